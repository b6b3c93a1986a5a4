import { PAGE_TITLES } from './titles.ts'

/**
 * The part of a title that fits on the two lines of the header of a phone, for a title that does not. Screen readers
 * read the whole title there, and the heading of the page shows the whole title.
 */
export const SHORT_TITLES: Readonly<Record<string, string>> = {
  [PAGE_TITLES['title.bzmnResult']]: '신청결과 조회',
  [PAGE_TITLES['title.onslfCheckResult']]: '신청결과 조회',
}
