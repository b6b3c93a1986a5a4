import { type ProofTotalKind, PROOF_TOTAL_MAXIMUMS, decideProofTotal } from '#domain/proof/proof-total'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'
import { PROOF_TYPE_NAMES } from './proof-words.rules.ts'

export const PROOF_TOTAL_KIND_WORDS: Readonly<Record<ProofTotalKind, string>> = {
  amount: '금액',
  cases: '건',
  none: '총계를 적지 않는 증빙',
}

export const PROOF_TOTAL_RULE = makeTableRuleEntry({
  prefix: 'TL',
  title: '총 증빙금액과 총 증빙건수',
  question: '증빙의 총계로 이 값을 받을 수 있습니까?',
  no: 42,
  answer: '총계는 0보다 크고 상한을 넘지 않는 정수여야 한다.',
  parameters: ['MAX_PROOF_CASES'],
  table: decideProofTotal.table,
  facts: {
    lookedUp: '보완하는 것이 플랫폼이나 택배사에서 조회한 증빙',
    unit: '등록하는 증빙유형에 맞는 구분 (직접배달은 건)',
    positive: '0보다 큼',
    whole: '정수',
    above: {
      name: '상한을 넘음',
      note: `금액 ${PROOF_TOTAL_MAXIMUMS.amount.toLocaleString('ko-KR')}원, 건수 ${PROOF_TOTAL_MAXIMUMS.cases}건`,
    },
  },
  verdicts: {
    ok: '받는다',
    none: '총계가 없다',
    notWhole: '정수가 아니다',
    tooLarge: '상한을 넘는다',
    otherUnit: '다른 구분이다',
  },
  // A total without a type is one of a supplement.
  cases: casesOf([
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-4', kind: 'amount', total: 1, verdict: 'ok' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-4', kind: 'amount', total: 999_999_999_999, verdict: 'ok' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-3', kind: 'amount', total: 1_000_000_000_000, verdict: 'tooLarge' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-3', kind: 'amount', total: 1e20, verdict: 'tooLarge' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-2', kind: 'amount', total: Infinity, verdict: 'notWhole' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-2', kind: 'amount', total: 0.5, verdict: 'notWhole' },
    { proves: ['P-030', 'P-031', 'D3-103', 'P-057'], rule: 'TL-1', kind: 'amount', total: 0, verdict: 'none' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-1', kind: 'amount', total: -1, verdict: 'none' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-1', kind: 'amount', total: Number.NaN, verdict: 'none' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-4', kind: 'cases', total: 1, verdict: 'ok' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-4', kind: 'cases', total: 100, verdict: 'ok' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-3', kind: 'cases', total: 101, verdict: 'tooLarge' },
    { proves: ['P-030', 'P-031', 'D3-103'], rule: 'TL-2', kind: 'cases', total: 1.5, verdict: 'notWhole' },
    { proves: ['P-103'], rule: 'TL-0', kind: 'none', total: 0, verdict: 'ok' },
    { proves: ['P-103'], rule: 'TL-0', kind: 'none', total: 101, verdict: 'ok' },
    { proves: ['P-035'], rule: 'TL-5', kind: 'amount', total: 60_000, type: 'direct', verdict: 'otherUnit' },
    { proves: ['P-035'], rule: 'TL-4', kind: 'cases', total: 12, type: 'direct', verdict: 'ok' },
    { proves: ['P-035'], rule: 'TL-4', kind: 'amount', total: 60_000, type: 'general', verdict: 'ok' },
    { proves: ['D3-103'], rule: 'TL-3', kind: 'amount', total: 1_000_000_000_000, type: 'direct', verdict: 'tooLarge' },
    { proves: ['P-276'], rule: 'TL-5', kind: 'none', total: 1, type: 'general', verdict: 'otherUnit' },
  ], ({ kind, total, type }) => ({
    given: [
      ['구분', PROOF_TOTAL_KIND_WORDS[kind]],
      ['총계', String(total)],
      ...(type === undefined ? [] : [['등록하는 증빙유형', PROOF_TYPE_NAMES[type]] as const]),
    ],
    ask: () => decideProofTotal(type === undefined ? { kind, total, as: 'supplement' } : { kind, total, as: 'registration', type }),
  })),
})
