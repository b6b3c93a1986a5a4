import { describe, expect, it } from 'vitest'
import { showsCountdown } from '#domain/session/routes'
import { ROUTE_TABLE } from '../../app/routes.tsx'
import { ROUTE_TITLES } from '../../text/ko/titles.ts'

const ROUTES = [
  '/popup-mng',
  '/popup-reg',
  '/coming-soon',
  '/info-privacy',
  '/info-terms',
  '/region-center',
  '/board-faq',
  '/objctRqst',
  '/user-guide',
  '/popup',
  '/popup-daily',
  '/modal-alert',
  '/aply-result-sample',
] as const

describe('the pages of notices and information', () => {
  it.each(ROUTES)('[P-002] %s has a screen, a title and no countdown', async (route) => {
    const { default: screen } = await ROUTE_TABLE[route].screen()
    expect(screen).toBeTypeOf('function')
    expect(ROUTE_TITLES[route]).toMatch(/^title\./)
    expect(showsCountdown(route)).toBe(false)
  })
})
