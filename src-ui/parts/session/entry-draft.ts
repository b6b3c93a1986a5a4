import { effect } from '@preact/signals-react'
import { useEffect } from 'react'
import { type EntryPage, KeepEntries } from '#app/session/keep-entries'
import { services } from '../services.ts'

/** What an entry page keeps: how to read its signals, and how to put back what was kept. */
export type EntryForm<D> = {
  readonly current: () => D
  /** Takes back what was kept; of another form it is ignored. Not called once the person has begun. */
  readonly restore: (kept: unknown) => void
  readonly untouched: () => boolean
}

/**
 * Keeps the entries of a page in this tab, through a failed call, a reload, back and forward. The page does not wait for
 * it: what was typed meanwhile is not overwritten. [E-202]
 */
export const useEntryDraft = <D>(page: EntryPage, { current, restore, untouched }: EntryForm<D>): void => {
  useEffect(() => {
    let stop: (() => void) | null = null
    let gone = false
    void services()
      .then((container) => {
        if (gone) return
        const entries = container.get(KeepEntries)
        if (untouched()) restore(entries.read(page))
        stop = effect(() => {
          if (untouched()) entries.remove(page)
          else entries.write(page, current())
        })
      })
      .catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [page, current, restore, untouched])
}
