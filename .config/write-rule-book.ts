// `npm run rulebook`: writes the text of the rule book, builds its page, and says where both lie.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesText } from '../src-ui/rule-book/rules-text.ts'
import { findEvidence } from './rule-book.ts'
import { buildRuleBook } from './rule-book-page.ts'

const ROOT = join(import.meta.dirname, '..')
const text = join(ROOT, 'src-domain/RULES.md')

writeFileSync(text, rulesText(findEvidence(ROOT).asked))
console.log(text)
console.log(await buildRuleBook(ROOT))
