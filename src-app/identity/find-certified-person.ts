import type { BusinessNumber } from '#domain/business/business-number'
import { decideEarlierCertification } from '#domain/identity/certified-person'
import type { Flow } from '#domain/identity/flow'
import { PAGES_AFTER_CERTIFICATION } from '#domain/pages/flow-pages'
import type { Route } from '#domain/pages/routes'
import { SessionStore } from '../kernel/session-store.port.ts'
import { useCase } from '../kernel/token.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'

type FoundPerson = {
  readonly name: string
  readonly businessNumber: BusinessNumber
  readonly next: Route
}

/**
 * Returns the person certified for the current business number, and the page on which the flow continues; null if no
 * person is certified. [D1-247]
 */
export const FindCertifiedPerson = useCase(
  'FindCertifiedPerson',
  { session: SessionStore, cookie: SessionCookie },
  (ports) =>
    (flow: Flow): FoundPerson | null => {
      const { ci, businessNumber, certifiedName: name } = ports.session.read()
      const { verdict } = decideEarlierCertification('page', { ci, businessNumber }, ports.cookie.read())
      if (verdict === 'certifies' || businessNumber === '') return null
      return { name, businessNumber, next: PAGES_AFTER_CERTIFICATION[flow] }
    },
)
