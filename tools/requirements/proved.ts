import {
  LEVEL_FOLDERS,
  type RequirementLevel,
  type Requirement,
  requirementIdsIn,
  readRequirements,
} from './catalogue.ts'
import { type RequirementsInTests, readRequirementsInTests } from './requirements-in-tests.ts'
import { type PhaseResults, mergeResults } from './run-record.ts'

/** A proof of a requirement: a test, or a table of cases. */
type RequirementProof = { readonly file: string; readonly title: string }

type RequirementProofs = ReadonlyMap<string, readonly RequirementProof[]>

const byId = (proofs: readonly (RequirementProof & { readonly ids: readonly string[] })[]): RequirementProofs => {
  const proofsById = new Map<string, RequirementProof[]>()
  for (const { ids, file, title } of proofs)
    for (const id of new Set(ids)) proofsById.set(id, [...(proofsById.get(id) ?? []), { file, title }])
  return proofsById
}

/** Returns the proofs that titles and tables of cases claim, whether or not their tests pass. */
export const proofsInSources = ({ titles, cases }: RequirementsInTests): RequirementProofs =>
  byId([
    ...[...titles].flatMap(([file, titlesOfFile]) =>
      titlesOfFile.map((title) => ({ file, title, ids: requirementIdsIn(title) })),
    ),
    ...[...cases].flatMap(([file, { ids, readBy }]) => (readBy.length === 0 ? [] : [{ file, title: '', ids }])),
  ])

/**
 * Returns the proofs of a run: the passed tests, and the cases of each table that is read by a test file in which every
 * test passed.
 */
export const proofsOfRun = (
  { passed, incomplete }: PhaseResults,
  { cases }: RequirementsInTests,
): RequirementProofs => {
  const [filesRun, incompleteFiles] = [new Set(passed.map(({ file }) => file)), new Set(incomplete)]
  return byId([
    ...passed.map(({ file, title, steps }) => ({ file, title, ids: [title, ...steps].flatMap(requirementIdsIn) })),
    ...[...cases].flatMap(([file, { ids, readBy }]) =>
      readBy.some((test) => filesRun.has(test) && !incompleteFiles.has(test)) ? [{ file, title: '', ids }] : [],
    ),
  ])
}

export type RequirementWithGaps = Requirement & {
  readonly proofs: readonly RequirementProof[]
  /** The levels without a proof of the requirement. */
  readonly missing: readonly RequirementLevel[]
}

/**
 * Returns a requirement with the levels at which it has no proof. Each level needs a test in its own layer, so two
 * levels need two tests.
 */
export const addGapsToRequirement = (
  requirement: Requirement,
  proofs: readonly RequirementProof[],
): RequirementWithGaps => {
  const isProved = (level: RequirementLevel) =>
    proofs.some(({ file }) => LEVEL_FOLDERS[level].some((folder) => file.startsWith(folder)))
  return { ...requirement, proofs, missing: requirement.levels.filter((level) => !isProved(level)) }
}

export const addGapsToRequirements = (
  requirements: readonly Requirement[],
  proofs: RequirementProofs,
): readonly RequirementWithGaps[] =>
  requirements.map((requirement) => addGapsToRequirement(requirement, proofs.get(requirement.id) ?? []))

/** Returns every requirement with the levels that these phases of a run did not prove. */
export const readRequirementsWithGaps = (
  root: string,
  phaseResults: readonly PhaseResults[],
): readonly RequirementWithGaps[] =>
  addGapsToRequirements(readRequirements(root), proofsOfRun(mergeResults(phaseResults), readRequirementsInTests(root)))

/** Counts the claimed levels and the levels without a proof. */
export const countLevels = (requirements: readonly RequirementWithGaps[]) => {
  const claimed = requirements.reduce((sum, { levels }) => sum + levels.length, 0)
  const missing = requirements.reduce((sum, requirement) => sum + requirement.missing.length, 0)
  return { claimed, missing, proved: claimed - missing }
}

/** Returns ids in tests that no catalogue has. */
export const unknownRequirementIds = (
  requirements: readonly Requirement[],
  proofs: RequirementProofs,
): readonly string[] => {
  const knownIds = new Set(requirements.map(({ id }) => id))
  return [...proofs.keys()].filter((id) => !knownIds.has(id)).toSorted()
}
