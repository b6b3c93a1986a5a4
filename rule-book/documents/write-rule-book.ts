// `npm run rulebook`: writes the texts of the rule book and prints their paths. The build makes its page.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '#tools/programs/command-line'
import { ROOT } from '#tools/programs/root'
import { RULE_BOOK_TEXTS } from './markdown-texts.ts'

const USAGE = `npm run rulebook     writes rule-book/RULES*.md; the build makes the page
  --help             prints this text`
readCommandLine(USAGE, {})

for (const [path, makeText] of Object.entries(RULE_BOOK_TEXTS)) {
  const [file, text] = [join(ROOT, path), makeText()]
  // A correct file is not written again: a newer file would make every build outdated.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  console.log(file)
}
