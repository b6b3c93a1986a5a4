import { decision } from '../kernel/decide.ts'

/**
 * The facts about a draft in this tab and the business number that a person confirms. `own`: the person who is
 * certified in this tab wrote the draft. `sameNumber`: the confirmed number is the number in the session.
 * `otherApplication`: the application numbers of both are known and differ.
 */
type OtherDraftFacts = {
  readonly own: boolean
  readonly sameNumber: boolean
  readonly otherApplication: boolean
}

/** `ask`: the person decides whether to delete the draft and continue. */
type OtherDraftVerdict = 'ask' | 'continue'

/** 다른 번호로 쓰던 것: decides whether a person is asked before a draft of another number is deleted. [D2-149] */
export const decideOtherDraft = decision<OtherDraftFacts, OtherDraftVerdict>([
  { id: 'DN-1', when: { own: true, sameNumber: false }, then: 'ask', ref: 'D2-149' },
  { id: 'DN-2', when: { own: false, otherApplication: true }, then: 'ask', ref: 'D2-149' },
  { id: 'DN-3', when: {}, then: 'continue', ref: 'D2-149' },
])
