import type { TSchema } from 'typebox'
import { describeSetting } from '#book/entries/settings/setting-words.rules'
import { settingChoices } from '#domain/settings/parse-settings'
import { QUEUE_ACTIONS, type QueueAction } from '#domain/settings/queue-actions'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { QUEUE_OUTCOMES } from '../world/queue-outcomes.ts'
import { EachField, ClosedObject, Nullable, OneOf, Type, UncheckedValue } from '../world/schema.ts'

/** The body of `PUT /__world/clock`. `fake-server/CONTROL.md` describes the effects of all control calls. */
export const ClockChange = Type.Object(
  {
    now: Type.Optional(Nullable(Type.String(), { title: '한국 시각 (연-월-일 시:분)' })),
    advance: Type.Optional(Type.String({ title: '흐르게 할 시간 (예: P1DT2H30M)' })),
    freeze: Type.Optional(Type.Boolean({ title: '멈춤' })),
  },
  { additionalProperties: false, minProperties: 1 },
)

const ACTION_TITLES: Readonly<Record<QueueAction, string>> = {
  act_1: '첫 화면 신청하기',
  act_3: '휴대폰 인증',
  act_7: '실명인증',
  act_8: '사업자 정보 조회',
  act_9: '계좌인증',
  act_10: '금융인증서',
  act_11: '공동인증서',
  act_12: '아이핀',
  act_13: '간편인증',
  act_14: '간편인증 결과',
  debug: '증빙 등록·보완',
}

/** An outcome for each queue action; an action without an outcome is admitted. */
export const QUEUE_OUTCOME_FIELDS = ClosedObject(
  Object.fromEntries(
    Object.values(QUEUE_ACTIONS).map((id) => [
      id,
      Type.Optional(OneOf(QUEUE_OUTCOMES, { open: true, title: `${ACTION_TITLES[id]} (${id})` })),
    ]),
  ),
)
export const QueueSetting = UncheckedValue(QUEUE_OUTCOME_FIELDS, Type.Record(Type.String(), Type.String()))

const settingSchema = (preset: unknown, choices: readonly string[] | undefined, description: string): TSchema => {
  const options = { description }
  if (choices !== undefined) return OneOf(choices, options)
  if (Array.isArray(preset)) return Type.Array(Type.String(), options)
  if (typeof preset === 'boolean') return Type.Boolean(options)
  return typeof preset === 'number' ? Type.Number(options) : Type.String(options)
}

const CALL_CENTRE = ClosedObject({
  application: Type.String({ title: 'callCentre.application' }),
  proof: Type.Array(Type.String(), { title: 'callCentre.proof' }),
})

export const SETTING_FIELDS = Object.fromEntries(
  (Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]).map((name) => [
    name,
    name === 'callCentre'
      ? CALL_CENTRE
      : settingSchema(DEFAULT_SETTINGS[name], settingChoices(name), describeSetting(name)),
  ]),
)

const optional = Object.fromEntries(
  Object.entries(SETTING_FIELDS).map(([name, schema]) => [name, Type.Optional(schema)]),
)
/** Values of `config.json` that replace the defaults in this world. */
export const ChosenSettings = UncheckedValue(ClosedObject(optional), Type.Object({}))

export const JournalQuery = ClosedObject(EachField(Type.Optional(Type.String()), 'path', 'method'))

export const EnterQuery = ClosedObject({ persona: Type.String(), to: Type.Optional(Type.String()) })
