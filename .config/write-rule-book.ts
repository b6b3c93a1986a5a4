// `npm run rulebook`: writes the text of the rule book, builds its page, and says where both lie.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesText } from '../src-ui/pages-apart/rule-book/rules-text.ts'
import { findEvidence } from './rule-book.ts'
import { buildRuleBook } from './rule-book-page.ts'

const ROOT = join(import.meta.dirname, '..')
const file = join(ROOT, 'src-domain/RULES.md')

const text = rulesText(findEvidence(ROOT).asked)
// Left alone where it is right: a newer file would make every build old.
if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
console.log(file)
console.log(await buildRuleBook(ROOT))
