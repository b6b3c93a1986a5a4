import { REQUIREMENT_PATTERN } from '../rule-book-page/text/articles.ts'
import type { RuleBookEvidence } from '../rule-book-page/text/evidence.ts'
import { readCatalogue } from './requirements/catalogue.ts'
import { proofsInSources } from './requirements/proved.ts'
import { readRequirementsInTests } from './requirements/requirements-in-tests.ts'
import { ARTICLE_TEXTS } from './rule-book-texts.ts'

export const refsInRuleBook = (): readonly string[] => [
  ...new Set(
    Object.values(ARTICLE_TEXTS)
      .flatMap((text) => text().match(REQUIREMENT_PATTERN) ?? [])
      .toSorted(),
  ),
]

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

/** Returns the text of every requirement and decision of the catalogues by id, without its test levels. */
const readCatalogueTexts = (root: string): ReadonlyMap<string, string> =>
  new Map([...readCatalogue(root)].map(([id, { text }]) => [id, text]))

type ProvingTests = { readonly file: string; readonly titles: readonly string[] }

/** Returns the tests for each requirement, from the titles in the sources: the page is built before the tests run. */
const readProvingTests = (root: string): ReadonlyMap<string, readonly ProvingTests[]> =>
  new Map(
    [...proofsInSources(readRequirementsInTests(root))].map(([id, proofs]) => [
      id,
      [...new Set(proofs.map(({ file }) => file))].map((file) => ({
        file,
        titles: proofs.flatMap((proof) => (proof.file === file && proof.title !== '' ? [proof.title] : [])),
      })),
    ]),
  )

/** Returns the texts of the requirements to which the rule book refers, and of those to which these texts refer. */
export const readRuleBookRequirements = (root: string): RuleBookEvidence['requirements'] => {
  const catalogue = readCatalogueTexts(root)
  const namedIds = refsInRuleBook()
  const mentionedIds = namedIds.flatMap((id) => catalogue.get(id)?.match(REQUIREMENT_PATTERN) ?? [])
  return pick(catalogue, [...namedIds, ...mentionedIds])
}

/** Returns the evidence that the page shows in addition to the rules. */
export const readRuleBookEvidence = (root: string): RuleBookEvidence => ({
  requirements: readRuleBookRequirements(root),
  proofs: pick(readProvingTests(root), refsInRuleBook()),
})
