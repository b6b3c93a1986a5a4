import { batch, computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { LoadProof, type LoadProofError } from '#app/proof/load-proof'
import type { LoadedProof } from '#app/proof/proof.errors'
import { SupplementBaseProof, type SupplementBaseProofError } from '#app/proof/supplement-base-proof'
import { decideBaseSupplement } from '#domain/proof/base-proof'
import { type ArrivedFile, filesOfItems } from '#domain/proof/same-proof'
import type { StoredFile } from '#domain/upload/stored-file'
import { type Draft, DRAFT_SERVICES, makeDraft } from '../../parts/draft/draft.model.ts'
import { isUnsent, placesOf } from '../../parts/draft/unsent-files.model.ts'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'
import { makeRefusal } from '../../parts/form/refuse-entries.ts'
import { makeTask, run } from '../../parts/form/task.ts'
import type { Served } from '../../parts/services.ts'
import { fill } from '../../text/fill.ts'
import { BASE_SUPPLEMENT_REFUSALS } from '../../text/ko/proof-detail.ts'
import { EVIDENCE_SERVICES, makeEvidenceFiles } from '../../parts/upload/evidence-files.model.ts'
import { BASE_FILES } from '../../parts/upload/places.ts'

/** The services of the page that adds base files. */
export const ADD_BASE_SERVICES = {
  loadProof: LoadProof,
  supplementBaseProof: SupplementBaseProof,
  ...EVIDENCE_SERVICES,
  ...DRAFT_SERVICES,
} as const
export type AddBaseServices = Served<typeof ADD_BASE_SERVICES>

/** The proof that base files are added to, the files, and sending them. [P-090] to [P-095] */
export const makeAddBasePage = (services: AddBaseServices) => {
  const loaded = signal<LoadedProof | null>(null)
  const loading = makeTask<LoadProofError, LoadedProof>()
  const sending = makeTask<SupplementBaseProofError>()
  const lock = makeEntryLock('baseSupplement')
  const files = makeEvidenceFiles(lock, services, BASE_FILES)

  const load = async () => {
    const outcome = await run(loading, services.loadProof())
    if (outcome.is === 'done') loaded.value = outcome.value
    return outcome
  }

  /** The sentence that says why these files are not sent; null when they may be. [P-092] */
  const check = (): string | null => {
    const entries = files.entries.peek()
    const { verdict } = decideBaseSupplement(entries)
    if (verdict === 'ready') return null
    const names = entries.filter(({ size }) => size === 0).map(({ name }) => name)
    return fill(BASE_SUPPLEMENT_REFUSALS[verdict], { names: names.join(', ') })
  }

  const register = async () => {
    const proof = loaded.peek()
    if (proof === null) return sending.peek()
    // What follows may end the visit: what was sent has to be known afterwards.
    draft?.saveNow()
    const steps = {
      storeAll: files.storeAll('receipt'),
      sentBefore: sent.peek(),
      sending: (stored: readonly StoredFile[]) => Effect.sync(() => noteSent(stored)),
    }
    const outcome = await run(sending, services.supplementBaseProof(proof.proof.id, steps), { handsIn: lock })
    if (outcome.is === 'done') draft?.stop()
    return outcome
  }

  /** Paths of the files that were sent, with their names as chosen; kept with the draft, so that none is added twice. [P-315] */
  const sent = signal<readonly string[]>([])
  const sentNames = signal<readonly string[]>([])
  const noteSent = (stored: readonly StoredFile[]) => {
    const fresh = stored.filter(({ path }) => !sent.peek().includes(path))
    batch(() => {
      sent.value = [...sent.peek(), ...fresh.map(({ path }) => path)]
      sentNames.value = [...sentNames.peek(), ...fresh.map(files.chosenNameOf)]
    })
    draft?.saveNow()
  }
  /** The names as chosen of files that have arrived, else those that the agency has. [D3-18] */
  const namesOf = (arrived: readonly ArrivedFile[]): readonly string[] =>
    arrived.map(({ path, name }) => sentNames.peek()[sent.peek().indexOf(path)] ?? name ?? '')
  const isRestored = signal(false)
  /** What the proof has of the files that were sent before the page was loaded again; null where none were. [P-315] [D3-139] */
  const recovered = computed((): readonly ArrivedFile[] | null => {
    if (!isRestored.value || sent.peek().length === 0) return null
    return filesOfItems(loaded.peek()?.proof.items ?? []).filter(({ path }) => sent.peek().includes(path))
  })
  /** Goes on with what has not arrived: files that have are taken off the list, and the next press is another sending. */
  const goOnWithout = (arrived: readonly ArrivedFile[]) => {
    const [paths, names] = [arrived.map(({ path }) => path), namesOf(arrived)]
    for (const { id, name, state } of files.entries.peek()) {
      const now = state.peek()
      if (now.is === 'stored' ? paths.includes(now.file.path) : names.includes(name)) files.remove(id)
    }
    batch(() => {
      sent.value = []
      sentNames.value = []
    })
    draft?.saveNow()
  }

  /** Nothing is typed here: a draft is the files, and what was sent of them. [P-317] [D3-99] [D3-102] [D3-139] */
  let draft: Draft | null = null
  const draftOf = ({ proof }: LoadedProof): Draft =>
    (draft ??= makeDraft(
      {
        key: `baseSupplement ${proof.id}`,
        locked: lock.locked,
        entries: computed(() => ({ sent: sent.value, names: sentNames.value })),
        places: placesOf({ base: files }),
        put: (kept) =>
          batch(() => {
            sent.value = kept.sent ?? []
            sentNames.value = kept.names ?? []
            isRestored.value = true
          }),
        empty: () => {
          sent.value = []
          sentNames.value = []
          files.clear()
        },
      },
      services,
    ))

  return {
    draftOf,
    loaded,
    loading,
    sending,
    files,
    /** What the bar says of the last press. [D2-147] */
    refusal: makeRefusal(files.entries),
    /** Files are chosen and not handed in. [D3-102] */
    unsent: computed(() => isUnsent(files, sending.value)),
    load,
    check,
    register,
    recovered,
    namesOf,
    goOnWithout,
    /** Everything that was chosen has arrived: the draft and the list end. */
    finish: () => {
      draft?.stop()
      files.clear()
    },
    /** Frees the files when the screen closes, after the draft has stored their names. */
    leave: () => void setTimeout(files.clear),
  } as const
}
