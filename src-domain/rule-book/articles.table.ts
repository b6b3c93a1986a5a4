import { CONSENT_WORDING_BY_COLUMN } from '../consent/consent-contents.table.ts'
import { CONSENT_ROWS } from '../consent/consent-items.table.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { SESSION_SECONDS, SESSION_WARNING_SECONDS } from '../session/timer.ts'
import { formatDuration } from '../kernel/duration.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { LEGAL_TEXT_VALUES } from '../programme/legal-text-values.ts'
import { PROGRAMME_PLACEHOLDERS } from '../programme/programme-placeholders.ts'
import { CARRIERS } from '../proof/carrier-request.ts'
import { CERTIFICATION_LIFE_MS } from '../identity/sign-in.ts'

const N = {
  ...PROGRAMME_PLACEHOLDERS,
  ...LEGAL_TEXT_VALUES,
  carriers: CARRIERS.map((carrier) => carrier.split('(', 1)[0]).join(', '),
  nameBytes: APPLICATION_LIMITS.nameMatchBytes,
  nameSyllables: Math.floor(APPLICATION_LIMITS.nameMatchBytes / APPLICATION_LIMITS.depositorCharacterBytes.other),
  session: formatDuration(SESSION_SECONDS * 1000),
  warning: formatDuration(SESSION_WARNING_SECONDS * 1000),
  certified: formatDuration(CERTIFICATION_LIFE_MS),
  mydataDecline: { allow: '요구하지 않고도', block: '요구해야' }[DEFAULT_SETTINGS.mydataDecline],
  optionalConsents: CONSENT_ROWS[DEFAULT_SETTINGS.consentSet].flatMap(({ required, column }) => (required ? [] : [CONSENT_WORDING_BY_COLUMN[column].title])).join(', '),
}

/**
 * 조: one article of the book. `of` is the prefix of its rule or machine, or its title. The number `no` is never reused
 * for another article.
 */
export type RuleBookArticleRow = { readonly no: number; readonly of: string; readonly answer: string }

/**
 * 편: one part of the book. `annex` marks the part about the limits of the system, which answers no question of an
 * applicant.
 */
export type RuleBookPart = { readonly id: string; readonly title: string; readonly annex?: true; readonly articles: readonly RuleBookArticleRow[] }

/**
 * The book in the order of an applicant's steps: each article with its number, and with its answer in one sentence. A
 * new article gets the next free number.
 */
export const RULE_BOOK_PARTS: readonly RuleBookPart[] = [
  { id: 'numbers-part', title: '숫자와 기한', articles: [
    { no: 1, of: 'numbers', answer: `한 사업자는 ${N.ceiling}까지 지원받고, 보완은 요청받은 다음 날부터 ${N.supplementDays}일 안에 하며, 나머지 숫자와 기한은 표와 같다.` },
  ] },
  { id: 'qualification', title: '자격', articles: [
    { no: 2, of: '선언된 요건: 지원요건', answer: `${N.lastOpeningDay}까지 문을 열고 한 해 매출이 0원을 넘고 ${N.salesShort} 원 이하이며 이용금액이 ${N.usageShort} 원을 넘는 사업자의 주대표자가 신청하고, 이 요건은 기관이 심사에서 확인한다.` },
    { no: 3, of: 'SC', answer: '다섯 질문에 모두 ‘예’라고 답해야 신청을 계속할 수 있다.' },
    { no: 4, of: 'BZ', answer: '폐업자와 국세청에 등록되지 않은 번호만 계속할 수 없고, 휴업자는 계속할 수 있다.' },
    { no: 5, of: 'RA', answer: '한 사람과 한 사업자등록번호에는 취소되지 않은 신청이 하나만 있을 수 있다.' },
    { no: 6, of: 'AC', answer: '그 번호로 신청이 한 건이라도 조회되면 신청내역이 있는 것이고, 내용은 신청한 본인에게만 보인다.' },
    { no: 7, of: 'PT', answer: '기관이 ‘신속’이라고 정한 신청만 신속지급이고, 나머지는 모두 확인지급이다.' },
    { no: 9, of: 'NK', answer: '사업자등록번호의 가운데 두 자리가 법인의 번호와 개인의 번호를 가른다.' },
    { no: 10, of: '관리구분이 뜻하는 것', answer: '개인사업자도 법인사업자도 신청하며, 법인사업자는 법인등록번호와 결산월을 더 적고 매출을 표준재무제표증명으로 증명한다.' },
  ] },
  { id: 'applying', title: '신청', articles: [
    { no: 11, of: 'GD', answer: '화면이 묻는 것(제83조)을 갖추지 못한 사람에게는 줄에 적힌 말을 알리고, 갖출 수 있는 화면으로 보낸다.' },
    { no: 12, of: '본인인증 수단', answer: '주대표자 본인 명의로, 표에 있는 수단으로 본인인증을 한다.' },
    { no: 13, of: 'CD', answer: `로그인(인증)은 ${N.session} 이어지고, 끝나기 ${N.warning} 전에 연장을 물으며, 연장할 때마다 다시 ${N.session}이 된다.` },
    { no: 15, of: 'RT', answer: '인증이 이어지고 있으면 신청결과 화면으로, 아니면 본인인증 화면으로 간다.' },
    { no: 16, of: 'CC', answer: `필수 항목에 모두 동의해야 다음 화면으로 가고, 공공마이데이터는 제공을 ${N.mydataDecline} 갈 수 있다.` },
    { no: 19, of: 'BL', answer: '법인사업자는 법인의 번호를, 개인사업자는 개인의 번호를 적어야 한다.' },
    { no: 20, of: 'OD', answer: '개업일자는 있는 날이고 오늘보다 뒤가 아니어야 한다.' },
    { no: 21, of: 'BA', answer: '국세청이 확인 결과를 ‘일치’라고 답할 때에만 등록된 사업자와 일치하는 것이다.' },
    { no: 23, of: 'CO', answer: '이름이나 사업자가 맞지 않아도 물음에 계속한다고 답하면 신청을 계속할 수 있고, 기관이 심사에서 다시 본다.' },
    { no: 24, of: 'NM', answer: `띄어쓰기와 대소문자, 보이지 않는 글자를 빼고 앞 ${N.nameBytes}바이트(한글 ${N.nameSyllables}자, 끝에 걸친 글자는 뺌)가 같으면 같은 사람으로 보고, 은행이 그보다 짧게 잘라 보낸 이름은 다르다고 본다.` },
    { no: 25, of: 'RD', answer: '공공마이데이터의 제공을 요구하면 서류를 내지 않고, 요구하지 않으면 사업자등록증과 매출 서류를 낸다.' },
    { no: 26, of: 'FD', answer: `신청서류는 ${N.megabytes}MB 이하이고 내용이 있는 jpg, png, pdf 파일이어야 하고, HEIC는 받지 않는다.` },
    { no: 27, of: '신청서 칸의 길이와 선택지', answer: '각 칸에는 표에 적힌 만큼만 적을 수 있다.' },
    { no: 28, of: 'SB', answer: '계좌인증을 마치고 빈 칸 없이 바르게 적어야 제출할 수 있으며, 어긴 것 가운데 맨 앞의 하나를 알린다.' },
    { no: 85, of: 'CE', answer: '이름, 생년월일, 주민등록번호의 앞자리는 본인인증한 것과 같아야 하고, 계좌는 서버가 스스로 확인한다.' },
    { no: 93, of: 'EN', answer: '제28조와 제85조 말고도 개업일자, 상호명과 결산월은 서버도 보고, 사업자 정보 수정은 국세청에도 다시 묻는다.' },
    { no: 89, of: 'LG', answer: `이 브라우저에서 ${N.certified} 안에 마지막으로 본인인증한 사람을 로그인시키며, 취소되지 않은 신청이 있는 번호에는 그 신청자만 로그인시킨다.` },
  ] },
  { id: 'deciding', title: '심사', articles: [
    { no: 31, of: '신청의 진행상태가 뜻하는 것', answer: '진행상태는 다섯 단계 가운데 하나에 들고, 취소된 신청(RA-1)만 다른 신청을 막지 않는다.' },
    { no: 32, of: 'TA', answer: '신청자는 제출, 취소, 다시 신청을 하고, 보완요청이면 사업자 정보를, 이체결과오류이면 계좌를 고치며, 나머지는 담당자가 바꾼다.' },
    { no: 33, of: 'RC', answer: '기관의 사유 목록에 있는 US01과 US02에는 정해진 설명을 보이고, 나머지는 고객센터에 문의하라고 한다.' },
    { no: 34, of: 'NX', answer: '신청자가 할 일이 있으면 그 일을, 없으면 기관이 하고 있는 일을 안내한다.' },
  ] },
  { id: 'proving', title: '증빙', articles: [
    { no: 35, of: 'NP', answer: '대상선정이고 택배사 조회 중이 아니며 최대 지원금액에 이르지 않은 신청에만 새 증빙을 등록할 수 있다.' },
    { no: 36, of: 'RE', answer: '최대 지원금액에 이르지 않은 대상선정인 신청에 등록하며, 택배사 조회는 지급완료된 것이 있어도 다시 할 수 없고, 조회하는 동안에는 다른 증빙을 등록할 수 없다.' },
    { no: 37, of: '증빙유형과 세부유형', answer: '배달·택배 이용은 이용 실적으로, 직접배달은 이용 실적과 배달하는 사업자임을 함께 증빙한다.' },
    { no: 38, of: '선언된 요건: 증빙', answer: '실제로 이용한 날은 기관이 증빙을 검토하며 확인한다.' },
    { no: 39, of: 'DS', answer: '내용이 있는 영업증빙 파일을 올렸거나 인증완료된 영업증빙이 있으면 다음 단계로 간다.' },
    { no: 40, of: 'RG', answer: '동의, 기간, 구분, 총계, 파일을 모두 갖추어야 증빙을 보낼 수 있으며, 빠진 것 가운데 맨 앞의 하나를 알린다.' },
    { no: 41, of: 'YR', answer: `증빙 기간은 ${N.proofYears} 가운데 골라야 한다.` },
    { no: 42, of: 'TL', answer: '총계는 0보다 크고 상한을 넘지 않는 정수여야 한다.' },
    { no: 43, of: 'FE', answer: `${N.megabytes}MB 이하인 사진과 PDF는 그대로 내고, 더 큰 사진은 줄여서 내며, 더 큰 PDF는 낼 수 없다.` },
    { no: 44, of: 'VF', answer: '내용이 없는 파일을 뺀 뒤에도 필요한 파일이 하나씩 남아야 등록한다.' },
    { no: 47, of: 'CR', answer: '택배사를 고르고 정보 제공에 동의해야 하며, 제외되지도 취소되지도 않은 택배사 조회가 있으면 신청할 수 없다.' },
    { no: 48, of: '이용내역을 조회하는 택배사', answer: `${N.carriers} ${CARRIERS.length}곳에만 이 순서로 묻고, 다른 택배사의 이용내역은 이용 증빙으로 등록한다.` },
    { no: 49, of: 'PC', answer: '신속지급과 택배사 조회가 아닌 증빙을 취소할 수 있으나, 취소된 신청의 증빙과, 심의, 승인, 지급완료이거나 이미 취소된 증빙은 취소할 수 없다.' },
    { no: 51, of: '증빙의 상태가 뜻하는 것', answer: '심의, 승인, 지급완료인 증빙은 신청의 취소를 막는다.' },
    { no: 52, of: 'TM', answer: '신청자는 증빙을 등록하고 보완하고 취소하며, 보완이 끝나면 시스템이, 나머지는 담당자가 바꾼다.' },
    { no: 53, of: 'TI', answer: '신청자는 보완을 요청받은 서류를 지우거나 다시 올리고, 담당자가 증빙을 바꾸면 서류도 함께 바뀐다.' },
  ] },
  { id: 'supplementing', title: '보완', articles: [
    { no: 154, of: 'SP', answer: '취소, 미선정, 지급완료인 신청의 증빙은 보완할 수 없다.' },
    { no: 54, of: 'SU', answer: '보완요청된 항목을 모두 처리하고 파일이 남아야 보완등록을 할 수 있다.' },
    { no: 55, of: 'ST', answer: '증빙과 항목이 모두 보완요청 상태일 때에만 그 항목을 지우거나 바꿀 수 있다.' },
    { no: 56, of: 'RF', answer: '조회한 증빙이 아니면 보완한 뒤에도 파일이 하나는 남아야 한다.' },
    { no: 57, of: 'BS', answer: '내용이 있는 파일을 하나 이상 골라야 보낼 수 있다.' },
    { no: 58, of: 'SE', answer: '보완 요청 뒤에 기간과 총계를 저장하고 보완요청 항목이 남지 않으면 보완완료가 된다.' },
  ] },
  { id: 'paying', title: '지급', articles: [
    { no: 59, of: 'PD', answer: '이체가 실패한 신청에서는 승인된 증빙이 이체결과오류로 보인다.' },
    { no: 99, of: 'SH', answer: '최대 지원금액까지만 지급하거나, 미선정이거나 적게 결정된 증빙이 있으면 그렇다고 알린다.' },
    { no: 60, of: 'AW', answer: '계좌를 수정할 수 있는 상태면 결과 화면에서 고치고, 아니면 상태에 따라 취소하고 다시 신청하거나 전화로 문의한다.' },
  ] },
  { id: 'objecting', title: '이의', articles: [
    { no: 61, of: 'OP', answer: `보류 상태인 신청에만 ${N.maxOpinions}번까지 의견을 낼 수 있고, 답변을 기다리는 동안에는 낼 수 없다.` },
    { no: 91, of: 'OC', answer: `의견은 비어 있지 않고 ${N.opinionLength}자와 파일 ${N.maxOpinionFiles}개를 넘지 않아야 한다.` },
    { no: 62, of: 'TO', answer: '의견은 답변대기로 시작하고, 담당자가 답하면 답변완료가 된다.' },
  ] },
  { id: 'announcing', title: '통지와 점검', articles: [
    { no: 63, of: '날짜가 정해진 공지와 점검', answer: '시작하는 때부터이고, 끝으로 적힌 때에는 이미 끝났다.' },
    { no: 65, of: 'MA', answer: '점검 시간에 사무실 주소가 아닌 곳에서 온 사람에게는, 점검 중에도 열리는 화면을 빼고는 점검 화면만 보인다.' },
    { no: 66, of: 'PV', answer: '강제 노출이거나, 사용 중이고 노출기간 안이며 오늘 하루 닫지 않은 팝업이 보이고, 같은 팝업은 하나만 보인다.' },
  ] },
  { id: 'personal', title: '개인정보', articles: [
    { no: 68, of: '동의 항목과 보유기간', answer: `${N.optionalConsents}만 선택이며, 개인정보는 지원사업 종료일부터 ${N.retentionYears}년, 홍보 정보는 동의일부터 ${N.promotionYears}년 보유한다.` },
    { no: 70, of: '개인정보와 약관의 기간과 시행일', answer: `접속기록은 ${N.accessLogYears}년 이상 보관하고, 보유기간이 끝난 개인정보는 기관이 ${N.destructionDays}일 안에 파기하며, 약관은 시행 ${N.changeNoticeDays}일(불리하면 ${N.unfavourableNoticeDays}일) 전에 알린다.` },
    { no: 71, of: '브라우저에 남는 것', answer: `작성하던 내용은 같은 사람과 사업자에게만 ${N.draftHours}시간 동안 그 창에 남고, 나머지는 표와 같다.` },
  ] },
  { id: 'officer', title: '담당자', articles: [
    { no: 94, of: 'DK', answer: `처리마다 적을 것(제100조)을 적어야 하고, 한 신청에 지급하는 금액은 모두 ${N.ceiling}까지이다.` },
  ] },
  { id: 'open', title: '남은 물음', articles: [
    { no: 92, of: '문서가 답하지 않는 물음', answer: '이 시스템이 지금 하는 일은 표와 같다.' },
  ] },
  { id: 'consents', title: '동의의 내용', annex: true, articles: [
    { no: 69, of: '동의의 목적과 항목', answer: '정보는 항목마다 적힌 목적에만 쓰고, 적힌 곳에만 준다.' },
    { no: 17, of: 'GC', answer: '모두 고르면 ‘모두 동의’, 필수 항목만 고르면 ‘필수 항목에만 동의’, 동의하지 않음을 고르면 ‘전체 동의 안 함’이 켜진다.' },
  ] },
  { id: 'limits', title: '시스템의 한도', annex: true, articles: [
    { no: 46, of: '받는 파일의 형식', answer: '신청서류는 JPEG, PNG, PDF를, 증빙과 의견은 거기에 WEBP와 HEIC를 더 받는다.' },
    { no: 22, of: 'TP', answer: '과세유형은 국세청이 답한 일반, 간이, 면세 가운데 하나이고, 답하지 않으면 알 수 없음이다.' },
    { no: 8, of: 'ET', answer: '관리구분이 0이면 법인사업자이고, 다른 값이면 개인사업자이며, 오지 않으면 모른다.' },
    { no: 72, of: 'AD', answer: '허용된 주소에서 관리자 역할로 로그인한 사람만 팝업을 관리한다.' },
    { no: 67, of: '팝업의 순서', answer: '우선순위가 높은 팝업이 위에 보인다.' },
    { no: 98, of: '팝업에 넣을 수 있는 것', answer: '표에 있는 것만 저장하고 보이며, 나머지는 뺀다.' },
    { no: 73, of: '모든 화면의 시간과 한도', answer: '모든 화면이 따르는 시간과 크기이다.' },
    { no: 74, of: '증빙 등록 칸의 한도', answer: '증빙 등록 화면의 칸과 목록의 크기이다.' },
    { no: 153, of: '처음 값', answer: '쓰던 것이 없으면 표와 같이 열린다.' },
    { no: 75, of: '증빙·의견 파일의 한도', answer: '파일의 크기와, 큰 사진을 줄이는 크기이다.' },
    { no: 29, of: 'SA', answer: '답을 받지 못해도 같은 것은 한 번만 접수되고, 다른 것이 접수되어 있으면 그 내용을 알리고 묻는다.' },
    { no: 101, of: 'LA', answer: '답이 없으면 기관에서 찾아보고, 거절이면 표에 적힌 것만 찾아본다.' },
    { no: 102, of: 'FM', answer: '서버가 거절한 말이 있으면 그 말을, 아니면 보내지 못했다고 알린다.' },
    { no: 103, of: 'SO', answer: '기관에 이 신청서가 있으면 접수된 것이고, 없으면 그 까닭을, 모르면 모른다고 알린다.' },
    { no: 104, of: 'RV', answer: '기관에 적던 것과 같은 신청이 있어야 접수된 것이다.' },
    { no: 105, of: 'AL', answer: '신청이 있으면 보이고, 없으면 없다고 알리며, 답이 없으면 다시 불러올 수 있다.' },
    { no: 106, of: 'CM', answer: '이 창의 신청을 다시 읽었으면 그 값을, 아니면 이 창에 남은 값을 보인다.' },
    { no: 87, of: 'ED', answer: '불러온 뒤에 달라진 신청에는 수정을 보내지 않는다.' },
    { no: 95, of: 'CX', answer: '불러온 뒤에 보류, 대상선정, 미선정이 되었으면 보내지 않고 그 상태를 보이며, 그 밖에는 보내고 서버가 정한다.' },
    { no: 107, of: 'SV', answer: '두 화면의 동의를 마쳤고 접수되지 않은 신청이면, 이미 저장한 것과 다를 때에 저장한다.' },
    { no: 108, of: 'BN', answer: '다른 번호를 확인하면 앞 번호의 것을, 신청번호만 다르면 앞 신청의 것을 지운다.' },
    { no: 109, of: 'DN', answer: '지금 번호의 것이 아닌 쓰던 것이 지워질 때에만 묻는다.' },
    { no: 110, of: 'CT', answer: '본인인증한 기록과 로그인이 남아 있으면 이어 간다.' },
    { no: 111, of: 'NB', answer: '사업자등록번호 없이 결과조회를 하는 사람의 번호만 찾는다.' },
    { no: 112, of: 'LN', answer: '거절한 까닭이 다른 데에 있지 않으면 다른 분이 인증한 것으로 알린다.' },
    { no: 14, of: 'RM', answer: '서버에 시간이 남아 있으면 인증이 이어지고, 남지 않았거나 끝난 때에 답이 없으면 인증이 끝난다.' },
    { no: 113, of: 'CA', answer: '시간이 달라졌을 수 있거나 곧 끝날 때에 서버에 남은 시간을 묻는다.' },
    { no: 114, of: 'PO', answer: '시간을 세고 있으면 서버에 묻고, 신청의 인증 수단이 있는 화면에서는 세기 시작한다.' },
    { no: 115, of: 'EX', answer: '다른 사람이 로그인하지 않았고 신청번호가 있으면 연장한다.' },
    { no: 116, of: 'GW', answer: '브라우저가 저장하지 않거나 인증한 적이 없으면 그렇다고, 아니면 막은 줄의 말을 알린다.' },
    { no: 117, of: 'DT', answer: '신속지급 신청서에만 조회하여 보인다.' },
    { no: 118, of: 'ZF', answer: '내용이 없는 파일을 빼고 등록하겠다고 답할 때에만 나머지를 등록한다.' },
    { no: 140, of: 'PS', answer: '앞서 보낸 것이 저장되었고 지금 보내려는 것과 같으면 끝낸 것이다.' },
    { no: 141, of: 'SR', answer: '보낸 보완이 저장되었으면 끝난 것이고, 아니면 일부인지 없는지를 알린다.' },
    { no: 142, of: 'OA', answer: '답변이 없고 보내기 전에 없던 의견만 보낸 의견일 수 있다.' },
    { no: 64, of: 'MW', answer: '아직 끝나지 않은 점검 안내 가운데 가장 먼저 시작하는 시간이 점검 시간이고, 점검 안내가 없으면 기본 시간이다.' },
    { no: 143, of: 'MN', answer: '사무실 밖에서 접속한 사람에게 점검마다 한 번 알린다.' },
    { no: 144, of: 'NC', answer: '고치는 동안 다른 담당자가 바꾸었으면 묻고, 아니면 저장한다.' },
    { no: 152, of: 'PF', answer: '내용이 있고, 점검 안내는 종료가 시작보다 빠르지 않은 두 일시가 있어야 저장한다.' },
    { no: 145, of: 'WH', answer: '이어 쓸 것이 있으면 그것으로 이어지는 곳이고, 없으면 화면과 하던 일에 따른다.' },
    { no: 146, of: 'LE', answer: '본인인증하지 않고 번호 입력을 나갈 때에만 이 창의 기록도 지운다.' },
    { no: 151, of: 'EL', answer: '이 창의 것만 지우고, 다른 창의 것은 남긴다.' },
    { no: 147, of: 'IR', answer: '인증되었고 서버도 확인하면 마친 것이다.' },
    { no: 148, of: 'EE', answer: '인증이 이어지고 서버가 새 로그인을 답하면 연장된 것이다.' },
    { no: 149, of: 'AF', answer: '유효한 로그인이 아니면 다시 로그인하게 하고, 나머지는 그렇다고 알린다.' },
    { no: 150, of: 'PE', answer: '보완요청 상태인 증빙에 일부만 저장된 보완을 이어서 보내게 한다.' },
    { no: 155, of: 'CB', answer: '마지막 날이 주말이면 그 앞의 평일까지 전화하라고 알리고, 그 뒤에는 늦어도 접수한다고 알린다.' },
    { no: 30, of: 'DF', answer: '더는 보낼 수 없는 것이 분명해진 작성 내용만 지우고, 나머지는 보관한다.' },
    { no: 76, of: 'QE', answer: '대기 서버가 들여보내면 시작하고, 기다리라고 하면 기다린 뒤 다시 묻는다.' },
    { no: 77, of: 'QC', answer: '대기 서버가 받았다고 답하면 자리를 돌려준 것이다.' },
    { no: 78, of: '줄을 서는 일', answer: '대기 서버가 있을 때에만 표에 적힌 일이 줄을 선다.' },
    { no: 79, of: '증빙 등록이 줄을 서는지', answer: '직접배달 증빙을 등록할 때에만 줄을 선다.' },
    { no: 80, of: '대기의 한도', answer: '대기 서버를 기다리는 시간과 횟수이다.' },
    { no: 81, of: '본인인증의 번호와 기록', answer: '본인인증 수단마다 정해진 시작 방법, 인증 창의 크기, 대기 번호와 기록이 있다.' },
  ] },
  { id: 'server', title: '서버', annex: true, articles: [
    { no: 96, of: '서버가 거절하는 순서', answer: '앞의 것을 어기면 그 말로 거절하고 뒤의 것은 보지 않는다.' },
    { no: 100, of: '담당자의 처리에 적는 것', answer: '표에 적힌 것이 빠진 처리는 거절한다.' },
    { no: 123, of: 'IK', answer: '같은 사람이 같은 요청번호로 같은 것을 다시 보내면 처음의 답을 다시 답하고, 다른 것을 보내면 거절한다.' },
    { no: 120, of: 'CU', answer: `인증기관이 확인한 지 ${N.certified}이 지나지 않은 결과를, 시작한 브라우저에서 (간편인증은 제92조) 한 번만 받는다.` },
    { no: 86, of: 'OW', answer: '로그인이 필요한 요청에서 서버는 로그인한 사람과 사업자의 신청만 보이고 바꾼다.' },
    { no: 90, of: 'FN', answer: `서버는 직접배달의 영업증빙 파일을 ${N.maxBaseFiles}개까지 받고, 모든 유형에서 실적증빙 파일을 하나 이상 받아야 등록한다.` },
    { no: 88, of: 'SF', answer: '이 신청으로 올렸고 다른 증빙이나 의견에 쓰지 않은 파일만 쓸 수 있다.' },
    { no: 121, of: 'UA', answer: '받는 형식과 구분, 이름이 있는 파일에, 제출한 신청이 있으면 올릴 주소를 준다.' },
    { no: 122, of: 'UP', answer: '준 그대로의 주소를 정한 시간 안에 쓰면 받거나 내준다.' },
    { no: 45, of: 'FS', answer: '내용이 있고 형식이 맞는 파일만 접수한다.' },
    { no: 18, of: 'SK', answer: '저장된 동의와 신청서의 동의가 다르면 접수하지 않고 동의를 다시 저장하게 한다.' },
    { no: 97, of: '서버가 다시 보지 않는 것', answer: '표에 적힌 것은 화면만 보고, 서버는 화면이 보낸 대로 받는다.' },
  ] },
  { id: 'settings', title: '운영 설정', annex: true, articles: [
    { no: 82, of: '규칙을 바꾸는 운영 설정', answer: '운영기관이 고르지 않으면 ‘지금 값’이 적용되고, 규칙집은 그 값으로 적혀 있다.' },
  ] },
  { id: 'screens', title: '화면', annex: true, articles: [
    { no: 83, of: '화면이 방문자에게 묻는 것', answer: '화면마다 표에 적힌 순서로 묻는다.' },
    { no: 156, of: 'centres', answer: '그 시, 군, 구가 관할지역에 적힌 지역센터이다.' },
    { no: 84, of: 'alerts', answer: '‘무엇을 하다가’의 일을 하다가 나오고, 지웠다고 알린 것과 틀린 관리자 비밀번호 말고는 적은 것이 남으며, 시험용 서버에만 있는 거절은 적지 않는다.' },
  ] },
]
