import { SETTING_CHOICES } from '#domain/kernel/read-settings'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import type { TSchema } from 'typebox'
import { Each, Fields, Nullable, Type, Unchecked } from '../world/schema.ts'

/** Bodies of the control calls. What they do stands in the README of this layer. */
export const ClockSetting = Type.Object(
  {
    now: Type.Optional(Nullable(Type.String())),
    advance: Type.Optional(Type.String()),
    freeze: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
)

/** Outcome by action id. */
export const QueueSetting = Type.Record(Type.String(), Type.String())

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
