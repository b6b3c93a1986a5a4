// Measures the script time of one key press in the application form on a slow processor, compared with a bare form with
// the same number of fields.
import type { Locator, Page } from '@playwright/test'
import { measurePairs, openNewPage, type PageMeasurementInput, printTableRow, throttleProcessor } from './figures.ts'
import { serveReferencePage } from './reference.ts'

/** As many characters as the field accepts. */
const KEYS = 30
const WARM_UP = 20

/** Returns how long the page's own code runs for one key press, without layout and paint, in milliseconds. */
const typingIn = async (page: Page, field: Locator) => {
  await page.bringToFront()
  const devtools = await throttleProcessor(page)
  await devtools.send('Performance.enable')
  const scriptTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN)
  }
  await field.fill('')
  await field.focus()
  for (let key = 0; key < WARM_UP; key += 1) await page.keyboard.press('a')
  // Empties the field, because a full field rejects more keys.
  await field.fill('')
  const before = await scriptTime()
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('abcdefghij'.charAt(key % 10))
  const perKey = ((await scriptTime()) - before) / KEYS
  await devtools.detach()
  return perKey
}

export const measureAndPrintTyping = async ({ browser, url, rounds }: PageMeasurementInput): Promise<void> => {
  const [form, bare] = [await openNewPage(browser, url), await openNewPage(browser, url)]
  await form.goto(`${url}/__world/enter?persona=new-individual-confirmed&to=/aply-info`)
  await form.getByRole('button', { name: '사업자 정보 열기' }).click()
  const field = form.getByLabel('상호명').first()
  await field.waitFor()
  // The bare form gets as many fields as ours, and the script types into the same field.
  const { fields, nth } = await field.evaluate((typed) => {
    const all = [...document.querySelectorAll('main :is(input, select, textarea)')]
    return { fields: all.length, nth: all.indexOf(typed) }
  })
  await bare.goto(`${await serveReferencePage('form')}/?fields=${fields}`)
  const bareField = bare.locator(`#field${nth}`)
  const [typeOwn, typeBare] = [() => typingIn(form, field), () => typingIn(bare, bareField)]
  const { ours, theirs } = await measurePairs(rounds, typeOwn, typeBare)
  printTableRow(`script per key, ${fields} fields, ms`, ours, theirs, { ratio: 1.4 })
  await Promise.all([form.context().close(), bare.context().close()])
}
