import { describe, expect, it } from 'vitest'
import { showsCountdown } from '#domain/session/routes'
import { ROUTE_TABLE } from '../../app/routes.tsx'
import { ROUTE_TITLES } from '../../text/ko/titles.ts'

const ROUTES = [
  '/proof-intro',
  '/proof-reg',
  '/proof-reg-all',
  '/proof-reg-parcel',
  '/proof-reg-add',
  '/detail-page',
  '/opinion-submit',
] as const

describe('[P-001] the pages of proofs and opinions', () => {
  it.each(ROUTES)('[P-001] %s has a screen of its own, a title and the countdown', (route) => {
    const screens = Object.values(ROUTE_TABLE).filter(({ screen }) => screen === ROUTE_TABLE[route].screen)
    expect(screens).toHaveLength(1)
    expect(ROUTE_TITLES[route]).toMatch(/^title\./)
    expect(showsCountdown(route)).toBe(true)
  })
})
