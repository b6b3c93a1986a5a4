import { Type } from '../http/schema.ts'

/** Bodies of the control calls. What they do stands in the README of this layer. */
export const ClockSetting = Type.Object({ now: Type.Union([Type.String(), Type.Null()]) })

export const VisitorSetting = Type.Object(
  {
    ip: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    fail: Type.Optional(Type.Boolean()),
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
  },
  { additionalProperties: false },
)

/** Outcome by action id. */
export const QueueSetting = Type.Record(Type.String(), Type.String())

export const FaultList = Type.Array(
  Type.Object(
    {
      method: Type.Optional(Type.String()),
      path: Type.Optional(Type.String({ maxLength: 1000 })),
      times: Type.Optional(Type.Integer({ minimum: 1 })),
      delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
      status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
      body: Type.Optional(Type.Unknown()),
      cut: Type.Optional(Type.Union([Type.Literal('before'), Type.Literal('during'), Type.Literal('after')])),
      silent: Type.Optional(Type.Boolean()),
      bytesPerSecond: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    },
    { additionalProperties: false },
  ),
  { maxItems: 1000 },
)

/** Values of `config.json` that this world answers in place of the defaults. */
export const ChosenSettings = Type.Object({})

export const JournalQuery = Type.Object({ path: Type.Optional(Type.String()), method: Type.Optional(Type.String()) })

export const EnterQuery = Type.Object({ persona: Type.String(), to: Type.Optional(Type.String()) })
