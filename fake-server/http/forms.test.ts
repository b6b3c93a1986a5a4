import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aFolder, aListeningServer, aServer } from '../testing/a-server.ts'
import { TEST_ROUTES } from '../testing/test-routes.ts'
import { changeDoc, makeSeed } from '../world/world.ts'
import type { Handler } from './handler.ts'

const BOUNDARY = 'cut-here'
const part = (head: string, body: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const data = (json: string) => part('name="applicationData"; filename="blob"\r\nContent-Type: application/json', json)
const file = (name: string, bytes: string) =>
  part(`name="file"; filename="${name}"\r\nContent-Type: application/pdf`, bytes)
const END = `--${BOUNDARY}--\r\n`

const sendForm = async (payload: string, type = `multipart/form-data; boundary=${BOUNDARY}`) => {
  const folder = aFolder()
  const server = await aServer({ data: folder })
  const answer = await server.portal.inject({
    method: 'POST',
    url: '/api/form',
    payload,
    headers: { 'content-type': type },
  })
  const kept = () => {
    try {
      return readdirSync(join(folder, 'bytes')).length
    } catch {
      return 0
    }
  }
  return { answer, kept }
}

/** Leftover bytes may be deleted shortly after the rejection is answered. */
const SOON = { timeout: 60_000 }

describe('[F-038] the reading of a form', () => {
  it('parses a JSON part, stores the bytes and normalises the name', async () => {
    const { answer, kept } = await sendForm(data('{"title":"하나"}') + file('한글.pdf', '%PDF-1.4') + END)
    expect(answer.json()).toMatchObject({ title: '하나', files: [{ name: '한글.pdf', size: 8, head: '%PDF' }] })
    expect(kept()).toBe(1)
  })
  it('accepts an empty file', async () => {
    const { answer } = await sendForm(data('{"title":"하나"}') + file('a.pdf', '') + END)
    expect(answer.json()).toMatchObject({ files: [{ size: 0 }] })
  })
  it('rejects a file one byte larger than 10 MB', async () => {
    const whole = await sendForm(data('{"title":"하나"}') + file('a.pdf', 'x'.repeat(10 * 2 ** 20)) + END)
    expect([whole.answer.statusCode, whole.kept()]).toEqual([200, 1])
    const more = await sendForm(data('{"title":"하나"}') + file('a.pdf', 'x'.repeat(10 * 2 ** 20 + 1)) + END)
    expect([more.answer.statusCode, more.answer.json()]).toMatchObject([413, { errorCode: 'REQUEST_TOO_LARGE' }])
    await vi.waitFor(() => expect(more.kept()).toBe(0), SOON)
  })
  it.each([
    { title: 'the JSON part is broken', payload: data('{"title":') + END, status: 400 },
    {
      title: 'the JSON part has a __proto__ field',
      payload: data('{"title":"x","__proto__":{"a":1}}') + END,
      status: 400,
    },
    {
      title: 'the JSON part has deeply nested lists',
      payload: data(`{"title":"x","more":${'['.repeat(5000)}${']'.repeat(5000)}}`) + END,
      status: 400,
    },
    { title: 'a field is missing', payload: data('{}') + file('a.pdf', 'x') + END, status: 400 },
    { title: 'everything is missing', payload: END, status: 400 },
    { title: 'the closing boundary is missing', payload: data('{"title":"x"}') + file('a.pdf', 'x'), status: 400 },
    { title: 'a part is repeated', payload: data('{"title":"x"}') + data('{"title":"y"}') + END, status: 400 },
    { title: 'a part is named __proto__', payload: part('name="__proto__"', 'x') + END, status: 400 },
    {
      title: 'there are more than a hundred fields',
      payload: Array.from({ length: 101 }, (_, index) => part(`name="f${index}"`, 'x')).join('') + END,
      status: 413,
    },
    {
      title: 'a field is too large',
      payload: part('name="memo"', 'x'.repeat(2 ** 20 + 1)) + data('{"title":"x"}') + END,
      status: 413,
    },
  ])('rejects with $status when $title and keeps no bytes', async ({ payload, status }) => {
    const { answer, kept } = await sendForm(payload)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { status, message: expect.stringMatching(/[가-힣]/) as string },
    ])
    await vi.waitFor(() => expect(kept()).toBe(0), SOON)
  })
  it('answers 400 to a form without a boundary', async () => {
    expect((await sendForm('x', 'multipart/form-data')).answer.statusCode).toBe(400)
    expect((await sendForm('{}', 'application/json')).answer.statusCode).toBe(415)
  })
})

const FORM = TEST_ROUTES.filter(({ form }) => form !== undefined)
const answerNumber: Handler = (world, { login }) => [
  world,
  login === null ? { status: 401 } : { status: 200, body: { brNo: login.brNo } },
]
const OF_APPLICANTS = FORM.map((row) => ({
  ...row,
  path: '/api/own-form',
  access: 'applicant' as const,
  handler: answerNumber,
}))

it.each([
  { title: 'expires while the form is being sent', start: 999, status: 200 },
  { title: 'has expired when the form arrives', start: 1000, status: 401 },
])('[D1-674] [A-235] a form is answered with $status if the login $title', async ({ start, status }) => {
  let now = start
  const holder = { brNo: '1000100001', aplyNo: null, ci: null, adminId: null, role: null }
  const login = { token: 'own', kind: 'login' as const, expiresAt: 1000, ...holder }
  const server = await aServer({
    routes: OF_APPLICANTS,
    seed: makeSeed({ tokens: [['own', login]] }),
    realNow: () => now,
  })
  const slowly = function* () {
    yield Buffer.from(data('{"title":"하나"}'))
    now += 599_000
    const live = server.worlds.open('default')
    live.world = changeDoc(live.world, 'tokens', 'own', (token) => ({ ...token, brNo: '2000100001' }))
    yield Buffer.from(file('a.pdf', '%PDF-1.4') + END)
  }
  const answer = await server.portal.inject({
    method: 'POST',
    url: '/api/own-form',
    payload: Readable.from(slowly()),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie: 'jwtToken=own' },
  })
  expect(answer.statusCode).toBe(status)
  // The edit of a business number changes the token of a call that is still being sent.
  if (status === 200) expect(answer.json()).toEqual({ brNo: '2000100001' })
})

describe('a form is rejected before it is sent completely', () => {
  /** Sends the head and, piece by piece, a part of a body that never ends. Returns the first line of the answer. */
  const statusOf = async (path: string, length: string, pieces: readonly string[] = []) => {
    const { portal } = await aListeningServer({ routes: [...FORM, ...OF_APPLICANTS] })
    const socket = connect(Number(new URL(portal).port), '127.0.0.1')
    onTestFinished(() => {
      socket.destroy()
    })
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\n${length}\r\n\r\n`,
    )
    for (const piece of pieces) socket.write(`${Buffer.byteLength(piece).toString(16)}\r\n${piece}\r\n`)
    const [bytes] = await new Promise<[Buffer]>((answered) => {
      socket.once('data', (...data: [Buffer]) => {
        answered(data)
      })
    })
    return bytes.toString().split('\r\n', 1)[0]
  }

  it('[A-235] a form without a session is rejected before files are read', async () => {
    expect(await statusOf('/api/own-form', 'content-length: 90000000')).toContain('401')
  })
  it('[P-289] a form is not read if its declared length is too large', async () => {
    expect(await statusOf('/api/form', 'content-length: 1000000000')).toContain('413')
  })
  it('[P-289] a form is rejected as soon as a file is too large', async () => {
    const open = part('name="file"; filename="a.pdf"\r\nContent-Type: application/pdf', '').replace(/\r\n$/, '')
    const pieces = [open, ...Array.from({ length: 11 }, () => 'x'.repeat(2 ** 20))]
    expect(await statusOf('/api/form', 'transfer-encoding: chunked', pieces)).toContain('413')
  })
})
