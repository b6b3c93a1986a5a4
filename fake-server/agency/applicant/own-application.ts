import { type Applicant, isSameApplicant } from '#domain/application/application'
import { businessNumberOrNull } from '#domain/business/business-number'
import { decideOwnership } from '#domain/identity/ownership'
import { rejection, rejectWith } from '../../http/answers.ts'
import { rejectionOfOwnership } from '../../http/applicant-endpoint.ts'
import type { ApplicationDoc, TokenDoc } from '../../world/collections.ts'
import { findDoc, type World } from '../../world/world.ts'

/** The rejection of a call for another applicant's application. [E-209] */
export const FOREIGN_APPLICATION_REJECTION = rejectionOfOwnership(
  decideOwnership({ signedIn: true, number: true, person: true, application: false }),
)

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

/** Rejects a call that contains another applicant's data. Missing values are not checked. [E-209] [D1-29] */
export const rejectIfForeign = (
  world: World,
  login: TokenDoc,
  named: { readonly brno?: unknown; readonly ci?: unknown; readonly aplyNo?: unknown },
): void => {
  const by = decideOwnership({
    signedIn: true,
    number: named.brno === undefined || named.brno === login.brNo,
    person: named.ci === undefined || named.ci === login.ci,
    application: named.aplyNo === undefined || findOwnApplication(world, login, named.aplyNo) !== null,
  })
  if (by.verdict === 'foreign') rejectWith(rejectionOfOwnership(by))
}

/**
 * Returns the application with this application number; rejects the call if it belongs to another applicant. [E-209]
 */
export const findOwnApplicationOrReject = (world: World, login: TokenDoc, aplyNo: unknown): ApplicationDoc =>
  findOwnApplication(world, login, aplyNo) ?? rejectWith(FOREIGN_APPLICATION_REJECTION)

export const APPLICATION_NOT_FOUND_REJECTION = rejection(404, 'APL_NOT_FOUND', 'server.noResult')

/**
 * Returns the application whose number is in the request path; rejects an unknown number and another person's
 * application.
 */
export const namedApplicationOrReject = (
  world: World,
  { params, login }: { readonly params: Readonly<Record<string, string>>; readonly login: TokenDoc },
): ApplicationDoc => {
  const aplyNo = params['aplyNo'] ?? ''
  if (findDoc(world, 'applications', aplyNo) === null) rejectWith(APPLICATION_NOT_FOUND_REJECTION)
  return findOwnApplicationOrReject(world, login, aplyNo)
}
