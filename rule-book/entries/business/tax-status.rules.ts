import { decideTaxStatus } from '#domain/business/tax-status'
import { makeTableRuleEntry } from '../../rule-entry.ts'

export const TAX_STATUS_RULE = makeTableRuleEntry({
  prefix: 'BZ',
  title: '국세청 사업자 상태',
  synonyms: ['폐업', '휴업', '문 닫은 가게', '국세청에 없는 번호', '국세청 조회', '오류 코드 errCd'],
  question: '국세청이 답한 상태로 신청을 계속할 수 있습니까?',
  no: 4,
  answer: '폐업자와 국세청에 등록되지 않은 번호만 계속할 수 없고, 휴업자는 계속할 수 있다.',
  notes: [
    { says: '접수한 뒤에 폐업했으면 번호를 고치거나 다시 신청할 때에만 다시 보고, 결과는 첫 화면의 ‘신청결과 확인’에서 그대로 본다.', refs: ['E-086'] },
    { says: '계속할 수 있어도 신청번호가 오지 않으면 실패한 것으로 본다.', refs: ['E-085', 'D1-259'] },
  ],
  table: decideTaxStatus.table,
  facts: {
    code: {
      name: '사업자 상태 코드',
      values: [
        ['01', '01 (계속사업자)'],
        ['10', '10 (뜻이 정해지지 않음)'],
        ['02', '02 (휴업자)'],
        ['03', '03 (폐업자)'],
        ['04', '04'],
        ['99', '99 (그 밖의 코드)'],
        [null, '없음 (비어 있음)'],
      ],
    },
    errorCode: {
      name: '오류 코드(errCd)',
      values: [
        [null, '없음'],
        ['10', '10 (국세청에 물을 수 없음)'],
        ['99', '99 (그 밖의 오류)'],
      ],
    },
  },
  verdicts: {
    ok: '계속할 수 있다',
    closed: '폐업한 사업자여서 계속할 수 없다',
    unregistered: '국세청에 등록되지 않은 번호여서 계속할 수 없다',
  },
  cases: [
    { proves: ['E-085'], rule: 'BZ-1', facts: { code: '01', errorCode: null }, verdict: 'ok' },
    { proves: ['E-085'], rule: 'BZ-2', facts: { code: '10', errorCode: null }, verdict: 'ok' },
    { proves: ['E-085'], rule: 'BZ-3', facts: { code: '02', errorCode: null }, verdict: 'ok' },
    { proves: ['E-085'], rule: 'BZ-1', facts: { code: '01', errorCode: '10' }, verdict: 'ok' },
    { proves: ['E-086'], rule: 'BZ-4', facts: { code: '03', errorCode: null }, verdict: 'closed' },
    { proves: ['E-086', 'E-088'], rule: 'BZ-4', facts: { code: '03', errorCode: '10' }, verdict: 'closed' },
    { proves: ['E-088'], rule: 'BZ-5', facts: { code: null, errorCode: '10' }, verdict: 'ok' },
    { proves: ['E-087'], rule: 'BZ-6', facts: { code: null, errorCode: null }, verdict: 'unregistered' },
    { proves: ['E-087'], rule: 'BZ-6', facts: { code: null, errorCode: '99' }, verdict: 'unregistered' },
    { proves: ['E-087'], rule: 'BZ-6', facts: { code: '04', errorCode: null }, verdict: 'unregistered' },
    { proves: ['E-087'], rule: 'BZ-6', facts: { code: '99', errorCode: null }, verdict: 'unregistered' },
    { proves: ['E-087', 'E-088'], rule: 'BZ-6', facts: { code: '99', errorCode: '10' }, verdict: 'unregistered' },
  ],
})
