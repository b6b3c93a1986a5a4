import { afterEach, beforeEach, vi } from 'vitest'
import { LeaveUncertifiedEntryPage } from '#app/session/end-session'
import { UncertifiedEntryStore } from '#app/records/uncertified-entry-store'
import type { Route } from '#domain/session/routes'
import { dialogs } from '../parts/dialog/dialogs.ts'
import * as tiles from '../screens/main/queue-for-tile.ts'
import { installFakeServices } from './services.ts'

/**
 * Installs fake services for the pages before the form, for all tests of a file. Returns the fakes: `through` is the
 * queue behind the tile for a new application; `kept` contains the drafts of the tab, until the test ends; `asked` is
 * every other use case.
 */
export const installEntryPageFakes = () => {
  const through = vi.fn<() => Promise<Route>>(async () => '/self-check')
  const asked = vi.fn<() => unknown>()
  const kept = new Map<string, unknown>()
  const drafts = {
    read: (page: string) => kept.get(page) ?? null,
    write: (page: string, draft: unknown) => void kept.set(page, draft),
    remove: (page: string) => void kept.delete(page),
  }
  const known = (token: unknown) => {
    if (token === UncertifiedEntryStore) return drafts
    return token === LeaveUncertifiedEntryPage ? (page: string) => drafts.remove(page) : asked
  }
  beforeEach(() => {
    installFakeServices(known)
    vi.spyOn(tiles, 'queueForTile').mockImplementation(through)
  })
  afterEach(() => {
    dialogs.discardAll()
    kept.clear()
    history.replaceState(null, '', '/')
  })
  return { through, asked, kept }
}
