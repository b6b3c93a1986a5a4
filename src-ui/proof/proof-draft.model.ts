import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { useEffect } from 'react'
import type { DiscardProofDraft } from '#app/proof/discard-proof-draft'
import type { KeepProofDraft } from '#app/proof/keep-proof-draft'
import type { RestoreProofDraft } from '#app/proof/restore-proof-draft'
import type { Instant } from '#domain/kernel/calendar'
import type { ProofDraftEntries, ProofDraftKey } from '#domain/proof/proof-draft'

/** So long after the last change the entries are kept, in milliseconds. */
const REST_MS = 800

/** The use cases that a draft of a proof form needs. */
export type ProofDraftDoors = {
  readonly restoreProofDraft: RestoreProofDraft
  readonly keepProofDraft: KeepProofDraft
  readonly discardProofDraft: DiscardProofDraft
}

/** What a form gives to be kept. `put` takes entries back that were kept; `empty` takes everything off the form. */
export type DraftedForm = {
  readonly key: ProofDraftKey
  /** Everything typed or ticked but the agreement; every value empty when nothing is entered. */
  readonly entries: ReadonlySignal<ProofDraftEntries>
  /** Names of the files that are chosen now. */
  readonly files: ReadonlySignal<readonly string[]>
  readonly put: (entries: ProofDraftEntries) => void
  readonly empty: () => void
}

/**
 * Keeps what a proof form holds while it is filled in, and brings it back: `restoredAt` is when what came back was saved,
 * null before; `awaited` are names of files that were chosen then and are not chosen now. [P-317] [D3-99]
 */
export const makeProofDraft = (form: DraftedForm, doors: ProofDraftDoors) => {
  const restoredAt = signal<Instant | null>(null)
  const savedAt = signal<Instant | null>(null)
  const restoredFiles = signal<readonly string[]>([])
  const awaited = computed(() => restoredFiles.value.filter((name) => !form.files.value.includes(name)))
  const kept = computed(() => ({ entries: form.entries.value, files: [...form.files.value, ...awaited.value] }))
  const text = computed(() => JSON.stringify(kept.value))
  let timer: ReturnType<typeof setTimeout> | null = null
  /** What needs no saving; null while nothing may be saved. */
  let saved: string | null = null

  const rest = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  /** Keeps what is not kept yet, at once. */
  const flush = () => {
    if (timer === null) return
    rest()
    saved = text.peek()
    const keeping = Effect.map(doors.keepProofDraft(form.key, kept.peek()), (at) => {
      savedAt.value = at
    })
    Effect.runFork(keeping)
  }
  const watch = () => {
    saved = text.peek()
    return effect(() => {
      const now = text.value
      if (saved === null || now === saved) return
      rest()
      timer = setTimeout(flush, REST_MS)
    })
  }

  /** Brings the draft back, unless the person has begun already, and keeps from then on; answers how to stop. */
  const follow = (): (() => void) => {
    let stop: (() => void) | null = null
    let gone = false
    const untouched = text.peek()
    const begin = async () => {
      const restored = await Effect.runPromise(doors.restoreProofDraft(form.key))
      if (gone) return
      if (restored !== null && text.peek() === untouched) {
        form.put(restored.entries)
        restoredFiles.value = restored.files
        restoredAt.value = restored.savedAt
        savedAt.value = restored.savedAt
      }
      stop = watch()
    }
    void begin()
    return () => {
      gone = true
      flush()
      stop?.()
    }
  }
  const forget = () => {
    doors.discardProofDraft(form.key)
    rest()
    restoredFiles.value = []
    restoredAt.value = null
    savedAt.value = null
  }
  return {
    restoredAt,
    savedAt,
    awaited,
    follow,
    flush,
    /** It was handed in: the draft is deleted and nothing is kept any more. */
    end: () => {
      forget()
      saved = null
    },
    /** The person begins anew: draft and form are empty. */
    discard: () => {
      form.empty()
      forget()
      saved = text.peek()
    },
  } as const
}
export type ProofDraft = ReturnType<typeof makeProofDraft>

/** Follows the form for as long as its screen lives; what was typed last is kept also when the page is left. */
export const useProofDraft = (draft: ProofDraft): void => {
  useEffect(() => {
    const stop = draft.follow()
    const away = () => {
      if (document.visibilityState === 'hidden') draft.flush()
    }
    window.addEventListener('pagehide', draft.flush)
    document.addEventListener('visibilitychange', away)
    return () => {
      window.removeEventListener('pagehide', draft.flush)
      document.removeEventListener('visibilitychange', away)
      stop()
    }
  }, [draft])
}
