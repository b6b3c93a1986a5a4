import { Effect } from 'effect'
import type { BusinessNumber } from '#domain/business/business-number'
import { decideTaxStatus } from '#domain/business/tax-status'
import type { Route } from '#domain/pages/routes'
import { MalformedAnswer } from '../kernel/call.errors.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { RecordStore } from '../records/record-store.ts'
import { TabDrafts } from '../records/tab-drafts.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'
import {
  deleteDraftOfAnotherNumber,
  type DraftDeletionOptions,
  switchToBusinessNumber,
} from './business-number-change.ts'
import { BusinessRegistry, BusinessClosed, BusinessUnregistered } from './business-registry.port.ts'

/** The name of the call in error reports. */
const CALL = 'business/first/register'

/**
 * Registers a business number for an application and returns the next page. Stores the answer only if the tax office's
 * status permits an application. If the status permits an application but the answer has no application number, the
 * call counts as failed. [E-089] [D1-259]
 */
export const RegisterBusinessNumber = useCase(
  'RegisterBusinessNumber',
  {
    registry: BusinessRegistry,
    session: SessionStore,
    cookie: SessionCookie,
    records: RecordStore,
    tabDrafts: TabDrafts,
  },
  (ports) =>
    Effect.fnUntraced(function* (number: BusinessNumber, options?: DraftDeletionOptions) {
      const entry = yield* ports.registry.register(number)
      const { verdict, because } = decideTaxStatus(entry.taxStatus)
      if (verdict === 'closed') return yield* new BusinessClosed({ verdict, because })
      if (verdict === 'unregistered') return yield* new BusinessUnregistered({ verdict, because })
      const { applicationNumber, paymentType, entityType } = entry
      if (applicationNumber === null) return yield* new MalformedAnswer({ call: CALL, cause: 'no application number' })
      yield* deleteDraftOfAnotherNumber(ports.tabDrafts, { businessNumber: number, applicationNumber }, options)
      switchToBusinessNumber(ports, number, { applicationNumber, paymentType, entityType })
      yield* ports.records.deleteAfter('visitChanged')
      return { next: '/onslf-check' as Route }
    }),
)
export type RegisterBusinessNumberError = ErrorOf<typeof RegisterBusinessNumber>
