import type { ReferenceTableEntry } from '../rule-entry.ts'
import { OPEN_QUESTIONS } from './open-questions.table.ts'

export const OPEN_QUESTIONS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '문서가 답하지 않는 물음',
  synonyms: ['마감일', '환수는 누가', '철회', '두 기기', '다른 사람이 내 번호로 신청', '증빙 항목을 모두 취소', '미성년자', '나이 제한', '필수 동의 철회', '로그아웃', '문자 알림', '증빙 거절 사유', '증빙이 제외된 까닭', '누가 바꿨는지 기록', '대표자 사망', '바이러스 검사', '같은 영수증', '같은 계좌', '창을 닫으면'],
  question: '문서가 답하지 않는 것은 무엇이고, 이 시스템은 지금 무엇을 합니까?',
  no: 92,
  answer: '이 시스템이 지금 하는 일은 표와 같다.',
  source: OPEN_QUESTIONS,
  columns: ['묻는 것', '이 시스템은'],
  rows: OPEN_QUESTIONS.map(({ question, today, ref }) => ({ cells: [question, today], ref })),
}
