import { describe, expect, it } from 'vitest'
import { recertificationPageFor } from './certification-start.ts'
import { ROUTES } from './routes.ts'

describe('a new certification', () => {
  it('[E-151] [E-176] before the submission, a visitor starts again at the page for the business number', () => {
    const applying = ROUTES.filter((route) => recertificationPageFor(route) === '/bzmn-reg')
    expect(applying).toEqual(['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info'])
  })

  it('[E-148] [D1-262] an ended session decides the flow on a page without guard', () => {
    expect(recertificationPageFor('/', { ended: 'application' })).toBe('/bzmn-reg')
    expect(recertificationPageFor('/board-faq', { ended: 'result' })).toBe('/onslf-check-result')
    expect(recertificationPageFor('/aply-result', { ended: 'application' })).toBe('/onslf-check-result')
    expect(recertificationPageFor('/', { draft: 'result', ended: 'application' })).toBe('/onslf-check-result')
  })
})
