// `npm run explain -- NP-3`: prints a row, a rule or everything that a requirement is behind, in the words of the rule book.
import { join } from 'node:path'
import { explain } from './explain.ts'

const asked = process.argv.slice(2)
const told = asked.map((id) => explain(id, join(import.meta.dirname, '..'))).filter((text) => text !== '')
if (told.length === 0) {
  console.error('npm run explain -- NP-3    한 줄, 한 규칙(NP), 한 근거(A-190)를 말해 주세요.')
  process.exitCode = 1
} else console.log(told.join('\n\n'))
