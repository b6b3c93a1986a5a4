// `npm run rulebook`: makes the rule book and says where it lies.
import { join } from 'node:path'
import { buildRuleBook } from './rule-book-page.ts'

console.log(await buildRuleBook(join(import.meta.dirname, '..')))
