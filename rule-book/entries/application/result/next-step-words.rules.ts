import type { NextStepVerdict } from '#domain/application/result/next-step.table'

/** The words for each next step that not only the status decides. */
export const NEXT_STEP_VERDICT_WORDS = {
  supplementByTelephone: '먼저 고객센터에 전화한다',
  supplementDue: '증빙을 보완한다',
  lookupRunning: '택배사가 조회하고 있다',
  lookupAnswered: '기관이 조회된 금액을 확인하고 있다',
  selectedWaiting: '기관이 확인하고 있다',
  selectedRapid: '증빙 없이 지급되며 원하면 등록할 수 있다',
  rapidRefused: '이용 증빙을 등록한다',
  proofsRefused: '다른 증빙을 등록한다',
  somePaid: '남은 한도만큼 더 등록할 수 있다',
  littleLeft: '한도가 거의 찼다',
  paymentComplete: '지급이 모두 끝났다',
  opinionWaiting: '기관이 의견을 확인하고 있다',
  answered: '답변을 확인한다',
  answeredLast: '마지막 답변을 확인한다',
  opinionsUsedUp: '의견을 더 보낼 수 없어 전화로 문의한다',
} as const satisfies Readonly<Record<Exclude<NextStepVerdict, 'byStatus'>, string>>
