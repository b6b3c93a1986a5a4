import { PAGE_TITLES } from './titles.ts'

/**
 * The part of a long title that fits on one line in the header of a phone. Screen readers read the whole title there,
 * and the heading of the page shows the whole title.
 */
export const SHORT_TITLES: Readonly<Record<string, string>> = {
  [PAGE_TITLES['title.bzmnResult']]: '신청결과 조회',
  [PAGE_TITLES['title.onslfCheckResult']]: '신청결과 조회',
  [PAGE_TITLES['title.mydataAgree']]: '공공마이데이터',
  [PAGE_TITLES['title.aplyInfo.corp']]: PAGE_TITLES['title.aplyInfo'],
  [PAGE_TITLES['title.aplyInfo.indiv']]: PAGE_TITLES['title.aplyInfo'],
  [PAGE_TITLES['title.proofReg']]: '증빙 등록',
  [PAGE_TITLES['title.proofRegAll']]: '증빙 등록',
  [PAGE_TITLES['title.proofRegAdd']]: '보완 등록',
  [PAGE_TITLES['title.proofRegParcel']]: '이용내역 조회',
}
