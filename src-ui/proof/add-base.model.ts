import { computed, signal } from '@preact/signals-react'
import { LoadProof, type LoadProofError } from '#app/proof/load-proof'
import type { LoadedProof } from '#app/proof/proof.errors'
import { SupplementBaseProof, type SupplementBaseProofError } from '#app/proof/supplement-base-proof'
import { decideBaseSupplement } from '#domain/proof/base-proof'
import { type Draft, DRAFT_SERVICES, makeDraft } from '../draft/draft.model.ts'
import { isUnsent, placesOf } from '../draft/unsent-files.model.ts'
import { makeEntryLock } from '../form/entry-lock.ts'
import { makeTask, run } from '../form/task.ts'
import type { Served } from '../services.ts'
import { fill } from '../text/fill.ts'
import { BASE_SUPPLEMENT_REFUSALS } from '../text/ko/proof-detail.ts'
import { EVIDENCE_SERVICES, makeEvidenceFiles } from '../upload/evidence-files.model.ts'
import { BASE_FILES } from '../upload/places.ts'

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
    const outcome = await run(sending, services.supplementBaseProof(proof.proof.id, files.storeAll('receipt')), {
      handsIn: lock,
    })
    if (outcome.is === 'done') draft?.stop()
    return outcome
  }

  /** Nothing is typed here: a draft is the files. [P-317] [D3-99] [D3-102] */
  let draft: Draft | null = null
  const draftOf = ({ proof }: LoadedProof): Draft =>
    (draft ??= makeDraft(
      {
        key: `baseSupplement ${proof.id}`,
        locked: lock.locked,
        entries: signal({}),
        places: placesOf({ base: files }),
        put: () => undefined,
        empty: files.clear,
      },
      services,
    ))

  return {
    draftOf,
    loaded,
    loading,
    sending,
    files,
    /** Files are chosen and not handed in. [D3-102] */
    unsent: computed(() => isUnsent(files, sending.value)),
    load,
    check,
    register,
    /** Frees the files when the screen closes, after the draft has stored their names. */
    leave: () => void setTimeout(files.clear),
  } as const
}
