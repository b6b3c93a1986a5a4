import { TAX_PAYMENT_CERTIFICATES } from '#domain/application/form/required-documents'
import { agreesToDeliveryData, consentAnswersOfPerson } from '#domain/consent/consent-data'
import type { ConsentAnswers } from '#domain/consent/consent-items.table'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { RECORDED_EDITS } from '#server-rules/recorded-edits'
import type { ReferenceTableEntry } from '../rule-entry.ts'
import { requestedDocumentsText } from './application/form/required-documents.rules.ts'
import { SERVER_CHECK_ORDERS, UNCHECKED_BY_SERVER } from './server-checks.table.ts'

/** Returns what the server answers person A about the delivery cost, if these consents were saved by `savedBy`. */
const deliveryAnswer = (answers: ConsentAnswers, savedBy = 'A'): string =>
  agreesToDeliveryData(consentAnswersOfPerson({ ci: savedBy, answers }, 'A')) ? '배달료를 답한다' : '배달료가 없다고 답한다'
const BOTH_DELIVERY_CONSENTS = { delivery_receive_yn: true, delivery_provide_yn: true }

export const SERVER_CHECK_ORDERS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '서버가 거절하는 순서',
  synonyms: ['서버는 무엇부터 보나', '여러 가지가 틀리면 서버는'],
  question: '서버는 받은 것을 어떤 순서로 보고, 화면과 무엇이 다릅니까?',
  no: 96,
  answer: '앞의 것을 어기면 그 말로 거절하고 뒤의 것은 보지 않는다.',
  notes: [
    { says: '결산월이 네 달(제27조)에 없는 법인은 접수하지 못하며 (EN-9), 고객센터에 문의한다.', refs: ['A-005'] },
    { says: `은행이 답하지 않거나, 모르는 계좌, 목록에 없는 은행, ${APPLICATION_LIMITS.depositorBytes}바이트를 넘는 예금주이면 CE-5가 거절한다.`, refs: ['A-108'] },
    { says: '증빙 전체를 취소해도 (TM-5) 서류의 상태(TI)는 그대로이다.', refs: ['A-254'] },
    { says: '수정에서는 빠진 신청번호나 연계정보는 신청결과가 없다고 답하고, 빠진 다른 칸은 빈 칸으로 보고 EN-1, EN-9나 CE-5로 거절한다.', refs: ['A-235', 'E-198', 'A-250'] },
    { says: '신청서: 상한을 넘는 서류는 FD-2가 아니라 제84조의 말로 거절한다.', refs: ['A-246'] },
    { says: '신청서: 칸(SB)이 틀리면 화면의 말이 아니라 CE-2의 말로 거절한다.', refs: ['A-246'] },
    { says: '신청서: SB-301과 SB-303, 번호의 종류(BL)는 보지 않는다. 계좌는 CE-5로 본다. 법인등록번호의 공백(SB-601, SB-602)은 빼고 읽는다.', refs: ['A-246'] },
    { says: '신청서: 모든 확인을 요구하는 설정(SB-302)에서도 실명인증이 맞지 않았던 신청서는 막지 않는다.', refs: ['D2-16'] },
    { says: '신청서: 서류(SB-901)는 과세유형을 모를 때의 것(RD-2, RD-7)으로 본다.', refs: ['A-088'] },
    { says: '신청서: 지원금액과 결정금액은 보낸 것을 쓰지 않고 제1조의 것으로 정한다.', refs: ['A-004', 'A-246'] },
    { says: '전체를 취소한 증빙의 파일과 보완에서 바꾼 파일은 쓰지 않은 것이어서 (SF-2) 다시 낼 수 있다. 취소하거나 지운 항목의 파일은, 증빙의 총계가 그대로이므로 쓴 것이다. 항목을 취소하면 증빙의 수정일시가 바뀌고, 보완요청이면 기한을 세는 때여서 그대로이다.', refs: ['D1-381', 'D1-967', 'D3-108'] },
    { says: '신청이 보류나 미선정이 되어도 택배사 조회는 이어지고 끝낼 수 있으나, 지급이 끝나면 제외만 할 수 있다 (DK-11). 신청을 취소해도 증빙과 택배사 조회의 상태는 그대로이고, 뒤에 온 조회 결과는 DK-1이 거절한다. 다시 신청하여 지워진 신청의 증빙과 의견은 없는 신청의 것이라고 거절한다.', refs: ['A-249'] },
    { says: '승인하거나 지급하는 금액을 신청자가 적은 총계나 건수와 견주지 않는다.', refs: ['A-249'] },
    { says: '취소의 답이 오지 않으면 화면은 제84조의 말로 알린다. 취소되었을 수 있으므로 신청결과를 다시 불러와 확인하고, 다시 눌러도 한 번만 취소된다.', refs: ['A-204', 'E-204'] },
    { says: '다시 신청의 답이 오지 않아도 그 화면에서 다시 누르면 한 번만 처리된다. 새로고침하면 옛 신청이 이미 지워져 신청결과가 없다고 알릴 수 있고, 그때에는 첫 화면에서 신청한다.', refs: ['A-251', 'E-204'] },
    { says: '제출하기 직전에 다시 확인하는 계좌에 은행이 답하지 않으면 화면은 신청을 보내지 않고 제84조의 말로 알린다. 사업자 조회(CO-5)처럼 확인 없이 계속할 수는 없다.', refs: ['A-125', 'A-128'] },
    { says: '사업자등록번호와 법인등록번호의 검증번호(끝자리)는 화면도 서버도 보지 않는다. 법인등록번호는 자릿수만 본다.', refs: ['D1-33'] },
    { says: '취소, 다시 신청, 수정, 인증시간 연장, 동의 화면의 기록에서는 모르는 신청번호를 없다고 답한다. 다른 요청에서는 모르는 번호도 남의 번호처럼 OW-3으로 거절한다. 수정에 적은 연계정보가 남의 것이면 없다고 답한다.', refs: ['A-250', 'P-011'] },
    { says: '서버는 보낸 진행상태로 무슨 수정인지 안다: 보완완료이면 사업자 정보, 아니면 계좌이다. 그 수정으로 이르는 상태가 아니거나 상태가 없으면 TA-18로 거절한다.', refs: ['A-250'] },
    { says: '신청서: 보낸 진행상태, 공동대표 여부와 인증 방법은 적어 둘 뿐 쓰지 않는다. 화면은 공동대표인지 묻지 않고 언제나 N(아니요)으로 보내며, 내는 서류와 확인은 공동대표여도 같다.', refs: ['A-134', 'A-246', 'D2-30'] },
    { says: `수정은 그 수정의 칸만 저장하고, 함께 보낸 다른 칸은 쓰지 않는다. 처리 기록의 바꾼 사람과 까닭은 서버가 적는다. 계좌 수정은 ${RECORDED_EDITS.account.changedBy}와 ${RECORDED_EDITS.account.changedReason}을 (진행상태가 신청이면 비운다), 사업자 정보 수정은 ${RECORDED_EDITS.business.changedBy}과 정해진 까닭을 적는다.`, refs: ['A-214', 'A-219'] },
    { says: '승인하거나 지급한 증빙의 금액은 취소되지 않은 첫 서류에 모두 적고 나머지 서류에는 0원으로 적는다. 승인한 증빙을 제외하면 (TM-10) 증빙의 결정금액은 없어지고, 취소되지 않은 서류의 금액도 모두 0원이 된다. 서류마다 나눈 금액이 아니므로, 인정된 서류에도 0원이 보일 수 있다.', refs: ['A-249'] },
    { says: '보완에서는 구분(금액/건)을 바꿀 수 없다. 서버는 보낸 구분을 쓰지 않고 등록한 구분으로 총계를 센다. 총계가 앞의 총계나 인정된 금액보다 적어도 받는다.', refs: ['P-103', 'P-282'] },
    { says: '모든 요청은 다른 누리집에서 보냄(제84조), 로그인(OW-5)이나 관리자(AD), 크기, 빠지거나 형식이 다른 항목, 요청번호(IK)의 차례로 본 뒤에 표의 순서로 본다.', refs: ['E-198', 'E-204', 'A-235'] },
    { says: `신청서: 파일 이름을 세 가지만 쓰는 설정(fileParts)으로 보낸 서류가 있으면, ${requestedDocumentsText(TAX_PAYMENT_CERTIFICATES)}를 내는 설정에서도 묻지 않는다.`, refs: ['A-136', 'D2-25'] },
    { says: '신청서: 모르는 이름의 파일은 버린다.', refs: ['A-136'] },
    { says: '번호가 다른 사람의 등록으로 바뀌면, 앞사람이 저장한 동의와 실명인증은 뒷사람의 것으로 세지 않아 (CC-2, SB-302) 뒷사람이 다시 해야 한다.', refs: ['D2-16', 'A-246'] },
    { says: '관리자로 로그인할 때 화면이 적어 보낸 주소와 권한은 서버가 쓰지 않는다.', refs: ['E-201'] },
    { says: '사업자등록번호를 고치면 고친 기기의 로그인과 저장한 동의는 새 번호로 이어진다. 신청서에 적은 지원금액과 낸 서류는 그대로이고, 과세유형과 배달료를 다시 묻지 않는다. 신속지급의 번호는 조회한 내역이 없거나 제외되어도 고치지 못하고 (EN-8), 틀렸으면 신청을 취소하고 새로 신청한다.', refs: ['A-219', 'A-262', 'D2-96'] },
    { says: '담당자의 사유코드는 목록에 없어도 받으며 (RC-1), 여럿이면 하나만 적어도 된다.', refs: ['A-249', 'A-169'] },
  ],
  functionCases: [
    { proves: ['D1-966'], given: '배달료를 묻는 사람: 배달 동의를 둘 다 저장함', outcome: '배달료를 답한다', ask: () => deliveryAnswer(BOTH_DELIVERY_CONSENTS) },
    { proves: ['D1-966'], given: '배달료를 묻는 사람: 배달 동의를 하나만 저장함', outcome: '배달료가 없다고 답한다', ask: () => deliveryAnswer({ delivery_receive_yn: true }) },
    { proves: ['D1-966'], given: '배달료를 묻는 사람: 다른 사람이 배달 동의를 둘 다 저장함', outcome: '배달료가 없다고 답한다', ask: () => deliveryAnswer(BOTH_DELIVERY_CONSENTS, 'B') },
  ],
  source: SERVER_CHECK_ORDERS,
  columns: ['받은 것', '보는 순서', '화면과 다른 것'],
  rows: SERVER_CHECK_ORDERS.map(({ call, order, differs, ref }) => ({ cells: [call, order, differs], ref })),
}

export const UNCHECKED_BY_SERVER_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '서버가 다시 보지 않는 것',
  synonyms: ['화면만 보는 것', '서버를 믿을 수 있나'],
  question: '서버가 다시 보지 않고 화면만 보는 것은 무엇입니까?',
  no: 97,
  answer: '표에 적힌 것은 화면만 보고, 서버는 화면이 보낸 대로 받는다.',
  source: UNCHECKED_BY_SERVER,
  columns: ['무엇', '화면의 규칙'],
  rows: UNCHECKED_BY_SERVER.map(({ what, rule, ref }) => ({ cells: [what, rule], ref })),
}
