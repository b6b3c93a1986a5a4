/** 본인인증 결과: who was certified. Texts are trimmed; what did not come is empty. */
export type Certification = {
  readonly name: string
  /** 생년월일, eight digits. */
  readonly birthDay: string
  /** 연계정보: the identity value of a person, the same at every provider. */
  readonly ci: string
  /** Digits only. */
  readonly phone: string
  readonly carrier: string
  readonly provider: string
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

const digits = (value: unknown): string => text(value).replace(/[^0-9]/g, '')

/** The first of these values that holds anything, as digits. */
const firstDigits = (...values: readonly unknown[]): string => digits(values.find((value) => text(value) !== ''))

/** A result as the providers name it; any field may be missing or of another type. */
export type RawCertification = {
  readonly [
    field in 'name' | 'birthDay' | 'birth' | 'brdt' | 'ci' | 'phone' | 'mobile_no' | 'mobile_co' | 'provider'
  ]?: unknown
}

/** One form for the results of all providers: each names birth date and phone in its own way. [E-125] */
export const normaliseCertification = (raw: RawCertification): Certification => ({
  name: text(raw.name),
  birthDay: firstDigits(raw.birthDay, raw.birth, raw.brdt).slice(0, 8),
  ci: text(raw.ci),
  phone: firstDigits(raw.phone, raw.mobile_no),
  carrier: text(raw.mobile_co),
  provider: text(raw.provider),
})
