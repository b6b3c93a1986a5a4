import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { useEffect } from 'react'
import type { Instant } from '#domain/kernel/calendar'

/** How long after the last change the entries are saved, in milliseconds. */
const SAVE_AFTER_MS = 800

/** A form whose entries are saved: what is saved of it, and how a draft is read, stored and put back. */
export type AutosavedForm<Draft extends { readonly savedAt: Instant }> = {
  /** A call about the entries runs: none is put in or taken away then. */
  readonly locked: ReadonlySignal<boolean>
  /** All that is to be saved, as one text: it is saved again when this changes. */
  readonly text: ReadonlySignal<string>
  readonly read: () => Effect.Effect<Draft | null>
  /** Puts the entries of a draft into the form. */
  readonly put: (draft: Draft) => void
  /** Saves what the form holds now and answers when; null where nothing can be saved. */
  readonly save: () => Effect.Effect<Instant | null>
  /** Deletes the draft. */
  readonly remove: () => void
  /** Takes everything off the form. */
  readonly empty: () => void
}

/**
 * Saves the entries of a form while they are made and brings them back: `restoredAt` is when the restored draft was saved,
 * `savedAt` when something was saved last; both null before. [A-264] [A-265] [P-317] [D2-94] [D3-99]
 */
export const makeAutosave = <Draft extends { readonly savedAt: Instant }>(form: AutosavedForm<Draft>) => {
  const restoredAt = signal<Instant | null>(null)
  const savedAt = signal<Instant | null>(null)
  let timer: ReturnType<typeof setTimeout> | null = null
  /** The text that needs no saving; null while nothing may be saved. */
  let saved: string | null = null

  const cancelTimer = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  /** Saves what is not saved yet, at once. */
  const saveNow = () => {
    if (timer === null) return
    cancelTimer()
    saved = form.text.peek()
    const saving = Effect.map(form.save(), (at) => {
      savedAt.value = at
    })
    Effect.runFork(saving)
  }
  const watch = () => {
    saved = form.text.peek()
    return effect(() => {
      const now = form.text.value
      if (saved === null || now === saved) return
      cancelTimer()
      timer = setTimeout(saveNow, SAVE_AFTER_MS)
    })
  }
  /** Restores the draft, unless the person has begun already, and saves from then on; answers what ends it with the screen. */
  const start = (): (() => void) => {
    let unwatch: (() => void) | null = null
    let gone = false
    const untouched = form.text.peek()
    const restore = async () => {
      const draft = await Effect.runPromise(form.read())
      if (gone) return
      if (draft !== null && form.text.peek() === untouched && !form.locked.peek()) {
        form.put(draft)
        restoredAt.value = draft.savedAt
        savedAt.value = draft.savedAt
      }
      unwatch = watch()
    }
    void restore()
    return () => {
      gone = true
      saveNow()
      unwatch?.()
    }
  }
  /** Deletes what was saved. */
  const clear = () => {
    form.remove()
    cancelTimer()
    restoredAt.value = null
    savedAt.value = null
  }

  return {
    locked: form.locked,
    restoredAt,
    savedAt,
    start,
    saveNow,
    /** Nothing is saved any more; the draft is deleted by the use case that received the form. */
    stop: () => {
      cancelTimer()
      saved = null
    },
    clear,
    /** The person begins anew: draft and form are empty. */
    discard: () => {
      if (form.locked.peek()) return
      form.empty()
      clear()
      saved = form.text.peek()
    },
  } as const
}

/** Saves the form for as long as its screen lives; what was typed last is saved also when the page is left. */
export const useAutosave = (draft: { readonly start: () => () => void; readonly saveNow: () => void }): void => {
  useEffect(() => {
    const end = draft.start()
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') draft.saveNow()
    }
    window.addEventListener('pagehide', draft.saveNow)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('pagehide', draft.saveNow)
      document.removeEventListener('visibilitychange', onVisibility)
      end()
    }
  }, [draft])
}
