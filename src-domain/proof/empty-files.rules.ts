import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { EMPTY_FILES_TABLE, decideEmptyFiles } from './empty-files.ts'

export const EMPTY_FILES_RULE = makeTableRuleEntry({
  prefix: 'ZF',
  title: '내용이 없는 파일 빼기',
  synonyms: ['0바이트 파일을 빼고', '정상 파일만 등록'],
  question: '올린 파일 가운데 내용이 없는 것이 있으면 어떤 파일을 등록합니까?',
  no: 118,
  answer: '내용이 없는 파일을 빼고 등록하겠다고 답할 때에만 나머지를 등록한다.',
  table: EMPTY_FILES_TABLE,
  facts: { some: '내용이 없는 파일이 있음', agreed: '정상 파일만 등록하겠다고 답함' },
  verdicts: {
    all: '묻지 않고 모두 등록한다',
    withoutEmpty: '내용이 없는 파일을 빼고 등록한다 (VF)',
    stop: '등록하지 않는다',
  },
  cases: {
    ofFacts: [
      { proves: ['P-065'], rule: 'ZF-1', facts: { some: false, agreed: false }, verdict: 'all' },
      { proves: ['P-067'], rule: 'ZF-2', facts: { some: true, agreed: false }, verdict: 'stop' },
      { proves: ['P-066'], rule: 'ZF-3', facts: { some: true, agreed: true }, verdict: 'withoutEmpty' },
    ],
    ask: decideEmptyFiles,
  },
})
