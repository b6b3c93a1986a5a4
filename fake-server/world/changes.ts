import { maskPersonal } from './mask.ts'
import type { DocChange } from './store.ts'
import { findDoc, type World } from './world.ts'

/**
 * The fields with states, amounts and codes. The journal shows their values; of all other fields, it shows only the
 * names. [D1-52]
 */
const SHOWN = new Set(
  'status decidedAmount total reasons deleted outcome kind step action realName proofType popupYn popupType'.split(' '),
)

type Fields = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** Returns `status submitted → hold`, or only one value for a new or removed document. */
const wordsOf = (before: Fields | null, after: Fields | null, name: string): string => {
  if (!SHOWN.has(name)) return name
  const valueIn = (fields: Fields) => textOf(maskPersonal(fields[name]))
  if (before === null || after === null) return `${name} ${valueIn(before ?? after ?? {})}`
  return `${name} ${valueIn(before)} → ${valueIn(after)}`
}

/**
 * Describes the documents that changed from `before` to `after`, a later state: `applications changed: status submitted
 * → hold, changedAt`. Ids are left out, because some are secret and some identify a person.
 */
export const describeChanges = (before: World, after: World): readonly string[] => {
  const last: DocChange[] = []
  for (let change = after.unkept; change !== null && change !== before.unkept; change = change.before) {
    const { collection, id } = change
    if (!last.some((laterChange) => laterChange.id === id && laterChange.collection === collection))
      last.unshift(change)
  }
  return last.map(({ collection, id, document }) => {
    const [was, is] = [findDoc(before, collection, id) as Fields | null, document as Fields | null]
    const changedFields =
      was === null || is === null
        ? Object.keys(was ?? is ?? {}).filter((name) => SHOWN.has(name))
        : Object.keys({ ...was, ...is }).filter((name) => was[name] !== is[name])
    const kindOfChange = was === null ? 'added' : is === null ? 'removed' : 'changed'
    const fields = changedFields.map((name) => wordsOf(was, is, name)).join(', ')
    return `${collection} ${kindOfChange}${fields === '' ? '' : `: ${fields}`}`
  })
}
