import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { EMPTY_FILES_CASES } from './empty-files.cases.ts'
import { EMPTY_FILES_TABLE, decideEmptyFiles } from './empty-files.ts'
import {
  EARLIER_SUPPLEMENT_CASES,
  FAILED_SUPPLEMENT_CASES,
  UNFINISHED_SUPPLEMENT_CASES,
} from './sent-supplement.cases.ts'
import {
  EARLIER_SUPPLEMENT_TABLE,
  FAILED_SUPPLEMENT_TABLE,
  UNFINISHED_SUPPLEMENT_TABLE,
  decideEarlierSupplement,
  decideUnfinishedSupplement,
  decideFailedSupplement,
} from './sent-supplement.ts'

const FOUND = { same: '이 보완이 저장됨', other: '다른 보완이 저장됨', absent: '보완이 끝나지 않음' } as const

/** The rules about what a page does while it sends a proof or a supplement. */
export const PROOF_SENDING_RULE_ENTRIES = [
  makeTableRuleEntry({
    prefix: 'ZF',
    title: '내용이 없는 파일 빼기',
    synonyms: ['0바이트 파일을 빼고', '정상 파일만 등록'],
    question: '올린 파일 가운데 내용이 없는 것이 있으면 어떤 파일을 등록합니까?',
    table: EMPTY_FILES_TABLE,
    facts: { some: '내용이 없는 파일이 있음', agreed: '정상 파일만 등록하겠다고 답함' },
    verdicts: {
      all: '묻지 않고 모두 등록한다',
      withoutEmpty: '내용이 없는 파일을 빼고 등록한다 (VF)',
      stop: '등록하지 않는다',
    },
    cases: { ofFacts: EMPTY_FILES_CASES, ask: decideEmptyFiles },
  }),
  makeTableRuleEntry({
    prefix: 'PS',
    title: '앞서 보낸 보완',
    synonyms: ['보완등록을 다시 누르면'],
    question: '앞서 보낸 보완이 지금 보내려는 보완을 이미 끝냈습니까?',
    table: EARLIER_SUPPLEMENT_TABLE,
    facts: {
      found: { name: '다시 읽은 증빙에 앞서 보낸 보완 (SA)', values: FOUND },
      wanted: '앞서 보낸 것이 지금 보내려는 것과 같음',
    },
    verdicts: {
      same: '끝냈다. 다시 보내지 않는다',
      other: '다른 보완이 끝났다고 알린다',
      absent: '끝내지 않았다. 보낸다',
    },
    cases: { ofFacts: EARLIER_SUPPLEMENT_CASES, ask: decideEarlierSupplement },
  }),
  makeTableRuleEntry({
    prefix: 'PE',
    title: '끝나지 않은 보완',
    synonyms: ['보완을 이어서 보내기', '남은 변경사항'],
    question: '증빙을 열 때 앞서 보낸 보완의 남은 변경을 이어서 보내게 합니까?',
    table: UNFINISHED_SUPPLEMENT_TABLE,
    facts: { open: '증빙이 보완요청 상태', partly: '앞서 보낸 보완의 일부만 저장됨' },
    verdicts: {
      continues: '남은 변경을 보이고 이어서 보내게 한다',
      keeps: '보이지 않는다. 보낸 기록은 남긴다 (PS)',
      forgets: '보이지 않는다. 보낸 기록을 지운다',
    },
    cases: { ofFacts: UNFINISHED_SUPPLEMENT_CASES, ask: decideUnfinishedSupplement },
  }),
  makeTableRuleEntry({
    prefix: 'SR',
    title: '보내지 못한 보완',
    synonyms: ['보완등록 실패', '일부만 반영', '보완하다가 끊기면'],
    question: '보완의 한 변경이 실패하면 증빙을 다시 읽은 뒤 무엇이라고 알립니까?',
    table: FAILED_SUPPLEMENT_TABLE,
    facts: {
      found: { name: '다시 읽은 증빙에 보낸 보완 (SA)', values: FOUND },
      partly: '변경의 일부가 저장됨',
      refused: '서버가 그 변경을 거절함',
    },
    verdicts: {
      done: '보완등록이 완료되었다고 알린다',
      other: '다른 보완이 저장되었다고 알린다',
      partly: '일부만 저장되었다고 알리고, 남은 변경을 이어서 보내게 한다',
      refused: '실패하였다고 알린다. 보낸 기록은 지운다',
      failed: '실패하였다고 알린다. 다시 누르면 늦게 도착했는지 먼저 본다 (PS)',
    },
    cases: { ofFacts: FAILED_SUPPLEMENT_CASES, ask: decideFailedSupplement },
  }),
] as const
