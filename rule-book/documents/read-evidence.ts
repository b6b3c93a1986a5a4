import { REQUIREMENT_PATTERN } from '#book/text/articles'
import type { RuleBookEvidence } from '#book/text/evidence'
import { readCatalogue } from '#tools/requirements/catalogue'
import { proofsInSources } from '#tools/requirements/proved'
import { readRequirementsInTests } from '#tools/requirements/requirements-in-tests'
import { ARTICLE_TEXTS } from './markdown-texts.ts'

export const refsInRuleBook = (): readonly string[] => [
  ...new Set(
    Object.values(ARTICLE_TEXTS)
      .flatMap((text) => text().match(REQUIREMENT_PATTERN) ?? [])
      .toSorted(),
  ),
]

const pick = <T>(all: ReadonlyMap<string, T>, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries([...all].filter(([key]) => keys.includes(key)))

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
