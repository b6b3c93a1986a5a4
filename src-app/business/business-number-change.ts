import { Effect } from 'effect'
import type { BusinessNumber } from '#domain/business/business-number'
import { decideNumberChange, type NumberChangeVerdict } from '#domain/session/number-change'
import { type Session, withoutApplication, withoutPersonAndApplication } from '#domain/session/session'
import type { SessionStore } from '../kernel/session-store.port.ts'
import type { TabDrafts } from '../records/tab-drafts.ts'
import { removeOwnSessionCookie } from '../session/end-session.ts'
import type { SessionCookie } from '../session/session-cookie.port.ts'
import { DraftOfAnotherNumber } from './business-number.errors.ts'

const CLEARED: Readonly<Record<NumberChangeVerdict, (session: Session) => Session>> = {
  clearPerson: withoutPersonAndApplication,
  clearApplication: withoutApplication,
  keep: (session) => session,
}

/**
 * Stores a confirmed business number in the session. If it differs from the earlier business number, removes the
 * certification, consents, token and cookie of the earlier one. If only the application number differs, removes only
 * the data of the earlier application, including the mark that its consents were saved. [E-091] [D2-06]
 */
export const switchToBusinessNumber = (
  ports: { readonly session: SessionStore; readonly cookie: SessionCookie },
  number: BusinessNumber,
  newValues: Partial<Session>,
): void => {
  const { verdict } = decideNumberChange(ports.session.read(), {
    businessNumber: number,
    applicationNumber: newValues.applicationNumber ?? null,
  })
  if (verdict === 'clearPerson') removeOwnSessionCookie(ports)
  ports.session.update((session) => ({ ...CLEARED[verdict](session), ...newValues, businessNumber: number }))
}

/** `deletesDraft`: the person wants a draft of another business number to be deleted. [D2-149] [D1-890] */
export type DraftDeletionOptions = { readonly deletesDraft?: boolean }

/**
 * If this tab has a draft of another business number, deletes it, or fails with `DraftOfAnotherNumber` if the person
 * has not agreed to its deletion. [D2-149] [D1-890]
 */
export const deleteDraftOfAnotherNumber = (
  tabDrafts: TabDrafts,
  next: { readonly businessNumber: BusinessNumber; readonly applicationNumber: string | null },
  { deletesDraft = false }: DraftDeletionOptions = {},
): Effect.Effect<void, DraftOfAnotherNumber> =>
  Effect.flatMap(tabDrafts.draftsOfAnotherNumber(next), (others): Effect.Effect<void, DraftOfAnotherNumber> => {
    if (others.length === 0) return Effect.void
    return deletesDraft ? tabDrafts.deleteDraftsWithFiles(others) : Effect.fail(new DraftOfAnotherNumber())
  })
