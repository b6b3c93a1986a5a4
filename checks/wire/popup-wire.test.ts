import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPopupData, toPopupForm, type PopupRecord } from '#domain/notice/popup-form'
import { kstInstant } from '#domain/time/calendar'
import { toActiveWire, PopupRecordWire, toPopupRequest, toPopupRecord } from '#infra/admin/notice-admin-wire'
import { LandingWire, PopupWire, toLandingNotice, toPopup } from '#infra/notice/popup-wire'
import { popupFromDoc, toPopupWire, parsePopup } from '#server/agency/notice/popup-wire'

/** Times that administrators enter, in steps of ten minutes. */
const time = fc.option(
  fc.nat({ max: 1_000_000 }).map((step) => kstInstant('2025-01-01') + step * 600_000),
  { nil: null },
)
const record: fc.Arbitrary<PopupRecord> = fc.record({
  id: fc.integer({ min: 1, max: 999_999 }),
  type: fc.constantFrom('popup', 'landing'),
  content: fc.string({ maxLength: 40 }),
  isActive: fc.boolean(),
  priority: fc.nat({ max: 999 }),
  startsAt: time,
  endsAt: time,
})

/** Returns a body as it arrives after it was sent as JSON text. */
const overJson = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

describe("the fake server's popups, parsed by the portal", () => {
  it('[P-267] the popups and landing notices are unchanged for administrators', () =>
    fc.assert(
      fc.property(record, (noun) => {
        const wire = Schema.decodeUnknownSync(PopupRecordWire)(overJson(toPopupWire(noun)))
        expect(toPopupRecord(wire)).toEqual(noun)
        expect(popupFromDoc(toPopupWire(noun))).toEqual(noun)
      }),
    ))

  it('[E-031] [D1-15] the popups are unchanged for visitors', () =>
    fc.assert(
      fc.property(record, (noun) => {
        const wire = Schema.decodeUnknownSync(PopupWire)(overJson(toPopupWire(noun)))
        const { content, isActive, startsAt, endsAt } = noun
        const expectedPopup = { id: String(noun.id), content, isActive, startsAt, endsAt }
        expect(toPopup(wire, 'popupPriority')).toMatchObject({ ...expectedPopup, priority: noun.priority })
        expect(toPopup(wire, 'popupSn')).toMatchObject({ ...expectedPopup, priority: noun.id })
      }),
    ))

  it('[P-231] landing notices are unchanged for visitors', () =>
    fc.assert(
      fc.property(record, (noun) => {
        const { type: _type, priority: _priority, ...landing } = noun
        expect(toLandingNotice(Schema.decodeUnknownSync(LandingWire)(overJson(toPopupWire(noun))))).toEqual(landing)
      }),
    ))
})

describe('a maintenance notice whose end has no time', () => {
  it('[D1-500] [P-235] lasts until the end of that day, for visitors and administrators', () => {
    const notice = { popupSn: 1, popupType: 'landing', popupContents: '점검', popupYn: 'Y', popupPriority: 1 } as const
    const wire = { ...notice, popupStartDt: '2026-01-10', popupEndDt: '2026-01-10' } as const
    const times = { startsAt: kstInstant('2026-01-10'), endsAt: kstInstant('2026-01-11') }
    expect(toLandingNotice(Schema.decodeUnknownSync(LandingWire)(wire))).toMatchObject(times)
    expect(toPopupRecord(Schema.decodeUnknownSync(PopupRecordWire)(wire))).toMatchObject(times)
    expect(popupFromDoc(wire)).toMatchObject(times)
    const read = parsePopup(wire)
    expect(read === null ? null : toPopupData(read.form, read)).toMatchObject(times)
  })
})

describe("the portal's popups, parsed by the fake server", () => {
  it('[P-224] [P-225] the parsed popup contains every entry', () =>
    fc.assert(
      fc.property(record, ({ id: _id, ...kept }) => {
        const entry = toPopupData(toPopupForm(kept), kept)
        const read = parsePopup(overJson(toPopupRequest(entry)) as Readonly<Record<string, unknown>>)
        expect(read === null ? null : toPopupData(read.form, read)).toEqual(entry)
      }),
    ))

  it('[P-213] a popup is active exactly if the portal switched it on', () => {
    for (const isActive of [true, false])
      expect(parsePopup({ popupType: 'popup', popupYn: toActiveWire(isActive) })?.isActive).toBe(isActive)
  })
})
