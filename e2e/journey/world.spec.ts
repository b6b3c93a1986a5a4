import { pressByKey, expect, test } from '../journey.ts'

test('a journey can open any page signed in as a persona, use keys, and move the clock of its world', async ({
  page,
  world,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/ctn-mttr')
  await expect(page).toHaveURL(/\/ctn-mttr$/)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain('jwtToken')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).toContain(facts.brNo)
  expect(JSON.stringify(await world.journal())).not.toContain(facts.residentNumber)
  await pressByKey(page, 'link', /소상공인 배달·택배비 지원/)
  await expect(page).toHaveURL(/\/$/)
  await world.clock('2025-06-26T19:00:00+09:00')
  const { date } = (await page.request.get('/config.json')).headers()
  expect(new Date(date ?? '').toISOString()).toMatch(/^2025-06-26T10:00/)
})
