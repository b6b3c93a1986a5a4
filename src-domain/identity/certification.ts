import { extractDigits } from '../text/characters.ts'
import { parseDateDigits } from '../time/written-dates.ts'

/**
 * How long, in milliseconds, a result page without an opener waits for the confirmation that its result was received.
 * [E-124]
 */
export const CERTIFICATION_CONFIRMATION_WAIT_MS = 2000

/**
 * The time after a click, in milliseconds, in which browsers let a page open a window. They block a later window as a
 * popup. [D1-23]
 */
export const CERTIFICATION_WINDOW_ALLOWED_MS = 1000

/** 본인인증 결과: the certified person. Values are trimmed; a missing value is an empty string. */
export type Certification = {
  readonly name: string
  /** 생년월일: eight digits. */
  readonly birthDay: string
  /** 연계정보: the identity value of a person, the same at every provider. */
  readonly ci: string
  /** The telephone number, as digits only. */
  readonly phone: string
  readonly carrier: string
  readonly provider: string
}

/** A certified person as the window or the back end reports it. Only some providers send the optional values. */
type ReportedCertification = Pick<Certification, 'name' | 'birthDay' | 'ci'> &
  Partial<Pick<Certification, 'phone' | 'carrier' | 'provider'>>

/** How a certification window ended. `cancelled`: the person cancelled the certification. [E-121] [E-122] */
export type CertificationResult =
  | ({ readonly is: 'certified' } & ReportedCertification)
  | { readonly is: 'cancelled' | 'failed' }

/**
 * Normalises the results of all providers: trims the values, and removes everything but the digits from birth date and
 * telephone number. [E-125]
 */
export const normaliseCertification = (reported: ReportedCertification): Certification => ({
  name: reported.name.trim(),
  birthDay: extractDigits(reported.birthDay).slice(0, 8),
  ci: reported.ci.trim(),
  phone: extractDigits(reported.phone ?? ''),
  carrier: reported.carrier?.trim() ?? '',
  provider: reported.provider?.trim() ?? '',
})

/**
 * True if name and ci are not blank and the birth date is a day. Providers may leave out everything else. [E-121]
 * [D1-550]
 */
export const isCompleteCertification = (reported: ReportedCertification): boolean => {
  const { name, birthDay, ci } = normaliseCertification(reported)
  return name !== '' && ci !== '' && parseDateDigits(birthDay) !== null
}
