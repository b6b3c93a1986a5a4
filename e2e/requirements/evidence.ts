// What the rule book shows of this folder: the texts of the catalogues, and the tests that prove them.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { proofsInSources } from './proved.ts'
import { readRequirementsInTests } from './requirements-in-tests.ts'

/** Returns the text of every requirement and decision of the catalogues by id, without its test levels. */
export const readCatalogueTexts = (root: string): ReadonlyMap<string, string> => {
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

type ProvingTests = { readonly file: string; readonly titles: readonly string[] }

/** Returns the tests for each requirement. It reads their titles, because the page is built before the tests run. */
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
