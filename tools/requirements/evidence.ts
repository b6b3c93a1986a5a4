// What the rule book shows of the requirements: the texts of the catalogues, and the tests that prove them.

import { readCatalogue } from './catalogue.ts'
import { proofsInSources } from './proved.ts'
import { readRequirementsInTests } from './requirements-in-tests.ts'

/** Returns the text of every requirement and decision of the catalogues by id, without its test levels. */
export const readCatalogueTexts = (root: string): ReadonlyMap<string, string> =>
  new Map([...readCatalogue(root)].map(([id, { text }]) => [id, text]))

type ProvingTests = { readonly file: string; readonly titles: readonly string[] }

/** Returns the tests for each requirement, from the titles in the sources: the page is built before the tests run. */
export const readProvingTests = (root: string): ReadonlyMap<string, readonly ProvingTests[]> =>
  new Map(
    [...proofsInSources(readRequirementsInTests(root))].map(([id, proofs]) => [
      id,
      [...new Set(proofs.map(({ file }) => file))].map((file) => ({
        file,
        titles: proofs.flatMap((proof) => (proof.file === file && proof.title !== '' ? [proof.title] : [])),
      })),
    ]),
  )
