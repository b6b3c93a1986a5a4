import { expect, it } from 'vitest'
import { showsCountdown } from '#domain/pages/routes'
import { ROUTE_TITLE_KEYS } from '../text/ko/pages/titles.ts'
import { ROUTE_TABLE } from './routes.tsx'

// Which pages have a countdown is proved in `src-domain/pages/routes.test.ts`.
const PAGES = Object.keys(ROUTE_TABLE) as readonly (keyof typeof ROUTE_TABLE)[]

it.each(PAGES.filter((route) => !showsCountdown(route)))(
  '[P-002] the pages without a countdown show a screen and a title: %s',
  async (route) => {
    const { default: screen } = await ROUTE_TABLE[route].screen()
    expect(screen).toBeTypeOf('function')
    expect(ROUTE_TITLE_KEYS[route]).toMatch(/^title\./)
  },
)

it.each(PAGES.filter(showsCountdown))('[P-001] a page with a countdown shows its screen and title: %s', (route) => {
  const screens = Object.values(ROUTE_TABLE).filter(({ screen }) => screen === ROUTE_TABLE[route].screen)
  expect(screens).toHaveLength(1)
  expect(ROUTE_TITLE_KEYS[route]).toMatch(/^title\./)
})
