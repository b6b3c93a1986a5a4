import type { TSchema } from 'typebox'
import { Fields, Nullable, Type } from '../http/schema.ts'

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
  body: Type.Optional(Type.Unknown()),
  cut: Type.Optional(Type.Enum(['before', 'during', 'after'])),
  silent: Type.Optional(Type.Boolean()),
  bytesPerSecond: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
}
const faultsWith = (more: Readonly<Record<string, TSchema>>) =>
  Type.Array(Fields({ ...FAULT, ...more }), { maxItems: 100 })
export const FaultList = faultsWith({})
export const KeptFaults = faultsWith({ seen: Count, hits: Count })

/** Values of `config.json` that this world answers in place of the defaults. */
export const ChosenSettings = Type.Object({})

export const JournalQuery = Fields({ path: Type.Optional(Type.String()), method: Type.Optional(Type.String()) })

export const EnterQuery = Fields({ persona: Type.String(), to: Type.Optional(Type.String()) })
