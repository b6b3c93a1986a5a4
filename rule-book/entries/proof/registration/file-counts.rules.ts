import { MAX_BASE_FILES } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { decideFileCounts } from '#domain/proof/registration/file-counts'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'
import { formatDefaultSetting } from '../../settings/setting-words.rules.ts'
import { PROOF_TYPE_NAMES } from '../proof-words.rules.ts'
import { APPROVED_BASE_FACT } from './base-proof.rules.ts'

export const FILE_COUNTS_RULE = makeTableRuleEntry({
  prefix: 'FN',
  title: '증빙 파일의 수',
  synonyms: ['파일 네 개', '영업증빙 파일 개수', '영업증빙 파일을 배달·택배 이용에'],
  question: '서버가 이 수의 파일로 증빙을 등록합니까?',
  no: 90,
  answer: `서버는 직접배달의 영업증빙 파일을 ${PROGRAMME_PLACEHOLDERS.maxBaseFiles}개까지 받고, 모든 유형에서 실적증빙 파일을 하나 이상 받아야 등록한다.`,
  parameters: ['MAX_BASE_FILES'],
  table: decideFileCounts.table,
  facts: {
    type: { name: '증빙유형', values: { general: PROOF_TYPE_NAMES.general, direct: PROOF_TYPE_NAMES.direct } },
    approved: { ...APPROVED_BASE_FACT, note: 'DS-1' },
    hasBase: '영업증빙 파일이 있음',
    tooManyBase: '영업증빙 파일이 상한을 넘음',
    performance: '실적증빙 파일이 있음',
    tooManyPerformance: { name: '실적증빙 파일이 상한을 넘음', note: formatDefaultSetting('performanceMaxFiles') },
  },
  verdicts: {
    ok: '등록할 수 있다 (파일마다 SF, FS)',
    baseMissing: '영업증빙 파일이 없어 거절한다',
    tooManyBase: '영업증빙 파일이 많아 거절한다',
    baseNotWanted: '영업증빙을 내지 않는 유형이어서 거절한다',
    performanceMissing: '실적증빙 파일이 없어 거절한다',
    tooManyPerformance: '실적증빙 파일이 많아 거절한다',
  },
  cases: casesOf([
    { proves: ['P-058'], rule: 'FN-1', type: 'direct', approved: false, base: 0, performance: 1, verdict: 'baseMissing' },
    { proves: ['P-276'], rule: 'FN-6', type: 'direct', approved: true, base: 0, performance: 1, verdict: 'ok' },
    { proves: ['P-175'], rule: 'FN-6', type: 'direct', approved: false, base: MAX_BASE_FILES, performance: 1, verdict: 'ok' },
    { proves: ['P-175'], rule: 'FN-2', type: 'direct', approved: false, base: MAX_BASE_FILES + 1, performance: 1, verdict: 'tooManyBase' },
    { proves: ['P-175'], rule: 'FN-2', type: 'direct', approved: true, base: MAX_BASE_FILES + 1, performance: 1, verdict: 'tooManyBase' },
    { proves: ['P-276'], rule: 'FN-3', type: 'general', approved: false, base: 1, performance: 1, verdict: 'baseNotWanted' },
    { proves: ['P-276'], rule: 'FN-3', type: 'general', approved: true, base: MAX_BASE_FILES + 1, performance: 1, verdict: 'baseNotWanted' },
    { proves: ['P-059'], rule: 'FN-5', type: 'direct', approved: false, base: 1, performance: 0, verdict: 'performanceMissing' },
    { proves: ['D3-21'], rule: 'FN-7', type: 'general', approved: false, base: 0, performance: 3, performanceMaxFiles: 2, verdict: 'tooManyPerformance' },
    { proves: ['D3-21'], rule: 'FN-6', type: 'general', approved: false, base: 0, performance: 2, performanceMaxFiles: 2, verdict: 'ok' },
    { proves: ['D3-21'], rule: 'FN-6', type: 'general', approved: false, base: 0, performance: 30, verdict: 'ok' },
    { proves: ['P-276'], rule: 'FN-6', type: 'general', approved: false, base: 0, performance: 1, verdict: 'ok' },
  ], ({ type, approved, base, performance, performanceMaxFiles = 0 }) => ({
    given: [
      ['증빙유형', PROOF_TYPE_NAMES[type]],
      ['인증완료된 영업증빙', yesNoWord(approved)],
      ['영업증빙 파일', `${base}개`],
      ['실적증빙 파일', `${performance}개`],
      ...(performanceMaxFiles === 0 ? [] : [['설정 performanceMaxFiles', `${performanceMaxFiles}개`] as const]),
    ],
    ask: () => decideFileCounts({ type, approved }, { base, performance }, { performanceMaxFiles }),
  })),
})
