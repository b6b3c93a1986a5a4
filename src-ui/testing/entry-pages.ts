import { afterEach, beforeEach, vi } from 'vitest'
import { UncertifiedEntryStore } from '#app/records/uncertified-entry-store'
import { LeaveUncertifiedEntryPage } from '#app/session/end-session'
import type { Route } from '#domain/pages/routes'
import { dialogs } from '../parts/dialog/dialogs.ts'
import * as tiles from '../screens/main/queue-for-tile.ts'
import { installFakeServices } from './services.ts'

/**
 * Installs fake services for the pages before the form, for all tests of a file. Returns the fakes: `through` is the
 * queue behind the tile for a new application; `savedDrafts` contains the drafts of the tab, until the test ends;
 * `useCase` is every other use case.
 */
export const installEntryPageFakes = () => {
  const through = vi.fn<() => Promise<Route>>(async () => '/self-check')
  const useCase = vi.fn<() => unknown>()
  const savedDrafts = new Map<string, unknown>()
  const drafts = {
    read: (page: string) => savedDrafts.get(page) ?? null,
    write: (page: string, draft: unknown) => void savedDrafts.set(page, draft),
    remove: (page: string) => void savedDrafts.delete(page),
  }
  const serviceOf = (token: unknown) => {
    if (token === UncertifiedEntryStore) return drafts
    return token === LeaveUncertifiedEntryPage ? (page: string) => drafts.remove(page) : useCase
  }
  beforeEach(() => {
    installFakeServices(serviceOf)
    vi.spyOn(tiles, 'queueForTile').mockImplementation(through)
  })
  afterEach(() => {
    dialogs.discardAll()
    savedDrafts.clear()
    history.replaceState(null, '', '/')
  })
  return { through, useCase, savedDrafts }
}
