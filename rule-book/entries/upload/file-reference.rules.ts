import { decideFileReference, decideStoredFile } from '#domain/upload/file-reference'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'
import { bytesInWords, contentInWords } from './upload-words.rules.ts'

export const FILE_REFERENCE_RULE = makeTableRuleEntry({
  prefix: 'SF',
  title: '증빙과 의견에 쓰는 파일',
  synonyms: ['이미 다른 증빙에 사용된 파일', '이미 첨부한 파일', '파일을 두 번', '같은 파일'],
  question: '증빙이나 의견에 이 파일을 쓸 수 있습니까?',
  no: 88,
  answer: '이 신청으로 올렸고 다른 증빙이나 의견에 쓰지 않은 파일만 쓸 수 있다.',
  table: decideFileReference.table,
  facts: {
    own: '이 신청으로 올린 파일 (신청서류도 된다)',
    unused: {
      name: '이미 다른 증빙이나 의견에 냈거나 (전체를 취소한 증빙은 빼고), 이번에 두 번 적음',
      values: { true: '아니요', false: '예' },
    },
  },
  verdicts: {
    ok: '쓸 수 있다 (내용은 FS)',
    notFound: '올린 파일을 찾을 수 없어 거절한다',
    used: '이미 쓴 파일이어서 거절한다',
  },
  cases: [
    { proves: ['P-276'], rule: 'SF-3', facts: { own: true, unused: true }, verdict: 'ok' },
    { proves: ['D3-108'], rule: 'SF-2', facts: { own: true, unused: false }, verdict: 'used' },
    { proves: ['P-309'], rule: 'SF-1', facts: { own: false, unused: true }, verdict: 'notFound' },
    { proves: ['P-309'], rule: 'SF-1', facts: { own: false, unused: false }, verdict: 'notFound' },
  ],
})

export const STORED_FILE_RULE = makeTableRuleEntry({
  prefix: 'FS',
  title: '저장된 파일',
  question: '올린 이 파일을 증빙이나 의견의 자료로 접수할 수 있습니까?',
  no: 45,
  answer: '내용이 있고 형식이 맞는 파일만 접수한다.',
  table: decideStoredFile.table,
  facts: {
    size: {
      name: '크기',
      values: { zero: '0바이트', some: '1바이트 이상', unknown: '알 수 없음' },
    },
    genuine: '파일의 내용이 형식과 맞음 (내용을 보기 전에는 맞다고 본다)',
  },
  verdicts: {
    ok: '접수할 수 있다',
    empty: '내용이 없어 접수할 수 없다',
    otherKind: '내용이 다른 형식이어서 접수할 수 없다',
  },
  cases: casesOf([
    { proves: ['P-277'], rule: 'FS-1', size: 0, type: 'image/png', detectedKind: null, verdict: 'empty' },
    { proves: [], rule: 'FS-3', size: null, type: 'image/png', detectedKind: null, verdict: 'ok' },
    { proves: ['P-309'], rule: 'FS-3', size: 1, type: 'image/png', detectedKind: null, verdict: 'ok' },
    { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'text/plain', detectedKind: null, verdict: 'ok' },
    { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'image/png', detectedKind: 'png', verdict: 'ok' },
    { proves: ['P-309'], rule: 'FS-3', size: 9, type: 'image/jpg', detectedKind: 'jpeg', verdict: 'ok' },
    { proves: ['P-309'], rule: 'FS-2', size: 9, type: 'image/png', detectedKind: 'jpeg', verdict: 'otherKind' },
    { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'image/png', detectedKind: 'unknown', verdict: 'otherKind' },
    { proves: ['P-277'], rule: 'FS-1', size: 0, type: 'image/png', detectedKind: 'unknown', verdict: 'empty' },
    { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'text/plain', detectedKind: 'png', verdict: 'otherKind' },
    { proves: ['P-265', 'P-309'], rule: 'FS-2', size: 9, type: 'toString', detectedKind: 'png', verdict: 'otherKind' },
  ], ({ size, type, detectedKind }) => ({
    given: [
      ['크기', size === null ? '알 수 없음' : bytesInWords(size)],
      ['저장된 형식', type],
      ['파일 내용', detectedKind === null ? '아직 보지 않음 (형식은 FE가 판정)' : contentInWords(detectedKind)],
    ],
    ask: () => decideStoredFile({ size, type }, detectedKind),
  })),
})
