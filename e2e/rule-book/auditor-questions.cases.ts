/** The label of the control that opens the table of all transitions of applications. */
const WAYS = '모든 변경을 표로 보기'

/**
 * A question of an auditor: the typed query, the article that comes first, the control to press there (none if the
 * answer is visible), and the answer.
 */
export const AUDITOR_QUESTIONS: readonly {
  readonly question: string
  readonly typed: string
  readonly first: string
  readonly press?: string
  readonly answer: string
}[] = [
  {
    question: '누가 신청을 취소할 수 있고, 언제 안 됩니까?',
    typed: '신청 취소',
    first: 'TA',
    answer: '심의, 승인, 지급완료인 증빙이 없다',
  },
  {
    question: '직접배달 증빙은 언제 거절됩니까?',
    typed: '직접배달 거절',
    first: 'RG',
    answer: '직접배달인데 인증완료된 영업증빙도, 영업증빙 파일도 없다',
  },
  {
    question: '예금주 이름은 어떻게 맞춰 봅니까?',
    typed: '통장 이름',
    first: 'NM',
    answer: '(반으로 잘리는 글자는 빼고) 짧은 쪽만큼 같음',
  },
  {
    question: '동의 정보를 얼마나 오래 보관합니까?',
    typed: '동의 보관기간',
    first: '동의-항목과-보유기간',
    answer: '종료일부터 5년',
  },
  {
    question: '보류는 어디로 이어지고, 누가 풉니까?',
    typed: '보류를 누가 푸나요?',
    first: 'TA',
    answer: '심의 보류',
  },
  {
    question: '한 사업자가 최대 얼마를 받습니까?',
    typed: '최대 얼마',
    first: 'numbers',
    answer: '300,000원',
  },
  { question: '법인은 어떤 서류를 내야 합니까?', typed: '법인 서류', first: 'RD', answer: '표준재무제표증명 (필수)' },
  {
    question: '매출이 3억 원에서 1원 넘으면 거절됩니까?',
    typed: '매출 3억',
    first: 'eligibility-declared',
    answer: '300,000,001원',
  },
  {
    question: '한 사람이 가게 둘로 두 번 신청할 수 있습니까?',
    typed: '두 번 신청',
    first: 'RA',
    answer: '사업자등록번호가 달라도 같다',
  },
  {
    question: '신청은 몇 시 몇 분부터 닫혀 있습니까?',
    typed: '언제 닫히나요?',
    first: '날짜가-정해진-공지와-점검',
    answer: '2025-06-26 18:00',
  },
  { question: '보완은 며칠 안에 해야 합니까?', typed: '며칠 안에 보완', first: 'numbers', answer: '7일' },
  { question: '사진이 너무 크면 어떻게 됩니까?', typed: '사진이 너무 커요', first: 'FE', answer: '줄여서 낸다' },
  {
    question: '폐업하거나 휴업한 가게도 신청할 수 있습니까?',
    typed: '폐업',
    first: 'BZ',
    answer: '폐업한 사업자여서 계속할 수 없다',
  },
  { question: '의견은 몇 번까지 낼 수 있습니까?', typed: '이의신청 몇 번', first: 'numbers', answer: '의견제출 횟수' },
  {
    question: '인증 시간이 얼마 남지 않으면 어떻게 됩니까?',
    typed: '시간 연장',
    first: 'CD',
    answer: '곧 끝난다고 안내한다',
  },
  { question: '직원이나 가족이 대신 신청해도 됩니까?', typed: '직원이 신청', first: 'SC', answer: '지원대상이 아니다' },
  {
    question: '택배사 조회를 두 번 신청할 수 있습니까?',
    typed: '택배사 조회 두 번',
    first: 'CR',
    answer: '제외되지도 취소되지도 않은 택배사 조회가 있다',
  },
  {
    question: '보완을 마치면 증빙은 언제 보완완료가 됩니까?',
    typed: '보완 끝나면',
    first: 'SE',
    answer: '보완요청 항목이 남아 있어 그대로다',
  },
  {
    question: '동의하지 않고도 신청할 수 있습니까?',
    typed: '동의 안 하면',
    first: 'CC',
    answer: '동의하지 않은 것으로 저장하고 갈 수 있다',
  },
  {
    question: '계좌는 어느 상태에서 바꿀 수 있습니까?',
    typed: '계좌 변경',
    first: 'TA',
    answer: '운영 설정이 계좌 변경을 열어 둔 상태이다',
  },
  {
    question: '심의 중인 신청을 신청자가 취소할 수 있습니까?',
    typed: '심의 취소',
    first: 'TA',
    answer: '신청, 접수완료, 정보조회, 보완요청, 보완완료, 검증, 보류, 검토중, 대상선정, 미선정, 알 수 없는 상태',
  },
  {
    question: '지급이 끝난 뒤에도 계좌를 바꿀 수 있습니까?',
    typed: '지급 후 계좌',
    first: 'TA',
    answer: '지금 설정에서는 이체결과오류',
  },
  {
    question: '담당자는 신청에 무엇을 할 수 있습니까?',
    typed: '담당자',
    first: 'TA',
    press: WAYS,
    answer: '지원대상 선정',
  },
  {
    question: '거짓으로 받은 지원금에는 얼마를 더 물립니까?',
    typed: '부정수급',
    first: 'numbers',
    answer: '거짓 수급 500%',
  },
  { question: '파일은 몇 메가까지 낼 수 있습니까?', typed: '몇 메가', first: 'numbers', answer: '10MB' },
  { question: '매출이 0원인 가게는 됩니까?', typed: '매출 0원', first: 'eligibility-declared', answer: '0원' },
  { question: '간이과세자는 어떻게 구분합니까?', typed: '간이과세자', first: 'TP', answer: '간이' },
  {
    question: '법인만 더 적는 것은 무엇입니까?',
    typed: '법인이 더 적는 것',
    first: '관리구분이-뜻하는-것',
    answer: '법인등록번호 입력',
  },
  {
    question: '접속자가 몰려 차단되면 어떻게 됩니까?',
    typed: '진입 차단',
    first: 'QE',
    answer: '주소가 차단되어 멈춘다',
  },
  {
    question: '첫 화면의 공지 창은 언제 보입니까?',
    typed: '팝업이 언제 보이나요?',
    first: 'PV',
    answer: '보이지 않는다',
  },
]
