import { describe, expect, it } from 'vitest'
import { aServer, makeWorldClient } from '../testing/a-server.ts'
import type { TokenDoc } from '../world/collections.ts'
import { freshWorld, makeSeed } from '../world/world.ts'
import { applicantTokenOf } from './access.ts'

const token = (name: string, more: Partial<TokenDoc>): readonly [string, TokenDoc] => [
  name,
  {
    token: name,
    kind: 'login',
    brNo: '1000100001',
    aplyNo: null,
    ci: null,
    adminId: null,
    role: null,
    expiresAt: 1000,
    ...more,
  },
]
const seed = makeSeed({
  tokens: [
    token('valid', {}),
    token('countdown', { kind: 'countdown' }),
    token('officer', { kind: 'admin', role: 'ROLE_ADMIN' }),
    token('clerk', { kind: 'admin', role: 'ROLE_USER' }),
  ],
})

describe('[A-235] an applicant call', () => {
  it.each([
    { title: 'no token', headers: {}, status: 401 },
    { title: 'a valid cookie', headers: { cookie: 'jwtToken=valid' }, status: 200 },
    { title: 'the same value as bearer', headers: { authorization: 'Bearer valid' }, status: 200 },
    { title: 'an unknown cookie value', headers: { cookie: 'jwtToken=made-up' }, status: 401 },
    { title: 'the cookie value __proto__', headers: { cookie: 'jwtToken=__proto__' }, status: 401 },
    { title: 'a countdown token', headers: { authorization: 'Bearer countdown' }, status: 401 },
    { title: "an administrator's token", headers: { authorization: 'Bearer officer' }, status: 401 },
  ])('is answered with $status for $title', async ({ headers, status }) => {
    const server = await aServer({ seed, realNow: () => 999 })
    const answer = await server.portal.inject({ url: '/api/mine', headers })
    expect(answer.statusCode).toBe(status)
  })
  it('is rejected with the message that the catalogue prescribes', async () => {
    const server = await aServer()
    expect((await server.portal.inject({ url: '/api/mine' })).json()).toEqual({
      status: 401,
      errorCode: 'AUTH_EXPIRED',
      message: '인증정보가 만료되었습니다. 다시 인증해주세요.',
      because: expect.objectContaining({ rule: 'OW-5', ref: 'A-235' }) as unknown,
    })
  })
  it('is rejected with an expired token', async () => {
    const server = await aServer({ seed, realNow: () => 1000 })
    expect((await server.portal.inject({ url: '/api/mine', headers: { cookie: 'jwtToken=valid' } })).statusCode).toBe(
      401,
    )
  })
})

describe('[D1-03] a token that a renewal has replaced', () => {
  it.each([
    { title: 'is valid before the renewal', now: 499, holds: true },
    { title: 'is invalid from the renewal on', now: 500, holds: false },
  ])('$title', ({ now, holds }) => {
    const world = freshWorld('a', makeSeed({ tokens: [token('valid', { endedAt: 500 })] }))
    const login = applicantTokenOf(world, { cookie: 'valid', authorization: undefined, now })
    expect(login !== null).toBe(holds)
  })
})

describe('an administrator call', () => {
  it.each([
    { title: 'no token', bearer: null, ip: '192.0.2.1', status: 401 },
    { title: 'an unknown token', bearer: 'made-up', ip: '192.0.2.1', status: 401 },
    { title: "an applicant's token", bearer: 'valid', ip: '192.0.2.1', status: 401 },
    { title: 'another role', bearer: 'clerk', ip: '192.0.2.1', status: 403 },
    { title: 'another address', bearer: 'officer', ip: '203.0.113.7', status: 403 },
    { title: 'a neighbouring address', bearer: 'officer', ip: '192.0.2.31', status: 403 },
    { title: 'token, role and office address', bearer: 'officer', ip: '192.0.2.30', status: 200 },
  ])('is answered with $status for $title', async ({ bearer, ip, status }) => {
    const server = await aServer({ seed, realNow: () => 999 })
    await makeWorldClient(server, 'default').send('PUT', '/__world/visitor', { ip })
    const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` }
    expect((await server.portal.inject({ url: '/api/desk', headers })).statusCode).toBe(status)
  })
})
