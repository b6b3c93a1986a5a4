import { describe, expect, it } from 'vitest'
import { certificationFor } from './certification-start.ts'
import { ROUTES } from './routes.ts'

describe('a new certification', () => {
  it('[E-151] [E-176] starts in the application flow only on the pages before the submission', () => {
    const applying = ROUTES.filter((route) => certificationFor(route) === '/bzmn-reg')
    expect(applying).toEqual(['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info'])
  })

  it('[E-148] [D1-262] starts, on a page without a guard, in the flow of the session that ended', () => {
    expect(certificationFor('/', { ended: 'application' })).toBe('/bzmn-reg')
    expect(certificationFor('/board-faq', { ended: 'result' })).toBe('/onslf-check-result')
    expect(certificationFor('/aply-result', { ended: 'application' })).toBe('/onslf-check-result')
    expect(certificationFor('/', { draft: 'result', ended: 'application' })).toBe('/onslf-check-result')
  })
})
