import { expect, it } from 'vitest'
import { showsCountdown } from '#domain/session/routes'
import { ROUTE_TITLES } from '../text/ko/titles.ts'
import { ROUTE_TABLE } from './routes.tsx'

const INFORMATION = [
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

it.each(INFORMATION)(
  '[P-002] the pages of notices and information show a screen and a title but no countdown: %s',
  async (route) => {
    const { default: screen } = await ROUTE_TABLE[route].screen()
    expect(screen).toBeTypeOf('function')
    expect(ROUTE_TITLES[route]).toMatch(/^title\./)
    expect(showsCountdown(route)).toBe(false)
  },
)

const PROOFS = [
  '/proof-intro',
  '/proof-reg',
  '/proof-reg-all',
  '/proof-reg-parcel',
  '/proof-reg-add',
  '/detail-page',
  '/opinion-submit',
] as const

it.each(PROOFS)(
  '[P-001] the pages of proofs and opinions show a separate screen, a title and the countdown: %s',
  (route) => {
    const screens = Object.values(ROUTE_TABLE).filter(({ screen }) => screen === ROUTE_TABLE[route].screen)
    expect(screens).toHaveLength(1)
    expect(ROUTE_TITLES[route]).toMatch(/^title\./)
    expect(showsCountdown(route)).toBe(true)
  },
)
