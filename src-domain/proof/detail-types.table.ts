/**
 * What may prove a delivery, in the order of the numbers that are sent, which count from 1: `general`
 * for use of a service, `direct` for own deliveries. [P-022] [P-023]
 */
export const DETAIL_TYPES = {
  general: [
    '전자세금계산서',
    '카드영수증',
    '택배 운송장',
    '택배 주문·접수내역',
    '배달·택배사 정산내역',
    '시장·협회 자체시스템',
  ],
  direct: [
    '배달완료 사진·문자',
    '고객 영수증',
    '사업용 차량등록증',
    '이동단말기 계약서',
    '배달대장',
    '포장용기 구매내역',
    '배달서비스 전단지',
    '배달서비스 사업장 간판',
  ],
} as const

/** Of the direct kinds these show that deliveries are made at all; the others show the deliveries themselves. [P-050] */
export const BASE_PROOF_KINDS = [3, 4, 6, 7, 8] as const
export const DELIVERY_PROOF_KINDS = [1, 2, 5] as const
