import { type Applicant, isSameApplicant } from '#domain/application/application'
import { businessNumberOrNull } from '#domain/business/business-number'
import { decideOwnership, type OwnershipFacts } from '#domain/identity/ownership'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { reject, rejectWith } from '../../http/answers.ts'
import { rejectionOfOwnership } from '../../http/applicant-endpoint.ts'
import type { ApplicationDoc, TokenDoc } from '../../world/collections.ts'
import { findDoc, type World } from '../../world/world.ts'

/**
 * Returns the application with this application number if it belongs to the token's holder; null otherwise. It belongs
 * to the holder if it has the holder's business number, and if its person is the holder or not set yet. [E-209]
 */
export const findOwnApplication = (world: World, login: TokenDoc, aplyNo: unknown): ApplicationDoc | null => {
  const application = typeof aplyNo === 'string' ? findDoc(world, 'applications', aplyNo) : null
  if (application === null || application.brNo !== login.brNo) return null
  return application.ci === null || isSameApplicant(applicantOf(application), applicantOf(login)) ? application : null
}

/**
 * Returns the applicant of an application or token. A missing part becomes an empty string, which never matches.
 * [A-003]
 */
const applicantOf = ({ ci, brNo }: { readonly ci: string | null; readonly brNo: string | null }): Applicant => ({
  ci: ci ?? '',
  businessNumber: businessNumberOrNull(brNo) ?? '',
})

type NamedPerson = { readonly brno?: unknown; readonly ci?: unknown }

/** Decides whether the named business number and person are those of the token. Missing values are not checked. */
const decideOwner = (login: TokenDoc, { brno, ci }: NamedPerson, application: OwnershipFacts['application']) =>
  decideOwnership({
    signedIn: true,
    number: brno === undefined || brno === login.brNo,
    person: ci === undefined || ci === login.ci,
    application,
  })

/**
 * Rejects a call that contains another applicant's data. Missing values are not checked. `isOwnApplication` is false if
 * the call is about another applicant's application. [E-209] [D1-29]
 */
export const rejectIfForeign = (
  check: ServerCheckName,
  login: TokenDoc,
  namedPerson: NamedPerson,
  isOwnApplication = true,
): void => {
  const decision = decideOwner(login, namedPerson, isOwnApplication)
  if (decision.verdict === 'foreign') rejectWith(check, rejectionOfOwnership(decision))
}

/**
 * Returns the application with this application number; rejects the call if it, or the named business number or person,
 * belongs to another applicant. [E-209]
 */
export const findOwnApplicationOrReject = (
  check: ServerCheckName,
  world: World,
  login: TokenDoc,
  aplyNo: unknown,
  namedPerson: NamedPerson = {},
): ApplicationDoc => {
  const application = findOwnApplication(world, login, aplyNo)
  const decision = decideOwner(login, namedPerson, application !== null)
  return application === null || decision.verdict === 'foreign'
    ? rejectWith(check, rejectionOfOwnership(decision))
    : application
}

/**
 * Returns the application whose number is in the request path; rejects an unknown number and another person's
 * application.
 */
export const namedApplicationOrReject = (
  world: World,
  { params, login }: { readonly params: Readonly<Record<string, string>>; readonly login: TokenDoc },
): ApplicationDoc => {
  const aplyNo = params['aplyNo'] ?? ''
  if (findDoc(world, 'applications', aplyNo) === null)
    reject('namedApplication/unknown', 404, 'APL_NOT_FOUND', 'server.noResult')
  return findOwnApplicationOrReject('namedApplication/application', world, login, aplyNo)
}
