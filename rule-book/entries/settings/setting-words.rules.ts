import { MAX_RESULT_PROOFS } from '#domain/programme/parameters'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { formatDuration } from '#domain/time/duration'
import { FAKE_SERVER_SETTINGS } from '#server-rules/fake-server-settings'

type SettingWords<Value> = {
  readonly decides: string
  readonly values: [Value] extends [boolean | string]
    ? string extends Value
      ? (value: Value) => string
      : { readonly [value in `${Value}`]: string }
    : (value: Value) => string
  readonly ref: string
}

/** The reference for a setting that no requirement prescribes. */
export const NO_REQUIREMENT = '요구사항이 정하지 않음'

const text = (value: string) => (value === '' ? '정하지 않음' : value)
const listed = (all: readonly string[]) => all.join(', ') || '없음'
const orNone = (value: string) => (value === '' ? '표의 시각 그대로' : value)

/**
 * 운영 설정: the words for every value that a deployment may choose. A setting that changes no rule, such as a URL or
 * a word of the API, has a single sentence.
 */
export const SETTING_WORDS: { readonly [setting in keyof Settings]: SettingWords<Settings[setting]> | string } = {
  consentSet: {
    decides: '어느 동의 항목을 묻고 저장하는가',
    values: {
      v3: '개인정보, 과세정보, 확인, 배달, 공공마이데이터',
      admin: '행정정보 공동이용, 과세정보, 공공마이데이터',
    },
    ref: 'A-023',
  },
  mydataDecline: {
    decides: '공공마이데이터 제공을 요구하지 않고 신청할 수 있는가 (CC)',
    values: { allow: '할 수 있다', block: '할 수 없다' },
    ref: 'A-045',
  },
  messageSet: {
    decides: '빠진 칸을 어느 말로 알리는가. 영문 안내가 없는 칸은 한국어로 알린다 (SB)',
    values: { ko: '한국어 안내', en: '영문 안내' },
    ref: 'A-119',
  },
  requireAllChecks: {
    decides: '실명인증과 사업자 조회도 제출의 조건인가 (SB-302, SB-303)',
    values: { true: '조건이다', false: '계좌인증만 조건이다' },
    ref: 'D2-16',
  },
  paymentCertificates: {
    decides: '증빙서류를 내는 신청자에게 납세증명서도 받는가 (RD)',
    values: { true: '받는다', false: '받지 않는다' },
    ref: 'A-084',
  },
  missingRequiredFiles: {
    decides: '필수 증빙서류가 없으면 어떻게 하는가 (SB-901)',
    values: { block: '제출할 수 없다', empty: '빈 파일로 보내고 제출한다' },
    ref: 'A-088',
  },
  fileParts: '신청서를 보낼 때 파일 칸을 어느 이름으로 나누는가',
  accountErrorText: {
    decides: '계좌인증 중 오류를 어떻게 안내하는가',
    values: { plain: '오류라고만 안내한다', retry30: '재시도 안내 시간 뒤에 다시 하라고 안내한다' },
    ref: 'A-099',
  },
  accountEditStatuses: {
    decides:
      '지급완료와 취소를 뺀 어느 진행상태에서 신청자가 계좌를 바꿀 수 있는가 (TA-2, TA-3). 이체결과오류를 빼면 이체하지 못한 신청은 취소 처리로만 끝난다 (TA-17)',
    values: listed,
    ref: 'A-174',
  },
  detailPageRequest: {
    decides: '신청결과에서 증빙을 몇 건 조회하는가',
    values: {
      true: `최근 ${MAX_RESULT_PROOFS}건만 (신청결과의 NP, TA-5, PC와 남은 한도도 그것만 보고, 등록 화면과 서버는 모두 본다)`,
      false: '모두',
    },
    ref: 'A-144',
  },
  popupPrioritySource: {
    decides: '팝업의 우선순위를 어디에서 읽는가 (팝업의 순서)',
    values: { popupSn: '팝업 번호', popupPriority: '우선순위 항목' },
    ref: 'D1-15',
  },
  popupImageHosts: { decides: '팝업의 그림을 이 누리집 말고 어디에서 가져와도 되는가', values: listed, ref: 'P-229' },
  supplementOrder: {
    decides: '보완등록에서 무엇을 먼저 하는가',
    values: { 'delete-first': '표시한 파일을 먼저 지운다', 'update-first': '바뀐 것을 먼저 저장한다' },
    ref: 'D3-08',
  },
  replaceMode: {
    decides: '보완에서 다시 올린 파일을 어떻게 보내는가',
    values: { batch: '한 번에', multipart: '파일마다. 실패하면 앞의 것만 저장된다' },
    ref: 'D3-07',
  },
  supplementCreateMode: {
    decides: '보완에서 더한 영업증빙을 어떻게 보내는가',
    values: { batch: '한 번에', single: '파일마다. 실패하면 앞의 것만 저장된다' },
    ref: 'D3-06',
  },
  phoneProvider: {
    decides: '어느 기관이 휴대폰 인증을 하는가',
    values: { nice: 'NICE', kmc: 'KMC' },
    ref: 'D1-24',
  },
  casesStoredValue: '총 증빙건수의 단위를 어느 말로 저장하는가',
  performanceMaxFiles: {
    decides: '증빙 하나에 실적증빙 파일을 (직접배달의 확약서도 세어) 몇 개까지 올릴 수 있는가',
    values: (max) => (max === 0 ? '제한 없음' : `${max}개`),
    ref: 'D3-21',
  },
  usualStepDays: {
    decides: `담당 기관의 한 단계가 보통 며칠 걸린다고 안내하는가. 이 저장소의 모의 서버에서는 ${FAKE_SERVER_SETTINGS.usualStepDays}일`,
    values: (days) => (days === 0 ? '안내하지 않는다' : `${days}일`),
    ref: 'D2-136',
  },
  noticeBy: {
    decides: `진행상태가 바뀌면 무엇으로 알려준다고 안내하는가. 이 저장소의 모의 서버에서는 ${FAKE_SERVER_SETTINGS.noticeBy}`,
    values: text,
    ref: 'D2-136',
  },
  opinionShownLimitMb: {
    decides: '의견 첨부파일의 상한을 얼마라고 안내하는가',
    values: (megabytes) => `${megabytes}MB`,
    ref: 'D3-03',
  },
  opinionEnforcedBytes: {
    decides: '의견 첨부파일을 실제로 몇 바이트까지 받는가 (FE)',
    values: (bytes) => `${bytes.toLocaleString('ko-KR')}바이트`,
    ref: 'P-158',
  },
  apiBaseUrl: 'API를 어느 주소에서 부르는가. 비우면 이 누리집',
  adminApiBaseUrl: '대리 조회(adminCiYn)가 결과와 사유를 어느 주소에 묻는가. 비우면 apiBaseUrl',
  authorization: '로그인 쿠키가 없을 때 보내는 Authorization 머리말. 누구나 볼 수 있다',
  callTimeoutMs: { decides: '서버의 응답을 얼마나 기다리는가', values: formatDuration, ref: 'E-173' },
  transferIdleMs: { decides: '파일 전송이 멈추면 얼마나 기다리는가', values: formatDuration, ref: 'P-304' },
  transferMaxMs: { decides: '파일 전송을 모두 얼마나 기다리는가', values: formatDuration, ref: 'P-304' },
  idempotencyHeader: {
    decides: '요청번호(IK)를 어느 머리말로 보내는가. 비우면 보내지 않아 다시 보낸 것도 새로 처리된다 (IK-1)',
    values: (header) => (header === '' ? '보내지 않는다' : header),
    ref: 'D1-232',
  },
  originalNameHeader: '저장소에 파일의 원래 이름을 알리는 머리말의 이름',
  queueUrl: {
    decides: '접속 대기 서버가 있는가. 없으면 아무도 줄을 서지 않는다',
    values: (address) => (address === '' ? '없음' : address),
    ref: 'D1-51',
  },
  gatedActions: { decides: '어느 일이 줄을 서는가 (대기 번호)', values: listed, ref: 'D1-51' },
  sameWaitBypass: {
    decides: '대기열이 오래 움직이지 않으면 일을 시작하는가 (QE-4, QE-5)',
    values: { true: '시작한다', false: '계속 기다린다' },
    ref: 'P-203',
  },
  queueMaxTtlSeconds: {
    decides: '대기열이 정한 간격을 몇 초까지 따라 다시 묻는가',
    values: (seconds) => `${seconds}초`,
    ref: 'P-193',
  },
  guardEnd: { decides: '기본 점검 시간이 언제 끝나는가 (MW-3)', values: orNone, ref: 'P-233' },
  noticeEnd: { decides: '기본 점검 안내가 끝을 언제라고 알리는가', values: orNone, ref: 'D3-01' },
  ipLookupUrls: {
    decides: '방문자의 주소를 어디에 묻는가. 없으면 아무도 사무실에서 온 것으로 보지 않는다',
    values: listed,
    ref: 'D1-09',
  },
  ipLookupTimeoutMs: { decides: '방문자의 주소를 얼마나 기다리는가', values: formatDuration, ref: 'E-160' },
  allowedAddresses: {
    decides: `어느 주소가 사무실의 것인가 (MA, GD-6). 앞뒤 빈칸을 뺀 주소 전체가 같아야 한다 (E-159). 이 저장소의 모의 서버에서는 ${FAKE_SERVER_SETTINGS.allowedAddresses[0]}부터 ${FAKE_SERVER_SETTINGS.allowedAddresses.at(-1)}까지`,
    values: listed,
    ref: 'D1-08',
  },
  adminPagesExtra: {
    decides:
      '사무실 밖의 어느 주소에서 팝업 관리를 열 수 있는가 (GD-6). 화면만 열리고, 로그인하려면 서버의 목록에도 있어야 한다 (E-201)',
    values: listed,
    ref: 'D1-08',
  },
  simpleProviderUrl: { decides: '신청의 간편인증이 어느 화면에서 시작하는가', values: text, ref: 'E-114' },
  integrationProviderUrl: '응답에 주소가 없을 때 본인인증 양식을 어디로 보내는가',
  providerOrigins: { decides: '본인인증 양식을 어느 곳에 보내도 되는가', values: listed, ref: 'D1-25' },
  returnBaseUrl: '인증기관이 어느 주소로 돌아오는가. 비우면 이 누리집',
  callCentre: {
    decides: '어느 전화번호를 안내하는가',
    values: ({ application, proof }) => `신청 ${application}, 증빙 ${listed(proof)}`,
    ref: 'A-007',
  },
  manualUrl: '이용 안내서를 어느 주소에서 여는가',
  announcementUrl: '공고문을 어느 주소에서 여는가',
  pledgePath: '지급 확약서 서식이 저장소의 어디에 있는가',
  homepageUrl: '기관 누리집의 주소. 비우면 이 누리집',
  privacyUrl: '개인정보 처리방침의 주소. 비우면 이 누리집의 화면',
  termsUrl: '이용약관의 주소. 비우면 이 누리집의 화면',
  chatbotUrl: '상담 챗봇의 주소. 비우면 단추가 없다',
  creditProgramUrl: '다른 지원사업의 주소. 비우면 단추가 없다',
  agencyName: { decides: '동의서가 누구를 운영기관이라고 하는가', values: text, ref: 'D2-68' },
  recipientName: { decides: '동의서가 누구를 정보를 받는 곳이라고 하는가', values: text, ref: 'D2-68' },
  officialStrip: {
    decides: '공식 전자정부 누리집이라고 알리는가 (공공기관만 알릴 수 있다)',
    values: { true: '알린다', false: '알리지 않는다' },
    ref: NO_REQUIREMENT,
  },
  enableTestTools: {
    decides: '시험용 단추로 인증을 건너뛸 수 있는가 (운영 빌드에는 없음)',
    values: { true: '할 수 있다', false: '할 수 없다' },
    ref: 'E-103',
  },
  cdnBaseUrl: '스타일과 아이콘을 어느 주소에서 받는가. 비우면 이 누리집',
  failureReportUrl: '화면의 오류를 어디에 알리는가. 비우면 알리지 않는다',
}

export const describeSetting = (setting: keyof Settings): string => {
  const words: { readonly decides: string } | string = SETTING_WORDS[setting]
  return typeof words === 'string' ? words : words.decides
}

export const formatSettingValue = (setting: keyof Settings, value: unknown): string => {
  const { values } = SETTING_WORDS[setting] as {
    readonly values: SettingWords<unknown>['values'] | Readonly<Record<string, string>>
  }
  return typeof values === 'function' ? values(value) : `${String(value)}: ${values[String(value)]}`
}

export const formatDefaultSetting = (setting: keyof Settings): string =>
  `지금 설정: ${formatSettingValue(setting, DEFAULT_SETTINGS[setting]).replace(/^[\w-]+: /, '')}`
