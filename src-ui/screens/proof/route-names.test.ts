import { expect, it } from 'vitest'
import { ROUTE_NAMES } from './route-names.ts'
import { ROUTE_TABLE } from '../../app/routes.tsx'

it('[P-003] the named routes contain DetailPage, which is the address of the proof detail', async () => {
  expect(ROUTE_NAMES.DetailPage).toBe('/detail-page')
  const { default: screen } = await ROUTE_TABLE[ROUTE_NAMES.DetailPage].screen()
  expect(screen).toBe((await import('./detail/DetailScreen.tsx')).default)
})
