import { pressByKey, expect, tabTo, test } from '../journey.ts'

test('a journey can open any page signed in as a persona', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/ctn-mttr')
  await expect(page).toHaveURL(/\/ctn-mttr$/)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain('jwtToken')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain(facts.brNo)
  expect(JSON.stringify(await world.journal())).not.toContain(facts.residentNumber)
})

test('a journey can use keys instead of the mouse', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'link', '본문 바로가기')
  await page.goto('/ctn-mttr')
  await pressByKey(page, 'link', /소상공인 배달·택배비 지원/)
  await expect(page).toHaveURL(/\/$/)
})

test('a journey can move the clock of its world', async ({ page, world }) => {
  await world.clock('2025-06-26T19:00:00+09:00')
  const { date } = (await page.request.get('/config.json')).headers()
  expect(new Date(date ?? '').toISOString()).toMatch(/^2025-06-26T10:00/)
})
