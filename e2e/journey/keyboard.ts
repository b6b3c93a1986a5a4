import { expect, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

/** More tab stops than the longest page has. */
const MOST_STOPS = 200

/** Presses a key. A browser window that closes on key down is gone before key up. */
const pressKey = (page: Page, key: string) =>
  page.keyboard.press(key).catch((cause: unknown) => {
    if (!/has been closed/.test(String(cause))) throw cause
  })

const countFocused = (page: Page, target: Locator) => target.and(page.locator(':focus')).count()

/**
 * Presses Tab until the control of that role and name has the focus; `back` presses Shift+Tab. Fails if a whole round
 * of Tab does not reach the control.
 */
export const tabTo = async (
  page: Page,
  role: Role,
  name: string | RegExp,
  { back = false, exact = true }: { readonly back?: boolean; readonly exact?: boolean } = {},
): Promise<Locator> => {
  const target = page.getByRole(role, { name, exact })
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await countFocused(page, target)) === 1) return target.and(page.locator(':focus'))
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  await expect(target, `${role} "${String(name)}" is reached by ${MOST_STOPS} tabs`).toBeFocused()
  return target
}

/** Reaches a control with Tab and activates it with a key. */
export const pressByKey = async (page: Page, role: Role, name: string | RegExp, key = 'Enter') => {
  await tabTo(page, role, name)
  await pressKey(page, key)
}

/**
 * Runs in the page. Returns the key that moves the focus towards an element, in page order; null if it has the focus.
 */
const keyTowards = (target: Element) => {
  const at = target.ownerDocument.activeElement
  if (at === null || at === target.ownerDocument.body) return 'Tab'
  if (at === target) return null
  const back = (target.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const radios = [at, target].filter((element) => element instanceof HTMLInputElement && element.type === 'radio')
  const sameGroup = radios.length === 2 && at.getAttribute('name') === target.getAttribute('name')
  return sameGroup ? (back ? 'ArrowUp' : 'ArrowDown') : back ? 'Shift+Tab' : 'Tab'
}

/**
 * Runs in the page. Returns the key that moves a select towards the option with this label; null if that option is
 * selected.
 */
const keyToOption = (element: Element, label: string) => {
  const { options, selectedIndex } = element as HTMLSelectElement
  const optionIndex = [...options].findIndex((option) => option.label === label)
  return optionIndex === selectedIndex ? null : optionIndex < selectedIndex ? 'ArrowUp' : 'ArrowDown'
}

/** Runs in the page. True if Enter would choose this option of an open list. */
const isNextChoice = ({ id, ownerDocument }: Element) =>
  ownerDocument.activeElement?.getAttribute('aria-activedescendant') === id

/**
 * Presses keys until the action is done. Fails after more key presses than the page, or the longest page, has tab
 * stops.
 */
const pressTowards = async (target: Locator, next: () => Promise<string | null>) => {
  const most = Math.min(await target.page().locator('*').count(), MOST_STOPS)
  for (let stop = 0; stop < most; stop += 1) {
    const key = await next()
    if (key === null) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${String(target)} is not reached by ${most} keys`)
}

const reach = async (target: Locator) => {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  await pressTowards(target, () => target.evaluate(keyTowards))
}

const isOption = (target: Locator) => target.evaluate((element) => element.getAttribute('role') === 'option')

/** The keyboard equivalent of each action that Playwright performs on an element. */
const BY_KEYBOARD = {
  click: async (target: Locator) => {
    if (await isOption(target)) {
      await pressTowards(target, async () => ((await target.evaluate(isNextChoice)) ? null : 'ArrowDown'))
      return target.page().keyboard.press('Enter')
    }
    await reach(target)
    const isLink = await target.evaluate((element) => element.matches('a[href]'))
    return pressKey(target.page(), isLink ? 'Enter' : 'Space')
  },
  check: async (target: Locator) => {
    await reach(target)
    if (!(await target.isChecked())) await target.page().keyboard.press('Space')
    await expect(target).toBeChecked()
  },
  fill: async (target: Locator, text: string) => {
    await reach(target)
    const { keyboard } = target.page()
    if ((await target.inputValue()) !== '') {
      await keyboard.press('ControlOrMeta+A')
      await keyboard.press('Delete')
    }
    return keyboard.type(text)
  },
  selectOption: async (target: Locator, label: string) => {
    await reach(target)
    await pressTowards(target, () => target.evaluate(keyToOption, label))
  },
  setInputFiles: async (target: Locator, files: Parameters<Locator['setInputFiles']>[0]) => {
    const press = async () => {
      await reach(target)
      await target.page().keyboard.press('Enter')
    }
    // Starts to wait before the first key, because the browser takes a moment to open its file chooser.
    const [chooser] = await Promise.all([target.page().waitForEvent('filechooser'), press()])
    return chooser.setFiles(files)
  },
}

/** Actions that have no key, and actions that would move the focus themselves. */
const REFUSED = [
  'blur',
  'dblclick',
  'dispatchEvent',
  'dragTo',
  'focus',
  'hover',
  'press',
  'pressSequentially',
  'setChecked',
  'tap',
  'uncheck',
] as const satisfies readonly (keyof Locator)[]

type Action = (target: Locator, ...parameters: never[]) => Promise<unknown>

/**
 * Performs every action on an element of any page by keys only, including providers' windows, until the returned
 * function is called. An element that no key reaches fails the journey.
 */
export const operateByKeyboardOnly = (page: Page): (() => void) => {
  const prototype = Object.getPrototypeOf(page.locator(':root')) as Record<string, unknown>
  const actions: readonly (readonly [string, Action])[] = [
    ...Object.entries(BY_KEYBOARD),
    ...REFUSED.map((name) => [name, () => Promise.reject(new Error(`${name} does not go by keyboard`))] as const),
  ]
  const before = actions.map(([name]) => [name, prototype[name]] as const)
  for (const [name, action] of actions)
    prototype[name] = function byKeyboard(this: Locator, ...parameters: never[]) {
      return action(this, ...parameters)
    }
  return () => void Object.assign(prototype, Object.fromEntries(before))
}
