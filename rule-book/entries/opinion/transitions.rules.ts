import { OPINION_TRANSITIONS, OPINION_ACTION_LABELS, OPINION_STATE_NAMES } from '#domain/opinion/transitions'
import { makeMachineEntry } from '../../rule-entry.ts'

export const OPINION_MACHINE = makeMachineEntry({
  prefix: 'TO',
  title: '의견의 상태',
  synonyms: ['의견 답변', '의견에 답하는 사람'],
  question: '누가 의견을 어떤 상태에서 어떤 상태로 바꿉니까?',
  no: 62,
  answer: '의견은 답변대기로 시작하고, 담당자가 답하면 답변완료가 된다.',
  notes: [
    { says: '답변 여부가 오지 않았거나 알 수 없는 의견도 답변을 기다리므로 OP-5가 막는다.', refs: ['P-266'] },
  ],
  machine: OPINION_TRANSITIONS,
  actions: OPINION_ACTION_LABELS,
  states: OPINION_STATE_NAMES,
})
