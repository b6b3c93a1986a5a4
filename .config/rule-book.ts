import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ORDER_OF_DESK, transitionsOf } from '../src-domain/kernel/transitions.ts'
import { ALL_DECLARED, ALL_MACHINES, ALL_PARAMETERS, ALL_RULES, ALL_SHEETS } from '../src-domain/rule-book.ts'
import type { Evidence, Proof } from '../src-ui/rule-book/evidence.ts'
import { findAskers } from './askers/askers.ts'
import { readProgram } from './askers/program-units.ts'
import { proofsWritten } from '../e2e/requirements/proved.ts'
import { readWrittenTests } from '../e2e/requirements/written-tests.ts'

/** Every requirement and decision that the rule book names. */
export const referencesOf = (): readonly string[] => {
  const ofRules = ALL_RULES.flatMap(({ rows, cases }) => [
    ...rows.map(({ ref }) => ref),
    ...cases.flatMap(({ proves }) => proves),
  ])
  const ofMachines = ALL_MACHINES.flatMap(({ machine }) => [
    ...transitionsOf(machine)
      .flatMap(({ ref, given }) => (given === undefined ? [ref] : [ref, given.ref]))
      .filter((ref) => ref !== ORDER_OF_DESK),
    ...machine.slice(-1).map(({ ref }) => ref),
  ])
  const ofSheets = ALL_SHEETS.flatMap(({ rows }) => rows.map(({ ref }) => ref))
  const ofNumbers = ALL_PARAMETERS.flatMap(({ refs }) => refs)
  return [
    ...new Set([...ofRules, ...ofMachines, ...ofSheets, ...ofNumbers, ...ALL_DECLARED.flatMap(({ refs }) => refs)]),
  ].toSorted()
}

/** The catalogues: every requirement and decision by its id, without the levels that it is to be proved at. */
export const readCatalogues = (root: string): ReadonlyMap<string, string> => {
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
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = all.get(key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )

/** Everything that the page shows besides the rules themselves. */
export const findEvidence = (root: string): Evidence => {
  const catalogue = readCatalogues(root)
  const named = referencesOf()
  const mentioned = named.flatMap((id) => catalogue.get(id)?.match(/\b(?:[EAP]-\d{3}|D[123]-\d{2,3})\b/g) ?? [])
  const program = readProgram(root)
  const askersOf = findAskers(program)
  const ofEach = <T>(answer: (asked: `${string}#${string}`) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(
      [...ALL_RULES, ...ALL_MACHINES].flatMap(({ asked }) => asked.map((name) => [name, answer(name)] as const)),
    )
  return {
    requirements: pick(catalogue, [...new Set([...named, ...mentioned])].toSorted()),
    proofs: pick(readProofs(root), named),
    asked: ofEach(askersOf),
  }
}
