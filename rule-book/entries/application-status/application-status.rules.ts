import {
  applicationStatusName,
  APPLICATION_STATUS_ROWS,
  APPLICATION_STATUSES,
  UNKNOWN_APPLICATION_STATUS_ROW,
} from '#domain/application-status/application-status.table'
import { PROGRESS_STEP_NAMES } from '#domain/application-status/progress-steps.table'
import { DETAILED_STATUS_ROWS } from '#domain/application/result/detailed-status.table'
import { lastStepBeforeCancellation } from '#domain/application/result/progress'
import type { ReferenceTableEntry } from '../../rule-entry.ts'
import { SUPPORT_STAGE_WORDS } from './support-stage-words.rules.ts'

const PASSED = PROGRESS_STEP_NAMES[lastStepBeforeCancellation([])]
const PASSED_WITH_PROOF = PROGRESS_STEP_NAMES[lastStepBeforeCancellation([{ proofType: 'general' }])]

/** What the progress bar of a cancelled application shows. [D2-133] [D2-153] */
const CANCELLED_STEP = `없음 (${PASSED}까지, 신속지급이 아닌 증빙이 있으면 취소한 것이라도 ${PASSED_WITH_PROOF}까지 지난 것으로 보이고 취소로 끝남)`

export const APPLICATION_STATUS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '신청의 진행상태가 뜻하는 것',
  synonyms: [
    '진행상태',
    '진행상태 종류',
    '진행단계',
    '다섯 단계',
    '보류 단계',
    '심사 단계',
    '몇 단계',
    applicationStatusName('underReview'),
  ],
  question: '각 진행상태는 다섯 단계의 어디이고, 지원은 어디까지 왔습니까?',
  no: 31,
  answer: '진행상태는 취소 말고는 다섯 단계에 들고, 취소된 신청(RA-1)만 다른 신청을 막지 않는다.',
  source: APPLICATION_STATUS_ROWS,
  columns: ['진행상태 (다른 이름)', '단계', '결정까지 남은 단계', '지원 단계 (NP)'],
  rows: [...APPLICATION_STATUSES, 'unknown' as const].map((status) => {
    const row = status === 'unknown' ? UNKNOWN_APPLICATION_STATUS_ROW : APPLICATION_STATUS_ROWS[status]
    const { alsoCalled, step, stage, ref } = row
    const { stepsLeft } = DETAILED_STATUS_ROWS[status]
    const name = [row.ko || '표에 없거나 오지 않은 말', ...alsoCalled.map((other) => `(${other})`)].join(' ')
    const withoutStep =
      status === 'userCancel' ? CANCELLED_STEP : stage === 'cancelled' ? `없음 (${applicationStatusName('userCancel')}와 같음)` : '없음'
    const shown = step === null ? withoutStep : `${step}단계 ${PROGRESS_STEP_NAMES[step]}`
    return {
      cells: [name, shown, String(stepsLeft ?? '–'), SUPPORT_STAGE_WORDS[stage]],
      ref: stage === 'cancelled' ? [ref, 'D2-133'] : ref,
    }
  }),
}
