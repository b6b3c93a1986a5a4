import { SETTING_CHOICES } from '#domain/kernel/read-settings'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import type { TSchema } from 'typebox'
import { Each, Fields, Json, Nullable, Type, Unchecked } from '../http/schema.ts'

/** A moment that can be written down, in milliseconds: from 1900 until 9999. */
export const AT = Type.Integer({ minimum: Date.UTC(1900, 0), maximum: Date.UTC(9999, 0) })

/** How far a clock may be ahead of real time, in milliseconds, so that all that is reckoned from it can be written down. */
export const Ahead = Type.Integer({ minimum: -2e12, maximum: 2e14 })

/** Bodies of the control calls. What they do stands in the README of this layer. */
export const ClockSetting = Type.Object(
  {
    now: Type.Optional(Nullable(Type.String())),
    advance: Type.Optional(Type.String()),
    freeze: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
)

const Delay = Type.Integer({ minimum: 0, maximum: 600_000 })
const VISITOR = { ip: Type.String({ minLength: 1, maxLength: 64 }), fail: Type.Boolean(), delayMs: Delay }
export const Visitor = Fields(VISITOR)
export const VisitorSetting = Fields({
  ip: Type.Optional(VISITOR.ip),
  fail: Type.Optional(VISITOR.fail),
  delayMs: Type.Optional(VISITOR.delayMs),
})

/** Outcome by action id. */
export const QueueSetting = Type.Record(Type.String(), Type.String())

const Times = Type.Integer({ minimum: 1, maximum: 1e9 })
const Count = Type.Integer({ minimum: 0, maximum: 1e9 })
const FAULT = {
  method: Type.Optional(Type.String()),
  path: Type.Optional(Type.String({ maxLength: 300 })),
  after: Type.Optional(Count),
  times: Type.Optional(Times),
  chance: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  seed: Type.Optional(Count),
  delayMs: Type.Optional(Delay),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  headers: Type.Optional(Type.Record(Type.String(), Type.String())),
  body: Type.Optional(Json),
  cut: Type.Optional(Type.Enum(['before', 'during', 'after'])),
  silent: Type.Optional(Type.Boolean()),
  bytesPerSecond: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
}
const faultsWith = (name: string, more: Readonly<Record<string, TSchema>>) =>
  Type.Array(Fields({ ...FAULT, ...more }, name), { maxItems: 100 })
export const FaultList = faultsWith('Fault', {})
export const KeptFaults = faultsWith('KeptFault', { seen: Count, hits: Count })

/** Fields with the schema of each setting, by its default and its choices. */
const schemasOf = (presets: object): Readonly<Record<string, TSchema>> =>
  Object.fromEntries(Object.entries(presets).map(([name, preset]) => [name, settingSchema(name, preset)]))

const settingSchema = (name: string, preset: unknown): TSchema => {
  const { [name]: choices } = SETTING_CHOICES as Readonly<Record<string, string[] | undefined>>
  if (choices !== undefined) return Type.Enum(choices)
  if (Array.isArray(preset)) return Type.Array(Type.String())
  if (typeof preset === 'object' && preset !== null) return Fields(schemasOf(preset))
  return { boolean: Type.Boolean(), number: Type.Number() }[typeof preset as string] ?? Type.String()
}
/** A field for each setting. */
export const SETTINGS = schemasOf(DEFAULT_SETTINGS)

const optional = Object.fromEntries(Object.entries(SETTINGS).map(([name, schema]) => [name, Type.Optional(schema)]))
/** Values of `config.json` that this world answers in place of the defaults. */
export const ChosenSettings = Unchecked(Fields(optional), Type.Object({}))

export const JournalQuery = Fields(Each(Type.Optional(Type.String()), 'path', 'method'))

export const EnterQuery = Fields({ persona: Type.String(), to: Type.Optional(Type.String()) })
