import { POLICY_LIMITS } from '#domain/programme/policy-limits'
import { dateInWords } from '#domain/programme/programme-words'
import { list, type PolicySection, table, text } from '../policy.ts'

const FROM = dateInWords(POLICY_LIMITS.privacyFrom)
const ANSWERED = `${POLICY_LIMITS.accessRequestDays}일`

/** Words of the privacy policy around its sections. [D3-81] */
export const PRIVACY = {
  'privacy.title': '개인정보 처리방침',
  'privacy.lead':
    '사업 운영기관(이하 "기관")은 소상공인 배달·택배비 지원사업을 신청하시는 분의 개인정보를 「개인정보 보호법」에 따라 소중히 다루고 있습니다.',
  'privacy.toc': '목차',
  'privacy.effective': `시행일: ${FROM}`,
  'privacy.formAccess': '개인정보 열람 요구서 내려받기',
  'privacy.formProxy': '위임장 내려받기',
  'privacy.comparison': '변경 전·후 비교표 보기',
  'privacy.toTop': '목차로',
  'privacy.print': '인쇄',
  'privacy.summary': '한눈에 보기',
} as const satisfies Record<string, string>

const KEPT = `${POLICY_LIMITS.retentionYears}년`
const PROMOTION_KEPT = `${POLICY_LIMITS.promotionYears}년`
const LOGS_KEPT = `${POLICY_LIMITS.accessLogYears}년 이상`

/** What the sections that people look for most come to; each leads to its section. */
export const PRIVACY_SUMMARY: readonly { readonly to: string; readonly name: string; readonly text: string }[] = [
  { to: 'privacy-01', name: '처리 목적', text: '신청 접수, 자격 검증, 지급' },
  { to: 'privacy-03', name: '보유기간', text: `${KEPT}, 홍보 동의는 ${PROMOTION_KEPT}` },
  { to: 'privacy-04', name: '제3자 제공', text: '국세청 등 5곳' },
  { to: 'privacy-05', name: '처리 위탁', text: '시스템 운영, 본인인증, 문자 발송 등' },
  { to: 'privacy-06', name: '열람·정정·삭제', text: '서식을 내려받아 요구' },
  { to: 'privacy-12', name: '권익침해 구제', text: '상담 기관 4곳' },
]

/** The sixteen sections in their order. Marked results are examples. [P-245] [P-246] [D3-86] */
export const PRIVACY_SECTIONS: readonly PolicySection[] = [
  {
    id: 'privacy-01',
    title: '개인정보의 처리 목적',
    blocks: [
      text('기관은 다음의 목적으로만 개인정보를 처리하며, 목적이 바뀌면 미리 동의를 받습니다.'),
      list(
        '지원 신청 접수: 신청서와 증빙자료의 접수, 신청인 본인 확인',
        '자격 검증: 영업 여부, 매출액, 배달·택배 이용 실적, 중복 신청의 확인',
        '지원금 지급: 계좌 확인, 지급, 잘못 지급된 지원금의 환수',
        '결과 안내: 심사와 지급 결과, 보완요청의 안내',
        '민원 처리: 문의와 이의신청의 접수, 사실 확인, 답변',
      ),
    ],
  },
  {
    id: 'privacy-02',
    title: '처리하는 개인정보의 항목',
    blocks: [
      table(
        '처리하는 개인정보의 항목',
        ['구분', '항목'],
        ['본인 확인', '성명, 생년월일, 휴대전화번호, 연계정보(CI)'],
        ['신청', '사업자등록번호, 법인등록번호, 상호, 개업일'],
        ['지급', '주민등록번호, 계좌정보(은행, 계좌번호, 예금주)'],
        ['실적 확인', '매출 및 배달·택배 이용내역, 제출하신 증빙자료'],
        ['자동으로 생기는 정보', '접속기록(접속 일시, 접속지 주소, 처리한 업무)'],
      ),
      text('주민등록번호는 실명 확인과 지급에만 쓰며, 화면과 브라우저에는 저장하지 않습니다.'),
    ],
  },
  {
    id: 'privacy-03',
    title: '개인정보의 처리 및 보유기간',
    blocks: [
      text('기관은 법령에서 정한 기간 또는 동의를 받은 기간 동안만 개인정보를 보유합니다.'),
      table(
        '개인정보의 보유기간',
        ['구분', '보유기간', '근거'],
        ['지원 신청과 지급에 관한 정보', KEPT, '보조금 관리에 관한 법률, 정보주체의 동의'],
        ['홍보 동의 정보', PROMOTION_KEPT, '정보주체의 동의'],
        ['접속기록', LOGS_KEPT, '개인정보의 안전성 확보조치 기준'],
      ),
    ],
  },
  {
    id: 'privacy-04',
    title: '개인정보의 제3자 제공',
    blocks: [
      text('기관은 자격 검증과 실적 확인을 위하여 동의를 받은 범위에서 다음과 같이 제공합니다.'),
      table(
        '개인정보를 제공받는 곳',
        ['제공받는 곳', '목적', '항목', '보유기간'],
        ['국세청', '영업 여부와 매출액 확인', '성명, 사업자등록번호', '확인 후 즉시 파기'],
        ['지방자치단체', '중복 지원 확인', '성명, 생년월일, 사업자등록번호', KEPT],
        ['금융기관', '계좌 확인과 지급', '성명, 생년월일, 계좌정보', KEPT],
        ['배달 플랫폼·대행사', '배달 이용 실적 확인', '사업자등록번호', '확인 후 즉시 파기'],
        ['택배사', '택배 이용 실적 확인', '사업자등록번호, 상호', '확인 후 즉시 파기'],
      ),
      text('동의를 거부하실 수 있으며, 이 경우 자격 검증이 되지 않아 지원을 받지 못하실 수 있습니다.'),
    ],
  },
  {
    id: 'privacy-05',
    title: '개인정보 처리의 위탁',
    blocks: [
      text('기관은 다음과 같이 업무를 맡기고 있으며, 위탁받은 곳이 개인정보를 안전하게 다루는지 점검합니다.'),
      table(
        '위탁하는 업무',
        ['위탁 업무', '위탁받는 곳'],
        ['시스템 운영', '시스템 운영 업체(예시)'],
        ['콜센터 운영', '콜센터 운영 업체(예시)'],
        ['본인인증', '본인확인기관과 인증 대행 업체(예시)'],
        ['문자 발송', '문자 발송 업체(예시)'],
      ),
    ],
  },
  {
    id: 'privacy-06',
    title: '정보주체와 법정대리인의 권리·의무 및 행사방법',
    blocks: [
      text('정보주체는 언제든지 개인정보의 열람, 정정·삭제, 처리정지를 요구하실 수 있습니다.'),
      list(
        `요구는 아래 서식을 작성하여 서면, 전자우편, 팩스로 하실 수 있으며, 기관은 ${ANSWERED} 이내에 조치합니다.`,
        '대리인이 하실 때에는 위임장을 함께 내셔야 합니다.',
        '다른 법령에서 수집 대상으로 정한 개인정보는 삭제를 요구하실 수 없습니다.',
        '정보주체는 자신의 개인정보를 정확하게 알려주실 의무가 있으며, 다른 사람의 정보를 쓰셔서는 안 됩니다.',
      ),
      {
        is: 'files',
        files: [
          { text: PRIVACY['privacy.formAccess'], href: '/pdf/access-request.pdf' },
          { text: PRIVACY['privacy.formProxy'], href: '/pdf/power-of-attorney.pdf' },
        ],
      },
    ],
  },
  {
    id: 'privacy-07',
    title: '개인정보의 파기',
    blocks: [
      text(`보유기간이 지났거나 목적을 이룬 개인정보는 ${POLICY_LIMITS.destructionDays}일 이내에 파기합니다.`),
      list(
        '전자 파일: 복구할 수 없는 방법으로 지웁니다.',
        '종이 문서: 분쇄하거나 태웁니다.',
        '다른 법령에 따라 보존해야 하는 정보는 다른 정보와 나누어 보관합니다.',
      ),
    ],
  },
  {
    id: 'privacy-08',
    title: '개인정보의 안전성 확보조치',
    blocks: [
      list(
        '암호화: 주민등록번호와 계좌번호를 암호화하여 보관하고 전송합니다.',
        '접근권한 관리: 업무에 필요한 사람에게만 권한을 주고, 바뀌면 곧바로 거둡니다.',
        `접속기록 보관: 개인정보 처리시스템의 접속기록을 ${LOGS_KEPT} 보관하고 매월 점검합니다.`,
        '보안 프로그램: 악성 프로그램을 막는 프로그램을 설치하고 최신으로 유지합니다.',
        '물리적 통제: 전산실과 자료 보관실의 출입을 통제합니다.',
      ),
    ],
  },
  {
    id: 'privacy-09',
    title: '개인정보 보호책임자',
    blocks: [
      table(
        '개인정보 보호책임자',
        ['구분', '부서', '전화번호'],
        ['개인정보 보호책임자', '사업 총괄 부서', '{phone}'],
        ['개인정보 보호담당자', '정보보호 담당 부서', '{phone}'],
      ),
    ],
  },
  {
    id: 'privacy-10',
    title: '개인정보 열람청구 접수·처리 부서',
    blocks: [
      table(
        '열람청구를 받는 부서',
        ['부서', '전화번호', '처리기간'],
        ['정보보호 담당 부서', '{phone}', `청구를 받은 날부터 ${ANSWERED}`],
      ),
    ],
  },
  {
    id: 'privacy-11',
    title: '쿠키 등 자동수집 장치의 설치·운영 및 거부',
    blocks: [
      table(
        '쓰는 쿠키',
        ['쿠키', '목적', '보관기간'],
        ['인증 쿠키(jwtToken)', '본인인증을 마친 상태를 유지합니다.', '최대 1시간'],
        ['대기열 쿠키(NetFunnel_ID)', '접속이 몰릴 때 대기 순서를 유지합니다.', '최대 10분'],
      ),
      text(
        '브라우저의 설정에서 쿠키를 거부하실 수 있으나, 인증 쿠키를 거부하시면 신청과 결과 확인을 하실 수 없습니다. 거부하는 방법은 다음과 같습니다.',
      ),
      list(
        '크롬: 설정 > 개인 정보 보호 및 보안 > 서드 파티 쿠키',
        '엣지: 설정 > 쿠키 및 사이트 권한 > 쿠키 및 사이트 데이터 관리 및 삭제',
        '사파리: 설정 > Safari > 고급 > 모든 쿠키 차단',
      ),
    ],
  },
  {
    id: 'privacy-12',
    title: '권익침해 구제방법',
    blocks: [
      text('개인정보 침해로 구제를 받으시거나 상담을 원하시면 다음의 기관에 문의하실 수 있습니다.'),
      list(
        '개인정보분쟁조정위원회: 1833-6972 (www.kopico.go.kr)',
        '개인정보침해신고센터: 118 (privacy.kisa.or.kr)',
        '대검찰청: 1301 (www.spo.go.kr)',
        '경찰청: 182 (ecrm.police.go.kr)',
      ),
    ],
  },
  {
    id: 'privacy-13',
    title: '개인정보 관리수준 진단 결과',
    blocks: [
      table(
        '최근 3개 연도의 진단 결과(예시)',
        ['연도', '결과'],
        ['2024년', '양호(예시)'],
        ['2023년', '양호(예시)'],
        ['2022년', '보통(예시)'],
      ),
    ],
  },
  {
    id: 'privacy-14',
    title: '개인정보 영향평가 결과',
    blocks: [
      table(
        '영향평가 결과(예시)',
        ['평가 연도', '대상', '결과'],
        ['2024년', '소상공인 배달·택배비 지원 시스템', '개선과제 이행 완료(예시)'],
      ),
    ],
  },
  {
    id: 'privacy-15',
    title: '개인정보 보호 인증 현황',
    blocks: [
      table(
        '보호 인증(예시)',
        ['인증명', '유효기간'],
        ['정보보호 및 개인정보보호 관리체계 인증(예시)', '2024년 7월 1일 ~ 2027년 6월 30일(예시)'],
      ),
    ],
  },
  {
    id: 'privacy-16',
    title: '개인정보 처리방침의 변경 이력',
    blocks: [
      text(`이 개인정보 처리방침은 ${FROM}부터 적용합니다.`),
      table(
        '이전 처리방침',
        ['적용 기간', '주요 변경'],
        [`${FROM} ~ 현재`, '홍보 동의 정보와 접속기록의 보유기간을 고치고, 택배사에 대한 제공과 대기열 쿠키를 추가함'],
        ['2024년 2월 19일 ~ 2025년 2월 16일', '사업 시작에 따라 처음으로 제정함'],
      ),
      { is: 'files', files: [{ text: PRIVACY['privacy.comparison'], href: '/pdf/privacy-comparison.pdf' }] },
    ],
  },
]
