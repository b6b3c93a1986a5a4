import { Effect } from 'effect'
import type { BusinessNumber } from '#domain/business/business-number'
import { decideTaxStatus } from '#domain/business/tax-status'
import type { Route } from '#domain/pages/routes'
import { decideNumberChange, type NumberChangeVerdict } from '#domain/session/number-change'
import { type Session, withoutApplication, withoutPersonAndApplication } from '#domain/session/session'
import { MalformedAnswer } from '../kernel/call.errors.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { FindDrafts } from '../records/find-drafts.ts'
import { RecordStore } from '../records/record-store.ts'
import { removeOwnSessionCookie } from '../session/end-session.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'
import { DraftOfAnotherNumber } from './business-number.errors.ts'
import { BusinessRegistry, BusinessClosed, BusinessUnregistered } from './business-registry.port.ts'

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
  found: Partial<Session>,
): void => {
  const { verdict } = decideNumberChange(ports.session.read(), {
    businessNumber: number,
    applicationNumber: found.applicationNumber ?? null,
  })
  if (verdict === 'clearPerson') removeOwnSessionCookie(ports)
  ports.session.update((session) => ({ ...CLEARED[verdict](session), ...found, businessNumber: number }))
}

/** `deletesDraft`: the person wants a draft of another business number to be deleted. [D2-149] [D1-890] */
export type DraftDeletionOptions = { readonly deletesDraft?: boolean }

/**
 * If this tab has a draft of another business number, deletes it, or fails with `DraftOfAnotherNumber` if the person
 * has not agreed to its deletion. [D2-149] [D1-890]
 */
export const deleteDraftOfAnotherNumber = (
  drafts: FindDrafts,
  next: { readonly businessNumber: BusinessNumber; readonly applicationNumber: string | null },
  { deletesDraft = false }: DraftDeletionOptions = {},
): Effect.Effect<void, DraftOfAnotherNumber> =>
  Effect.flatMap(drafts.draftsOfAnotherNumber(next), (others): Effect.Effect<void, DraftOfAnotherNumber> => {
    if (others.length === 0) return Effect.void
    return deletesDraft ? drafts.deleteDraftsWithFiles(others) : Effect.fail(new DraftOfAnotherNumber())
  })

/** The name of the call in error reports. */
const CALL = 'business/first/register'

/**
 * Registers a business number for an application and returns the next page. Stores the answer only if the tax office's
 * status permits an application. If the status permits an application but the answer has no application number, the
 * call counts as failed. [E-084] [E-089] [E-090] [D1-259]
 */
export const RegisterBusinessNumber = useCase(
  'RegisterBusinessNumber',
  {
    registry: BusinessRegistry,
    session: SessionStore,
    cookie: SessionCookie,
    records: RecordStore,
    drafts: FindDrafts,
  },
  (ports) =>
    Effect.fnUntraced(function* (number: BusinessNumber, options?: DraftDeletionOptions) {
      const entry = yield* ports.registry.register(number)
      const { verdict, because } = decideTaxStatus(entry.taxStatus)
      if (verdict === 'closed') return yield* new BusinessClosed({ verdict, because })
      if (verdict === 'unregistered') return yield* new BusinessUnregistered({ verdict, because })
      const { applicationNumber, paymentType, entityType } = entry
      if (applicationNumber === null) return yield* new MalformedAnswer({ call: CALL, cause: 'no application number' })
      yield* deleteDraftOfAnotherNumber(ports.drafts, { businessNumber: number, applicationNumber }, options)
      switchToBusinessNumber(ports, number, { applicationNumber, paymentType, entityType })
      yield* ports.records.happened('visitChanged')
      return { next: '/onslf-check' as Route }
    }),
)
export type RegisterBusinessNumberError = ErrorOf<typeof RegisterBusinessNumber>
