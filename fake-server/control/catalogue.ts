import type { TSchema } from 'typebox'
import { DATED_NOTICES, DEFAULT_MAINTENANCE, type DatedNoticeId } from '#domain/notice/dated-notices.table'
import { ROUTES } from '#domain/pages/routes'
import type { Instant } from '#domain/time/calendar'
import { formatKstDateTime } from '#domain/time/written-dates'
import { FAKE_SERVER_SETTINGS } from '#server-rules/fake-server-settings'
import { DEFAULT_CONTROLS } from '../world/controls.ts'
import { FAULT_FIELDS } from '../world/faults.ts'
import { ClosedObject, OneOf, Type } from '../world/schema.ts'
import { initialSettingsOf, type VisitorAddresses } from '../world/settings.ts'
import { VisitorLookupChange } from '../world/visitor-lookup.ts'
import { ClockChange, QUEUE_OUTCOME_FIELDS, SETTING_FIELDS } from './control-schemas.ts'

const DATED_TITLES: Readonly<Record<DatedNoticeId, string>> = {
  june: '6월 안내 팝업',
  maintenance: '2월 점검 안내 팝업',
  proof: '증빙 안내 팝업',
  default: '기본 안내 팝업',
  fallback: '대체 안내 팝업',
  applyClosed: '신청하기 닫힘',
  maintenanceWindow: `점검 시간 (사무실만 입장, 안내 화면에는 ${formatKstDateTime(DEFAULT_MAINTENANCE.noticeUntil)}까지)`,
}

/** Common request bodies, by their effect. */
type Bodies = Readonly<Record<string, unknown>>

const edge = (instant: Instant | null, before: string, title: string): Bodies => {
  if (instant === null) return {}
  const body = (instant: Instant) => ({ now: new Date(instant).toISOString() })
  return {
    [`${formatKstDateTime(instant - 1000)} ${before}`]: body(instant - 1000),
    [`${formatKstDateTime(instant)} ${title}`]: body(instant),
  }
}

/**
 * Clock settings for each dated notice, by title: just before its start, at its start, just before its end, and at its
 * end.
 */
const DATED: Readonly<Record<string, Bodies>> = Object.fromEntries(
  DATED_NOTICES.filter(({ from, until }) => from !== null || until !== null).map(({ id, from, until }) => [
    DATED_TITLES[id],
    { ...edge(from, '시작 1초 전', '시작'), ...edge(until, '끝나기 1초 전', '끝') },
  ]),
)

const OFTEN = '자주 쓰는 것'

const faultsOn = (paths: readonly string[]): TSchema => {
  const path = OneOf(paths, { title: '경로 (*는 아무 글자)', open: true })
  const body = Type.Unknown({ title: '응답 내용 (JSON)' })
  return Type.Array(ClosedObject({ ...FAULT_FIELDS, path: Type.Optional(path), body: Type.Optional(body) }))
}

const settingsAt = (addresses: VisitorAddresses): TSchema =>
  ClosedObject(
    Object.fromEntries(
      Object.entries(initialSettingsOf(addresses)).map(([name, preset]) => [
        name,
        Type.Optional({ ...SETTING_FIELDS[name], default: preset } as TSchema),
      ]),
    ),
  )

/**
 * Returns the choices that the console offers: the pages of the portal, and forms for the control calls. A form has a
 * schema with labels and some ready bodies to send. `paths` are the paths that faults can match.
 */
export const consoleChoices = (paths: readonly string[], addresses: VisitorAddresses) => ({
  pages: ROUTES,
  forms: {
    clock: {
      schema: ClockChange,
      ready: {
        [OFTEN]: {
          '1분 지나게': { advance: 'PT1M' },
          '1시간 지나게': { advance: 'PT1H' },
          '하루 지나게': { advance: 'P1D' },
          '실제 시각으로': { now: null },
        },
        ...DATED,
      },
    },
    visitor: {
      schema: VisitorLookupChange,
      ready: {
        [OFTEN]: {
          [`사무실 밖 (${DEFAULT_CONTROLS.visitor.ip})`]: { ip: DEFAULT_CONTROLS.visitor.ip },
          [`사무실 (${FAKE_SERVER_SETTINGS.allowedAddresses[0]})`]: { ip: FAKE_SERVER_SETTINGS.allowedAddresses[0] },
        },
      },
    },
    queue: { schema: QUEUE_OUTCOME_FIELDS, ready: { [OFTEN]: { '모두 바로 통과': {} } } },
    faults: { schema: faultsOn(paths), ready: { [OFTEN]: { '모두 지우기': [] } } },
    settings: { schema: settingsAt(addresses), ready: { [OFTEN]: { '모두 기본값으로': {} } } },
  },
})
