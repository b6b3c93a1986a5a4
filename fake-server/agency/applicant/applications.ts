import type { ApplicationStatus, ApplicationStatusOrText } from '#domain/application-status/application-status.table'
import {
  type Applicant,
  type ApplicationWithApplicant,
  type DuplicateApplicationVerdict,
  decideDuplicateApplication,
  isLiveApplication,
} from '#domain/application/application'
import { businessNumberOrNull } from '#domain/business/business-number'
import type { Decision } from '#domain/kernel/decide'
import type { Instant } from '#domain/time/calendar'
import type { ApplicationDoc, BusinessDoc } from '../../world/collections.ts'
import { allDocs, nextNumber, putDoc, type World } from '../../world/world.ts'

/** Returns a stored status for the rules; an unknown status if the application was not submitted. */
export const statusOrUnknown = (status: ApplicationStatus | null): ApplicationStatusOrText => status ?? { unknown: '' }

/** Returns an application with its owner, as the duplicate rule reads it. */
export const toApplicationWithApplicant = ({ aplyNo, status, ci, brNo }: ApplicationDoc): ApplicationWithApplicant => ({
  number: aplyNo,
  submitted: status !== null,
  status: statusOrUnknown(status),
  ci: ci ?? '',
  businessNumber: businessNumberOrNull(brNo) ?? '',
})

/** True if the application was submitted and is neither cancelled nor deleted. */
const isLiveApplicationDoc = (application: ApplicationDoc): boolean =>
  isLiveApplication(toApplicationWithApplicant(application))

const timeOf = ({ submittedAt, registeredAt }: ApplicationDoc) => submittedAt ?? registeredAt

const lastOf = (applications: readonly ApplicationDoc[]): ApplicationDoc | null =>
  applications.toSorted((a, b) => timeOf(a) - timeOf(b)).at(-1) ?? null

/** Returns all applications of a business number, including ended applications. */
export const applicationsOfBusiness = (world: World, brNo: string): readonly ApplicationDoc[] =>
  allDocs(world, 'applications').filter((application) => application.brNo === brNo)

export const liveApplicationOfBusiness = (world: World, brNo: string): ApplicationDoc | null =>
  applicationsOfBusiness(world, brNo).find(isLiveApplicationDoc) ?? null

/** Returns the newest registered application that was not submitted; null if there is no such application. */
export const registeredApplicationOfBusiness = (world: World, brNo: string): ApplicationDoc | null =>
  lastOf(applicationsOfBusiness(world, brNo).filter(({ status }) => status === null))

/**
 * Returns the application that the result page shows: the live one, or if there is none, the last submitted one.
 * [A-247]
 */
export const shownApplicationOf = (applications: readonly ApplicationDoc[]): ApplicationDoc | null =>
  applications.find(isLiveApplicationDoc) ?? lastOf(applications.filter(({ status }) => status !== null))

/** Decides whether a live application other than `except` has this person or this business number. */
export const decideDuplicateInWorld = (
  world: World,
  applicant: Partial<Applicant>,
  except?: string,
): Decision<DuplicateApplicationVerdict> =>
  decideDuplicateApplication(
    allDocs(world, 'applications')
      .filter(({ aplyNo }) => aplyNo !== except)
      .map(toApplicationWithApplicant),
    applicant,
  )

/**
 * Registers a business: stores a new application, which has an application number but is not submitted yet. [E-178]
 * [A-276]
 */
export const registerApplication = (
  world: World,
  business: BusinessDoc,
  now: Instant,
): readonly [World, ApplicationDoc] => {
  const [withNumber, number] = nextNumber(world, 'application')
  const application: ApplicationDoc = {
    aplyNo: `DA${String(number).padStart(8, '0')}`,
    brNo: business.brNo,
    ci: null,
    status: null,
    aplyType: business.aplyType,
    mngFrGb: business.mngFrGb,
    fields: {},
    files: {},
    residentNumberGiven: false,
    suptSn: String(10_000 + number),
    decidedAmount: 0,
    reasons: [],
    remark: '',
    registeredAt: now,
    submittedAt: null,
    changedAt: now,
  }
  return [putDoc(withNumber, 'applications', application.aplyNo, application), application]
}

/**
 * Returns the registration of a business that was not submitted, with the payment and entity type that the business has
 * now. Registers the business only if it has no such registration, so that a business number never has two. [E-178]
 * [D1-671] [D1-672]
 */
export const registeredOrNewApplication = (
  world: World,
  business: BusinessDoc,
  now: Instant,
): readonly [World, ApplicationDoc] => {
  const registeredApplication = registeredApplicationOfBusiness(world, business.brNo)
  if (registeredApplication === null) return registerApplication(world, business, now)
  const { aplyType, mngFrGb } = business
  const application = { ...registeredApplication, aplyType, mngFrGb }
  return [putDoc(world, 'applications', application.aplyNo, application), application]
}

/**
 * Returns the registration with this person as its applicant. A real-name check of an earlier applicant no longer
 * counts. [D2-16]
 */
export const withApplicant = (
  { realName, ...registration }: ApplicationDoc,
  ci: ApplicationDoc['ci'],
): ApplicationDoc => ({
  ...registration,
  ...(realName === undefined || registration.ci !== ci ? {} : { realName }),
  ci,
})
