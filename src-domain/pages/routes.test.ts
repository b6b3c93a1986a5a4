import { describe, expect, it } from 'vitest'
import { helpDeskNameOf, isDraftFormRoute, isReceiptRoute, ROUTES, ROUTE_FLAGS, showsCountdown } from './routes.ts'

describe('the help desk of a page', () => {
  it('[D1-41] [D3-44] [D3-212] each page shows the help desk for applications, for proofs, or both', () => {
    expect(ROUTES.filter((route) => helpDeskNameOf(route) === 'application')).toEqual([
      ...['/', '/elig-check', '/ctn-mttr', '/self-check', '/bzmn-reg', '/bzmn-result', '/bzmn-result-admin'],
      ...['/onslf-check', '/onslf-check-result', '/kmc-result', '/integration-result', '/info-agree', '/mydata-agree'],
      ...['/aply-info', '/aply-cmptn', '/aply-result', '/result-modify', '/result-modify-bizinfo'],
      ...['/result-modify-cmptn', '/opinion-submit'],
    ])
    expect(ROUTES.filter((route) => helpDeskNameOf(route) === 'both')).toEqual([
      ...['/aply-result-sample', '/board-faq', '/modal-alert', '/coming-soon', '/info-privacy', '/info-terms'],
      ...['/region-center', '/user-guide', '/popup', '/popup-daily'],
    ])
    expect(helpDeskNameOf('/proof-intro')).toBe('proof')
    expect(helpDeskNameOf('/nothing-here')).toBe('application')
  })
})

describe('the flags of the pages', () => {
  it('[E-016] [A-009] [P-001] [P-002] the countdown is shown only on the pages of the specification', () =>
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

  it('[P-317] [D2-139] [D3-99] forms of applications, proofs and opinions are saved as drafts, other pages are not', () =>
    expect([...ROUTES, '/no-page'].filter(isDraftFormRoute).toSorted()).toEqual([
      '/aply-info',
      '/detail-page',
      '/opinion-submit',
      '/proof-reg',
      '/proof-reg-add',
      '/proof-reg-all',
      '/proof-reg-parcel',
      '/result-modify',
      '/result-modify-bizinfo',
    ]))

  it('only the pages after an application and after an edit confirm what was sent', () =>
    expect([...ROUTES, '/no-page'].filter(isReceiptRoute)).toEqual(['/aply-cmptn', '/result-modify-cmptn']))

  it('only the result pages of certification windows have no frame', () =>
    expect(ROUTES.filter((route) => !ROUTE_FLAGS[route].frame)).toEqual(['/kmc-result', '/integration-result']))
})
