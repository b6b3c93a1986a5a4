import { makeLimitTable } from '../../rule-book/rule-entry.ts'
import { DEFAULT_PROOF_PAGING, MAX_LISTED_PROOFS } from '../proof.ts'
import { FIRST_DETAIL_TYPE } from './registration-form.ts'
import { MAX_AMOUNT_INPUT_LENGTH, MAX_AMOUNT_DIGITS } from '../proof-total.ts'

export const REGISTRATION_LIMITS_REFERENCE_TABLE = makeLimitTable({
  title: '증빙 등록 칸의 한도',
  question: '총 증빙금액은 몇 글자까지 적고, 증빙 목록은 한 번에 몇 건입니까?',
  no: 74,
  answer: '증빙 등록 화면의 칸과 목록의 크기이다.',
  notes: [
    { says: '증빙자료 등록 화면은 신청이 직접배달이고 지급완료이거나 지급완료인 직접배달 증빙이 있으면 영업증빙이 인정되었다고 알리지만, 이 단계(DS)는 직접배달 증빙의 상태만 본다. 인증완료된 영업증빙의 파일이 없거나 열리지 않아도 다음 단계로 간다. 삭제로 표시된 파일(delYn Y)은 보이지 않는다.', refs: ['P-045', 'P-107', 'D3-96', 'P-183'] },
    { says: `직접배달 화면에서 증빙유형을 바꾸면 세부유형은 ${FIRST_DETAIL_TYPE}번이 되고, 구분과 총계는 유형마다 따로 남으며, 기간, 동의, 파일은 함께 쓴다.`, refs: ['P-035'] },
    { says: '모르는 순서는 거절하지 않으며, 모르는 코드 묶음은 빈 목록이다.', refs: ['P-287', 'A-242', 'E-198'] },
    { says: '구분을 바꾸면 총계를 비운다. 인증완료된 영업증빙이 있거나 배달·택배 이용으로 바꾸었으면, 골라 둔 영업증빙 파일은 보내지 않는다.', refs: ['P-029', 'P-047', 'P-051'] },
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
})
