import { describe, expect, it } from 'vitest'
import { makeSessionCookie } from './session-cookie-document.ts'

describe('makeSessionCookie', () => {
  /** `{"aplyNo":"APL-1"}` between two ignored parts. */
  const TOKEN = `x.${btoa(JSON.stringify({ aplyNo: 'APL-1' })).replaceAll('=', '')}.y`

  it.each([
    { cookie: '', read: null, application: null },
    { cookie: 'other=1; jwtToken=abc', read: 'abc', application: null },
    { cookie: 'jwtToken=; other=1', read: null, application: null },
    { cookie: `a=b; jwtToken=${TOKEN}`, read: TOKEN, application: 'APL-1' },
    { cookie: 'jwtToken=x.%%%.y', read: 'x.%%%.y', application: null },
  ])('[E-128] reads $cookie as $read, with application $application', ({ cookie, read, application }) => {
    const own = makeSessionCookie({ cookie })
    expect(own.read()).toBe(read)
    expect(own.application()).toBe(application)
  })

  const tokenOf = (claims: object, secret = 'new') => `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.${secret}`
  const OWN = tokenOf({ aplyNo: 'APL-1', sub: 'person-1' }, 'own')

  it.each([
    { of: 'the same token', cookie: OWN, token: OWN, another: false },
    { of: 'no value', cookie: '', token: OWN, another: false },
    {
      of: 'the same person, in a renewed token',
      cookie: tokenOf({ aplyNo: 'APL-1', sub: 'person-1' }),
      token: OWN,
      another: false,
    },
    {
      of: 'the same person, who has applied again',
      cookie: tokenOf({ aplyNo: 'APL-2', sub: 'person-1' }),
      token: OWN,
      another: false,
    },
    { of: 'another person', cookie: tokenOf({ aplyNo: 'APL-2', sub: 'person-2' }), token: OWN, another: true },
    {
      of: 'another person, same application',
      cookie: tokenOf({ aplyNo: 'APL-1', sub: 'person-2' }),
      token: OWN,
      another: true,
    },
    { of: 'another application', cookie: tokenOf({ aplyNo: 'APL-2' }), token: OWN, another: true },
    { of: 'the same application', cookie: tokenOf({ aplyNo: 'APL-1' }), token: OWN, another: false },
    { of: 'an unknown applicant', cookie: tokenOf({ aplyNo: '', sub: 7 }), token: OWN, another: false },
    { of: 'a token of an unknown format', cookie: 'opaque', token: OWN, another: false },
    { of: 'anybody, in a tab without a token', cookie: 'opaque', token: '', another: true },
  ])('[E-209] [D1-265] isOfAnother returns $another if the cookie is for $of', ({ cookie, token, another }) => {
    expect(makeSessionCookie({ cookie: `jwtToken=${cookie}` }).isOfAnother(token)).toBe(another)
  })

  it('removes the cookie at once', () => {
    const page = { cookie: 'jwtToken=abc' }
    makeSessionCookie(page).remove()
    expect(page.cookie).toBe('jwtToken=; path=/; max-age=0; samesite=lax')
  })
})
