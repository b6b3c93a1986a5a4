import { describe, expect, it } from 'vitest'
import type { PersonaSet } from '../personas/persona.ts'
import { aServer, makeWorldClient } from '../testing/a-server.ts'
import { TEST_OWNER, TEST_PERSONAS } from '../testing/test-routes.ts'

describe('the URL that starts a visit as a persona', () => {
  const WINDOW = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  const entering = async (headers: Record<string, string>, to = '/aply-result') => {
    const server = await aServer()
    const url = `/__world/enter?persona=kim&to=${to}`
    const answer = await server.portal.inject({ url, headers: { 'x-world': 'a', ...headers } })
    const { persona } = (await makeWorldClient(server, 'a').get('/__world/state')).json<{ persona: string | null }>()
    return { answer, persona }
  }
  it('signs the persona in with one request', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    const answer = await world.get('/__world/enter?persona=kim&to=/aply-result')
    expect(answer.headers['set-cookie']).toBe('jwtToken=token-of-persona; Path=/; Max-Age=3600; SameSite=Lax')
    const entry = JSON.parse(/id="entry">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '') as object
    expect(entry).toMatchObject({ session: { businessNumber: TEST_OWNER.brNo }, page: '/aply-result' })
    expect(answer.body).not.toMatch(/<script(?![^>]*(src=|application\/json))/)
  })
  it('puts the session into the page only as data', async () => {
    const markup = '</script><script>alert(1)</script><!--'
    const signIn: PersonaSet['signIn'] = (...parameters) => {
      const [world, signedIn] = TEST_PERSONAS.signIn(...parameters)
      return [world, { ...signedIn, session: { ...signedIn.session, certifiedName: markup } }]
    }
    const world = makeWorldClient(await aServer({ personaSet: { ...TEST_PERSONAS, signIn } }), 'a')
    const { body } = await world.get('/__world/enter?persona=kim&to=/aply-result')
    const data = /id="entry">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(Object.values((JSON.parse(data) as { session: object }).session)).toContain(markup)
    expect(body.match(/<\/?script|<!--/g)).toEqual(['<script', '</script', '<script', '</script'])
  })
  it('needs no inline script or style', async () => {
    const server = await aServer()
    const { body, statusCode } = await server.portal.inject({ url: '/__world/enter?persona=kim' })
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/<style|<script(?![^>]*(?:src=|json))|\son\w+=|\sstyle=/)
  })
  it.each([
    {},
    { ...WINDOW, 'sec-fetch-site': 'none' },
    { ...WINDOW, 'sec-fetch-site': 'same-origin' },
    // The headers of a Node program.
    { 'sec-fetch-mode': 'cors' },
  ])('enters without confirmation for %j', async (headers) => {
    const { answer, persona } = await entering(headers)
    expect(answer.statusCode).toBe(200)
    expect(persona).toBe('kim')
    expect(answer.headers['set-cookie']).toContain('jwtToken=')
  })
  it.each(['cross-site', 'same-site'])(
    'asks a person who comes from a page marked %s for confirmation',
    async (site) => {
      const { answer, persona } = await entering({ ...WINDOW, 'sec-fetch-site': site })
      expect(answer.statusCode).toBe(200)
      expect(persona).toBeNull()
      expect(answer.headers['set-cookie']).toBe(undefined)
      expect(answer.body).toContain('<a href="/__world/enter?persona=kim&amp;to=%2Faply-result">입장하기</a>')
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )
  it.each([
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }],
    [
      'a frame of the same origin',
      { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
    ],
    ['a call', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' }],
    [
      'a call of a page of the same origin',
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
    ],
  ])('rejects the request %s', async (_, headers) => {
    const { answer, persona } = await entering(headers)
    expect(answer.statusCode).toBe(403)
    expect(persona).toBeNull()
    expect(answer.headers['set-cookie']).toBe(undefined)
  })
  it.each([
    '/%09/evil.example/x',
    '/%0A/evil.example',
    '/%0D%0A/evil.example',
    '%09//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%5C%5Cevil.example',
    '/%5Cevil.example',
    '//evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'aply-result',
    '',
  ])('rejects %s, which is not a page of this origin', async (to) => {
    const { answer, persona } = await entering({}, to)
    expect(answer.statusCode).toBe(400)
    expect(persona).toBeNull()
  })
  it.each([
    ['/aply-result?from=%2F%2Fx', '/aply-result?from=//x'],
    ['/a/../aply-result', '/aply-result'],
  ])('accepts %s, which is a page of this origin', async (to, page) => {
    const { answer } = await entering({}, to)
    const entry = /id="entry">(.*?)<\/script>/.exec(answer.body)?.[1] ?? ''
    expect(JSON.parse(entry)).toMatchObject({ page })
  })
})
