// `npm run rulebook`: writes the text of the rule book, builds its page, and says where both lie.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const USAGE = `npm run rulebook     writes src-domain/RULES.md and the page build/rule-book/index.html
  --help             says this`
const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

// The rules load only once they are asked for.
const { rulesText } = await import('../src-ui/pages-apart/rule-book/rules-text.ts')
const { findEvidence } = await import('./rule-book.ts')
const { buildRuleBook } = await import('./rule-book-page.ts')

const ROOT = join(import.meta.dirname, '..')
const file = join(ROOT, 'src-domain/RULES.md')

const text = rulesText(findEvidence(ROOT).asked)
// Left alone where it is right: a newer file would make every build old.
if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
console.log(file)
console.log(await buildRuleBook(ROOT))
