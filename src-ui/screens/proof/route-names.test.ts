import { expect, it } from 'vitest'
import { ROUTE_TABLE } from '#ui/app/routes.tsx'
import { ROUTES_BY_NAME } from './route-names.ts'

it('[P-003] the named routes contain the URL of the proof detail', async () => {
  expect(ROUTES_BY_NAME.DetailPage).toBe('/detail-page')
  const { default: screen } = await ROUTE_TABLE[ROUTES_BY_NAME.DetailPage].screen()
  expect(screen).toBe((await import('./detail/DetailScreen.tsx')).default)
})
