import { effect, type ReadonlySignal } from '@preact/signals-react'
import { useEffect } from 'react'
import {
  type UncertifiedEntries,
  type UncertifiedEntryPage,
  UncertifiedEntryStore,
} from '#app/records/uncertified-entry-store'
import { loadServices } from '../services/services.ts'

/** The entries of a page before the certification. `put` restores them. */
type EntriesOfPage<Page extends UncertifiedEntryPage> = {
  readonly entries: ReadonlySignal<UncertifiedEntries<Page>>
  readonly put: (savedEntries: UncertifiedEntries<Page>) => void
}

/**
 * Saves the entries of a page in this tab, so that they survive a failed request, a reload, Back and forward. The page
 * does not wait until the saved entries are restored. Entries that the person types before that are not overwritten.
 * [E-202]
 */
export const useUncertifiedEntries = <Page extends UncertifiedEntryPage>(
  page: Page,
  { entries, put }: EntriesOfPage<Page>,
): void => {
  useEffect(() => {
    let stop: (() => void) | null = null
    let isStopped = false
    const isUntouched = () => Object.values(entries.value).every((entry) => entry === '')
    void loadServices()
      .then((container) => {
        if (isStopped) return
        const tab = container.get(UncertifiedEntryStore)
        const savedEntries = tab.read(page)
        if (isUntouched() && savedEntries !== null) put(savedEntries)
        stop = effect(() => {
          if (isUntouched()) tab.remove(page)
          else tab.write(page, entries.value)
        })
      })
      .catch(() => undefined)
    return () => {
      isStopped = true
      stop?.()
    }
  }, [page, entries, put])
}
