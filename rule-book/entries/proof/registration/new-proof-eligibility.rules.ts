import {
  APPLICATION_STATUS_ROWS,
  APPLICATION_STATUSES,
  applicationStatusName,
  type ApplicationStatusOrText,
} from '#domain/application-status/application-status.table'
import type { PaymentType } from '#domain/business/payment-type'
import { formatWon, Won } from '#domain/kernel/won'
import type { ProofForRules, ProofTypeOrUnknown } from '#domain/proof/proof'
import type { ProofStatus, ProofStatusOrText } from '#domain/proof/proof-status.table'
import { expectedSupport } from '#domain/proof/proof-total'
import { decideNewProofEligibility, isFirstProofMissing } from '#domain/proof/registration/new-proof-eligibility'
import { closesRegistration } from '#domain/proof/registration/registration-eligibility'
import { isSupportLimitReached } from '#domain/proof/support-limit'
import { isAboveRemainingSupport, recognisedTotal, supportShares } from '#domain/proof/support-shares'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'
import { SUPPORT_STAGE_WORDS } from '../../application-status/support-stage-words.rules.ts'
import { proofsInWords } from '../proof-words.rules.ts'
import { PARCEL_RUNNING } from './carrier-request.rules.ts'

const paid = (decidedAmount: number, id = 1): ProofForRules => ({
  id: String(id),
  proofType: 'general',
  status: 'paymentComplete',
  decidedAmount,
})

const parcel = (status: ProofStatusOrText): ProofForRules => ({
  id: '2',
  proofType: 'parcel',
  status,
  decidedAmount: null,
})

const approved: ProofForRules = {
  id: '3',
  proofType: 'general',
  status: 'approved',
  decidedAmount: 300_000,
}

const unnamed: ApplicationStatusOrText = { unknown: '표에 없는 말' }

/** How people ask about a new proof in each status that allows none. */
const APPLICATIONS_WITHOUT_PROOFS = APPLICATION_STATUSES.filter(
  (status) => APPLICATION_STATUS_ROWS[status].stage !== 'selected',
).flatMap((status) => ['인데', '중인데'].map((ending) => `${applicationStatusName(status)}${ending} 증빙을`))

const decidedProof = (status: ProofStatus, decidedAmount: number) => ({ id: '501', proofType: 'general', status, decidedAmount, totalUnit: 'amount', total: decidedAmount }) as const
const reached = (status: ProofStatus, amount: number, decided: number | null): string =>
  yesNoWord(isSupportLimitReached([decidedProof(status, amount)], decided))
const above = (amount: number, entered: number): string =>
  yesNoWord(isAboveRemainingSupport(supportShares({ status: 'targetSelected', decidedAmount: null, proofs: amount === 0 ? [] : [decidedProof('paymentComplete', amount)] }), entered))
/** Whether the first proof is missing, for proofs of these types and statuses. */
const firstMissing = (paymentType: PaymentType, ...proofs: readonly (readonly [type: ProofTypeOrUnknown, status: ProofStatus])[]): string =>
  yesNoWord(isFirstProofMissing({ paymentType, proofs: proofs.map(([proofType, status], i) => ({ id: `${i}`, proofType, status, decidedAmount: null })) }))
const CLOSING = { ok: '없음', notSelected: '선정되지 않음', notSelectedForParcel: '선정되지 않음 (택배사 조회)', limit: '한도에 도달', parcelRunning: '택배사 조회 중', parcelExists: '택배사 조회가 이미 있음' } as const

export const NEW_PROOF_ELIGIBILITY_RULE = makeTableRuleEntry({
  prefix: 'NP',
  title: '새 증빙 등록',
  synonyms: ['증빙을 내려면 신청 상태가 무엇', ...APPLICATIONS_WITHOUT_PROOFS],
  question: '이 신청에 새 증빙을 등록할 수 있습니까? 없다면 왜 없습니까?',
  no: 35,
  answer: '대상선정이고 택배사 조회 중이 아니며 최대 지원금액에 이르지 않은 신청에만 새 증빙을 등록할 수 있다.',
  notes: [
    { says: '지급완료인 증빙이 하나라도 있고, 신청의 결정금액이나 지급완료인 증빙의 합계가 최대 지원금액 이상이면 도달한 것이다. 지급완료인 증빙이 없으면 결정금액이 얼마여도 도달한 것이 아니다. 있으면, 결정금액이 이르렀을 때 아직 보내지 않았어도 다 받은 것으로 알린다.', refs: ['A-192', 'P-301'] },
  ],
  parameters: ['SUPPORT_CEILING', 'CARRIER_LOOKUP_MONTHS'],
  table: decideNewProofEligibility.table,
  facts: {
    stage: { name: '신청의 단계', note: '알 수 없는 진행상태는 선정 전과 같다, A-142', values: SUPPORT_STAGE_WORDS },
    parcelRunning: PARCEL_RUNNING,
    limit: '지급완료인 증빙이 있고 최대 지원금액에 도달',
  },
  verdicts: {
    ok: '등록할 수 있다',
    notSelected: '선정 전이어서 등록할 수 없다',
    paying: '지급 절차 중이어서 등록할 수 없다',
    paid: '지급이 끝나 등록할 수 없다',
    rejected: '선정되지 않아 등록할 수 없다',
    cancelled: '취소된 신청이어서 등록할 수 없다',
    parcelRunning: '택배사 조회 중이어서 등록할 수 없다',
    limit: '최대 지원금액에 도달하여 등록할 수 없다',
  },
  cases: casesOf([
    { proves: ['A-190'], rule: 'NP-8', status: 'targetSelected', proofs: [], verdict: 'ok' },
    { proves: ['A-190'], rule: 'NP-1', status: 'applied', proofs: [], verdict: 'notSelected' },
    { proves: ['A-142'], rule: 'NP-1', status: unnamed, proofs: [], verdict: 'notSelected' },
    ...(
      [
        ['NP-2', 'approved', 'paying'],
        ['NP-2', 'transferError', 'paying'],
        ['NP-2', 'requestVerified', 'paying'],
        ['NP-3', 'paymentComplete', 'paid'],
        ['NP-4', 'notSelected', 'rejected'],
        ['NP-5', 'userCancel', 'cancelled'],
        ['NP-5', 'userDelete', 'cancelled'],
        ['NP-1', 'received', 'notSelected'],
        ['NP-1', 'infoLookup', 'notSelected'],
        ['NP-1', 'verification', 'notSelected'],
        ['NP-1', 'supplementRequest', 'notSelected'],
        ['NP-1', 'supplementComplete', 'notSelected'],
        ['NP-1', 'deliberation', 'notSelected'],
        ['NP-1', 'hold', 'notSelected'],
      ] as const
    ).map(([rule, status, verdict]) => ({ proves: ['D2-100'], rule, status, proofs: [], verdict })),
    { proves: ['A-190'], rule: 'NP-1', status: 'underReview', proofs: [{ ...approved, status: 'targetSelected' }], verdict: 'notSelected' },
    { proves: ['A-191'], rule: 'NP-6', status: 'targetSelected', proofs: [parcel('submitted')], verdict: 'parcelRunning' },
    { proves: ['A-191'], rule: 'NP-8', status: 'targetSelected', proofs: [parcel('submitComplete')], verdict: 'ok' },
    { proves: ['A-191'], rule: 'NP-8', status: 'targetSelected', proofs: [parcel('underReview')], verdict: 'ok' },
    { proves: ['A-191'], rule: 'NP-8', status: 'targetSelected', proofs: [{ ...approved, status: 'submitted' }], verdict: 'ok' },
    { proves: ['A-191'], rule: 'NP-6', status: 'targetSelected', proofs: [parcel('submitted'), paid(300_000)], verdict: 'parcelRunning' },
    { proves: ['A-192'], rule: 'NP-7', status: 'targetSelected', proofs: [paid(300_000)], verdict: 'limit' },
    { proves: ['A-192'], rule: 'NP-8', status: 'targetSelected', proofs: [paid(299_999)], decidedAmount: 299_999, verdict: 'ok' },
    { proves: ['A-192'], rule: 'NP-7', status: 'targetSelected', proofs: [paid(1)], decidedAmount: 300_000, verdict: 'limit' },
    { proves: ['A-192'], rule: 'NP-7', status: 'targetSelected', proofs: [paid(150_000, 1), paid(150_000, 4)], decidedAmount: 150_000, verdict: 'limit' },
    { proves: ['A-192'], rule: 'NP-8', status: 'targetSelected', proofs: [approved], decidedAmount: 300_000, verdict: 'ok' },
    { proves: ['A-192'], rule: 'NP-8', status: 'targetSelected', proofs: [], decidedAmount: 300_000, verdict: 'ok' },
  ], ({ status, proofs, decidedAmount = null }) => ({
    given: [
      ['신청의 진행상태', applicationStatusName(status)],
      ['증빙', proofsInWords(proofs)],
      ['결정금액', decidedAmount === null ? '없음' : formatWon(Won(decidedAmount))],
    ],
    ask: () => decideNewProofEligibility({ status, proofs, decidedAmount }),
  })),
  functionCases: [
    { proves: ['A-192', 'P-301'], given: '최대 지원금액에 도달: 지급된 증빙 299,999원', outcome: '아니요', ask: () => reached('paymentComplete', 299_999, null) },
    { proves: ['A-192', 'P-301'], given: '최대 지원금액에 도달: 지급된 증빙 300,000원', outcome: '예', ask: () => reached('paymentComplete', 300_000, null) },
    { proves: ['A-192'], given: '최대 지원금액에 도달: 승인된 증빙 300,000원', outcome: '아니요', ask: () => reached('approved', 300_000, null) },
    { proves: ['A-192', 'D2-44'], given: '최대 지원금액에 도달: 지급된 증빙 1원, 결정금액 300,000원', outcome: '예', ask: () => reached('paymentComplete', 1, 300_000) },
    { proves: ['A-192'], given: '최대 지원금액에 도달: 승인된 증빙, 결정금액 300,000원', outcome: '아니요', ask: () => reached('approved', 1, 300_000) },
    { proves: ['D2-570', 'D2-833'], given: '인정된 금액: 지급된 증빙 60,000원과 승인된 증빙 50,000원', outcome: '110,000원', ask: () => formatWon(Won(recognisedTotal([decidedProof('paymentComplete', 60_000), decidedProof('approved', 50_000)]))) },
    { proves: ['D2-833'], given: '인정된 금액: 지급된 증빙 260,000원과 승인된 증빙 50,000원', outcome: '300,000원', ask: () => formatWon(Won(recognisedTotal([decidedProof('paymentComplete', 260_000), decidedProof('approved', 50_000)]))) },
    { proves: ['A-192', 'P-301'], given: '남은 한도를 넘는다고 알림: 60,000원이 지급됨, 240,001원을 적음', outcome: '예', ask: () => above(60_000, 240_001) },
    { proves: ['A-192', 'P-301'], given: '남은 한도를 넘는다고 알림: 60,000원이 지급됨, 240,000원을 적음', outcome: '아니요', ask: () => above(60_000, 240_000) },
    { proves: ['A-192', 'P-301'], given: '남은 한도를 넘는다고 알림: 지급된 것 없음, 400,000원을 적음', outcome: '아니요', ask: () => above(0, 400_000) },
    { proves: ['P-032'], given: '예상 지원금액: 60건', outcome: '300,000원', ask: () => formatWon(expectedSupport(60)) },
    { proves: ['D2-711'], given: '첫 증빙이 없음: 확인지급, 증빙 없음', outcome: '예', ask: () => firstMissing('confirmed') },
    { proves: ['D2-711'], given: '첫 증빙이 없음: 확인지급, 미선정인 이용 증빙뿐', outcome: '예', ask: () => firstMissing('confirmed', ['general', 'notSelected']) },
    { proves: ['D2-711'], given: '첫 증빙이 없음: 신속지급, 증빙 없음', outcome: '아니요', ask: () => firstMissing('rapid') },
    { proves: ['D2-711'], given: '첫 증빙이 없음: 신속지급, 제출인 신속지급 증빙뿐', outcome: '아니요', ask: () => firstMissing('rapid', ['rapid', 'submitted']) },
    { proves: ['D2-711'], given: '첫 증빙이 없음: 신속지급, 미선정인 이용 증빙뿐', outcome: '아니요', ask: () => firstMissing('rapid', ['general', 'notSelected']) },
    { proves: ['D2-790'], given: '첫 증빙이 없음: 신속지급, 미선정인 신속지급 증빙뿐', outcome: '예', ask: () => firstMissing('rapid', ['rapid', 'notSelected']) },
    { proves: ['D2-790'], given: '첫 증빙이 없음: 신속지급, 미선정인 신속지급 증빙과 제출인 이용 증빙', outcome: '아니요', ask: () => firstMissing('rapid', ['rapid', 'notSelected'], ['general', 'submitted']) },
    { proves: ['P-018', 'P-301'], given: '등록 화면을 닫는 까닭', outcome: '선정되지 않음, 선정되지 않음 (택배사 조회), 한도에 도달', ask: () => (['ok', 'notSelected', 'notSelectedForParcel', 'limit', 'parcelRunning', 'parcelExists'] as const).filter(closesRegistration).map((one) => CLOSING[one]).join(', ') },
  ],
})
