import { DEFAULT_PROOF_PAGING, detailTypeName, MAX_LISTED_PROOFS } from '#domain/proof/proof'
import { MAX_AMOUNT_DIGITS, MAX_AMOUNT_INPUT_LENGTH } from '#domain/proof/proof-total'
import { makeNewCarrierRequest, makeNewProof } from '#domain/proof/registration/new-proof'
import {
  areTooManyCases,
  cleanAmountInput,
  cleanCasesInput,
  emptyRegistrationForm,
  FIRST_DETAIL_TYPE,
  isPledgeMissing,
  isPledgeUnlikelyAmong,
  type RegistrationForm,
  withProofType,
  withTotalUnit,
} from '#domain/proof/registration/registration-form'
import { makeLimitTable, yesNoWord } from '../../../rule-entry.ts'

const PLACE = { supportNumber: '', applicationNumber: 'DA1' }
const GENERAL: RegistrationForm = { ...emptyRegistrationForm('general', '3'), totalUnit: 'amount', total: '60000' }
const formWords = ({ detailType, totalUnit, total }: RegistrationForm): string =>
  `세부유형 ${detailType}번, 구분 ${{ amount: '금액', cases: '건', '': '비어 있음' }[totalUnit]}, 총계 ${total === '' ? '비어 있음' : total}`
const filesWords = (type: 'direct' | 'general', baseApproved: boolean): string =>
  makeNewProof({ ...GENERAL, type }, PLACE, { base: ['영업증빙'], performance: ['실적증빙'] }, { baseApproved })
    .items.map(({ file }) => file)
    .join(', ')

export const REGISTRATION_LIMITS_REFERENCE_TABLE = makeLimitTable({
  title: '증빙 등록 칸의 한도',
  question: '총 증빙금액은 몇 글자까지 적고, 증빙 목록은 한 번에 몇 건입니까?',
  no: 74,
  answer: '증빙 등록 화면의 칸과 목록의 크기이다.',
  notes: [
    { says: '증빙자료 등록 화면은 신청이 직접배달이고 지급완료이거나 지급완료인 직접배달 증빙이 있으면 영업증빙이 인정되었다고 알리지만, 이 단계(DS)는 직접배달 증빙의 상태만 본다. 인증완료된 영업증빙의 파일이 없거나 열리지 않아도 다음 단계로 간다. 삭제로 표시된 파일(delYn Y)은 보이지 않는다.', refs: ['P-045', 'P-107', 'D3-96', 'P-183'] },
    { says: `직접배달 화면에서 증빙유형을 바꾸면 세부유형은 ${FIRST_DETAIL_TYPE}번이 되고, 구분과 총계는 유형마다 따로 남으며, 기간, 동의, 파일은 함께 쓴다.`, refs: ['P-035'] },
    { says: '모르는 순서는 거절하지 않으며, 모르는 코드 묶음은 빈 목록이다.', refs: ['P-287', 'A-242', 'E-198'] },
    { says: '구분을 바꾸면 총계가 비고, 앞의 구분을 다시 고르면 그때 적은 총계가 되살아난다. 인증완료된 영업증빙이 있거나 배달·택배 이용으로 바꾸었으면, 골라 둔 영업증빙 파일은 보내지 않는다.', refs: ['P-029', 'P-047', 'P-051', 'D3-606'] },
  ],
  limits: { amountInput: MAX_AMOUNT_INPUT_LENGTH, list: DEFAULT_PROOF_PAGING, listed: MAX_LISTED_PROOFS },
  words: {
    amountInput: {
      name: '총 증빙금액',
      says: (characters) =>
        `쉼표까지 ${characters}글자 (숫자 ${MAX_AMOUNT_DIGITS}자리). 증빙자료 등록 화면에서도 같다 (D3-103)`,
      ref: 'P-030',
    },
    list: {
      page: { name: '증빙 목록의 첫 쪽', says: (page) => `${page}번`, ref: 'P-287' },
      size: { name: '증빙 목록 한 쪽의 건수', says: (size) => `${size}건`, ref: 'P-287' },
      latestFirst: {
        name: '증빙 목록의 순서',
        says: (latest) => (latest ? '최근에 등록한 것부터' : '오래된 것부터'),
        ref: 'P-287',
      },
    },
    listed: {
      name: '서버가 한 번에 답하는 증빙',
      says: (proofs) => `1건부터 ${proofs.toLocaleString('ko-KR')}건까지`,
      ref: 'P-287',
    },
  },
  functionCases: [
    { proves: ['P-029'], given: '금액으로 적던 이용 증빙의 구분을 건으로 바꿈', outcome: '세부유형 3번, 구분 건, 총계 비어 있음', ask: () => formWords(withTotalUnit(GENERAL, 'cases')) },
    { proves: ['P-035'], given: '금액으로 적던 이용 증빙을 직접배달로 바꿈', outcome: '세부유형 1번, 구분 건, 총계 비어 있음', ask: () => formWords(withProofType(GENERAL, 'direct')) },
    { proves: ['P-035'], given: '직접배달의 구분을 금액으로 바꿈', outcome: '세부유형 1번, 구분 건, 총계 비어 있음', ask: () => formWords(withTotalUnit(withProofType(GENERAL, 'direct'), 'amount')) },
    { proves: ['P-030'], given: '총 증빙금액 ‘0012,345원’을 적음', outcome: '12345', ask: () => cleanAmountInput('0012,345원') },
    { proves: ['P-030', 'D3-19'], given: '총 증빙금액 숫자 13자리를 적음', outcome: '12자리', ask: () => `${cleanAmountInput('1234567890123').length}자리` },
    { proves: ['P-031'], given: '총 증빙건수 ‘1234건’을 적음', outcome: '1234', ask: () => cleanCasesInput('12345건') },
    { proves: ['P-031'], given: '총 증빙건수 100건이 너무 많음', outcome: '아니요', ask: () => yesNoWord(areTooManyCases('100')) },
    { proves: ['P-031'], given: '총 증빙건수 101건이 너무 많음', outcome: '예', ask: () => yesNoWord(areTooManyCases('101')) },
    { proves: ['P-047', 'P-051'], given: '보내는 파일: 직접배달, 영업증빙 1개와 실적증빙 1개', outcome: '영업증빙, 실적증빙', ask: () => filesWords('direct', false) },
    { proves: ['P-047'], given: '보내는 파일: 직접배달, 인증완료된 영업증빙이 있음', outcome: '실적증빙', ask: () => filesWords('direct', true) },
    { proves: ['P-051'], given: '보내는 파일: 배달·택배 이용으로 바꿈', outcome: '실적증빙', ask: () => filesWords('general', false) },
    { proves: ['P-087'], given: '택배사를 우체국, 롯데의 차례로 고름', outcome: '롯데, 우체국', ask: () => makeNewCarrierRequest(PLACE, ['우체국', '롯데']).carriers.join(', ') },
    { proves: ['D3-293'], given: '확약서가 빠졌다고 물음: 직접배달, 칸이 비어 있음', outcome: '예', ask: () => yesNoWord(isPledgeMissing('direct', false)) },
    { proves: ['D3-293'], given: '확약서가 빠졌다고 물음: 배달·택배 이용', outcome: '아니요', ask: () => yesNoWord(isPledgeMissing('general', false)) },
    { proves: ['D3-150'], given: '확약서가 실적증빙에 없을 듯함: 실적증빙 1개', outcome: '예', ask: () => yesNoWord(isPledgeUnlikelyAmong(1)) },
    { proves: ['D3-150'], given: '확약서가 실적증빙에 없을 듯함: 실적증빙 2개', outcome: '아니요', ask: () => yesNoWord(isPledgeUnlikelyAmong(2)) },
    { proves: ['P-024'], given: '직접배달의 세부유형 8번', outcome: '배달서비스 사업장 간판', ask: () => detailTypeName('direct', 8) },
    { proves: ['P-024'], given: '배달·택배 이용의 세부유형 7번', outcome: '7', ask: () => detailTypeName('general', 7) },
  ],
})
