import { PAGE_TITLES } from './titles.ts'

/**
 * Shorter titles for the phone header, for titles that do not fit on two lines. Screen readers and the page heading get
 * the full title.
 */
export const SHORT_TITLES: Readonly<Record<string, string>> = {
  [PAGE_TITLES['title.bzmnResult']]: '신청결과 조회',
  [PAGE_TITLES['title.onslfCheckResult']]: '신청결과 조회',
}
