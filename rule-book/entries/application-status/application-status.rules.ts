import {
  applicationStatusName,
  APPLICATION_STATUS_ROWS,
  APPLICATION_STATUSES,
  UNKNOWN_APPLICATION_STATUS_ROW,
} from '#domain/application-status/application-status.table'
import { PROGRESS_STEP_NAMES } from '#domain/application-status/progress-steps.table'
import { DETAILED_STATUS_ROWS } from '#domain/application/result/detailed-status.table'
import type { ReferenceTableEntry } from '../../rule-entry.ts'
import { SUPPORT_STAGE_WORDS } from './support-stage-words.rules.ts'

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
  answer: '진행상태는 다섯 단계 가운데 하나에 들고, 취소된 신청(RA-1)만 다른 신청을 막지 않는다.',
  source: APPLICATION_STATUS_ROWS,
  columns: ['진행상태 (다른 이름)', '단계', '결정까지 남은 단계', '지원 단계 (NP)'],
  rows: [...APPLICATION_STATUSES, 'unknown' as const].map((status) => {
    const row = status === 'unknown' ? UNKNOWN_APPLICATION_STATUS_ROW : APPLICATION_STATUS_ROWS[status]
    const { alsoCalled, step, stage, ref } = row
    const { stepsLeft } = DETAILED_STATUS_ROWS[status]
    const name = [row.ko || '표에 없거나 오지 않은 말', ...alsoCalled.map((other) => `(${other})`)].join(' ')
    const shown = step === null ? '없음' : `${step}단계 ${PROGRESS_STEP_NAMES[step]}`
    return {
      cells: [name, shown, String(stepsLeft ?? '–'), SUPPORT_STAGE_WORDS[stage]],
      ref,
    }
  }),
}
