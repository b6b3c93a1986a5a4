import { pressByKey, expect, test } from '../journey.ts'

/** A page that records mouse events, with one control that the keyboard cannot reach. */
const PAGE = `<script>addEventListener('pointerdown', () => { document.title = 'touched' }, true)</script>
<button onclick="this.textContent = 'pressed'">before</button>
<label><input type="radio" name="answer"> yes</label><label><input type="radio" name="answer"> no</label>
<label>text <input value="old"></label>
<select aria-label="month"><option>1</option><option>2</option><option>3</option></select>
<div role="button" onclick="this.textContent = 'pressed'">mouse only</div>`

test.describe('with the keyboard only', () => {
  test.use({ byKeyboard: true })

  test('every action of a journey uses keys', async ({ page }) => {
    await page.setContent(PAGE)
    await page.getByLabel('month').selectOption('3')
    await page.getByLabel('text').fill('new')
    await page.getByRole('radio', { name: 'no', exact: true }).check()
    await page.getByRole('radio', { name: 'yes' }).check()
    await page.getByRole('button', { name: 'before' }).click()
    await expect(page.getByRole('button', { name: 'pressed' })).toBeFocused()
    expect([await page.getByLabel('month').inputValue(), await page.getByLabel('text').inputValue()]).toEqual([
      '3',
      'new',
    ])
    await expect(page.getByRole('radio', { name: 'yes' })).toBeChecked()
    await expect(page.getByText('mouse only').click()).rejects.toThrow(/is not reached by \d+ keys/)
    await expect(page.getByText('mouse only').hover()).rejects.toThrow('hover does not go by keyboard')
    await expect(page).not.toHaveTitle('touched')
  })
})

test('a test without `byKeyboard` uses the mouse, and a window may close before its key is released', async ({
  page,
}) => {
  await page.setContent(PAGE)
  await page.getByText('mouse only').click()
  await expect(page).toHaveTitle('touched')

  const windowOpening = page.waitForEvent('popup')
  await page.evaluate(() => void open('about:blank'))
  const window = await windowOpening
  await window.setContent(PAGE)
  await window.evaluate(() => addEventListener('keydown', ({ key }) => key === 'Enter' && close()))
  const windowClosing = window.waitForEvent('close')
  await pressByKey(window, 'button', 'before')
  await windowClosing
})
