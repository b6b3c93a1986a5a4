import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { useEffect } from 'react'
import type { Instant } from '#domain/kernel/calendar'

/** So long after the last change the entries are kept, in milliseconds. */
const REST_MS = 800

/** What a form gives to be kept, and how it takes back what was. */
export type KeptForm<Kept extends { readonly savedAt: Instant }> = {
  /** All that is to be kept, as one text: it is kept anew when this changes. */
  readonly text: ReadonlySignal<string>
  readonly read: () => Effect.Effect<Kept | null>
  readonly put: (kept: Kept) => void
  /** Keeps what the form holds now and answers when; null where nothing can be kept. */
  readonly keep: () => Effect.Effect<Instant | null>
  /** Deletes what was kept. */
  readonly drop: () => void
  /** Takes everything off the form. */
  readonly empty: () => void
}

/**
 * Keeps the entries of a form while they are made and brings them back: `restoredAt` is when what came back was saved,
 * `savedAt` when something was saved last; both null before. [A-264] [A-265] [P-317] [D2-94] [D3-99]
 */
export const makeKeptDraft = <Kept extends { readonly savedAt: Instant }>(form: KeptForm<Kept>) => {
  const restoredAt = signal<Instant | null>(null)
  const savedAt = signal<Instant | null>(null)
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
    saved = form.text.peek()
    const keeping = Effect.map(form.keep(), (at) => {
      savedAt.value = at
    })
    Effect.runFork(keeping)
  }
  const watch = () => {
    saved = form.text.peek()
    return effect(() => {
      const now = form.text.value
      if (saved === null || now === saved) return
      rest()
      timer = setTimeout(flush, REST_MS)
    })
  }

  /** Brings the draft back, unless the person has begun already, and keeps from then on; answers how to stop. */
  const follow = (): (() => void) => {
    let stop: (() => void) | null = null
    let gone = false
    const untouched = form.text.peek()
    const begin = async () => {
      const kept = await Effect.runPromise(form.read())
      if (gone) return
      if (kept !== null && form.text.peek() === untouched) {
        form.put(kept)
        restoredAt.value = kept.savedAt
        savedAt.value = kept.savedAt
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
    form.drop()
    rest()
    restoredAt.value = null
    savedAt.value = null
  }
  return {
    restoredAt,
    savedAt,
    follow,
    flush,
    /** Nothing is kept any more; what was kept is the business of who received the form. */
    end: () => {
      rest()
      saved = null
    },
    /** What was kept is deleted. */
    forget,
    /** The person begins anew: draft and form are empty. */
    discard: () => {
      form.empty()
      forget()
      saved = form.text.peek()
    },
  } as const
}

/** Follows the form for as long as its screen lives; what was typed last is kept also when the page is left. */
export const useKeptDraft = (draft: { readonly follow: () => () => void; readonly flush: () => void }): void => {
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
