// `npm run trace`: prints which test proves which requirement. After `npm run test:all` on the same sources, only
// passed tests count, and each row of an `it.each` counts as a separate test. Without such a run, the program only
// reads titles, and says so. Exits with 1 if a proof is missing.
import { readCommandLine } from '#tools/programs/command-line'
import { ROOT } from '#tools/programs/root'
import { readRequirements } from '#tools/requirements/catalogue'
import type { RequirementWithGaps } from '#tools/requirements/proved'
import { readRunRecords, mergeResults } from '#tools/requirements/run-record'
import { phaseGroupsOfTier } from './phases.ts'

const USAGE = `npm run trace -- [options]     every requirement with the files that prove it, and the counts of each section
  --summary     the counts alone
  --missing     what nothing proves yet
  --only E,A    these catalogues (E entry, A application, P proof)
  --help        prints this text`

const { values: options } = readCommandLine(USAGE, {
  options: {
    summary: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

// Loaded only here, because `--help` would spend most of its time loading the compiler.
const { countLevels, addGapsToRequirements, proofsOfRun, proofsInSources, unknownRequirementIds } =
  await import('#tools/requirements/proved')
const { readRequirementsInTests } = await import('#tools/requirements/requirements-in-tests')

const all = readRequirements(ROOT)
const inTests = readRequirementsInTests(ROOT)
const records = readRunRecords(ROOT)
const proofs = records.length === 0 ? proofsInSources(inTests) : proofsOfRun(mergeResults(records), inTests)
const catalogues = options.only?.split(',')
const requirements = addGapsToRequirements(
  all.filter(({ id }) => catalogues?.includes(id.slice(0, 1)) ?? true),
  proofs,
)

const print = (line: string) => process.stdout.write(`${line}\n`)
const INDENT = ' '.repeat(14)

const printMissing = ({ id, missing, text }: RequirementWithGaps) => {
  if (missing.length > 0) print(`${INDENT}${id} lacks ${missing.join(', ')}: ${text.slice(0, 110)}`)
}
const printProofs = ({ id, levels, proofs: proofsOfRequirement }: RequirementWithGaps) => {
  const files = [...new Set(proofsOfRequirement.map(({ file }) => file))]
  print(`${INDENT}${id} [${levels.join(', ')}] ${files.length === 0 ? 'no test yet' : files.join(', ')}`)
}

for (const section of new Set(requirements.map((requirement) => requirement.section))) {
  const ofSection = requirements.filter((requirement) => requirement.section === section)
  const { claimed, missing, proved } = countLevels(ofSection)
  if (options.missing && missing === 0) continue
  print(`${String(proved).padStart(4)} of ${String(claimed).padStart(4)}  ${section}`)
  if (options.missing) ofSection.forEach(printMissing)
  else if (!options.summary) ofSection.forEach(printProofs)
}

const unknownIds = unknownRequirementIds(all, proofs)
if (unknownIds.length > 0) print(`ids in tests that no catalogue has: ${unknownIds.join(' ')}`)
const { claimed, missing, proved } = countLevels(requirements)
if (records.length === 0) {
  print(
    'Read from titles alone: no run of these sources is recorded, so nobody has seen these tests pass (npm run test:all).',
  )
  print(`${proved} of ${claimed} levels of requirements are named by a test`)
} else {
  const phasesRun = records.map(({ phase }) => phase)
  const others = phaseGroupsOfTier('all')
    .flat()
    .flatMap(({ name, tests }) => (tests !== undefined && !phasesRun.includes(name) ? [name] : []))
  print(`Shown by a run of these sources: ${phasesRun.join(', ')}.`)
  if (others.length > 0) print(`Not run, so not counted: ${others.join(', ')}.`)
  print(`${proved} of ${claimed} levels of requirements are proved by tests that passed`)
}
process.exitCode = missing > 0 ? 1 : 0
