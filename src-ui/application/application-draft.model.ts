import { effect, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { ApplicationForm } from '#domain/application/application-form'
import { checkOpeningDate } from '#domain/business/opening-date'
import type { Instant, KstDate } from '#domain/kernel/calendar'
import type { ApplicationFields } from './application-form.model.ts'
import type { FormDoors } from './form-doors.ts'

/** So long after the last key press the entries are kept, in milliseconds. */
const REST_MS = 800

/** A day that has not come yet is not taken on entry, so it does not come back with a draft either. */
const withoutFutureDay = (form: ApplicationForm, today: KstDate): ApplicationForm => {
  const day = checkOpeningDate(form.openingDate, today)
  return !day.ok && day.code === 'openingDate.future' ? { ...form, openingDate: '' } : form
}

/**
 * Keeps the entries while they are made and brings them back: `restoredAt` is when what came back was saved, `savedAt`
 * when something was saved last; both null before. [A-264] [A-265] [D2-94]
 */
export const makeApplicationDraft = (
  form: ApplicationFields,
  doors: Pick<FormDoors, 'restoreDraft' | 'keepDraft' | 'discardDraft' | 'clock'>,
) => {
  const restoredAt = signal<Instant | null>(null)
  const savedAt = signal<Instant | null>(null)
  let timer: ReturnType<typeof setTimeout> | null = null
  /** The entries that need no saving; null while nothing may be saved. */
  let saved: string | null = null

  const rest = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  /** Keeps what is not kept yet, at once. */
  const flush = () => {
    if (timer === null) return
    rest()
    saved = form.draftText.peek()
    const keeping = Effect.map(doors.keepDraft(form.snapshot()), (at) => {
      savedAt.value = at
    })
    Effect.runFork(keeping)
  }
  const watch = () => {
    saved = form.draftText.peek()
    return effect(() => {
      const text = form.draftText.value
      if (saved === null || text === saved) return
      rest()
      timer = setTimeout(flush, REST_MS)
    })
  }

  /** Brings the draft back, unless the person has begun already, and keeps from then on; answers how to stop. */
  const follow = (): (() => void) => {
    let stop: (() => void) | null = null
    let gone = false
    const untouched = form.draftText.peek()
    const begin = async () => {
      const restored = await Effect.runPromise(doors.restoreDraft(form.snapshot()))
      if (gone) return
      if (restored !== null && form.draftText.peek() === untouched) {
        form.put(withoutFutureDay(restored.form, doors.clock.today()))
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
  /** Nothing is kept any more: the application was received. */
  const end = () => {
    rest()
    saved = null
  }
  const discard = () => {
    doors.discardDraft()
    form.empty()
    rest()
    saved = form.draftText.peek()
    restoredAt.value = null
    savedAt.value = null
  }
  return { restoredAt, savedAt, follow, flush, end, discard } as const
}
export type ApplicationDraft = ReturnType<typeof makeApplicationDraft>
