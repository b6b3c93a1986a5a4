import { expect, test as base } from '@playwright/test'
import { type FakeWorld, worldFixtures } from 'delivery-fee-support-portal/fake-world'

/** A test of another project, written as `fake-server/TESTS.md` describes. */
const test = base.extend<{ world: FakeWorld }, { server: FakeWorld }>(worldFixtures)

test.describe("a world in another project's tests", () => {
  test('serves the pages of a persona at the URL of the world', async ({ page, world }) => {
    await page.goto('/__world/enter?persona=applied-hold&to=/aply-result')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(world.portal)
    expect(await world.call('GET', '/__world/state')).toMatchObject({ persona: 'applied-hold' })
  })

  test('is a fresh world in the next test', async ({ world }) =>
    expect(await world.call('GET', '/__world/state')).toMatchObject({ persona: null }))
})
