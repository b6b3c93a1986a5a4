import { decision } from '../kernel/decide.ts'
import type { CertificationResult } from './certification.ts'

/**
 * The result of a certification window. `closedCancels`: a closed window of this method counts as a cancellation.
 * `confirmed`: whether the back end confirms the person; `notAsked` for a method that needs no confirmation.
 */
type CertificationOutcomeFacts = {
  readonly result: CertificationResult['is']
  readonly closedCancels: boolean
  readonly confirmed: 'notAsked' | 'yes' | 'no'
}

/**
 * `windowCancelled`: the page says that the person has cancelled this method. `cancelled`: it says only that the
 * certification was cancelled.
 */
type CertificationOutcomeVerdict = 'certified' | 'windowCancelled' | 'cancelled' | 'failed'

/** 인증 창의 답: decides whether a person is certified. [E-108] [E-112] [E-119] [E-120] [E-122] */
export const decideCertificationOutcome = decision<CertificationOutcomeFacts, CertificationOutcomeVerdict>([
  { id: 'IR-1', when: { result: 'cancelled', closedCancels: true }, then: 'windowCancelled', ref: 'E-108' },
  { id: 'IR-2', when: { result: 'cancelled' }, then: 'cancelled', ref: 'E-122' },
  { id: 'IR-3', when: { result: 'failed' }, then: 'failed', ref: 'E-112' },
  { id: 'IR-4', when: { confirmed: 'no' }, then: 'failed', ref: 'E-120' },
  { id: 'IR-5', when: {}, then: 'certified', ref: 'E-119' },
])
