import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_RULES } from '../src-domain/rule-book.ts'
import { RULE_NOTES } from '../src-domain/rule-notes.table.ts'
import { ARTICLES, REQUIREMENT } from '../src-ui/pages-apart/rule-book/articles.ts'
import type { Evidence, Proof } from '../src-ui/pages-apart/rule-book/evidence.ts'
import { findAskers } from './askers.ts'
import { proofsWritten } from '../e2e/requirements/proved.ts'
import { readWrittenTests } from '../e2e/requirements/written-tests.ts'

/** Every requirement and decision that the rule book names. */
export const referencesOf = (): readonly string[] => {
  const ofLines = ARTICLES.flatMap(({ lines }) => lines.flatMap(({ refs }) => refs))
  const ofCases = ALL_RULES.flatMap(({ cases }) => cases.flatMap(({ proves }) => proves))
  const ofNotes = RULE_NOTES.flatMap(({ refs }) => refs)
  return [...new Set([...ofLines, ...ofCases, ...ofNotes])].filter((ref) => /^[EAPD]\d?-\d+$/.test(ref)).toSorted()
}

/** The catalogues: every requirement and decision by its id, without the levels that it is to be proved at. */
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

/** Which tests prove which requirement, as their titles say: the page is made before they run. */
const readProofs = (root: string): ReadonlyMap<string, readonly Proof[]> =>
  new Map(
    [...proofsWritten(readWrittenTests(root))].map(([id, proofs]) => [
      id,
      [...new Set(proofs.map(({ file }) => file))].map((file) => ({
        file,
        titles: proofs.flatMap((proof) => (proof.file === file && proof.title !== '' ? [proof.title] : [])),
      })),
    ]),
  )

const pick = <T>(all: ReadonlyMap<string, T>, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries([...all].filter(([key]) => keys.includes(key)))

/** Everything that the page shows besides the rules themselves. */
export const findEvidence = (root: string): Evidence => {
  const catalogue = readCatalogues(root)
  const named = referencesOf()
  const mentioned = named.flatMap((id) => catalogue.get(id)?.match(REQUIREMENT) ?? [])
  const askersOf = findAskers(root)
  const asked = ARTICLES.flatMap((article) => article.asked)
  return {
    requirements: pick(catalogue, [...named, ...mentioned]),
    proofs: pick(readProofs(root), named),
    asked: Object.fromEntries(asked.map((name) => [name, askersOf(name)])),
  }
}
