import { ENTRY_NAMES } from './entry-names.ts'
import { RESULT_TEXTS } from './result.ts'

/**
 * The text of the completion page. [D2-61] [D2-80] [D2-81] [D2-98] The keys in the second group are not from the
 * specification.
 */
export const COMPLETION_TEXTS = {
  'cmptn.thanks': '{name} 님, 배달·택배비 지원사업에 신청해주셔서 감사합니다.',
  'cmptn.representative': '대표자',
  'cmptn.brno': ENTRY_NAMES.businessNumber,
  'cmptn.businessName': ENTRY_NAMES.businessName,
  'cmptn.loading': '불러오는 중입니다.',
  'cmptn.next': '신청결과는 첫 화면의 신청결과 확인에서 조회할 수 있습니다.',
  'cmptn.confirm': '확인',
  'cmptn.creditTitle': '소상공인 신용지원 프로그램 안내',
  'cmptn.creditBody':
    '배달·택배비 지원과는 별도로 운영되는 신용지원 프로그램을 이용하실 수 있습니다. 지원 여부는 이번 신청의 심사에 영향을 주지 않습니다.',
  'cmptn.receivedAt': '접수일시',

  'cmptn.samePerson': '그때도 신청하신 분이 인증하셔야 신청이 보입니다.',
  'cmptn.rapid': `신속지급으로 접수되었습니다. ${RESULT_TEXTS['result.rapidNeedsNoProof']}`,
  'cmptn.confirmed': RESULT_TEXTS['result.proofToCome'],
  'cmptn.toKnow': '알아두실 점',
  'cmptn.toKnowIs': '결과 조회 · 보완 · 문의',
  'cmptn.goneOn': '접수 후 심사가 진행되었습니다. 지금 진행상태는 ‘신청결과 보기’에서 확인해주세요.',
  'cmptn.noFixedDay': '언제까지 처리되는지는 정해져 있지 않습니다.',
  'cmptn.lookupBegins': '담당 기관에서 {day}쯤 신청정보 조회를 시작합니다.',
  'cmptn.afterLookup': '그다음 검증과 심의를 거쳐 지원대상을 결정합니다.',
  'cmptn.stepDays': '결정까지는 조회 시작 전 대기, 조회, 검증, 심의를 거치며, 보통 {days}일쯤씩 걸립니다.',
  'cmptn.payDay': '입금일은 승인된 뒤 알려드립니다.',
  'cmptn.nobody': '신청인',
  'cmptn.stamp': '접수',
  'cmptn.step1': '신청서가 접수되었습니다.',
  'cmptn.step2': '담당 기관에서 신청정보를 조회합니다.',
  'cmptn.step3': '담당 기관에서 지원 자격을 검증하고 심의합니다.',
  'cmptn.step4': '지원대상 여부를 결정합니다. 선정되시면 증빙을 등록해주세요.',
  'cmptn.step4Rapid': '지원대상 여부를 결정합니다. 선정되시면 추가로 제출하실 증빙이 있을 때만 등록해주세요.',
  'cmptn.step5': '지급계좌로 지원금을 보내드립니다.',
  'cmptn.supplement': '보완요청을 받으시면 보완요청일로부터 {supplementDays}일 이내에 보완해주세요.',
  'cmptn.inquiry': '궁금하신 점은 고객센터로 문의해주세요. ({phone})',
  'cmptn.creditWho': '대상: 운영자금이 필요한 소상공인',
  'cmptn.creditCall': '자세한 내용은 고객센터로 문의해주세요. ({phone})',
  'cmptn.creditLink': '신용지원 프로그램 알아보기',
} as const satisfies Record<string, string>
