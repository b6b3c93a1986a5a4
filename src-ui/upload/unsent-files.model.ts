import { effect } from '@preact/signals-react'
import { Effect } from 'effect'
import type { KeepChosenFiles, PlacedFile } from '#app/upload/keep-chosen-files'
import type { ProofDraftKey } from '#domain/proof/proof-draft'
import type { EvidenceFiles } from './evidence-files.model.ts'

/** The places for files of a form, by the name under which their files are kept. */
export type FilePlaces = Readonly<Record<string, EvidenceFiles>>

type ListedFile = PlacedFile<File> & { readonly id: string }

/** Keeps the chosen files of a form while it is filled in, and lists them again after a reload. [D3-102] */
export const makeUnsentFiles = (form: ProofDraftKey, places: FilePlaces, kept: KeepChosenFiles) => {
  let listed: readonly ListedFile[] = []
  /** One after the other: a file that is taken off its list at once must not be kept afterwards. */
  let working: Promise<unknown> = Promise.resolve()
  const work = (next: Effect.Effect<void>) => {
    working = working.then(() => Effect.runPromise(next))
  }
  const now = (): readonly ListedFile[] =>
    Object.entries(places).flatMap(([place, { entries }]) => entries.value.map(({ id, file }) => ({ id, place, file })))
  /** What has joined its list is kept, what has left it is deleted. */
  const follow = (): (() => void) =>
    effect(() => {
      const [before, after] = [listed, now()]
      listed = after
      const joined = after.filter(({ id }) => !before.some((one) => one.id === id))
      const left = before.filter(({ id }) => !after.some((one) => one.id === id))
      if (left.length > 0) work(kept.remove(form, left))
      if (joined.length > 0) work(kept.keep(form, joined))
    })

  /** Lists the kept files again that have these names. */
  const bringBack = async (names: readonly string[]): Promise<void> => {
    const files = await Effect.runPromise(kept.restore(form))
    for (const [place, { add }] of Object.entries(places)) {
      const own = files.flatMap(({ place: of, file }) =>
        of === place && names.includes(file.name) && file instanceof File ? [file] : [],
      )
      if (own.length > 0) await add(own)
    }
  }

  return { follow, bringBack, discard: () => work(kept.discard(form)) } as const
}
export type UnsentFiles = ReturnType<typeof makeUnsentFiles>
