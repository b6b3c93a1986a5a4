import { describe, expect, it } from 'vitest'
import { helpDeskOf, ROUTES } from './routes.ts'

describe('who helps with a page', () => {
  it('[D1-41] [D3-44] is the desk of proofs on the pages of document 3, of both desks on its general ones, else that of applications', () => {
    expect(ROUTES.filter((route) => helpDeskOf(route) === 'application')).toEqual([
      ...['/', '/elig-check', '/ctn-mttr', '/self-check', '/bzmn-reg', '/bzmn-result', '/bzmn-result-admin'],
      ...['/onslf-check', '/onslf-check-result', '/kmc-result', '/integration-result', '/info-agree', '/mydata-agree'],
      ...['/aply-info', '/aply-cmptn', '/aply-result', '/result-modify', '/result-modify-bizinfo'],
      '/result-modify-cmptn',
    ])
    expect(ROUTES.filter((route) => helpDeskOf(route) === 'both')).toEqual([
      ...['/aply-result-sample', '/board-faq', '/modal-alert', '/coming-soon', '/info-privacy', '/info-terms'],
      ...['/region-center', '/user-guide', '/popup', '/popup-daily'],
    ])
    expect(helpDeskOf('/proof-intro')).toBe('proof')
    expect(helpDeskOf('/nothing-here')).toBe('application')
  })
})
