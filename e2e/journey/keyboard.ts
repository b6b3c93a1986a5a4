import { expect, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

/** More stops than the longest page has. */
const MOST_STOPS = 200

const focused = (page: Page, target: Locator) => target.and(page.locator(':focus')).count()

/**
 * Goes on with the Tab key until the control of that role and name has the focus, as a person without a mouse does;
 * `back` goes with Shift. Fails where a whole round does not meet it.
 */
export const tabTo = async (
  page: Page,
  role: Role,
  name: string | RegExp,
  { back = false, exact = true }: { readonly back?: boolean; readonly exact?: boolean } = {},
): Promise<Locator> => {
  const target = page.getByRole(role, { name, exact })
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await focused(page, target)) === 1) return target.and(page.locator(':focus'))
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
  }
  await expect(target, `${role} "${String(name)}" is reached by ${MOST_STOPS} tabs`).toBeFocused()
  return target
}

/** Reaches a control by Tab and presses it by key. */
export const pressByKey = async (page: Page, role: Role, name: string | RegExp, key = 'Enter') => {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}
