import type { Route } from '#domain/pages/routes'
import { EVERY_PAGE_TEXTS } from '../kernel/every-page.ts'

/** The titles, by the keys of the specification. [D1-76] to [D1-110] [D2-56] [D3-62] */
export const PAGE_TITLES = {
  'title.home': EVERY_PAGE_TEXTS['service.name'],
  'title.eligCheck': '지원요건 안내',
  'title.ctnMttr': '유의사항 안내',
  'title.selfCheck': '지원대상 자가진단',
  'title.bzmnReg': '사업자등록번호 입력',
  'title.bzmnResult': '신청결과 조회 - 사업자등록번호 입력',
  'title.onslfCheck': '본인인증',
  'title.onslfCheckResult': '신청결과 조회 - 본인인증',
  'title.kmcResult': '휴대폰 인증 결과',
  'title.integrationResult': '통합인증 결과',
  'title.infoAgree': '정보 동의',
  'title.mydataAgree': '공공마이데이터 제공 요구',
  'title.aplyInfo': '신청정보 입력',
  'title.aplyInfo.corp': '법인사업자 신청정보 입력',
  'title.aplyInfo.indiv': '개인사업자 신청정보 입력',
  'title.aplyCmptn': '신청 완료',
  'title.aplyResult': '신청결과 확인',
  'title.resultSample': '신청결과 예시',
  'title.resultModify': '계좌정보 수정',
  'title.resultModifyBizinfo': '사업자 정보 수정',
  'title.resultModifyCmptn': '수정 완료',
  'title.proofIntro': '증빙유형 선택',
  'title.proofReg': '직접배달 증빙 등록',
  'title.proofRegAll': '배달·택배 이용 증빙 등록',
  'title.proofRegAdd': '영업증빙 보완 등록',
  'title.proofRegParcel': '택배사 이용내역 조회 신청',
  'title.detailPage': '증빙자료 등록',
  'title.opinionSubmit': '의견제출',
  'title.boardFaq': '자주 묻는 질문',
  'title.modalAlert': '알림',
  'title.comingSoon': '시스템 점검 안내',
  'title.objctRqst': '이의신청 안내',
  'title.infoPrivacy': '개인정보 처리방침',
  'title.infoTerms': '이용약관',
  'title.regionCenter': '지역센터 안내',
  'title.userGuide': '이용 안내',
  'title.popup': '공지사항',
  'title.popupReg': '팝업 등록·수정',
  'title.popupMng': '팝업 관리',
  'title.popupNew': '팝업 등록',
  'title.popupEdit': '팝업 수정',
  'title.landingReg': '랜딩 등록',
  'title.landingEdit': '랜딩 수정',
  'title.notFound': '없는 주소',
} as const satisfies Record<string, string>

type TitleKey = keyof typeof PAGE_TITLES

/** The key of each route's title. [E-018] */
export const ROUTE_TITLE_KEYS = {
  '/': 'title.home',
  '/elig-check': 'title.eligCheck',
  '/ctn-mttr': 'title.ctnMttr',
  '/self-check': 'title.selfCheck',
  '/bzmn-reg': 'title.bzmnReg',
  '/bzmn-result': 'title.bzmnResult',
  '/bzmn-result-admin': 'title.bzmnResult',
  '/onslf-check': 'title.onslfCheck',
  '/onslf-check-result': 'title.onslfCheckResult',
  '/kmc-result': 'title.kmcResult',
  '/integration-result': 'title.integrationResult',
  '/info-agree': 'title.infoAgree',
  '/mydata-agree': 'title.mydataAgree',
  '/aply-info': 'title.aplyInfo',
  '/aply-cmptn': 'title.aplyCmptn',
  '/aply-result': 'title.aplyResult',
  '/aply-result-sample': 'title.resultSample',
  '/result-modify': 'title.resultModify',
  '/result-modify-bizinfo': 'title.resultModifyBizinfo',
  '/result-modify-cmptn': 'title.resultModifyCmptn',
  '/proof-intro': 'title.proofIntro',
  '/proof-reg': 'title.proofReg',
  '/proof-reg-all': 'title.proofRegAll',
  '/proof-reg-add': 'title.proofRegAdd',
  '/proof-reg-parcel': 'title.proofRegParcel',
  '/detail-page': 'title.detailPage',
  '/opinion-submit': 'title.opinionSubmit',
  '/board-faq': 'title.boardFaq',
  '/modal-alert': 'title.modalAlert',
  '/coming-soon': 'title.comingSoon',
  '/objctRqst': 'title.objctRqst',
  '/info-privacy': 'title.infoPrivacy',
  '/info-terms': 'title.infoTerms',
  '/region-center': 'title.regionCenter',
  '/user-guide': 'title.userGuide',
  '/popup': 'title.popup',
  '/popup-daily': 'title.popup',
  '/popup-reg': 'title.popupReg',
  '/popup-mng': 'title.popupMng',
} as const satisfies Record<Route, TitleKey>

/** Returns the title of a route, until its screen sets a different one. */
export const routeTitle = (route: Route): string => PAGE_TITLES[ROUTE_TITLE_KEYS[route]]

/**
 * Returns the title of the document: the title of the page, followed by the name of the service. The document of the
 * main page has only the name of the service.
 */
export const documentTitle = (title: string): string =>
  title === EVERY_PAGE_TEXTS['service.name'] ? title : `${title} | ${EVERY_PAGE_TEXTS['service.name']}`

/** The headings of those pages whose heading never changes. Such a heading is shown even while the page loads. */
export const PAGE_HEADINGS = {
  '/bzmn-reg': '사업자등록번호 10자리를 입력해주세요.',
  '/bzmn-result': '신청하신 사업자등록번호 10자리를 입력해주세요.',
  '/onslf-check': '신청을 위해 본인인증을 진행해주세요.',
  '/onslf-check-result': '신청결과 조회를 위해 본인인증을 진행해주세요.',
  '/info-agree': '내용을 보시고 동의해주세요.',
  '/mydata-agree': '서류 확인 방법을 골라주세요.',
  '/aply-info': '신청정보를 입력해주세요.',
  '/region-center': '지역을 골라 지역센터를 찾아보세요.',
  '/result-modify': PAGE_TITLES['title.resultModify'],
  '/result-modify-bizinfo': PAGE_TITLES['title.resultModifyBizinfo'],
  '/proof-reg-all': PAGE_TITLES['title.proofRegAll'],
  '/proof-reg': PAGE_TITLES['title.proofReg'],
  '/proof-reg-parcel': PAGE_TITLES['title.proofRegParcel'],
  '/opinion-submit': PAGE_TITLES['title.opinionSubmit'],
  '/board-faq': '무엇이 궁금하신가요?',
  '/objctRqst': '이의신청은 전화로 하실 수 있습니다.',
} as const satisfies Partial<Record<Route, string>>

/**
 * Shorter titles for the phone header, for titles that do not fit on two lines. Screen readers and the page heading get
 * the full title.
 */
export const SHORT_TITLES: Readonly<Record<string, string>> = {
  [PAGE_TITLES['title.bzmnResult']]: '신청결과 조회',
  [PAGE_TITLES['title.onslfCheckResult']]: '신청결과 조회',
}
