import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { PopupsHttp } from './popups-http.ts'

const listPopups = (body: unknown, changedSettings: Partial<Settings> = {}, calls: RecordedCall[] = []) =>
  PopupsHttp.make({
    http: fakeHttp(body, calls),
    settings: { read: () => ({ ...DEFAULT_SETTINGS, ...changedSettings }) },
  }).listActive()
const WIRE = { popupSn: 7, popupContents: '<p>안내</p>', popupYn: 'Y', popupPriority: 3 }

describe('PopupsHttp', () => {
  it('[E-030] loads the active popups by one call', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(listPopups({ status: 200, result: [] }, {}, calls))
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/v1/popup/list', options: { query: { popupYn: 'Y' } } }])
  })

  it('[E-031] reads id, content, priority, state and dates of each popup', async () => {
    const result = [
      { ...WIRE, popupStartDt: '2025-06-01 09:00:00', popupEndDt: '2025-06-02T00:00:00Z' },
      { popupSn: '8', popupContents: null, popupYn: 'N' },
      { popupSn: 9, popupContents: null },
    ]
    expect(await Effect.runPromise(listPopups({ status: 200, result }))).toMatchObject([
      {
        id: '7',
        content: '<p>안내</p>',
        priority: 7,
        isActive: true,
        startsAt: kstInstant('2025-06-01', '09:00'),
        endsAt: kstInstant('2025-06-02', '09:00'),
      },
      { id: '8', content: null, priority: 8, isActive: false, startsAt: null, endsAt: null },
      { id: '9', content: null, priority: 9, isActive: false, startsAt: null, endsAt: null },
    ])
  })

  it.each([
    ['2025-06-01', '2025-06-30', kstInstant('2025-06-01'), kstInstant('2025-07-01')],
    ['soon', 'later', null, null],
    ['', '2025-02-30', null, null],
  ])(
    '[E-046] [D1-410] [D1-411] reads the period of a popup with its last day; an unreadable date is null: %s to %s',
    async (popupStartDt, popupEndDt, startsAt, endsAt) =>
      expect(
        await Effect.runPromise(listPopups({ status: 200, result: [{ ...WIRE, popupStartDt, popupEndDt }] })),
      ).toMatchObject([{ startsAt, endsAt }]),
  )

  it('[D1-15] uses the priority chosen by the deployment', async () =>
    expect(
      await Effect.runPromise(
        listPopups({ status: 200, result: [WIRE, { popupSn: 9 }] }, { popupPrioritySource: 'popupPriority' }),
      ),
    ).toMatchObject([{ priority: 3 }, { priority: 1 }]))

  it.each([{ status: 200 }, { status: 200, result: {} }, { status: 200, result: [{ popupSn: null }] }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) =>
      expect(await Effect.runPromise(Effect.flip(listPopups(body)))).toMatchObject({ _tag: 'MalformedAnswer' }),
  )

  it('fails with Refused if the body status is not 200', async () =>
    expect(await Effect.runPromise(Effect.flip(listPopups({ status: 500, message: '장애' })))).toMatchObject({
      _tag: 'Refused',
      message: '장애',
    }))
})
