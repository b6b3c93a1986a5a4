import { Option, Schema } from 'effect'
import type { TabRecord } from '#app/session/session-store.port'
import type { StorageItem } from './storage-item.ts'

/** Values by name, kept as one JSON text under one key of the tab's storage; a text of another form is deleted. */
export const makeTabRecord = <Value, Name extends string = string>(
  item: StorageItem,
  value: Schema.Codec<Value, unknown>,
): TabRecord<Value, Name> => {
  const Values = Schema.fromJsonString(Schema.Record(Schema.String, value))
  const all = (): Readonly<Record<string, Value>> => {
    const text = item.read()
    if (text === null) return {}
    const values = Option.getOrNull(Schema.decodeUnknownOption(Values)(text))
    if (values === null) item.remove()
    return values ?? {}
  }
  return {
    all,
    read: (name) => all()[name] ?? null,
    write: (name, next) => item.write(JSON.stringify({ ...all(), [name]: next })),
    remove: (name) => {
      const { [name as string]: _, ...others } = all()
      if (Object.keys(others).length === 0) item.remove()
      else item.write(JSON.stringify(others))
    },
  }
}
