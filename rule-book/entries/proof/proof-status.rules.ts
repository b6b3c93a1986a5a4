import { proofTypeFromNameAndUnit } from '#domain/proof/proof'
import { currentProof, proofItemListNameOf, proofItemStatusLabel, currentProofDisplay, isLookedUpItem, type ProofDisplay, proofDisplayOf, sortProofsLatestFirst } from '#domain/proof/proof-display'
import { filesOfItem, isFileOfItem, itemsOfApplication, itemsOfProof, itemsWithoutProof, sumOfDeliveryFees } from '#domain/proof/proof-items'
import {
  isApprovedProofStatus,
  isCancelledOrDeletedProofStatus,
  isDecidedProofStatus,
  isUndecidedProofStatus,
  isWithoutProof,
  PROOF_STATUS_ROWS,
  PROOF_STATUSES,
  type ProofStatus,
  proofStatusFromNameOrSubmitted,
  proofStatusName,
} from '#domain/proof/proof-status.table'
import { parseProofTotalOrZero, proofTotalKindOf, carriersOfParcelProof, cleanProofTotalInput, proofTotalInputText } from '#domain/proof/proof-total'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import type { AgencyFile } from '#domain/upload/stored-file'
import { type ReferenceTableEntry, yesNoWord } from '../../rule-entry.ts'
import { PROOF_TOTAL_KIND_WORDS } from './proof-total.rules.ts'

const which = (holds: (status: ProofStatus) => boolean): string => PROOF_STATUSES.filter(holds).map(proofStatusName).join(', ')
const TYPE = { general: '배달·택배 이용', direct: '직접배달', rapid: '신속지급', parcel: '택배사 조회', unknown: '모름' } as const
const KIND = { amount: '금액', cases: '건', none: '없음' } as const
const LIST = { base: '영업증빙', performance: '실적증빙' } as const

const FILE: AgencyFile = { id: '1', name: '사진.jpg', storedName: null, path: '영수증/1.jpg', bytes: 10, extension: null, mimeType: null }
const OWN_ITEM = aProofItem({ id: '1', proofId: '501' })
const PROOF = aProof({ id: '501', items: [aProofItem({ id: '1', proofId: '501' }), aProofItem({ id: '2', proofId: '501' })] })
const LISTS = { items: [OWN_ITEM, aProofItem({ id: '3', proofId: '999' })], proofs: [PROOF] }
const shownAs = (display: ProofDisplay | null): string => `‘${display?.label ?? '없음'}’`
const idsOf = (items: readonly { readonly id: string }[]): string => items.map(({ id }) => id).join(', ')
const pathsOf = (path: string | null): string => filesOfItem(aProofItem({ path, name: '새 파일', files: [FILE] })).map((file) => file.path).join(', ')

export const PROOF_STATUS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '증빙의 상태가 뜻하는 것',
  synonyms: ['증빙 상태', '증빙은 결과 화면에', '증빙은 신청결과에', '증빙이 어떻게 표시'],
  question: '각 증빙 상태는 신청자에게 어떻게 보이고, 무엇을 막습니까?',
  no: 51,
  answer: '심의, 승인, 지급완료인 증빙은 신청의 취소를 막는다.',
  notes: [
    { says: '증빙이 여럿이면, 취소한 것도 세어 증빙번호가 가장 큰 (수로 견줌) 증빙의 상태가 현재 증빙상태이다.', refs: ['A-178'] },
    { says: `구분이 ‘택배’인 증빙은 유형과 상관없이 택배사 조회이고, 모르는 구분(‘건수’는 건)의 총계는 ${PROOF_TOTAL_KIND_WORDS[proofTotalKindOf({ proofType: 'general', totalUnit: null })]}으로 본다.`, refs: ['P-264', 'A-176'] },
    { says: '표에 없는 상태는 온 말 그대로 보이고 신청 취소를 막지 않는다. 그런 택배사 조회는 (RE-4) 새 조회를 막는다.', refs: ['A-184', 'A-200'] },
    { says: '상태가 오지 않은 증빙은 제출로 본다.', refs: ['A-179'] },
  ],
  source: PROOF_STATUS_ROWS,
  columns: ['증빙의 상태', '보이는 말', '영업증빙 목록에 보이는 말', '신청 취소를 막음 (TA-5)', '지급됨'],
  rows: PROOF_STATUSES.map((status) => {
    const { ko, shown, stopsCancellation, paid, ref } = PROOF_STATUS_ROWS[status]
    const listed = proofItemStatusLabel('base', status)
    return {
      cells: [ko, shown, listed, yesNoWord(stopsCancellation), yesNoWord(paid)],
      ref: listed === ko ? ref : [ref, 'P-106'],
    }
  }),
  functionCases: [
    { proves: ['A-179', 'A-181'], given: '결정되지 않은 증빙의 상태', outcome: '제출, 제출완료, 검토대기, 보완요청, 보완완료, 검토중, 심의', ask: () => which(isUndecidedProofStatus) },
    { proves: ['A-182', 'D2-570'], given: '승인된 증빙의 상태', outcome: '승인, 대상선정', ask: () => which(isApprovedProofStatus) },
    { proves: ['A-183', 'A-184'], given: '결정된 증빙의 상태', outcome: '승인, 대상선정, 미선정, 지급완료', ask: () => which(isDecidedProofStatus) },
    { proves: ['A-195'], given: '취소된 증빙의 상태', outcome: '사용자취소, 사용자삭제', ask: () => which(isCancelledOrDeletedProofStatus) },
    { proves: ['D3-524', 'D2-710'], given: '남은 증빙이 없는 것으로 보는 상태', outcome: '미선정, 사용자취소, 사용자삭제', ask: () => which((status) => isWithoutProof([{ status }])) },
    { proves: ['D3-524', 'D2-710'], given: '남은 증빙이 없음: 미선정인 증빙과 제출완료인 증빙', outcome: '아니요', ask: () => yesNoWord(isWithoutProof([{ status: 'notSelected' }, { status: 'submitComplete' }])) },
    { proves: ['A-179'], given: '상태가 오지 않은 증빙', outcome: '‘제출’', ask: () => `‘${proofStatusName(proofStatusFromNameOrSubmitted(null))}’` },
    { proves: ['A-184'], given: '모르는 상태 ‘이관’이 온 증빙', outcome: '이관', ask: () => proofStatusName(proofStatusFromNameOrSubmitted('이관')) },
    { proves: ['A-176', 'D2-46'], given: '구분이 택배인 이용 증빙', outcome: '택배사 조회', ask: () => TYPE[proofTypeFromNameAndUnit('general', 'parcel')] },
    { proves: ['A-176', 'D2-46'], given: '구분이 택배인 직접배달 증빙', outcome: '택배사 조회', ask: () => TYPE[proofTypeFromNameAndUnit('direct', 'parcel')] },
    { proves: ['A-176', 'D2-46'], given: '구분이 건인 이용 증빙', outcome: '배달·택배 이용', ask: () => TYPE[proofTypeFromNameAndUnit('general', 'cases')] },
    { proves: ['P-264'], given: '구분이 오지 않은 이용 증빙의 총계', outcome: '금액', ask: () => KIND[proofTotalKindOf({ proofType: 'general', totalUnit: null })] },
    { proves: ['P-264'], given: '구분이 건인 이용 증빙의 총계', outcome: '건', ask: () => KIND[proofTotalKindOf({ proofType: 'general', totalUnit: 'cases' })] },
    { proves: ['P-103'], given: '택배사 조회의 총계', outcome: '없음', ask: () => KIND[proofTotalKindOf({ proofType: 'parcel', totalUnit: 'parcel' })] },
    { proves: ['P-103'], given: '신속지급 증빙의 총계', outcome: '없음', ask: () => KIND[proofTotalKindOf({ proofType: 'rapid', totalUnit: 'amount' })] },
    { proves: ['A-178'], given: '증빙번호 99와 100 가운데 현재 증빙', outcome: '100', ask: () => currentProof([{ id: '99' }, { id: '100' }])?.id ?? '없음' },
    { proves: ['P-105', 'D3-12'], given: '직접배달 파일이 보이는 목록', outcome: '영업증빙', ask: () => LIST[proofItemListNameOf({ proofType: 'direct' })] },
    { proves: ['P-105', 'D3-12'], given: '종류를 모르는 파일이 보이는 목록', outcome: '실적증빙', ask: () => LIST[proofItemListNameOf({ proofType: 'unknown' })] },
    { proves: ['P-116'], given: '‘1,234 ’라고 적은 총계', outcome: '1234', ask: () => `${parseProofTotalOrZero('1,234 ')}` },
    { proves: ['P-116'], given: '‘12.5’라고 적은 총계', outcome: '0', ask: () => `${parseProofTotalOrZero('12.5')}` },
    { proves: ['A-185'], given: '보이는 말: 승인된 증빙, 신청이 이체결과오류', outcome: '‘이체결과오류’', ask: () => shownAs(proofDisplayOf('approved', 'transferError')) },
    { proves: ['A-182'], given: '보이는 말: 대상선정인 증빙, 신청이 대상선정', outcome: '‘승인’', ask: () => shownAs(proofDisplayOf('targetSelected', 'targetSelected')) },
    { proves: ['A-184'], given: '보이는 말: 모르는 상태 ‘이관’인 증빙', outcome: '‘이관’', ask: () => shownAs(proofDisplayOf({ unknown: '이관' }, 'targetSelected')) },
    { proves: ['A-178'], given: '보이는 현재 증빙상태: 보류인 99번과 승인된 100번', outcome: '‘승인’', ask: () => shownAs(currentProofDisplay([aProof({ id: '99', status: 'hold' }), aProof({ id: '100', status: 'approved' })], 'targetSelected')) },
    { proves: ['A-178'], given: '증빙 9번, 100번, 99번을 보이는 순서', outcome: '100, 99, 9', ask: () => idsOf(sortProofsLatestFirst([{ id: '9' }, { id: '100' }, { id: '99' }])) },
    { proves: ['A-187', 'P-265'], given: '증빙의 서류: 신청의 목록에 1번과 3번(다른 증빙), 증빙의 목록에 1번과 2번', outcome: '1, 2', ask: () => idsOf(itemsOfProof(LISTS, PROOF)) },
    { proves: ['P-046'], given: '신청의 모든 서류: 신청의 목록에 1번과 3번, 증빙의 목록에 1번과 2번', outcome: '1, 3, 2', ask: () => idsOf(itemsOfApplication(LISTS)) },
    { proves: ['P-315'], given: '증빙이 오지 않은 서류: 신청의 목록에 1번과 3번(없는 증빙)', outcome: '3', ask: () => idsOf(itemsWithoutProof(LISTS)) },
    { proves: ['P-103'], given: '조회된 내역: 택배사 이름이 있고 파일이 없음', outcome: '예', ask: () => yesNoWord(isLookedUpItem({ carrierName: '롯데', files: [] })) },
    { proves: ['P-103'], given: '조회된 내역: 택배사 이름이 없고 파일이 없음', outcome: '아니요', ask: () => yesNoWord(isLookedUpItem({ carrierName: null, files: [] })) },
    { proves: ['P-103'], given: '조회된 내역: 택배사 이름이 있고 파일도 있음', outcome: '아니요', ask: () => yesNoWord(isLookedUpItem({ carrierName: '롯데', files: [FILE] })) },
    { proves: ['A-188', 'P-265'], given: '서류의 파일: 목록에 없는 새 파일이 있음', outcome: '영수증/2.jpg, 영수증/1.jpg', ask: () => pathsOf('영수증/2.jpg') },
    { proves: ['A-188', 'P-265'], given: '서류의 파일: 서류의 파일이 목록에도 있음', outcome: '영수증/1.jpg', ask: () => pathsOf('영수증/1.jpg') },
    { proves: ['D3-642'], given: '서류에 있는 파일: 이름은 ‘사진.png’, 크기가 같음 (줄인 사진)', outcome: '예', ask: () => yesNoWord(isFileOfItem({ files: [FILE] }, { name: '사진.png', size: 10 })) },
    { proves: ['D3-642'], given: '서류에 있는 파일: 이름이 같고 크기가 1바이트 큼', outcome: '아니요', ask: () => yesNoWord(isFileOfItem({ files: [FILE] }, { name: '사진.jpg', size: 11 })) },
    { proves: ['A-187'], given: '조회된 이용금액의 합계: 10,000원, 금액 없음, 5,000원', outcome: '15000', ask: () => `${sumOfDeliveryFees([aProofItem({ deliveryFee: 10_000 }), aProofItem(), aProofItem({ deliveryFee: 5000 })])}` },
    { proves: ['P-116'], given: '저장된 총계가 없는 칸', outcome: '비어 있음', ask: () => proofTotalInputText(null) || '비어 있음' },
    { proves: ['P-116'], given: '저장된 총계 1234.5인 칸', outcome: '1234', ask: () => proofTotalInputText(1234.5) },
    { proves: ['P-116'], given: '저장된 총계 -1인 칸', outcome: '0', ask: () => proofTotalInputText(-1) },
    { proves: ['P-115'], given: '총계 칸(3자리까지)에 1234를 적음', outcome: '123', ask: () => cleanProofTotalInput('1234', 3, '') },
    { proves: ['D3-19'], given: '저장된 1234가 있는 총계 칸(3자리까지)', outcome: '1234', ask: () => cleanProofTotalInput('1234', 3, '1234') },
    { proves: ['P-087', 'P-103'], given: '조회를 맡긴 택배사: 세부유형이 롯데인 이용 증빙', outcome: '없음', ask: () => carriersOfParcelProof({ proofType: 'general', detailTypes: ['롯데'] }).join(', ') || '없음' },
    { proves: ['P-087', 'P-103'], given: '조회를 맡긴 택배사: 롯데, 한진의 조회', outcome: '롯데, 한진', ask: () => carriersOfParcelProof({ proofType: 'parcel', detailTypes: ['롯데', '한진'] }).join(', ') },
  ],
}
