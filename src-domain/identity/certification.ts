import { digitsIn } from '../kernel/cut-text.ts'
import type { CertificationSuccess } from './certification-message.ts'

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

/** A result as its message or the back end states it. */
export type StatedCertification = Omit<CertificationSuccess, 'type' | 'success' | 'state' | 'tr_cert' | 'tr_add'>

/** One form for the results of all providers: texts trimmed, the birth date eight digits, numbers digits only. [E-125] */
export const normaliseCertification = (stated: StatedCertification): Certification => ({
  name: stated.name.trim(),
  birthDay: digitsIn(stated.birthDay).slice(0, 8),
  ci: stated.ci.trim(),
  phone: digitsIn(stated.phone ?? ''),
  carrier: stated.mobile_co?.trim() ?? '',
  provider: stated.provider?.trim() ?? '',
})
