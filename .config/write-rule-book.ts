// `npm run rulebook`: makes the rule book and says where it lies. With `-- --since <git revision>` it makes nothing, and
// says what changed for people between that revision and the sources as they stand.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildRuleBook } from './rule-book-page.ts'
import { tellSince } from './rule-book-since.ts'

const ROOT = join(import.meta.dirname, '..')
const { since } = parseArgs({ options: { since: { type: 'string' } } }).values

if (since === undefined) console.log(await buildRuleBook(ROOT))
else {
  const { compared, text } = tellSince(ROOT, since)
  if (compared) console.log(text)
  else {
    console.error(text)
    process.exitCode = 1
  }
}
