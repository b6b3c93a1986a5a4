// `npm run rulebook`: writes the texts of the rule book, builds its page, and says where they lie.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const USAGE = `npm run rulebook     writes src-domain/RULES*.md and the page build/rule-book/index.html
  --help             says this`
const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

// The rules load only once they are asked for.
const { TEXTS } = await import('./rule-book-texts.ts')
const { buildRuleBook } = await import('./rule-book-page.ts')

const ROOT = join(import.meta.dirname, '..')

for (const [path, text] of Object.entries(TEXTS)) {
  const file = join(ROOT, path)
  // Left alone where it is right: a newer file would make every build old.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text()) writeFileSync(file, text())
  console.log(file)
}
console.log(await buildRuleBook(ROOT))
