import { describe, expect, it } from 'vitest'
import { ROUTE_FLAGS, showsCountdown, ROUTES } from './routes.ts'

describe('flags of the pages', () => {
  it('[E-016] exactly these pages show the countdown', () =>
    expect(ROUTES.filter(showsCountdown)).toEqual([
      '/onslf-check',
      '/info-agree',
      '/mydata-agree',
      '/aply-info',
      '/aply-result',
      '/result-modify',
      '/result-modify-bizinfo',
      '/proof-intro',
      '/proof-reg',
      '/proof-reg-all',
      '/proof-reg-add',
      '/proof-reg-parcel',
      '/detail-page',
      '/opinion-submit',
    ]))

  it('only the result pages of certification windows have no frame', () =>
    expect(ROUTES.filter((route) => !ROUTE_FLAGS[route].frame)).toEqual(['/kmc-result', '/integration-result']))
})
