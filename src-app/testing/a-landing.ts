import type { Landing } from '#domain/notice/maintenance-window'

/** A landing notice whose window is the first of November 2025, 22:00 to 23:00 in Korea. */
export const aLanding = (known: Partial<Landing> = {}): Landing => ({
  popupSn: 1,
  popupContents: '<p>서버를 옮깁니다.</p>',
  popupYn: 'Y',
  popupStartDt: '2025-11-01T22:00:00',
  popupEndDt: '2025-11-01T23:00:00',
  ...known,
})
