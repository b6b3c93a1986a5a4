// `npm run rulebook`: makes the rule book and says where it lies. With `-- --since <git revision>` it also says what changed
// for people between that revision and the sources as they stand, here and in the page.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildRuleBook } from './rule-book-page.ts'
import { compareSince, tellChanges } from './rule-book-since.ts'

const ROOT = join(import.meta.dirname, '..')
const { since } = parseArgs({ options: { since: { type: 'string' } } }).values
const compared = since === undefined ? undefined : compareSince(ROOT, since)

if (compared !== undefined && 'refused' in compared) {
  console.error(compared.refused)
  process.exitCode = 1
} else {
  if (compared !== undefined) console.log(`${tellChanges(compared)}\n`)
  console.log(await buildRuleBook(ROOT, compared))
}
