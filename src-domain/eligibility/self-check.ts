import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'

type SelfCheckFacts = { readonly complete: boolean; readonly allYes: boolean }

/** `ok`: the owner may go on. `incomplete`: a question has no answer. `notTarget`: the owner is not eligible. */
type SelfCheckVerdict = 'ok' | 'incomplete' | 'notTarget'

/** The questions of the 자가진단 in order. [E-071] [D1-158] to [D1-162] */
export const SELF_CHECK_QUESTION_IDS = ['q1', 'q2', 'q3', 'q4', 'q5'] as const

export type SelfCheckQuestionId = (typeof SELF_CHECK_QUESTION_IDS)[number]

/** The answers of an owner; null for a question without an answer. No answer is preselected. [E-071] */
export type SelfCheckAnswers = { readonly [question in SelfCheckQuestionId]: 'yes' | 'no' | null }

/** Decides from the answers whether an owner may continue. [E-072] [E-073] [E-074] */
export const decideSelfCheck = decisionFrom(
  (answers: SelfCheckAnswers): SelfCheckFacts => {
    const answersInOrder = SELF_CHECK_QUESTION_IDS.map((question) => answers[question])
    return {
      complete: !answersInOrder.includes(null),
      allYes: answersInOrder.every((answer) => answer === 'yes'),
    }
  },
  [
    { id: 'SC-1', when: { complete: false }, then: 'incomplete', ref: 'E-072' },
    { id: 'SC-2', when: { allYes: true }, then: 'ok', ref: 'E-074' },
    { id: 'SC-3', when: {}, then: 'notTarget', ref: 'E-073' },
  ] satisfies DecisionTable<SelfCheckFacts, SelfCheckVerdict>,
)
