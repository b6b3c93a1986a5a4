import { masked } from './mask.ts'
import type { Change } from './store.ts'
import { find, type World } from './world.ts'

/** Fields whose values are states, amounts and codes: the journal shows their values, and only the names of all others. [D1-52] */
const SHOWN = new Set(
  'status decidedAmount total reasons deleted outcome kind step action realName proofType popupYn popupType'.split(' '),
)

type Fields = Readonly<Record<string, unknown>>

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** `status submitted → hold`; of a document that is new or gone the one value. */
const wordsOf = (before: Fields | null, after: Fields | null, name: string): string => {
  if (!SHOWN.has(name)) return name
  const valueIn = (fields: Fields) => shown(masked(fields[name]))
  if (before === null || after === null) return `${name} ${valueIn(before ?? after ?? {})}`
  return `${name} ${valueIn(before)} → ${valueIn(after)}`
}

/**
 * What has become of the documents that were written from `before` to `after`, a later state of it: `applications changed:
 * status submitted → hold, changedAt`. Without their ids: some are secrets, some are persons.
 */
export const changesBetween = (before: World, after: World): readonly string[] => {
  const last: Change[] = []
  for (let change = after.unkept; change !== null && change !== before.unkept; change = change.before) {
    const { collection, id } = change
    if (!last.some((later) => later.id === id && later.collection === collection)) last.unshift(change)
  }
  return last.map(({ collection, id, document }) => {
    const [was, is] = [find(before, collection, id) as Fields | null, document as Fields | null]
    const named =
      was === null || is === null
        ? Object.keys(was ?? is ?? {}).filter((name) => SHOWN.has(name))
        : Object.keys({ ...was, ...is }).filter((name) => was[name] !== is[name])
    const how = was === null ? 'added' : is === null ? 'removed' : 'changed'
    const fields = named.map((name) => wordsOf(was, is, name)).join(', ')
    return `${collection} ${how}${fields === '' ? '' : `: ${fields}`}`
  })
}
