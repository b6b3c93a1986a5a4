import type { KeyAgreements } from '../consent/key-agreements.ts'
import { compactDate, dateFromDigits } from '../kernel/calendar.ts'
import type { Won } from '../kernel/won.ts'
import { APPLICATION_LIMITS } from './application-limits.ts'
import { onlyValue } from '../programme/parameter.ts'
import { DECIDED_AT_CREATION, DEFAULT_SUPPORT } from '../programme/parameters.ts'
import { digitsOf, textOf } from './form-input.ts'
import type { ApplicationForm } from './application-form.ts'
import { residentDigits } from './resident-number.ts'
import type { StoredStatus } from './status.table.ts'
import { APPLICATION_STATUS } from './status.table.ts'

/**
 * `applicationData` of the create call, with the wire's field names: exactly these. Days are `YYYYMMDD`, numbers of
 * people, businesses and accounts digits only, amounts won. It carries the resident number: it is made for the call and
 * kept nowhere.
 */
export type ApplicationPayload = {
  readonly suptSn: string | null
  readonly aplyNo: string
  readonly aplyType: string
  readonly aplyNm: string
  readonly rpsrRnno: string
  readonly brdt: string
  readonly aplyDesc: string
  readonly mbtlnum: string
  readonly ci: string
  readonly brno: string
  readonly mngFrGb: string
  readonly corpNm: string
  readonly opbzDt: string
  readonly crpno: string
  readonly soaMm: string
  readonly coRprsvYn: 'Y' | 'N'
  readonly bankNm: string
  readonly acntNo: string
  readonly dpstrNm: string
  readonly sprtAmt: number
  readonly dcsnAmt: number
  readonly prcsStts: string
  readonly mdtAgreYn: KeyAgreements['mdtAgreYn']
  readonly ntaxAgreYn: KeyAgreements['ntaxAgreYn']
  readonly methodType: string
}

/** What the session knows beside the form: the identity value, the wire's `mngFrGb`, the support number where it has one. */
export type PayloadSession = { readonly ci: string; readonly mngFrGb: string; readonly suptSn: string }

/** Amount that the delivery call brought for a rapid application, else null. [A-051] [D2-27] */
export type PayloadLookups = { readonly deliveryAmount: Won | null }

/** A day in the form of the wire, whatever separators it has; what names no day goes as its digits. */
export const wireDate = (text: string): string => {
  const date = dateFromDigits(text)
  return date === null ? text.replace(/[^0-9]/g, '') : compactDate(date)
}

/** Number text without a leading zero; individuals always settle in December. [A-092] [D2-30] */
export const wireSettlementMonth = (form: Pick<ApplicationForm, 'entityType' | 'settlementMonth'>): string =>
  form.entityType === 'individual' ? '12' : form.settlementMonth.replace(/^0+/, '')

/** A certified name as it is sent: a longer one is cut. [A-061] [D2-107] */
export const applicantNameOf = (name: string): string => textOf(name, APPLICATION_LIMITS.applicantName)

/** The payload of a new application. to */
export const composeApplication = (
  form: ApplicationForm,
  session: PayloadSession,
  lookups: PayloadLookups,
): ApplicationPayload => ({
  suptSn: session.suptSn === '' ? null : session.suptSn,
  aplyNo: form.aplyNo,
  aplyType: form.aplyType,
  aplyNm: applicantNameOf(form.name),
  rpsrRnno: residentDigits(form.resident),
  brdt: wireDate(form.birth),
  aplyDesc: '',
  mbtlnum: digitsOf(form.mobile, APPLICATION_LIMITS.mobileDigits),
  ci: session.ci,
  brno: form.brNo.replace(/[^0-9]/g, ''),
  mngFrGb: session.mngFrGb,
  corpNm: form.companyName.trim(),
  opbzDt: wireDate(form.openingDate),
  crpno: form.entityType === 'corporate' ? `${form.co1}${form.co2}`.replace(/[^0-9]/g, '') : '',
  soaMm: wireSettlementMonth(form),
  coRprsvYn: 'N',
  bankNm: form.bank?.name ?? '',
  acntNo: digitsOf(form.accountNumber, APPLICATION_LIMITS.accountNumberDigits),
  dpstrNm: form.depositor.trim(),
  sprtAmt: lookups.deliveryAmount ?? onlyValue(DEFAULT_SUPPORT),
  dcsnAmt: onlyValue(DECIDED_AT_CREATION),
  prcsStts: APPLICATION_STATUS['applied' satisfies StoredStatus].wire,
  mdtAgreYn: form.keyAgreements.mdtAgreYn,
  ntaxAgreYn: form.keyAgreements.ntaxAgreYn,
  methodType: '',
})
