import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LandingNotice } from '#domain/notice/maintenance-window'
import { kstInstant } from '#domain/time/calendar'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { makeTestHttp } from '../testing/test-http.ts'
import { LandingsHttp } from './landings-http.ts'

afterEach(() => vi.unstubAllGlobals())

const WIRE = {
  popupSn: 7,
  popupYn: 'Y',
  popupContents: '<p>점검</p>',
  popupStartDt: '2025-11-01T22:00:00',
  popupEndDt: '2025-11-01T23:00:00',
}
const LANDING: LandingNotice = {
  id: 7,
  isActive: true,
  content: '<p>점검</p>',
  startsAt: kstInstant('2025-11-01', '22:00'),
  endsAt: kstInstant('2025-11-01', '23:00'),
}
const read = (body: unknown, calls: RecordedCall[] = []) => LandingsHttp.make({ http: fakeHttp(body, calls) }).read()
const landings = (body: unknown): Promise<readonly LandingNotice[]> => Effect.runPromise(read(body))

describe('[P-231] LandingsHttp', () => {
  it('loads the notices by one uncached call', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(read({ status: 200, result: [] }, calls))
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/v1/popup/landing-info' }])

    const fetchMock = vi.fn<typeof fetch>(async () => Response.json({ status: 200, result: [] }))
    vi.stubGlobal('fetch', fetchMock)
    await Effect.runPromise(LandingsHttp.make({ http: makeTestHttp() }).read())
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', cache: 'no-store' })
  })

  it('reads one or several notices in order', async () => {
    expect(await landings({ status: 200, result: WIRE })).toEqual([LANDING])
    const both = [WIRE, { ...WIRE, popupSn: '8', popupType: 'landing', popupPriority: 1 }]
    expect(await landings({ status: 200, result: both })).toEqual([LANDING, { ...LANDING, id: 8 }])
  })

  it.each([{ status: 200 }, { status: 200, result: null }, { status: 200, result: [] }])(
    'returns an empty list for %j',
    async (body) => expect(await landings(body)).toEqual([]),
  )

  it('reads missing fields of a notice as empty', async () =>
    expect(await landings({ status: 200, result: { popupYn: 'Y', popupStartDt: null } })).toEqual([
      { id: 0, isActive: true, content: '', startsAt: null, endsAt: null },
    ]))

  it.each(['2025-13-01T00:00:00', 'soon', ''])('[P-235] reads an unreadable time as null: %s', async (text) =>
    expect(await landings({ status: 200, result: { ...WIRE, popupEndDt: text } })).toEqual([
      { ...LANDING, endsAt: null },
    ]),
  )

  it.each([{ status: 200, result: 'none' }, { status: 200, result: [{ ...WIRE, popupYn: 1 }] }, []])(
    'fails for an answer of the wrong format: %j',
    async (body) =>
      expect(await Effect.runPromise(Effect.flip(read(body)))).toMatchObject({
        _tag: expect.stringMatching(/^(MalformedAnswer|Refused)$/) as string,
      }),
  )

  it('fails with Refused for a refusal', async () =>
    expect(await Effect.runPromise(Effect.flip(read({ status: 500, message: '장애' })))).toMatchObject({
      _tag: 'Refused',
    }))
})
