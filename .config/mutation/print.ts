import type { Fate } from './hunt.ts'
import type { Mutant } from './instrument.ts'
import { equivalentOf, type MutationRecord, shareKilled, type Score } from './record.ts'

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 88)} …` : line
}
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7)

export const sayProgress = (name: string) => (_: Fate, done: number, of: number) => {
  if (done % 500 === 0 || done === of) console.log(`${name}: ${done} of ${of} mutants`)
}

/** Each survivor with its place and what was changed. */
export const sayFates = (fates: readonly Fate[], survivors: readonly Mutant[]): void => {
  for (const { file, line, from, to } of survivors)
    console.log(`survived  ${file}:${line}  ${oneLine(from)}  →  ${oneLine(to)}`)
  const equivalent = fates.filter(({ killer, mutant }) => killer === null && equivalentOf(mutant) !== undefined)
  console.log(`${fates.length} mutants, ${survivors.length} survived, ${equivalent.length} are equivalent`)
}

/** A line for each file, and the files that killed a greater share before. */
export const sayScores = (scores: MutationRecord, before: MutationRecord): readonly string[] => {
  const share = (score: Score | undefined) => (score === undefined ? 0 : shareKilled([score]))
  for (const [file, score] of Object.entries(scores)) {
    const { mutants, killed, equivalent, survived } = score
    console.log(
      `${percent(share(score))}  ${file}: ${mutants} mutants, ${killed} killed, ${equivalent} equivalent, ${survived} survived`,
    )
  }
  console.log(`${percent(shareKilled(Object.values(scores)))}  of ${Object.keys(scores).length} files`)
  const fallen = Object.keys(scores).filter((file) => share(scores[file]) < share(before[file]))
  for (const file of fallen) console.log(`fallen from ${percent(share(before[file]))}: ${file}`)
  return fallen
}
