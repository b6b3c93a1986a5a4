import { MULTIPART_CALL_MAXIMUMS } from '#domain/application/submit/sent-form'
import { BUSINESS_NUMBER_LENGTHS } from '#domain/business/business-number'
import { HEADQUARTERS_OFFICE_COUNT, CENTRES_PER_PAGE } from '#domain/directory/centres'
import { PAGE_NUMBERS_AROUND_CURRENT } from '#domain/kernel/page-numbers'
import { CERTIFICATION_WINDOW_ALLOWED_MS, CERTIFICATION_CONFIRMATION_WAIT_MS } from '#domain/identity/certification'
import { floorFieldTimeToTenMinutes } from '#domain/notice/landing-time'
import * as NOTICE_LIMITS from '#domain/notice/limits'
import { MEGABYTE, toMegabytes } from '#domain/programme/megabyte'
import { MAX_PROOF_CASES, REGIONAL_CENTRE_COUNT } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import {
  SESSION_SECONDS,
  SESSION_EXTENSION_SECONDS,
  SHORTEST_EXTENSION_SECONDS,
  SESSION_LAST_CHECK_SECONDS,
  SESSION_WARNING_SECONDS,
  SESSION_LONG_AWAY_MS,
} from '#domain/session/timer'
import { CALL_TIME_LIMITS_MS, LONGEST_PAUSE_MS, REASON_NAMES_WAIT_MS } from '#domain/settings/call-limits'
import { SERVER_CALL_MAXIMUMS, WEB_SERVER_BURST_SECONDS, WEB_SERVER_CALLS } from '#domain/settings/server-limits'
import { CHAT_WINDOW_PIXELS } from '#domain/settings/settings'
import { formatDuration } from '#domain/time/duration'
import { makeLimitTable } from '../rule-entry.ts'
import { NO_REQUIREMENT } from './settings/setting-words.rules.ts'

const PAGE_LIMITS = {
  BUSINESS_NUMBER_LENGTHS,
  SESSION_SECONDS,
  SESSION_EXTENSION_SECONDS,
  SHORTEST_EXTENSION_SECONDS,
  SESSION_LAST_CHECK_SECONDS,
  SESSION_WARNING_SECONDS,
  SESSION_LONG_AWAY_MS,
  CERTIFICATION_WINDOW_ALLOWED_MS,
  CERTIFICATION_CONFIRMATION_WAIT_MS,
  CALL_TIME_LIMITS_MS,
  LONGEST_PAUSE_MS,
  REASON_NAMES_WAIT_MS,
  CHAT_WINDOW_PIXELS,
  ...NOTICE_LIMITS,
  MULTIPART_CALL_MAXIMUMS,
  SERVER_CALL_MAXIMUMS,
  WEB_SERVER_CALLS,
}

const LANDING_TIME = '2025-10-28T09:37'

const sized = (bytes: number) => (bytes < MEGABYTE ? `${bytes / 1024}KB까지` : `${toMegabytes(bytes)}MB까지`)

const within = (milliseconds: number) => `${formatDuration(milliseconds)} 안`

const callsASecond = (calls: number, burstSeconds: number) =>
  `1초에 ${calls}번, 몰리면 ${(calls * burstSeconds).toLocaleString('ko-KR')}번 더`

const digits = (count: number) => `숫자 ${count}자리`

const seconds = (count: number) => [`${count}초`, ...(count % 60 === 0 ? [`(${count / 60}분)`] : [])].join(' ')

export const PAGE_LIMITS_REFERENCE_TABLE = makeLimitTable({
  title: '모든 화면의 시간과 한도',
  synonyms: ['세션 시간', '1시간', '300초', '세션이 끝나는 시각', '연장', '기다리는 시간', '사업자번호 자릿수'],
  question: '인증은 얼마나 이어지고, 응답은 얼마나 기다리고, 무엇이 얼마나 길고 큽니까?',
  no: 73,
  answer: '모든 화면이 따르는 시간과 크기이다.',
  notes: [
    { says: '누리집이 바뀌었거나 저장한 것이 깨져 읽을 수 없으면 관리자 로그인, 팝업, 화면 선택, 점검 표시 말고는 지운다.', refs: ['E-139'] },
    { says: `지역센터 안내의 목록은 지역센터 ${REGIONAL_CENTRE_COUNT}곳과 본부·지역본부 ${HEADQUARTERS_OFFICE_COUNT}곳, 모두 ${REGIONAL_CENTRE_COUNT + HEADQUARTERS_OFFICE_COUNT}곳이다. 한 쪽에 ${CENTRES_PER_PAGE}곳을 보이고, 쪽 번호는 지금 쪽의 둘레로 ${PAGE_NUMBERS_AROUND_CURRENT}개까지와 첫 쪽, 마지막 쪽을 보인다. 찾기는 센터 이름, 전화번호, 주소, 관할지역의 일부를 찾고, 대소문자와 빈칸은 가리지 않으며, 초성으로도 찾고, 지역으로 좁힌다. 찾는 말이나 지역이 바뀌면 첫 쪽으로 가고, 없는 쪽 번호는 마지막 쪽으로 본다.`, refs: ['P-318', 'P-251', 'P-252', 'P-253', 'D3-84'] },
    { says: '본인인증한 이름이 정한 길이를 넘으면 화면도 서버도 그 길이에서 자르고 알리지 않는다.', refs: ['A-061', 'D2-107'] },
    { says: '글자는 유니코드 글자로 세고 (😀는 1자, 나뉘어 온 자모는 합쳐서), 넘는 글자는 칸에서 잘린다. 앞뒤의 빈칸은 화면이 뺀다.', refs: ['P-153', 'P-293'] },
    { says: `1MB는 ${MEGABYTE.toLocaleString('ko-KR')}바이트이다.`, refs: ['D1-717', 'P-298'] },
    { says: '조회 중이고 한도에도 도달했으면 신청결과는 조회 중(NP-6)을, 등록 화면은 한도(RE-3)를 먼저 알린다.', refs: ['A-191', 'P-301'] },
    { says: '노출기간이 날뿐이면 시작하는 날부터 끝나는 날까지 보이고, 읽을 수 없는 시작이나 끝은 없는 것이다. 내용이 없는 팝업은 ‘내용을 불러오는 중입니다.’로 보인다.', refs: ['E-046', 'D1-410', 'D1-411', 'E-054'] },
    { says: '실명인증에서 서버가 400번대로 거절하면 맞지 않은 것이고, 403, 408, 429이면 서비스 오류이다.', refs: ['A-057', 'A-058'] },
    { says: '서버가 429나 503과 함께 기다릴 시간(초)을 알리면, 같은 주소로 가는 다음 요청은 그때까지 기다렸다가 보낸다. 파일이 든 요청은 기다리지 않는다.', refs: ['D1-412'] },
    { says: '길이를 미리 알리지 않은 양식은 서버가 파일과 칸마다, 웹 서버가 모두를 센다. 그 양식에 없는 이름의 파일은 칸으로 읽고 버린다.', refs: ['A-136', 'E-198'] },
    { says: '서버가 200으로 답해도 답에 적힌 success가 거짓이거나 status가 200이 아니면 거절로 본다. 취소, 다시 신청과 팝업 관리는 status를 적지 않았으면 성공이다. 본인인증, 로그인, 인증시간, 배달료, 목록과 파일의 주소는 400부터 거절이다. 신청 건수를 묻는 답은 status 0이 성공이다. 건수가 오지 않았거나 읽을 수 없거나 음수이면 0건으로 보아 AC-3의 말로 알린다. 글자로 온 숫자와 묶음 안의 count도 읽는다.', refs: ['E-097', 'E-174', 'D1-27', 'D1-34', 'D2-39', 'D2-41'] },
    { says: '챗봇 상담은 휴대폰에서는 새 탭으로, 컴퓨터에서는 화면 가운데의 창으로 열린다.', refs: ['E-065'] },
    { says: '예금주를 넓은 글자(전각)로 바꾸면 영문자, 숫자, 빈칸이 두 바이트가 되어 정한 길이에서 잘리고, 바꾸기를 꺼도 되살아나지 않는다. 계좌인증을 마치면 바꿀 수 없다.', refs: ['A-064', 'A-065'] },
    { says: '금액이 서로 다르면 총 지원금액은 신청의 결정금액(없거나 미선정, 취소이면 지급완료인 증빙의 합계), 지급된 금액은 지급완료인 증빙의 합계(신청이 지급완료이면 둘 가운데 큰 것), 증빙의 줄은 그 증빙의 결정금액, 조회내역의 합계는 내역의 합이다.', refs: ['A-172', 'D2-44'] },
    { says: '숫자 칸은 숫자가 아닌 글자를 버리고, 전각 숫자는 숫자로 읽으며, 자릿수를 넘는 숫자는 자르고 그 칸에 알린다. 이름 칸은 넘는 글자와 보이지 않는 글자를 버린다. 사업자등록번호, 주민등록번호, 법인등록번호를 한 칸에 붙여 넣으면 칸마다 나누어 적고, 이미 찬 칸에 친 숫자는 받지 않는다.', refs: ['E-077', 'E-203', 'A-060', 'D1-242'] },
    { says: '창이 열려 있을 때 다른 창(인증시간 안내도)이 뜨면 위에 열리고 아래 창은 남는다. 창이 뜨자마자(반 초 안에) 누른 것과 누르고 있던 엔터는 답으로 보지 않는다. Esc는 취소이고 알림에서는 확인이다. 인증이 끝나면 열린 창을 모두 닫는다.', refs: ['E-056', 'E-058', 'E-148'] },
    { says: '시각은 서버의 답에 적힌 시각으로 바로잡는다. 기기의 시계를 뒤로 돌려도 시간은 그대로 이어지고, 앞으로 돌리면 제63조와 같다.', refs: ['D1-231', 'D1-260', 'E-215'] },
    { says: '신청 완료의 접수일시는 이 창이 접수의 답을 받은 때이고, 답을 받지 못해 찾아본 것이면 (SA) 신청이 마지막으로 바뀐 때이다.', refs: ['D2-93', 'A-267'] },
    { says: '알림 화면의 글은 정해진 것이고 주소에서 오지 않는다. 휴대폰 인증 결과 화면의 주소 뒤에 인증기관이 두 값을 붙여도 없는 주소가 아니다.', refs: ['P-257', 'D3-30', 'E-113'] },
    { says: '뒤로 가기로 되살아난 화면도 들어갈 수 있는지 (GD) 다시 보고, 되살아난 신청서에 주민등록번호는 없다.', refs: ['E-156', 'D1-461'] },
    { says: '고객센터는 공휴일에 상담하지 않는다 (“공휴일 제외”). 화면은 공휴일인지 몰라서 평일처럼 상담 중으로 보이고, 상담시간이 아니면 다음에 여는 때(오늘, 내일, 월요일)를 알린다.', refs: ['P-262'] },
    { says: '확인하거나 보내는 동안에는 칸, 동의, 파일을 바꿀 수 없다. 칸에 적힌 번호와 다른 번호의 답은 버린다.', refs: ['D3-111', 'D1-250'] },
    { says: '보완할 증빙이 여럿이면 기한이 이른 것부터 안내하고, 기한을 모르는 것은 뒤에 둔다.', refs: ['D2-112'] },
    { says: '기관이 확인 중인 증빙(NX)은 제출, 제출완료, 검토대기, 검토중, 심의, 보완완료인 것과, 최대 지원금액까지 지급되기 전의 승인, 대상선정, 보류이다. 신속지급 증빙은 세지 않는다.', refs: ['D2-112', 'D2-570'] },
    { says: '대상선정인 신청도 한도까지 모두 지급되어 NX-10으로 안내하면, 신청결과는 지급완료로 보이고 (5단계) 취소 단추가 없으며 계좌는 AW-3으로 안내한다. 기관의 진행상태는 대상선정 그대로이다. 지급이 끝났거나 취소된 신청에도 취소 단추가 없다.', refs: ['D2-119', 'D2-116'] },
    { says: '신청서의 성명과 생년월일은 본인인증한 것이고 고칠 수 없다. 휴대폰번호와 주민등록번호 앞자리는 본인인증한 것으로 채워져 있고 고칠 수 있다. 예금주는 ‘성명과 같음’을 누르면 채워지고 고칠 수 있다.', refs: ['A-053', 'D2-110'] },
    { says: '신청, 증빙 등록, 보완등록, 의견제출, 취소처럼 하기 전에 묻는 확인 창에서 취소를 누르면 그 창만 닫힌다. 아무것도 보내지 않고, 적은 것과 표시한 변경은 그대로 남는다.', refs: ['A-123', 'A-196', 'A-202', 'A-205', 'P-140'] },
    { says: '신속지급 증빙의 조회내역 단추는 ‘신속지급 조회내역’ 창을, 택배사 조회 증빙은 ‘택배비 지급 조회내역’ 창을 열어 업체마다의 이용금액과 그 합계를 보이고, 다른 증빙은 올린 파일을 보인다.', refs: ['A-187', 'A-188'] },
    { says: '증빙 상세에 보이는 증빙유형의 이름은 배달·택배 서비스 이용, 직접배달, 신속지급이고, 단위가 택배인 증빙은 언제나 택배사 조회이다.', refs: ['A-176', 'P-099'] },
    { says: `조회한 배달료와 조회내역의 합계는 최대 지원금액부터는 ‘${PROGRAMME_PLACEHOLDERS.ceiling} 이상’으로, 모자라면 그 금액대로 보인다.`, refs: ['A-006', 'D2-45'] },
    { says: '총 지원금액은 결정되기 전에는 ‘결정 전’과, 승인되었으나 정해지지 않았으면 ‘금액 확정 중’과 최대 지원금액으로, 미선정이거나 취소된 신청에는 (결정금액이 있어도, 지급된 것이 없으면) ‘지원금 없음’으로 보인다. 신청이나 증빙의 결정금액이 오지 않았거나 0원 이하이면 정하지 않은 것으로 본다.', refs: ['D2-99', 'D2-561', 'D2-791', 'A-172'] },
    { says: '과세유형을 몰라 둘 가운데 하나를 내는 서류(RD-7)는 한 칸을 쓴다. 처음에는 어느 것도 골라져 있지 않고, 고르기 전에는 파일을 올릴 수 없다 (“과세 유형을 먼저 골라주세요.”). 고른 파일은 그 칸에 보이는 서류로 낸다.', refs: ['D2-169', 'D2-182', 'D1-480'] },
    { says: '신청결과나 의견을 불러올 때 서버가 로그인을 거절해도 GD-8의 말을 알리고, 인증한 기록을 지우고 첫 화면으로 보낸다.', refs: ['A-148', 'P-164'] },
    { says: `적는 화면을 연 사람에게는 점검 ${formatDuration(NOTICE_LIMITS.MAINTENANCE_TIMINGS_MS.noticeAhead)} 전에 미리 알린다.`, refs: ['P-317', 'D2-139'] },
    { says: `증빙건수가 ${MAX_PROOF_CASES}건을 넘으면 넣는 대로 TL-3의 말로 알리고 칸을 비운다.`, refs: ['P-031'] },
    { says: '계좌인증을 누르면 은행의 코드(세 자리)와 계좌번호만 나가고, 돌아온 예금주명을 적은 예금주와 견준다.', refs: ['A-095'] },
    { says: '증빙자료 제출 동의는 누를 때마다 바뀌어, 한 번 더 누르면 동의가 취소된다.', refs: ['P-033'] },
    { says: '자주 묻는 질문은 처음에는 모두 접혀 있다. 하나를 펼치면 펼쳐져 있던 것이 접힌다.', refs: ['P-248', 'P-249'] },
    { says: '계좌정보나 사업자 정보의 수정을 마치면 신청결과로 가서 새로 불러온다. 수정하지 못하면 서버의 말을 알리고 그 화면에 머문다.', refs: ['A-222'] },
    { says: '서버가 규칙으로 거절한 의견은 쓴 내용이 남는다는 말만 (파일의 말 없이) 덧붙이고, 화면이 새로 불러온다. 이제 낼 수 없으면 적는 칸은 없다.', refs: ['P-161', 'P-146'] },
    { says: '마지막 의견을 파일 없이 보내려 하면 화면이 다시 묻는다.', refs: ['D3-213', 'D3-302'] },
    { says: '택배사를 잘못 골랐으면, 담당자가 제외한 뒤 (TM-10, RE-4) 다시 신청할 수 있다.', refs: ['A-194'] },
    { says: '브라우저가 ‘오늘 하루 열지 않기’를 저장하지 못하면, 첫 화면을 다시 열 때 팝업이 다시 보인다.', refs: ['E-050'] },
    { says: '사업자 정보 조회의 답과 함께 온 사업자 상태는 보지 않는다.', refs: ['A-075'] },
    { says: 'GD-11은 결과조회로 본인인증한 사람도 지나가고, GD-12는 이 창에서 접수했을 때만 막는다.', refs: ['A-273', 'E-153'] },
    { says: '안내는 시간을 다시 셀 때마다 한 번이고, 화면을 새로고침하면 다시 안내한다. 닫아도 시간은 계속 간다. 연장하지 못하면 남은 시간은 그대로이다. 다른 창에서 로그인했으면 OW와 같다.', refs: ['E-144', 'D1-38', 'E-147', 'D1-265'] },
  ],
  functionCases: [
    { proves: ['D1-717'], given: '10,000,000바이트인 한도를 알림', outcome: '9.5MB까지', ask: () => sized(10_000_000) },
    { proves: ['D1-717'], given: '1,048,576바이트인 한도를 알림', outcome: '1MB까지', ask: () => sized(1_048_576) },
    { proves: ['D1-717'], given: '16,384바이트인 한도를 알림', outcome: '16KB까지', ask: () => sized(16_384) },
  ],
  limits: PAGE_LIMITS,
  words: {
    BUSINESS_NUMBER_LENGTHS: {
      area: { name: '사업자등록번호 첫 부분', says: digits, ref: 'E-001' },
      kind: { name: '사업자등록번호 가운데 부분', says: digits, ref: 'E-001' },
      serial: { name: '사업자등록번호 끝부분', says: digits, ref: 'E-001' },
      all: { name: '사업자등록번호 전체', says: digits, ref: 'E-001' },
    },
    SESSION_SECONDS: { name: '인증 유효시간 (세션)', says: seconds, ref: 'E-001' },
    SESSION_EXTENSION_SECONDS: {
      name: '연장한 인증 유효시간 (연장 횟수에 제한 없음)',
      says: seconds,
      ref: 'D1-39',
    },
    SHORTEST_EXTENSION_SECONDS: { name: '서버가 받는 가장 짧은 연장', says: seconds, ref: 'D1-714' },
    SESSION_LAST_CHECK_SECONDS: { name: '끝나기 전에 서버에 마지막으로 묻는 때 (CD)', says: seconds, ref: 'E-148' },
    SESSION_WARNING_SECONDS: { name: '끝나기 전에 안내하는 때 (CD)', says: seconds, ref: 'E-144' },
    SESSION_LONG_AWAY_MS: {
      name: '이만큼부터 가려졌다가 다시 보이면 서버에 남은 시간을 묻는다 (CA)',
      says: formatDuration,
      ref: 'E-210',
    },
    CERTIFICATION_WINDOW_ALLOWED_MS: {
      name: '대기를 마친 뒤 다시 누르지 않고 인증 창이 열리는 대기 시간 (이보다 짧을 때)',
      says: formatDuration,
      ref: 'D1-23',
    },
    CERTIFICATION_CONFIRMATION_WAIT_MS: {
      name: '인증 창이 받을 화면을 기다리는 시간',
      says: formatDuration,
      ref: 'E-124',
    },
    CALL_TIME_LIMITS_MS: {
      call: { name: '서버의 응답을 기다리는 시간', says: formatDuration, ref: 'E-173' },
      phoneCertification: { name: '휴대폰 인증 요청을 기다리는 시간', says: formatDuration, ref: 'E-109' },
      ipLookup: { name: '방문자의 주소를 기다리는 시간', says: formatDuration, ref: 'E-160' },
    },
    LONGEST_PAUSE_MS: {
      name: '바쁜 서버가 알린 시간을 기다리는 것',
      says: (milliseconds) => `${formatDuration(milliseconds)}까지`,
      ref: 'D1-412',
    },
    REASON_NAMES_WAIT_MS: {
      name: '신청결과가 사유의 이름(RC)을 기다리는 시간. 넘으면 신청을 먼저 보인다',
      says: (milliseconds) => `${formatDuration(milliseconds)}까지`,
      ref: 'A-167',
    },
    POPUP_BASE_Z_INDEX: {
      name: '팝업이 놓이는 높이 (z-index)',
      says: (base) => `${base.toLocaleString('ko-KR')}에 우선순위를 더한 값`,
      ref: 'E-052',
    },
    POPUP_FORM_PARAMETERS: {
      priority: { name: '새 팝업의 우선순위 (팝업의 순서를 정한다)', says: String, ref: 'P-218' },
      dateStepMinutes: {
        name: '점검 안내(랜딩) 일시의 간격',
        says: (minutes) =>
          `${minutes}분. 그보다 작은 분은 버린다 (예: ${LANDING_TIME.slice(11)}은 ${floorFieldTimeToTenMinutes(LANDING_TIME).slice(11)})`,
        ref: 'P-219',
      },
    },
    MAINTENANCE_TIMINGS_MS: {
      cache: { name: '점검 안내를 다시 묻지 않는 시간', says: formatDuration, ref: 'P-236' },
      retry: {
        name: '점검 화면과 적는 화면이 점검 안내를 불러오지 못했을 때 다시 묻는 시간',
        says: formatDuration,
        ref: ['P-305', 'D3-36'],
      },
      noticeAhead: { name: '점검을 미리 알리는 때', says: formatDuration, ref: 'P-317' },
      reading: { name: '점검 화면으로 보내기 전에 결과 창을 읽게 두는 시간', says: formatDuration, ref: 'P-305' },
    },
    CHAT_WINDOW_PIXELS: {
      width: { name: '챗봇 상담 창의 너비', says: (pixels) => `${pixels}픽셀`, ref: 'E-065' },
      height: { name: '챗봇 상담 창의 높이', says: (pixels) => `${pixels}픽셀`, ref: 'E-065' },
    },
    MULTIPART_CALL_MAXIMUMS: {
      files: { name: '서버가 받는 한 양식의 파일', says: (files) => `${files}개까지`, ref: 'A-136' },
      fields: { name: '서버가 받는 한 양식의 칸', says: (fields) => `${fields}개까지`, ref: 'E-198' },
      fileBytes: { name: '서버가 받는 한 양식의 파일 하나', says: sized, ref: ['A-136', 'P-298'] },
      fieldBytes: { name: '서버가 받는 한 양식의 칸 하나', says: sized, ref: 'E-198' },
      bytes: { name: '서버가 받는 한 양식 모두 (길이를 미리 알린 것)', says: sized, ref: ['A-136', 'E-198'] },
    },
    SERVER_CALL_MAXIMUMS: {
      headBytes: { name: '서버가 받는 요청의 주소와 머리 부분', says: sized, ref: 'E-198' },
      urlPart: { name: '서버가 받는 주소의 한 부분', says: (count) => `${count}글자까지`, ref: 'E-198' },
      bodyBytes: { name: '서버가 받는 파일 없는 요청의 내용', says: sized, ref: 'E-198' },
      nesting: { name: '서버가 받는 요청에서 목록 안의 목록', says: (levels) => `${levels}겹까지`, ref: 'E-198' },
      lookedUpBusinesses: { name: '한 번에 조회하는 사업자', says: (places) => `${places}곳까지`, ref: 'A-242' },
      headMs: { name: '서버가 요청의 머리 부분을 기다리는 시간', says: within, ref: 'P-304' },
      bodyMs: { name: '서버가 파일 없는 요청의 내용을 기다리는 시간', says: within, ref: 'P-304' },
      silenceMs: { name: '서버가 아무것도 오지 않는 요청을 기다리는 시간', says: within, ref: 'P-304' },
      callMs: { name: '서버가 요청 전체를 기다리는 시간', says: within, ref: 'P-304' },
    },
    WEB_SERVER_CALLS: {
      session: {
        name: '웹 서버가 한 로그인에서 서버로 넘기는 요청 (넘으면 429. 배포할 때 고른다)',
        says: (calls) => callsASecond(calls, WEB_SERVER_BURST_SECONDS.session),
        ref: NO_REQUIREMENT,
      },
      address: {
        name: '웹 서버가 한 접속 주소에서 서버로 넘기는 요청 (넘으면 429. 배포할 때 고른다)',
        says: (calls) => callsASecond(calls, WEB_SERVER_BURST_SECONDS.address),
        ref: NO_REQUIREMENT,
      },
    },
  },
})
