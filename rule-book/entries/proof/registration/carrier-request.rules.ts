import type { DecisionCaseFrom } from '#domain/kernel/decide'
import type { ProofForRules } from '#domain/proof/proof'
import { type ProofStatusOrText, type ProofStatus, PROOF_STATUSES } from '#domain/proof/proof-status.table'
import {
  type Carrier,
  type CarrierRefusal,
  CARRIER_REQUEST_CHECKS,
  decideCarrierRequest,
  isAnyCarrierLookupRunning,
  CARRIERS,
  parseCarriers,
} from '#domain/proof/registration/carrier-request'
import { decideSameCarrierRequest } from '#domain/proof/registration/same-registration'
import { casesOf, makeChecklistRuleEntry, yesNoWord, type ReferenceTableEntry } from '../../../rule-entry.ts'
import { SAME_SUBMISSION_WORDS } from '../../sending/same-submission.rules.ts'
import { proofsInWords, statusesWhere } from '../proof-words.rules.ts'

const parcel = (status: ProofStatusOrText): ProofForRules => ({
  id: '1',
  proofType: 'parcel',
  status,
  decidedAmount: null,
})

const GENERAL: ProofForRules = {
  id: '2',
  proofType: 'general',
  status: 'submitComplete',
  decidedAmount: null,
}

/** The verdict is `ok`, or the reason why the request is not sent, with the field to focus. */
type Row = DecisionCaseFrom<
  {
    token?: boolean
    carriers: readonly Carrier[]
    proofs: readonly ProofForRules[]
    agreement: boolean
  },
  'ok' | CarrierRefusal
>

const stands = (status: ProofStatusOrText): Row => ({
  proves: ['P-084'],
  rule: 'CR-3',
  carriers: ['롯데'],
  proofs: [GENERAL, parcel(status)],
  agreement: true,
  verdict: { code: 'parcelExists', field: null },
})

const ended = (status: ProofStatusOrText): Row => ({ ...stands(status), rule: 'CR-5', verdict: 'ok' })

const ENDED: readonly ProofStatus[] = ['userCancel', 'userDelete', 'notSelected']

export const CARRIER_REQUEST_CHECKS_RULE = makeChecklistRuleEntry({
  prefix: 'CR',
  title: '택배사 조회 신청',
  synonyms: ['택배사 조회 두 번', '택배 내역 자동 조회'],
  question: '택배사에 이용내역 조회를 신청할 수 있습니까?',
  no: 47,
  answer: '택배사를 고르고 정보 제공에 동의해야 하며, 제외되지도 취소되지도 않은 택배사 조회가 있으면 신청할 수 없다.',
  parameters: ['CARRIER_LOOKUP_MONTHS'],
  checklist: CARRIER_REQUEST_CHECKS,
  broken: {
    'CR-1': '로그인이 만료되었다',
    'CR-2': '택배사를 하나도 고르지 않았다',
    'CR-3': '제외되지도 취소되지도 않은 택배사 조회가 있다 (RE-4)',
    'CR-4': '정보 제공(고른 택배사에 사업자등록번호와 상호)에 동의하지 않았다',
  },
  refusals: {
    tokenMissing: '다시 인증해야 한다',
    carrierMissing: '택배사를 하나 이상 골라야 한다',
    parcelExists: '택배사 조회 증빙이 이미 있다',
    agreementMissing: '동의해야 한다',
  },
  passed: '신청할 수 있다',
  cases: casesOf([
    { proves: ['P-083'], rule: 'CR-5', carriers: ['롯데'], proofs: [], agreement: true, verdict: 'ok' },
    { proves: ['P-052', 'P-083'], rule: 'CR-1', token: false, carriers: [], proofs: [parcel('submitted')], agreement: false, verdict: { code: 'tokenMissing', field: null } },
    { proves: ['P-082', 'P-083'], rule: 'CR-2', carriers: [], proofs: [parcel('submitted')], agreement: false, verdict: { code: 'carrierMissing', field: 'carriers' } },
    { proves: ['P-083', 'P-084'], rule: 'CR-3', carriers: ['한진'], proofs: [parcel('submitted')], agreement: false, verdict: { code: 'parcelExists', field: null } },
    { proves: ['P-083'], rule: 'CR-4', carriers: ['한진'], proofs: [], agreement: false, verdict: { code: 'agreementMissing', field: 'agreement' } },
    ...PROOF_STATUSES.filter((status) => !ENDED.includes(status)).map(stands),
    stands({ unknown: '이관중' }),
    ...ENDED.map(ended),
  ], ({ token = true, carriers, proofs, agreement }) => ({
    given: [
      ['로그인', yesNoWord(token)],
      ['고른 택배사', carriers.join(', ') || '없음'],
      ['증빙', proofsInWords(proofs)],
      ['동의', yesNoWord(agreement)],
    ],
    ask: () => decideCarrierRequest({ token, carriers, proofs, agreement }),
  })),
  functionCases: [
    { proves: ['D3-139'], given: '답을 받지 못한 택배사 조회: 고른 택배사의 차례만 다름', outcome: '같은 것이 접수되었다', ask: () => SAME_SUBMISSION_WORDS[decideSameCarrierRequest(['롯데', '한진'], { detailTypes: ['한진', '롯데'] }).verdict] },
    { proves: ['D3-139'], given: '답을 받지 못한 택배사 조회: 고른 택배사가 다름', outcome: '다른 것이 접수되었다', ask: () => SAME_SUBMISSION_WORDS[decideSameCarrierRequest(['롯데'], { detailTypes: ['한진'] }).verdict] },
  ],
})

/** The fact of a rule that a carrier lookup is running. */
export const PARCEL_RUNNING = {
  name: '택배사 조회가 진행 중',
  note: `택배사 조회 증빙의 상태: ${statusesWhere((status) => isAnyCarrierLookupRunning([parcel(status)]))}, 상태가 없으면 제출로 본다`,
}

const CARRIER_NAMES = CARRIERS.map((carrier) => carrier.split('(', 1)[0]).join(', ')

export const CARRIERS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '이용내역을 조회하는 택배사',
  synonyms: ['어느 택배사', '롯데택배', '우체국택배', '경동택배', '택배사 목록', '조회를 신청할 수 있는 택배사', '조회해 주는 회사'],
  question: '어느 택배사에 조회를 맡길 수 있고, 어떤 순서로 묻습니까?',
  no: 48,
  answer: `${CARRIER_NAMES} ${CARRIERS.length}곳에만 이 순서로 묻고, 다른 택배사의 이용내역은 이용 증빙으로 등록한다.`,
  source: CARRIERS,
  columns: ['택배사 (묻는 순서대로)'],
  rows: CARRIERS.map((carrier) => ({ cells: [carrier], ref: 'P-081' })),
  functionCases: [
    { proves: ['P-280'], given: '택배사 조회에 우체국, 롯데, 우체국을 보냄', outcome: '롯데, 우체국', ask: () => parseCarriers(['우체국', '롯데', '우체국'])?.join(', ') ?? '거절한다' },
    { proves: ['P-280'], given: '택배사 조회에 롯데와 목록에 없는 택배사를 보냄', outcome: '거절한다', ask: () => parseCarriers(['롯데', '없는 택배사'])?.join(', ') ?? '거절한다' },
  ],
}
