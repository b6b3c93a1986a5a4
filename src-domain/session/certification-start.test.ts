import { describe, expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { ENDED_LOGIN_CASES, ENTRY_LEAVING_CASES, RECERTIFICATION_CASES } from './certification-start.cases.ts'
import {
  decideEndedLogin,
  decideEntryLeaving,
  decideRecertification,
  recertificationPageFor,
} from './certification-start.ts'
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

describe('[E-148] [E-151] [E-176] [D1-262] the flow of a new certification', () => {
  itDecides('$rule decides $verdict for $path', RECERTIFICATION_CASES, ({ path, draft, ended }) =>
    decideRecertification(path, { draft, ended }),
  )
})

describe('[E-075] [E-202] [D1-37] the end of a session, or leaving a page before the certification', () => {
  itDecides('[D1-233] $rule decides $verdict for $token and $cookie', ENDED_LOGIN_CASES, ({ token, cookie }) =>
    decideEndedLogin(token, cookie),
  )
  it('[E-140] a session without a login removes no cookie', () =>
    expect([decideEndedLogin('', ''), decideEndedLogin('', null)]).toMatchObject([
      { verdict: 'keep' },
      { verdict: 'keep' },
    ]))
  itDecides('$rule decides $verdict for $facts', ENTRY_LEAVING_CASES, ({ facts }) => decideEntryLeaving(facts))
})
