// `npm run explain -- NP-7 A-190`: prints the rule book's entries about a row, a rule, a requirement, a number or a
// word.
import { explain, parseQuestions } from '#book/search/explain'
import { readCommandLine, stopWith } from '#tools/programs/command-line'
import { ROOT } from '#tools/programs/root'
import { fill } from '#ui/text/fill.ts'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { readRuleBookRequirements } from './read-evidence.ts'

const USAGE = `npm run explain -- NP-7 A-190     rows, rules, requirements; each by itself
  -- 오늘 하루 열지 않기        words are one question
  --help                          prints this text`
const { positionals: words } = readCommandLine(USAGE, { allowPositionals: true })
if (words.length === 0) stopWith(USAGE)

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
