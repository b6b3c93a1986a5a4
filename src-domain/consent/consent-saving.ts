import { decision } from '../kernel/decide.ts'

/**
 * The facts when the consents of both pages are saved together. `received`: the session has a received application.
 * `info`, `mydata`: every required item of the page of that name is agreed to or answered. `saved`: equal consents are
 * saved for this application.
 */
type ConsentSavingFacts = {
  readonly received: boolean
  readonly info: boolean
  readonly mydata: boolean
  readonly saved: boolean
}

/** `infoMissing` and `mydataMissing`: consents of the page of that name are missing, so nothing is sent. */
type ConsentSavingVerdict = 'received' | 'infoMissing' | 'mydataMissing' | 'alreadySaved' | 'save'

/** 동의 저장하기: decides whether the consents of both pages are saved. to [A-045] [A-273] [D2-06] */
export const decideConsentSaving = decision<ConsentSavingFacts, ConsentSavingVerdict>([
  { id: 'SV-1', when: { received: true }, then: 'received', ref: 'A-273' },
  { id: 'SV-2', when: { info: false }, then: 'infoMissing', ref: 'A-041' },
  { id: 'SV-3', when: { mydata: false }, then: 'mydataMissing', ref: 'A-045' },
  { id: 'SV-4', when: { saved: true }, then: 'alreadySaved', ref: 'A-042' },
  { id: 'SV-5', when: {}, then: 'save', ref: 'A-043' },
])
