import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** A selector for every control in which a person can enter data, or which a person can press. */
const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, [contenteditable]'

/**
 * Returns every entry of a form with its value, the names of the listed files, and the cards with their pending
 * changes.
 */
export const readFormEntries = (scope: Locator): Promise<readonly string[]> =>
  scope.evaluate((form) => {
    const entries = [
      ...form.querySelectorAll<HTMLElement>('input:not([type="file"]), select, textarea, [id][aria-pressed]'),
    ]
    const valueOf = (entry: HTMLElement) => {
      if (entry instanceof HTMLInputElement && ['checkbox', 'radio'].includes(entry.type)) return String(entry.checked)
      if (entry instanceof HTMLButtonElement) return String(entry.ariaPressed)
      return (entry as HTMLInputElement).value
    }
    const texts = (selector: string) => [...form.querySelectorAll(selector)].map((element) => element.textContent ?? '')
    return [
      ...entries.map((entry) => `${entry.id || (entry as HTMLInputElement).value}: ${valueOf(entry)}`),
      ...texts('[role="combobox"], [role="textbox"], [role="tab"][aria-selected="true"]'),
      ...[...form.querySelectorAll('[data-file]')].map((row) => row.getAttribute('data-file') ?? ''),
      ...[...form.querySelectorAll('article')].map(
        (card) => `${card.dataset['change'] ?? 'unchanged'}: ${card.textContent}`,
      ),
    ]
  })

/** Changes the control from a script, by paste and by drop, as extensions, voice input, autofill and the mouse do. */
const bySynthesis = (control: Locator) =>
  control.evaluate((element) => {
    const file = new File(['%PDF-1.4 another'], '나중에.pdf', { type: 'application/pdf' })
    const carried = () => {
      const data = new DataTransfer()
      data.items.add(file)
      data.setData('text/plain', '98765')
      return data
    }
    const dispatch = (event: Event) => element.dispatchEvent(event)
    const options = { bubbles: true, cancelable: true }
    dispatch(new ClipboardEvent('paste', { ...options, clipboardData: carried() }))
    dispatch(new DragEvent('dragover', { ...options, dataTransfer: carried() }))
    dispatch(new DragEvent('drop', { ...options, dataTransfer: carried() }))
    const write = (prototype: object, value: unknown) =>
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
    if (element instanceof HTMLInputElement && element.type === 'file') {
      element.files = carried().files
      dispatch(new Event('change', options))
    } else if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) element.click()
    else if (element instanceof HTMLInputElement) {
      write(HTMLInputElement.prototype, element.type === 'datetime-local' ? '2031-01-01T00:00' : '98765')
      dispatch(new InputEvent('input', { ...options, data: '98765', inputType: 'insertText' }))
      dispatch(new Event('change', options))
    } else if (element instanceof HTMLTextAreaElement) {
      write(HTMLTextAreaElement.prototype, '다른 내용')
      dispatch(new InputEvent('input', options))
    } else if (element instanceof HTMLSelectElement) {
      const other = [...element.options].find(({ selected }) => !selected)
      if (other) element.value = other.value
      dispatch(new Event('change', options))
    } else if (element instanceof HTMLElement) element.click()
  })

/** Tries to change a control by hand: clicks it, then presses keys that type, delete, select and tick. */
const byHand = async (page: Page, control: Locator) => {
  await control.click({ force: true, timeout: 5_000 }).catch(() => undefined)
  await control.focus()
  for (const key of ['9', 'Backspace', 'ArrowDown', ' ']) await page.keyboard.press(key)
}

/**
 * Tries to change every control of a form, except controls whose names say that they stop, leave or only show
 * something. After each attempt the form must be unchanged. Pointer and keys do not reach a form behind a dialog.
 */
export const tryToChangeEveryControl = async (
  page: Page,
  scope: Locator,
  { usable, isBehindDialog = false }: { readonly usable: RegExp; readonly isBehindDialog?: boolean },
) => {
  const before = await readFormEntries(scope)
  expect(before.length).toBeGreaterThan(0)
  const controls = await scope.locator(CONTROLS).all()
  let attempts = 0
  for (const control of controls) {
    const name = await control.evaluate((element) => {
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
      return [element.ariaLabel ?? '', ...labels.map(({ textContent }) => textContent ?? ''), element.textContent ?? '']
        .join(' ')
        .replace(/\s+/g, ' ')
    })
    if (usable.test(name) || !(await control.isVisible())) continue
    await bySynthesis(control)
    if (!isBehindDialog) await byHand(page, control)
    attempts += 1
    expect(await readFormEntries(scope), `after “${name.trim()}”`).toEqual(before)
  }
  expect(attempts).toBeGreaterThan(0)
}
