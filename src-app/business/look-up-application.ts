import { Effect } from 'effect'
import { decideApplicationLookup } from '#domain/business/application-lookup'
import type { BusinessNumber } from '#domain/business/business-number'
import type { Route } from '#domain/pages/routes'
import { NoApplication } from '../application/application.errors.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { TabDrafts } from '../records/tab-drafts.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'
import {
  deleteDraftOfAnotherNumber,
  type DraftDeletionOptions,
  switchToBusinessNumber,
} from './business-number-change.ts'
import { ApplicationLookupRefused } from './business-number.errors.ts'
import { BusinessRegistry } from './business-registry.port.ts'

/**
 * Looks up the submitted applications of a business number, and returns the next page. The message of a refusal can be
 * shown unchanged. [E-095] to [E-099]
 */
export const LookUpApplication = useCase(
  'LookUpApplication',
  { registry: BusinessRegistry, session: SessionStore, cookie: SessionCookie, tabDrafts: TabDrafts },
  (ports) =>
    Effect.fnUntraced(function* (number: BusinessNumber, options?: DraftDeletionOptions) {
      const answer = yield* ports.registry.countApplications(number)
      const { verdict, because } = decideApplicationLookup(answer)
      if (verdict === 'none') return yield* new NoApplication({ because })
      if (verdict === 'refused') return yield* new ApplicationLookupRefused({ message: answer.message, because })
      yield* deleteDraftOfAnotherNumber(ports.tabDrafts, { businessNumber: number, applicationNumber: null }, options)
      switchToBusinessNumber(ports, number, {})
      return { next: '/onslf-check-result' as Route }
    }),
)
export type LookUpApplicationError = ErrorOf<typeof LookUpApplication>
