import { UNMASKED_ACCOUNT_DIGIT_COUNTS } from '../account/account.ts'
import { CENTRES_PER_PAGE, HEADQUARTERS_OFFICE_COUNT } from '../directory/centres.ts'
import { MAINTENANCE_LIMITS_MS } from '../notice/limits.ts'
import { formatDuration } from '../kernel/duration.ts'
import { PAGE_NUMBERS_AROUND_CURRENT } from '../kernel/page-numbers.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { applicationStateAfter } from '../application/transitions.ts'
import { APPLICATION_STATUS_ROWS, type ApplicationStatus } from '../application-status/application-status.table.ts'
import { requestedDocumentsText } from '../application/required-documents.rules.ts'
import { TAX_PAYMENT_CERTIFICATES } from '../application/required-documents.ts'
import { CERTIFICATION_CONFIRMATION_MS } from '../identity/certification.ts'
import { CERTIFICATION_LIFE_MS } from '../session/sign-in.ts'
import { SENT_FORM_PARAMETERS } from '../upload/sent-form.ts'
import { MAX_STORED_NAME_LENGTH } from '../upload/stored-file.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { SELF_CHECK_QUESTION_IDS } from '../eligibility/self-check.ts'
import { MAX_PROOF_CASES, REGIONAL_CENTRE_COUNT } from '../programme/parameters.ts'
import { PROGRAMME_PLACEHOLDERS } from '../programme/programme-placeholders.ts'
import { formatDefaultSetting } from '../settings/settings.rules.ts'

/** A note in the specification that no row contains. `subject` is the prefix of the rule, or the title of its sheet. */
export type RuleNote = { readonly subject: string; readonly says: string; readonly refs: readonly string[] }

/** The statuses in which the applicant cannot cancel, in words. */
const NOT_CANCELLABLE = Object.entries(APPLICATION_STATUS_ROWS)
  .flatMap(([status, { ko }]) => (applicationStateAfter({ who: 'applicant', action: 'cancel', from: status as ApplicationStatus }) === null ? [ko] : []))
  .join(', ')

/** 함께 정한 것: the notes, in the order of the book. */
export const RULE_NOTES: readonly RuleNote[] = [
  { subject: 'numbers', says: '지급된 증빙이 있는 신청은 취소하거나 (TA-5) 번호를 바꿀 수 없으므로 (EN-8) 새로 신청하여 최대 지원금액보다 더 받을 수 없다.', refs: ['A-004', 'A-200'] },
  { subject: 'NP', says: '지급완료인 증빙이 하나라도 있고, 신청의 결정금액이나 지급완료인 증빙의 합계가 최대 지원금액 이상이면 도달한 것이다. 결정금액도 NP-7의 말은 지급받은 금액이라고 부른다.', refs: ['A-192', 'P-301'] },
  { subject: 'numbers', says: '보완을 요청받은 때는 서버의 수정일시이다. 나눠 저장해도 기한은 늘지 않고, 신청의 기한은 증빙이 지급되면 다시 센다.', refs: ['D2-63'] },
  { subject: 'numbers', says: `조회한 배달료와 조회내역의 합계는 최대 지원금액부터는 ‘${PROGRAMME_PLACEHOLDERS.ceiling} 이상’으로, 모자라면 그 금액대로 보인다.`, refs: ['A-006', 'D2-45'] },
  { subject: 'numbers', says: '총 지원금액은 결정되기 전에는 ‘결정 전’과 최대 지원금액으로, 금액 없이 끝난 신청에는 ‘지원금 없음’으로 보인다.', refs: ['D2-99'] },
  { subject: 'numbers', says: '신속지급의 신청서에는 기본 지원금액 대신 조회한 배달료를 적는다. 조회하지 못하면 그렇다고 알리고 기본 지원금액으로 둔다.', refs: ['A-051', 'D2-27', 'D2-28'] },
  { subject: 'numbers', says: '예상 지원금액은 건수에 건당 지원금액을 곱한 값이고 최대 지원금액으로 자르지 않는다.', refs: ['P-032', 'D3-20'] },
  { subject: '증빙·의견 파일의 한도', says: '고른 파일에서 받을 수 없는 것, 본래 이름과 크기가 이미 있는 파일과 같은 것의 차례로 빼고, 남은 것 가운데 앞의 것부터 정한 수까지 담는다. 뺀 까닭을 모두 알린다.', refs: ['P-156', 'P-157', 'P-174', 'P-175', 'P-177'] },
  { subject: '브라우저에 남는 것', says: '자가진단의 답과 적던 사업자등록번호는 신청을 취소할 때에도 지운다. 동의 화면에서 고른 것은 되살아나도 아직 동의는 아니다. 작성 내용은 보내거나 버리거나 더는 보낼 수 없게 되어도 (DF) 지운다. 되살린 칸에 지금 적을 수 없는 내용(모르는 은행, 미래의 개업일자)은 비우고 알린다.', refs: ['E-202', 'D2-118', 'A-265', 'D2-152'] },
  { subject: '모든 화면의 시간과 한도', says: '누리집이 바뀌어 브라우저에 저장한 것을 읽을 수 없으면 관리자 로그인, 팝업, 화면 선택, 점검 표시 말고는 지운다.', refs: ['E-139'] },
  { subject: '모든 화면의 시간과 한도', says: `지역센터 안내의 목록은 지역센터 ${REGIONAL_CENTRE_COUNT}곳과 본부·지역본부 ${HEADQUARTERS_OFFICE_COUNT}곳, 모두 ${REGIONAL_CENTRE_COUNT + HEADQUARTERS_OFFICE_COUNT}곳이다. 한 쪽에 ${CENTRES_PER_PAGE}곳을 보이고, 쪽 번호는 지금 쪽의 둘레로 ${PAGE_NUMBERS_AROUND_CURRENT}개까지와 첫 쪽, 마지막 쪽을 보인다. 찾기는 센터 이름, 전화번호, 주소, 관할지역의 일부를 찾고, 대소문자와 앞뒤 빈칸은 가리지 않는다.`, refs: ['P-251', 'P-252', 'P-253', 'D3-84'] },
  { subject: 'SC', says: `다섯 질문은 다음과 같다. ${SELF_CHECK_QUESTION_IDS.join(' ')} 다음 화면과 서버는 이 답을 묻지 않는다. 다섯째만 ‘아니요’이면 2번째 말로 알린다.`, refs: ['E-071', 'D1-249', 'D1-261'] },
  { subject: 'ET', says: '관리구분이 오지 않으면 신청서는 개인사업자의 것으로 열리고, 서버가 CE-1로 거절한다. 신청결과와 사업자 정보 수정은 두 종류의 칸을 모두 보이고, 법인등록번호는 한 칸이라도 적으면 모두 적어야 한다. 법인의 번호인지 개인의 번호인지는 가리지 않는다.', refs: ['A-046', 'A-145', 'A-216'] },
  { subject: 'NK', says: '숫자 10자리가 아닌 번호도 NK-1의 말로 알린다 (화면은 1번째, 서버는 2번째). 모자란 칸은 먼저 알린다.', refs: ['E-079', 'E-080'] },
  { subject: 'BZ', says: '자가진단(SC)에서 운영한다고 답하면 휴업자도 막지 않는다. 계속할 수 있어도 신청번호가 오지 않으면 실패한 것으로 본다.', refs: ['E-073', 'E-085', 'D1-259'] },
  { subject: 'PT', says: '신속지급은 증빙을 내지 않는다. 확인지급은 대상으로 선정된 뒤 배달·택배 이용 증빙을 내야 한다. 신청유형이 오지 않은 신청은 SB-101이 막는다.', refs: ['E-066', 'D1-147', 'A-106'] },
  { subject: 'AC', says: '한 사람의 신청이 여럿이면 취소되지 않은 신청을, 없으면 마지막에 제출한 신청을 보인다. 취소한 신청도 세고 제출하지 않은 것은 세지 않는다. 번호를 아는 누구에게나 답하는 것: 신청의 건수, 신청번호 (취소되지 않은 신청이나 등록), 신청유형, 관리구분, 국세청 상태.', refs: ['A-247'] },
  { subject: 'OD', says: 'OD-2와 OD-3은 칸을 비운다.', refs: ['A-066', 'A-067', 'D2-103'] },
  { subject: 'BA', says: '대표자 이름, 상호명이나 법인명, 개업일자, 사업자등록번호가 모두 있고, 번호의 종류가 맞고(BL), 법인은 법인등록번호를 모두 적어야 조회한다. 이 순서로 처음 어긴 것만 알린다. 함께 온 사업자 상태는 보지 않는다.', refs: ['A-070', 'A-071', 'A-072', 'A-073'] },
  { subject: 'RA', says: '동의 화면에 들어올 때(RA-2만), 신청서를 제출하거나 다시 신청할 때, 사업자등록번호를 고칠 때(RA-3만) 서버가 보고 화면은 그 답을 따른다. 동의 화면에서 막히거나 확인하지 못하면 그 까닭을 알리고 첫 화면으로 보낸다.', refs: ['A-031', 'A-033', 'A-034'] },
  { subject: 'CC', says: '이 신청에 저장한 것과 같은 동의는 다시 저장하지 않는다. 사업자등록번호나 신청번호가 바뀌면 다시 저장한다.', refs: ['A-042', 'D2-06'] },
  { subject: 'CC', says: '공공마이데이터의 둘째 묶음은 첫째 묶음에 모두 동의해야 고를 수 있고, 하나라도 풀면 둘째 묶음은 모두 풀리고 다시 고를 수 없게 되며 펼친 내용이 접힌다.', refs: ['A-038', 'A-039'] },
  { subject: '동의 항목과 보유기간', says: '화면은 묻지 않은 동의를 동의하지 않은 것으로 보낸다.', refs: ['A-022', 'D2-05'] },
  { subject: 'CE', says: '주민등록번호는 자릿수와 앞자리의 생년월일만 본다. 뒷자리가 뜻하는 것(성별, 내국인과 외국인)은 보지 않는다. 본인인증한 사람을 서버가 모르면 이름과 생년월일은 대조하지 않는다. 휴대폰번호는 본인인증한 번호와 대조하지 않는다.', refs: ['A-115', 'A-246'] },
  { subject: 'SB', says: '보내는 동안에는 다시 누를 수 없고, 답을 받지 못해 다시 눌러도 한 건만 접수된다. 서버는 제96조의 순서로 다시 본다. 화면이 보내기 직전에 계좌를 다시 확인하여 맞지 않으면 NM-1의 1번째 말로 알리고 계좌인증을 푼다.', refs: ['A-125', 'A-129', 'A-246', 'A-267'] },
  { subject: 'SK', says: 'SK-4는 CC-2가 먼저 막아 쓰이지 않는다.', refs: ['A-135'] },
  { subject: 'RD', says: `${requestedDocumentsText(TAX_PAYMENT_CERTIFICATES)}도 내는지는 운영기관이 고른다. ${formatDefaultSetting('paymentCertificates')}.`, refs: ['A-084'] },
  { subject: 'RD', says: '서류 하나에 파일 하나를 낸다. 서버는 빈 파일을 내지 않은 서류로 본다.', refs: ['A-087', 'A-089', 'A-090'] },
  { subject: 'CO', says: '계속한다고 답해도 CE-4이면 접수할 때 거절된다. 실명인증의 서비스 오류는 하지 않은 것으로 남는다.', refs: ['A-057', 'A-058'] },
  { subject: 'CO', says: '등록된 사업자와 일치하면 조회한 칸이 잠기고, ‘다시 입력’을 누르면 풀려 다시 조회해야 한다.', refs: ['A-077', 'A-261'] },
  { subject: 'CO', says: '실명인증은 주민등록번호를 모두 적으면 저절로 시작한다. 마친 뒤에 번호를 바꾸면 다시 해야 한다. 맞지 않아도 계속한다고 답했으면 번호를 바꾸어도 화면을 떠날 때까지 그 답이 남는다.', refs: ['A-059', 'D2-33', 'D2-154'] },
  { subject: '신청서 칸의 길이와 선택지', says: `신청결과 화면은 계좌번호를 가린다: 앞 ${UNMASKED_ACCOUNT_DIGIT_COUNTS.head}자리와 뒤 ${UNMASKED_ACCOUNT_DIGIT_COUNTS.tail}자리만 보이고, 모두 ${UNMASKED_ACCOUNT_DIGIT_COUNTS.head + UNMASKED_ACCOUNT_DIGIT_COUNTS.tail + 1}자리보다 짧으면 뒤 ${UNMASKED_ACCOUNT_DIGIT_COUNTS.tail}자리만 보인다. 단추로 모두 보거나 다시 가릴 수 있고, 인쇄하면 늘 가린다.`, refs: ['A-272', 'D2-88'] },
  { subject: '신청서 칸의 길이와 선택지', says: '신청 전 확인 창과 계좌정보 수정 화면은 적은 계좌번호를 모두 보이고, 이체하지 못한 계좌는 가린다.', refs: ['D2-88', 'D2-106'] },
  { subject: '신청서 칸의 길이와 선택지', says: `주민등록번호는 신청서에서 뒷자리를 처음에 가리고, 신청 전 확인 창에서 앞자리만 보인다. 다른 화면에는 없고, 신청결과 화면에는 휴대폰번호, 생년월일과 연계정보도 없다.`, refs: ['A-122', 'D2-86', 'D2-88', 'D2-110'] },
  { subject: 'TA', says: '취소해도 낸 서류는 남고, 다시 신청하면 옛 신청서와 동의를 지우고 새 신청번호로 등록된다. 신청서를 제출해야 비로소 신청이 된다. 옛 증빙, 파일, 의견과 처리 기록은 기관에 남고 신청자에게 보이지 않는다.', refs: ['A-251'] },
  { subject: 'TA', says: '접수완료와 승인은 기관이 보낸 것을 읽기만 한다.', refs: ['D2-34'] },
  { subject: 'TA', says: 'TA-18의 말은 화면이 수정(1번째), 누를 수 없는 취소(2번째), 지난 화면의 취소(3번째)에, 서버가 수정(4번째), 취소(5번째), 다시 신청(6번째), 두 번째 제출(7번째)에 쓴다.', refs: ['A-250', 'A-270', 'D2-115'] },
  { subject: 'TA', says: '서버는 사업자 정보 수정을 EN과 RA-3으로, 계좌정보 수정을 CE-5로 다시 본다. 번호를 고쳐도 신청유형과 관리구분은 그대로이다.', refs: ['A-214', 'A-219'] },
  { subject: 'TA', says: `${NOT_CANCELLABLE}인 신청은 취소할 수 없다.`, refs: ['A-199', 'A-201'] },
  { subject: 'RC', says: '목록을 불러오지 못하면 모두 목록에 있는 것으로 본다. 사유코드가 여럿이면 쉼표로 나누고 빈 것을 버린 뒤 하나씩 판정하여, 같은 것이 두 번 와도 모두 보인다. 대소문자는 가리지 않는다. 다음 상태로 바뀌면 앞의 사유는 처리 기록에만 남고, 취소되면 마지막 사유가 그대로 보인다.', refs: ['A-166', 'A-167'] },
  { subject: 'DK', says: '증빙의 지급액은 신청의 결정금액에 더하고, 신청의 지급액은 증빙에 지급한 것을 포함한 모두이다. 승인할 때에는 한도를 보지 않는다.', refs: ['D2-44'] },
  { subject: '증빙의 상태가 뜻하는 것', says: '증빙이 여럿이면, 취소한 것도 세어 증빙번호가 가장 큰 (수로 견줌) 증빙의 상태가 현재 증빙상태이다.', refs: ['A-178'] },
  { subject: 'TM', says: '보완을 저장해도 상태는 그대로이고, 끝났는지는 TM-4가 본다.', refs: ['P-284'] },
  { subject: 'TM', says: '심의, 검토중, 대상선정, 사용자취소는 기관이 보낸 것을 읽기만 한다.', refs: ['A-181'] },
  { subject: 'OC', says: '글자는 유니코드 글자로 세고 (😀는 1자), 넘는 글자는 칸에서 잘린다. 앞뒤의 빈칸은 화면이 뺀다.', refs: ['P-153', 'P-293'] },
  { subject: 'OC', says: '첨부파일은 내지 않아도 된다.', refs: ['P-156'] },
  { subject: 'SA', says: '신청서를 보내던 화면을 새로고침한 뒤 기관에 물을 수 없으면, 접수되었는지 모른다고 알리고 아무것도 지우지 않는다. 다시 보내도 한 건만 접수된다.', refs: ['A-267'] },
  { subject: 'OP', says: '낸 의견은 어느 상태에서도 고치거나 지울 수 없다.', refs: ['P-111'] },
  { subject: 'OP', says: `이의신청은 이 시스템이 받지 않는다. 이의신청 안내의 누리집이나 전화(${DEFAULT_SETTINGS.callCentre.proof.join(', ')})로 한다.`, refs: ['P-255'] },
  { subject: '개인정보와 약관의 기간과 시행일', says: '보유기간이 끝나도 이 시스템은 스스로 지우지 않는다 (다시 신청할 때에만 지운다, TA-6). 종료일은 기관이 알린다.', refs: ['D3-86'] },
  { subject: 'NM', says: '은행, 계좌번호, 예금주가 있는지, 계좌번호가 숫자만인지 차례로 보고 처음 어긴 것만 알린다. 은행이 모르는 계좌여도 NM-1의 말로 알린다. 예금주가 대표자나 법인인지는 기관이 심사에서 본다.', refs: ['A-093', 'A-097', 'A-125'] },
  { subject: 'NM', says: `같으면 은행과 예금주가 잠기고, 계좌번호를 바꾸면 풀려 계좌인증을 다시 해야 한다. 다르고 입력한 예금주가 영문자뿐이면 전각문자(넓은 글자)로 바꾸라고 함께 알린다. 예금주의 ${APPLICATION_LIMITS.depositorBytes}바이트(전각문자는 ${APPLICATION_LIMITS.depositorBytes / 2}자)를 넘는 글자는 알리지 않고 칸에서 잘리며, 한 글자를 나누지 않는다.`, refs: ['A-064', 'A-065', 'A-096', 'A-098', 'A-100'] },
  { subject: 'RE', says: '조회 중이고 한도에도 도달했으면 신청결과는 조회 중(NP-6)을, 등록 화면은 한도(RE-3)를 먼저 알린다.', refs: ['A-191', 'P-301'] },
  { subject: '증빙의 상태가 뜻하는 것', says: '표에 없는 상태는 온 말 그대로 보이고 막지 않는다.', refs: ['A-184', 'A-200'] },
  { subject: 'DS', says: '증빙자료 등록 화면은 직접배달이고 신청이나 현재 증빙이 지급완료이면 영업증빙이 인정되었다고 알리지만, 이 단계는 직접배달 증빙의 상태만 본다.', refs: ['P-045', 'P-107', 'D3-96'] },
  { subject: 'TL', says: `${MAX_PROOF_CASES + 1}건부터는 적는 때에 TL-3의 말로 알리고 칸을 비운다.`, refs: ['P-031'] },
  { subject: 'RG', says: '직접배달 지급 확약서(지급 서약서)는 모든 화면의 아래쪽에서 한글 파일로 내려받는다. 등록하기 전에 함께 올렸는지 물을 뿐 보지는 않는다.', refs: ['E-062', 'P-048', 'P-049', 'D1-50', 'D3-150'] },
  { subject: 'VF', says: '올린 파일의 크기를 알 수 없으면 내용이 있는 것으로 보고 보내며, 서버가 FS-1로 다시 본다.', refs: ['P-069', 'D3-23'] },
  { subject: 'VF', says: '빈 파일을 뺄지 먼저 묻고, 아니라고 하면 등록하지 않으며 입력은 그대로 있다.', refs: ['P-067'] },
  { subject: 'SU', says: '새 파일을 모두 올린 뒤에 지우고 저장한다. 올리기가 실패하면 아무것도 바꾸지 않는다.', refs: ['P-141', 'D3-08'] },
  { subject: 'ST', says: '삭제를 눌러도 파일은 바로 지워지지 않는다. 삭제와 다시 올리기는 표시일 뿐이며, 보완등록을 눌러야 반영된다. 누르지 않고 나가면 파일은 그대로 있다.', refs: ['P-110', 'P-121'] },
  { subject: 'BS', says: '직접배달 증빙이 보완요청 상태일 때 연다. 보내도 보완은 끝나지 않고, 증빙자료 등록 화면에서 보완등록을 해야 끝난다(SE).', refs: ['P-090', 'P-094', 'P-114'] },
  { subject: '받는 파일의 형식', says: '브라우저가 형식을 알리지 않거나 ‘알 수 없음’이라고 알리면 형식을 모르는 것이다. 그때 신청서류도 증빙·의견도 파일의 앞부분 내용과 확장자로 본다. 확장자는 대소문자를 가리지 않는다.', refs: ['P-167', 'P-309'] },
  { subject: '받는 파일의 형식', says: `파일의 종류는 이름이 아니라 앞부분 내용으로 정한다 (이름이 jpg인 PDF는 PDF이다). 증빙·의견 파일의 이름에서 글자, 숫자, 마침표, 붙임표, 밑줄이 아닌 것은 밑줄로 바꾸고 남는 것이 없으면 file로 보내며, 서버는 이름을 ${MAX_STORED_NAME_LENGTH}자에서 자른다.`, refs: ['P-176', 'P-309', 'D3-141'] },
  { subject: 'PV', says: '강제 노출은 같은 팝업이 아직 안 보일 때 무조건 보이고, 이미 보이면 PV-2부터 본다. 그냥 닫은 팝업과, 브라우저가 저장하지 못한 오늘 하루 열지 않기는 첫 화면을 다시 열 때까지이다.', refs: ['E-048', 'E-050'] },
  { subject: 'PV', says: '노출기간의 끝이 날뿐이면 그날까지 보이고, 읽을 수 없는 시작이나 끝은 없는 것이다.', refs: ['E-046', 'D1-410', 'D1-411'] },
  { subject: 'PO', says: '정해진 공지(제63조)의 우선순위는 0이다. 우선순위가 없으면 1로 보고, 읽을 수 없는 우선순위가 하나라도 있으면 목록을 불러오지 못한 것으로 본다.', refs: ['E-032', 'E-034', 'E-035'] },
  { subject: 'QE', says: '번호표에 열쇠가 없으면 기다리지 않고 QE-11로 멈춘다. 기다리는 동안 인증 유효시간은 보지 않으며, 들어간 뒤의 요청은 OW-5가 본다. 본인인증에서 1초 넘게 기다렸으면 창을 여는 단추를 한 번 더 누른다.', refs: ['P-193', 'E-133', 'D1-23'] },
  { subject: '모든 화면의 시간과 한도', says: '실명인증에서 서버가 400번대로 거절하면 맞지 않은 것이고, 403, 408, 429이면 서비스 오류이다.', refs: ['A-057', 'A-058'] },
  { subject: '모든 화면의 시간과 한도', says: '서버가 429나 503과 함께 기다릴 시간(초)을 알리면, 같은 주소로 가는 다음 요청은 그때까지, 길어도 반 분까지 기다렸다가 보낸다. 파일이 든 요청은 기다리지 않는다.', refs: ['D1-412'] },
  { subject: '모든 화면의 시간과 한도', says: '서버가 200으로 답해도 답에 적힌 success가 거짓이거나 status가 200이 아니면 거절로 본다. 취소, 다시 신청과 팝업 관리는 status를 적지 않았으면 성공이다. 본인인증, 로그인, 인증시간, 배달료, 목록과 파일의 주소는 400부터 거절이다. 신청 건수는 0이 성공이다.', refs: ['E-174', 'D1-27', 'D1-34', 'D2-39', 'D2-41'] },
  { subject: '모든 화면의 시간과 한도', says: '챗봇 상담은 휴대폰에서는 새 탭으로, 컴퓨터에서는 화면 가운데의 창으로 열린다.', refs: ['E-065'] },
  { subject: '모든 화면의 시간과 한도', says: '숫자 칸은 숫자가 아닌 글자를 버리고, 전각 숫자는 숫자로 읽는다. 사업자등록번호를 한 칸에 붙여 넣으면 세 칸에 나누어 적는다.', refs: ['E-077', 'E-203', 'D1-242'] },
  { subject: '모든 화면의 시간과 한도', says: `제시간에 답이 없으면 연결할 수 없다고, 답을 읽을 수 없으면 처리 중 오류라고 알린다. 파일은 올릴 주소의 답이 제시간에 없거나, 전송이 ${formatDuration(DEFAULT_SETTINGS.transferIdleMs)} 멈추거나 ${formatDuration(DEFAULT_SETTINGS.transferMaxMs)}을 넘거나, 504로 답하면 시간이 초과되었다고 알린다.`, refs: ['E-173', 'E-174', 'E-175', 'P-076', 'P-304'] },
  { subject: '모든 화면의 시간과 한도', says: `서버는 한 요청에 파일 ${SENT_FORM_PARAMETERS.files}개, 모두 ${SENT_FORM_PARAMETERS.bytes / 2 ** 20}MB, 파일이 아닌 칸 하나에 ${SENT_FORM_PARAMETERS.fieldBytes / 2 ** 20}MB까지 받는다.`, refs: ['E-198'] },
  { subject: 'FE', says: '상한까지의 사진은 HEIC도, 촬영 시각과 위치 정보도 그대로 낸다. 줄인 사진에는 그 정보가 없고, 이름의 끝이 jpg가 된다.', refs: ['D3-98', 'P-173', 'P-310'] },
  { subject: 'FE', says: `의견 화면은 ${DEFAULT_SETTINGS.opinionShownLimitMb}MB까지라고 안내하지만 파일 크기 상한까지 받고, FE-5는 2번째 말로 알린다.`, refs: ['D3-03'] },
  { subject: 'PC', says: '택배사를 잘못 골랐으면, 담당자가 제외한 뒤 (TM-10, RE-4) 다시 신청할 수 있다.', refs: ['A-194'] },
  { subject: 'GD', says: '앞과 다른 사업자등록번호를 확인하면 앞 번호의 본인인증, 동의, 로그인을 지운다.', refs: ['E-091'] },
  { subject: 'GD', says: '브라우저가 저장하지 않아 갖추지 못했으면 GD-7부터 GD-11의 말 대신 그렇다고 알린다.', refs: ['E-137'] },
  { subject: 'GD', says: '신청결과나 의견을 불러올 때 서버가 로그인을 거절해도 GD-8의 말을 알리고, 인증한 기록을 지우고 첫 화면으로 보낸다.', refs: ['A-148', 'P-164'] },
  { subject: 'MW', says: '점검 안내를 한 번도 불러오지 못했으면 기본 시간이고, 불러온 뒤에 다시 묻다가 실패하면 앞서 불러온 안내를 그대로 쓴다.', refs: ['P-236', 'P-241', 'D3-190'] },
  { subject: 'MA', says: `적는 화면을 연 사람에게는 점검 ${formatDuration(MAINTENANCE_LIMITS_MS.noticeAhead)} 전에 미리 알린다. 점검 화면에서 기다리는 사람은 점검이 끝나면 곧 첫 화면으로 간다.`, refs: ['P-305', 'P-317', 'D2-139'] },
  { subject: 'MA', says: `방문자의 인터넷 주소는 화면을 옮길 때마다 다시 묻고, ${formatDuration(DEFAULT_SETTINGS.ipLookupTimeoutMs)} 안에 알 수 없으면 허용되지 않은 주소로 본다.`, refs: ['E-160', 'E-161'] },
  { subject: '화면이 방문자에게 묻는 것', says: '방문자의 인터넷 주소를 기다려 화면을 여는 것은 점검 시간이거나 팝업 관리, 팝업 등록·수정 화면일 때뿐이다.', refs: ['E-161', 'D1-09'] },
  { subject: '화면이 방문자에게 묻는 것', says: '팝업 관리로 가는 링크는 허용된 주소에서 접속한 사람에게만 모든 화면의 아래쪽에 보인다.', refs: ['E-064'] },
  { subject: '화면이 방문자에게 묻는 것', says: '다른 화면으로 옮기면 맨 위부터 보인다.', refs: ['E-020'] },
  { subject: '규칙을 바꾸는 운영 설정', says: '종류가 다르거나 없는 선택지인 설정은 지금 값으로 본다.', refs: ['D1-382'] },
  { subject: 'AD', says: '서버도 이 줄들을 다시 본다. 허용되지 않은 주소에서 로그인하려고 하면 GD-6의 말로 거절한다. 사용 중인 팝업은 누구나 읽는다.', refs: ['E-201', 'P-320'] },
  { subject: 'AD', says: '관리자 로그인에는 아이디와 비밀번호가 필요하고, 하나라도 비어 있으면 서버에 묻지 않고 그 칸을 알린다.', refs: ['E-167', 'E-168'] },
  { subject: 'AD', says: '팝업을 고치는 동안 다른 담당자가 바꾸었으면 저장하지 않고 덮어쓸지 묻는다. 사용여부를 바꾸거나 지울 때에는 보지 않는다. 고치는 동안 로그인이 끝나도 적은 것은 남고, 다시 로그인하여 저장한다.', refs: ['P-225', 'P-227'] },
  { subject: 'AD', says: '새 팝업은 사용으로 시작한다. 점검 안내는 화면에서 지우지 않고 사용을 끈다. 일시는 점검 안내에만 적고, 바꾸면 안내문에 적힌 같은 기간도 바뀐다. 팝업을 저장하면 노출기간(PV-5, PV-6)은 없어진다.', refs: ['P-214', 'P-218', 'D3-39', 'D3-40', 'D3-93'] },
  { subject: 'AD', says: '저장할 때 내용이 있는지, 점검 안내는 두 일시가 있는지, 읽을 수 있는지, 종료가 시작보다 빠르지 않은지 차례로 본다. 내용에서는 저장할 때에도 보일 때에도 스크립트처럼 제98조에 없는 것을 빼고, 뺀 뒤에 보이는 글자도 그림도 없으면 내용이 없는 것이다. 일시가 같은 때는 받지만 그 점검은 시작되지 않는다.', refs: ['P-220', 'P-221', 'P-222', 'P-223', 'P-230', 'D3-02', 'D3-113'] },
  { subject: 'OW', says: '브라우저의 로그인이 이 창에서 인증한 사람과 사업자의 것이 아니면 (다른 창에서 새로 로그인함), 화면은 보내지 않고 GD-7의 말로 이 창의 인증을 끝낸다.', refs: ['D1-265'] },
  { subject: 'OW', says: '남의 증빙과 파일, 신청결과는 없다고 답한다. 대리 조회는 따로 정한 서버에 묻고, 신청자의 화면은 하지 않는다.', refs: ['A-013', 'P-011', 'D1-47'] },
  { subject: '서버가 거절하는 순서', says: '로그인이 필요한 것은 모두 로그인(OW-5)을 먼저, 빠지거나 형식이 다른 항목(제84조)을 다음에 본다. 수정에서는 빠진 신청번호나 연계정보는 신청결과가 없다고 답하고, 빠진 다른 칸은 빈 칸으로 보고 EN-1이나 CE-5로 거절한다.', refs: ['A-235', 'E-198', 'A-250'] },
  { subject: '서버가 거절하는 순서', says: '신청서: 상한을 넘는 서류는 FD-2가 아니라 제84조의 말로 거절한다.', refs: ['A-246'] },
  { subject: '서버가 거절하는 순서', says: '신청서: 칸(SB)이 틀리면 화면의 말이 아니라 CE-1의 말로 거절한다.', refs: ['A-246'] },
  { subject: '서버가 거절하는 순서', says: '신청서: SB-301과 SB-303은 보지 않는다. 계좌는 CE-5로 본다.', refs: ['A-246'] },
  { subject: '서버가 거절하는 순서', says: '신청서: 실명인증이 맞지 않는다고 서버가 답했으면, SB-302에서 계속한다고 답한 것으로 본다.', refs: ['D2-16'] },
  { subject: '서버가 거절하는 순서', says: '신청서: 서류(SB-901)는 과세유형을 모를 때의 것(RD-2, RD-7)으로 본다.', refs: ['A-088'] },
  { subject: '서버가 거절하는 순서', says: '신청서: 지원금액과 결정금액은 보낸 것을 쓰지 않고 제1조의 것으로 정한다.', refs: ['A-004', 'A-246'] },
  { subject: '서버가 거절하는 순서', says: '취소한 증빙과 항목의 파일, 보완에서 지우거나 바꾼 파일은 쓰지 않은 것이어서 (SF-2) 다시 낼 수 있다.', refs: ['D1-381', 'D3-108'] },
  { subject: '서버가 거절하는 순서', says: '신청을 취소해도 증빙과 택배사 조회의 상태는 그대로이고, 뒤에 온 조회 결과는 DK-1이 거절한다.', refs: ['A-249'] },
  { subject: '서버가 거절하는 순서', says: '승인하거나 지급하는 금액을 신청자가 적은 총계나 건수와 견주지 않는다.', refs: ['A-249'] },
  { subject: '서버가 거절하는 순서', says: '취소하기 직전에 화면이 신청을 다시 읽지 못하면 CX-1로 묻지 않고 보낸다. 수정하기 직전에 읽지 못하면 보내지 않는다.', refs: ['D2-115', 'A-274'] },
  { subject: '서버가 거절하는 순서', says: '취소의 답이 오지 않으면 화면은 제84조의 말로 알린다. 취소되었을 수 있으므로 신청결과를 다시 불러와 확인하고, 다시 눌러도 한 번만 취소된다.', refs: ['A-204', 'E-204'] },
  { subject: '서버가 거절하는 순서', says: '제출하기 직전에 다시 확인하는 계좌에 은행이 답하지 않으면 화면은 신청을 보내지 않고 제84조의 말로 알린다. 사업자 조회(CO-5)처럼 확인 없이 계속할 수는 없다.', refs: ['A-125', 'A-128'] },
  { subject: '서버가 거절하는 순서', says: '사업자등록번호의 검증번호(끝자리)는 화면도 서버도 보지 않는다.', refs: ['D1-33'] },
  { subject: '서버가 거절하는 순서', says: '모르는 신청번호는 취소, 다시 신청, 수정, 인증시간 연장, 화면 이동에서만 없다고 답하고, 나머지는 OW-3으로 거절한다. 수정에 남의 연계정보를 적어도 없다고 답한다.', refs: ['A-250', 'P-011'] },
  { subject: '본인인증의 번호와 기록', says: '인증기관의 답에 이름, 생년월일, 연계정보가 모두 있어야 성공이고, 하나라도 빠지면 실패이다. 전화번호와 통신사는 없어도 된다.', refs: ['E-121', 'E-122'] },
  { subject: '본인인증의 번호와 기록', says: `인증 창은 답을 전하고 저절로 닫힌다. 창을 연 화면을 알 수 없으면 ${formatDuration(CERTIFICATION_CONFIRMATION_MS)} 동안 받을 화면을 기다리고, 없으면 인증을 시작한 화면을 찾을 수 없다고 알린다.`, refs: ['E-121', 'E-124'] },
  { subject: '본인인증의 번호와 기록', says: '사업자등록번호 없이 결과조회를 시작하면, 본인인증한 뒤 서버가 그 사람의 신청에서 (제6조의 순서) 번호를 찾는다. 신청이 없으면 AC-3의 말로 알리고 첫 화면으로 보낸다.', refs: ['E-130', 'E-189'] },
  { subject: '본인인증 수단', says: `휴대폰의 명의는 인증기관이 확인한다. 본인인증의 결과는 시작한 브라우저만, ${formatDuration(CERTIFICATION_LIFE_MS)} 안에 한 번만 쓸 수 있고, 아니면 인증에 실패했다고 알린다.`, refs: ['E-102', 'E-193', 'D1-26'] },
  { subject: '본인인증 수단', says: '이 화면에서 시작한 인증의 첫 답만 받고, 다른 누리집이나 앞서 시작한 인증의 답은 버린다. 다시 고르게 한 뒤에 온 답도, 그 사이에 다른 인증을 시작하거나 멈추지 않았으면 받는다. 이미 인증한 사람이 휴대폰 인증을 다시 누르면 인증하지 않고 다음 화면으로 간다.', refs: ['E-108', 'E-110', 'E-123'] },
  { subject: 'LG', says: '거절하면 본인인증 화면에 머문다.', refs: ['E-131', 'D1-243'] },
  { subject: 'CD', says: '안내를 닫아도 시간은 계속 간다. 연장하지 못하면 남은 시간은 그대로이다. 연장의 답이 인증이 끝난 뒤에 오면 끝난 그대로이고, 그 답으로 생긴 로그인은 지운다. 다른 창에서 다른 사람·번호로 로그인했으면 이 창의 인증을 끝낸다 (OW). 로그인하기 전의 본인인증 화면에서 연장하면 화면의 남은 시간만 다시 세고, 로그인은 생기지 않는다. 서버의 답을 읽을 수 없으면 답이 없는 것이다.', refs: ['D1-38', 'E-147', 'D1-340', 'D1-265', 'E-187'] },
  { subject: 'RM', says: '인증을 끝내면 인증한 기록을 지우고 첫 화면으로 보낸다. 작성하던 내용은 남고, 고른 파일은 지운다.', refs: ['E-148', 'E-149', 'D3-102'] },
  { subject: '날짜가 정해진 공지와 점검', says: '신청할 수 없는 시간에는 첫 화면과 안내 화면의 신청하기를 누를 수 없고, 다른 화면의 자가진단과 다시 신청의 단추는 없다. 자가진단을 주소로 여는 것도, 쓰던 신청서의 제출도 막지 않는다.', refs: ['E-027', 'E-070', 'D1-350'] },
  { subject: '날짜가 정해진 공지와 점검', says: '모든 날짜와 시각은 이 기기가 아니라 서버의 시계로, 한국 시간으로 본다.', refs: ['E-215'] },
]
