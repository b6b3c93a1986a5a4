// `npm run explain -- NP-7 A-190`: prints the rule book's entries about a row, a rule, a requirement, a number or a
// word.
import { readCommandLine, stopWith } from '#tools/programs/command-line'
import { ROOT } from '#tools/programs/root'

const USAGE = `npm run explain -- NP-7 A-190     rows, rules, requirements; each by itself
  -- 오늘 하루 열지 않기        words are one question
  --help                          prints this text`
const { positionals: words } = readCommandLine(USAGE, { allowPositionals: true })
if (words.length === 0) stopWith(USAGE)

// Loads the rules only after the command line has been checked.
const { explain, parseQuestions } = await import('#book/search/explain')
const { fill } = await import('#ui/text/fill.ts')
const { RULE_BOOK_WORDS: T } = await import('#ui/text/ko/pages-apart/rule-book.ts')
const { readRuleBookRequirements } = await import('./read-evidence.ts')

// Reads no tests: an explanation shows only the texts of the requirements.
const evidence = { requirements: readRuleBookRequirements(ROOT) }
for (const question of parseQuestions(words)) {
  const text = explain(question, evidence)
  if (text !== null) console.log(`${text}\n`)
  else {
    console.error(fill(T.unknown, { asked: question }))
    process.exitCode = 1
  }
}
