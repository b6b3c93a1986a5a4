import type { ReadStatus } from './status.table.ts'
import { statusRow } from './status.table.ts'

/** Who applies: the identity value of the person together with the ten-digit business number. */
export type Applicant = { readonly ci: string; readonly registrationNumber: string }

/** The same applicant only when both are equal; nobody is nobody's equal. */
export const isSameApplicant = (a: Applicant, b: Applicant): boolean =>
  a.ci !== '' && a.registrationNumber !== '' && a.ci === b.ci && a.registrationNumber === b.registrationNumber

/** How far an application has come: `submitted` once create has succeeded. */
export type ApplicationFacts = { readonly number: string; readonly submitted: boolean; readonly status: ReadStatus }

/** Its number exists. */
export const isRegistered = (application: Pick<ApplicationFacts, 'number'>): boolean => application.number !== ''

/** It was registered, and create has succeeded. */
export const isSubmitted = (application: Pick<ApplicationFacts, 'number' | 'submitted'>): boolean =>
  isRegistered(application) && application.submitted

/** It was submitted and neither cancelled nor deleted: it stands against a second one of the same person. */
export const isLive = (application: ApplicationFacts): boolean =>
  isSubmitted(application) && statusRow(application.status).live
