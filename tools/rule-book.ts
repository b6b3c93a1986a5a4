import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { REQUIREMENT } from '../src-ui/pages-apart/rule-book/articles.ts'
import type { Evidence, ProvingTests } from '../src-ui/pages-apart/rule-book/evidence.ts'
import { RULE_BOOK_TEXTS } from './rule-book-texts.ts'
import { proofsInSources } from '../e2e/requirements/proved.ts'
import { readRequirementsInTests } from '../e2e/requirements/requirements-in-tests.ts'

/** Returns every requirement and decision that a text of the rule book names. */
export const ruleBookReferences = (): readonly string[] => [
  ...new Set(
    Object.values(RULE_BOOK_TEXTS)
      .flatMap((text) => text().match(REQUIREMENT) ?? [])
      .toSorted(),
  ),
]

/** Returns the catalogues: the text of every requirement and decision by id, without its test levels. */
const readCatalogues = (root: string): ReadonlyMap<string, string> => {
  const folder = join(root, 'e2e/requirements')
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  return new Map(
    lines.flatMap((line) => {
      const [, id, text] = /^- ([EAP]-\d{3}|D[123]-\d{2,3}) (?:\[[a-z0-9, ]+\] )?(.+)$/.exec(line) ?? []
      return id === undefined || text === undefined ? [] : [[id, text] as const]
    }),
  )
}

/** Returns the tests for each requirement. It reads their titles, because the page is built before the tests run. */
const readProofs = (root: string): ReadonlyMap<string, readonly ProvingTests[]> =>
  new Map(
    [...proofsInSources(readRequirementsInTests(root))].map(([id, proofs]) => [
      id,
      [...new Set(proofs.map(({ file }) => file))].map((file) => ({
        file,
        titles: proofs.flatMap((proof) => (proof.file === file && proof.title !== '' ? [proof.title] : [])),
      })),
    ]),
  )

const pick = <T>(all: ReadonlyMap<string, T>, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries([...all].filter(([key]) => keys.includes(key)))

/** True for the id of a row, a rule, a requirement or a decision: `NP-7`, `NP`, `A-190`, `D2-112`. */
const isId = (word: string): boolean => /^[A-Z]{1,3}(?:\d?-\d+)?$/.test(word)

/**
 * Splits the arguments of a command line into questions: each id is a question, and the words between two ids are a
 * question.
 */
export const parseQuestions = (words: readonly string[]): readonly string[] =>
  words.reduce<readonly string[]>((questions, word, nth) => {
    const last = words[nth - 1]
    const goesOn = last !== undefined && !isId(last) && !isId(word)
    return goesOn ? [...questions.slice(0, -1), `${questions.at(-1)} ${word}`] : [...questions, word]
  }, [])

/** Returns everything that the page shows in addition to the rules. */
export const findEvidence = (root: string): Evidence => {
  const catalogue = readCatalogues(root)
  const named = ruleBookReferences()
  const mentioned = named.flatMap((id) => catalogue.get(id)?.match(REQUIREMENT) ?? [])
  return {
    requirements: pick(catalogue, [...named, ...mentioned]),
    proofs: pick(readProofs(root), named),
  }
}
