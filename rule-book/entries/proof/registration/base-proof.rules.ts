import type { ApplicationStatus } from '#domain/application-status/application-status.table'
import type { Proof } from '#domain/proof/proof'
import { APPROVED_BASE_LABEL } from '#domain/proof/proof-display'
import type { ProofStatus } from '#domain/proof/proof-status.table'
import {
  decideBaseSupplement,
  decideRegistrationSecondStep,
  findRegistrationSecondStepRefusal,
  hasApprovedBaseProof,
  isApprovedBaseProof,
  isBaseProofApproved,
  itemsOfApprovedBaseProofs,
  lacksBaseProof,
  needsBaseFiles,
} from '#domain/proof/registration/base-proof'
import { type ArrivedProof, arrivedFilesOf, arrivedProofsWithAnyPath, decideSameBaseFiles, decideSameRegistration } from '#domain/proof/registration/same-registration'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'
import { SAME_SUBMISSION_WORDS } from '../../sending/same-submission.rules.ts'
import { statusesWhere } from '../proof-words.rules.ts'

/** The fact of a rule that base documents are approved. */
export const APPROVED_BASE_FACT = {
  name: `${APPROVED_BASE_LABEL}된 영업증빙이 있음`,
  note: `직접배달 증빙의 상태: ${statusesWhere((status) => isApprovedBaseProof({ proofType: 'direct', status }))}, P-045`,
}

const recognised = (directDelivery: boolean, status: ApplicationStatus, proofStatus: ProofStatus | null): string =>
  yesNoWord(isBaseProofApproved({ directDelivery, status, proofStatus, proofs: [] }))
const lacks = (proofType: 'direct' | 'general', status: ProofStatus, approved: boolean): string =>
  yesNoWord(lacksBaseProof({ proofType }, [{ proofType: 'direct', status }], approved ? [{ proofType: 'direct', status: 'paymentComplete' }] : []))

const EMPTY_AND_FULL = [{ name: 'a.jpg', size: 1 }, { name: 'b.jpg', size: 0 }]
const emptyNames = (approved: boolean): string => {
  const refusal = findRegistrationSecondStepRefusal(EMPTY_AND_FULL, approved)
  return refusal?.code === 'emptyFile' ? refusal.names.join(', ') : '없음'
}
const approvedItems = (status: ProofStatus, proofType: 'direct' | 'general'): string =>
  `${itemsOfApprovedBaseProofs([{ id: '501', proofType: 'direct', status, decidedAmount: null }], [{ proofId: '501', proofType }, { proofId: null, proofType }]).length}개`

const BASE_ROW = aProofItem({ id: '1', path: 'a' })

/** Compares a registration (general use, detail type 1, 2025, 12 won, file a) with the proofs that are read later. */
const sameVerdict = (arrived: readonly ArrivedProof[]): string =>
  SAME_SUBMISSION_WORDS[
    decideSameRegistration({
      supportNumber: '1', applicationNumber: 'A1', proofType: 'general', detailType: '1', years: [2025], total: 12, totalUnit: 'amount', status: 'submitComplete',
      items: [{ proofType: 'general', status: 'submitComplete', file: { name: 'a', storedName: 'a', path: 'a', bytes: 1, extension: 'pdf', mimeType: 'application/pdf' } }],
    }, arrived).verdict
  ]
const sameRegistration = (proofs: readonly Partial<Proof>[]): string =>
  sameVerdict(proofs.map((known) => {
    const proof = aProof({ detailTypes: ['1'], years: [2025], total: 12, totalUnit: 'amount', items: [BASE_ROW], ...known })
    return { proof, files: proof.items.map(({ path }) => ({ path: path ?? '', name: null })) }
  }))
const provedBy = (paths: readonly string[]): string =>
  arrivedProofsWithAnyPath({
    proofs: [aProof({ id: '7', items: [BASE_ROW, aProofItem({ id: '2', path: 'b' })] }), aProof({ id: '8', items: [aProofItem({ id: '3', path: 'b' })] })],
    items: [aProofItem({ id: '4', path: 'd' })],
  }, paths).map(({ proof }) => proof?.id ?? '증빙 없는 서류').join(', ')

export const REGISTRATION_SECOND_STEP_RULE = makeTableRuleEntry({
  prefix: 'DS',
  title: '직접배달 첫 단계',
  question: '직접배달에서 영업증빙 단계를 지나 실적증빙 단계로 갈 수 있습니까?',
  no: 39,
  answer: '내용이 있는 영업증빙 파일을 올렸거나 인증완료된 영업증빙이 있으면 다음 단계로 간다.',
  parameters: ['MAX_BASE_FILES'],
  table: decideRegistrationSecondStep.table,
  facts: {
    baseApproved: APPROVED_BASE_FACT,
    hasFile: '영업증빙 파일이 있음',
    hasEmpty: '크기가 0인 파일이 있음',
  },
  verdicts: {
    ok: '다음 단계로 간다',
    noFile: '영업증빙 파일을 올려야 한다',
    emptyFile: '크기가 0인 파일이 있어 갈 수 없다',
  },
  // `sizes` are the sizes of the selected files in bytes.
  cases: casesOf([
    { proves: ['P-046'], rule: 'DS-1', sizes: [], baseApproved: true, verdict: 'ok' },
    { proves: ['P-046'], rule: 'DS-1', sizes: [0], baseApproved: true, verdict: 'ok' },
    { proves: ['P-042'], rule: 'DS-2', sizes: [], baseApproved: false, verdict: 'noFile' },
    { proves: ['P-043'], rule: 'DS-3', sizes: [1, 0], baseApproved: false, verdict: 'emptyFile' },
    { proves: ['P-043', 'P-042'], rule: 'DS-4', sizes: [1], baseApproved: false, verdict: 'ok' },
  ], ({ sizes, baseApproved }) => ({
    given: [
      ['인증완료된 영업증빙', yesNoWord(baseApproved)],
      ['파일 크기', sizes.map((size) => `${size}바이트`).join(', ') || '파일 없음'],
    ],
    ask: () =>
      decideRegistrationSecondStep(
        sizes.map((size) => ({ size })),
        baseApproved,
      ),
  })),
  functionCases: [
    { proves: ['P-045'], given: '인증완료된 영업증빙: 지급완료인 직접배달 증빙', outcome: '예', ask: () => yesNoWord(hasApprovedBaseProof([{ proofType: 'direct', status: 'paymentComplete' }])) },
    { proves: ['P-045'], given: '인증완료된 영업증빙: 승인된 직접배달 증빙', outcome: '아니요', ask: () => yesNoWord(hasApprovedBaseProof([{ proofType: 'direct', status: 'approved' }])) },
    { proves: ['P-045'], given: '인증완료된 영업증빙: 지급완료인 이용 증빙', outcome: '아니요', ask: () => yesNoWord(hasApprovedBaseProof([{ proofType: 'general', status: 'paymentComplete' }])) },
    { proves: ['P-107', 'D3-96'], given: '영업증빙이 인정되었다고 알림: 직접배달인 신청이 지급완료', outcome: '예', ask: () => recognised(true, 'paymentComplete', null) },
    { proves: ['P-107', 'D3-96'], given: '영업증빙이 인정되었다고 알림: 직접배달인 신청의 증빙상태가 지급완료', outcome: '예', ask: () => recognised(true, 'targetSelected', 'paymentComplete') },
    { proves: ['P-107', 'D3-96'], given: '영업증빙이 인정되었다고 알림: 직접배달이 아닌 신청이 지급완료', outcome: '아니요', ask: () => recognised(false, 'paymentComplete', 'paymentComplete') },
    { proves: ['P-107', 'D3-96'], given: '영업증빙이 인정되었다고 알림: 직접배달인 신청이 대상선정', outcome: '아니요', ask: () => recognised(true, 'targetSelected', 'approved') },
    { proves: ['D3-752'], given: '영업증빙이 빠짐: 직접배달 증빙, 취소되지 않은 영업증빙 파일', outcome: '아니요', ask: () => lacks('direct', 'submitComplete', false) },
    { proves: ['D3-752'], given: '영업증빙이 빠짐: 직접배달 증빙, 취소된 영업증빙 파일뿐', outcome: '예', ask: () => lacks('direct', 'userCancel', false) },
    { proves: ['D3-752'], given: '영업증빙이 빠짐: 직접배달 증빙, 취소된 파일뿐, 인증완료된 영업증빙이 따로 있음', outcome: '아니요', ask: () => lacks('direct', 'userCancel', true) },
    { proves: ['P-058'], given: '영업증빙이 빠짐: 이용 증빙', outcome: '아니요', ask: () => lacks('general', 'userCancel', false) },
    { proves: ['P-046', 'P-058'], given: '영업증빙 파일을 내야 함: 직접배달', outcome: '예', ask: () => yesNoWord(needsBaseFiles({ type: 'direct', baseApproved: false })) },
    { proves: ['P-046'], given: '영업증빙 파일을 내야 함: 직접배달, 인증완료된 영업증빙이 있음', outcome: '아니요', ask: () => yesNoWord(needsBaseFiles({ type: 'direct', baseApproved: true })) },
    { proves: ['P-058'], given: '영업증빙 파일을 내야 함: 배달·택배 이용', outcome: '아니요', ask: () => yesNoWord(needsBaseFiles({ type: 'general', baseApproved: false })) },
    { proves: ['P-043'], given: '빈 파일이라고 알리는 이름: a.jpg(1바이트)와 b.jpg(0바이트)', outcome: 'b.jpg', ask: () => emptyNames(false) },
    { proves: ['P-046'], given: '빈 파일이라고 알리는 이름: 인증완료된 영업증빙이 있음', outcome: '없음', ask: () => emptyNames(true) },
    { proves: ['P-046', 'D3-12'], given: '인증완료된 영업증빙으로 보이는 서류: 지급완료인 증빙의 영업증빙', outcome: '1개', ask: () => approvedItems('paymentComplete', 'direct') },
    { proves: ['P-046', 'D3-12'], given: '인증완료된 영업증빙으로 보이는 서류: 지급완료인 증빙의 실적증빙', outcome: '0개', ask: () => approvedItems('paymentComplete', 'general') },
    { proves: ['P-046'], given: '인증완료된 영업증빙으로 보이는 서류: 승인된 증빙의 영업증빙', outcome: '0개', ask: () => approvedItems('approved', 'direct') },
  ],
})

export const BASE_SUPPLEMENT_RULE = makeTableRuleEntry({
  prefix: 'BS',
  title: '영업증빙 보완',
  question: '고른 영업증빙 파일을 보낼 수 있습니까?',
  no: 57,
  answer: '내용이 있는 파일을 하나 이상 골라야 보낼 수 있다.',
  notes: [
    { says: '보완요청 상태인 증빙이면 유형과 상관없이 열리고 (단추는 직접배달에만 있다), 직접배달이 아니면 보낼 때 BS-5로 거절한다. 고른 증빙이 없으면 알리지 않고 신청결과로 간다.', refs: ['P-090', 'P-094', 'P-114'] },
  ],
  parameters: ['MAX_BASE_FILES'],
  table: decideBaseSupplement.table,
  facts: {
    hasFile: '파일이 있음',
    hasEmpty: '크기가 0인 파일이 있음',
    tooMany: '한 번에 보내는 파일이 상한을 넘음',
    directProof: '직접배달 증빙',
  },
  verdicts: {
    ok: '보낼 수 있다',
    tooMany: '파일이 많아 거절한다',
    notDirect: '영업증빙을 내지 않는 유형이어서 거절한다',
    noFile: '파일을 등록해야 한다',
    emptyFile: '크기가 0인 파일은 보낼 수 없다',
  },
  // `sizes` are the sizes of the selected files in bytes.
  cases: casesOf([
    { proves: ['P-092'], rule: 'BS-1', sizes: [], verdict: 'noFile' },
    { proves: ['P-092', 'P-043'], rule: 'BS-2', sizes: [0], verdict: 'emptyFile' },
    { proves: ['P-092'], rule: 'BS-2', sizes: [712, 0], verdict: 'emptyFile' },
    { proves: ['P-092'], rule: 'BS-3', sizes: [1], verdict: 'ok' },
    { proves: ['P-092'], rule: 'BS-3', sizes: [712, 1, 3], verdict: 'ok' },
    { proves: ['P-091'], rule: 'BS-4', sizes: [712, 1, 3, 4], verdict: 'tooMany' },
    { proves: ['P-092'], rule: 'BS-2', sizes: [712, 1, 3, 0], verdict: 'emptyFile' },
    { proves: ['P-091'], rule: 'BS-4', sizes: [712, 1, 3, 4], directProof: false, verdict: 'tooMany' },
    { proves: ['P-114'], rule: 'BS-5', sizes: [712], directProof: false, verdict: 'notDirect' },
  ], ({ sizes, directProof = true }) => ({
    given: [
      ['파일 크기', sizes.map((size) => `${size}바이트`).join(', ') || '파일 없음'],
      ['직접배달 증빙', yesNoWord(directProof)],
    ],
    ask: () =>
      decideBaseSupplement(
        sizes.map((size) => ({ size })),
        directProof,
      ),
  })),
  functionCases: [
    { proves: ['D3-139', 'P-072'], given: '답을 받지 못한 증빙: 보낸 것과 모두 같음', outcome: '같은 것이 접수되었다', ask: () => sameRegistration([{}]) },
    { proves: ['P-315'], given: '답을 받지 못한 증빙: 기관에 그 파일이 없음', outcome: '접수되지 않았다', ask: () => sameRegistration([]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 구분이 다름', outcome: '다른 것이 접수되었다', ask: () => sameRegistration([{ proofType: 'direct' }]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 유형이 다름', outcome: '다른 것이 접수되었다', ask: () => sameRegistration([{ detailTypes: ['2'] }]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 기간이 다름', outcome: '다른 것이 접수되었다', ask: () => sameRegistration([{ years: [2024] }]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 총계의 단위가 다름', outcome: '다른 것이 접수되었다', ask: () => sameRegistration([{ totalUnit: 'cases' }]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 총계가 다름', outcome: '다른 것이 접수되었다', ask: () => sameRegistration([{ total: 13 }]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 파일이 하나 더 있음', outcome: '다른 것이 접수되었다', ask: () => sameRegistration([{ items: [BASE_ROW, aProofItem({ id: '2', path: 'b' })] }]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 둘 가운데 앞의 것이 같음', outcome: '같은 것이 접수되었다', ask: () => sameRegistration([{}, { total: 13 }]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 둘 가운데 뒤의 것이 같음', outcome: '같은 것이 접수되었다', ask: () => sameRegistration([{ total: 13 }, {}]) },
    { proves: ['D3-139'], given: '답을 받지 못한 증빙: 기관에 증빙 없이 서류만 있음', outcome: '다른 것이 접수되었다', ask: () => sameVerdict([{ proof: null, files: [{ path: 'a', name: 'a' }] }]) },
    { proves: ['P-315'], given: '보낸 파일이 있는 증빙: 파일 a를 보냄, 증빙 7에는 a와 b, 증빙 8에는 b', outcome: '7', ask: () => provedBy(['a']) },
    { proves: ['P-315'], given: '보낸 파일이 있는 증빙: 파일 b와 c를 보냄, 증빙 7에는 a와 b, 증빙 8에는 b', outcome: '7, 8', ask: () => provedBy(['b', 'c']) },
    { proves: ['P-315'], given: '보낸 파일이 있는 증빙: 파일 d를 보냄, d는 증빙 없이 있음', outcome: '증빙 없는 서류', ask: () => provedBy(['d']) },
    { proves: ['P-315'], given: '파일 a와 c를 보냄, a와 b가 있는 증빙에서 도착한 것', outcome: 'a', ask: () => arrivedFilesOf({ items: [aProofItem({ id: '1', path: 'a' }), aProofItem({ id: '2', path: 'b' })] }, ['a', 'c']).map(({ path }) => path).join(', ') },
    { proves: ['D3-139', 'P-093'], given: '답을 받지 못한 영업증빙: 보낸 두 파일 가운데 하나만 도착', outcome: '같은 것이 접수되었다', ask: () => SAME_SUBMISSION_WORDS[decideSameBaseFiles({ sent: ['a', 'b'], sentBefore: ['a', 'b'], held: ['a'] }).verdict] },
    { proves: ['D3-139', 'P-093'], given: '답을 받지 못한 영업증빙: 하나도 도착하지 않음', outcome: '접수되지 않았다', ask: () => SAME_SUBMISSION_WORDS[decideSameBaseFiles({ sent: ['a'], sentBefore: ['c'], held: [] }).verdict] },
    { proves: ['D3-139', 'P-093'], given: '답을 받지 못한 영업증빙: 앞서 보낸 다른 파일만 도착', outcome: '다른 것이 접수되었다', ask: () => SAME_SUBMISSION_WORDS[decideSameBaseFiles({ sent: ['b'], sentBefore: ['a'], held: ['a'] }).verdict] },
    { proves: ['D3-139', 'P-093'], given: '답을 받지 못한 영업증빙: 앞서 보낸 파일을 다시 보냈으나 새 파일만 도착', outcome: '같은 것이 접수되었다', ask: () => SAME_SUBMISSION_WORDS[decideSameBaseFiles({ sent: ['a', 'b'], sentBefore: ['a'], held: ['b'] }).verdict] },
    { proves: ['D3-139', 'P-093'], given: '답을 받지 못한 영업증빙: 앞서 보낸 파일은 도착하지 않고 새 파일은 도착', outcome: '같은 것이 접수되었다', ask: () => SAME_SUBMISSION_WORDS[decideSameBaseFiles({ sent: ['b'], sentBefore: ['a'], held: ['b'] }).verdict] },
  ],
})
