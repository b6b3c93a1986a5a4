import type { LandingNotice } from '#domain/notice/maintenance-window'
import { kstInstant } from '#domain/time/calendar'

/** Returns a landing notice with a window on 1 November 2025, 22:00 to 23:00 in Korea. */
export const aLanding = (values: Partial<LandingNotice> = {}): LandingNotice => ({
  id: 1,
  content: '<p>서버를 옮깁니다.</p>',
  isActive: true,
  startsAt: kstInstant('2025-11-01', '22:00'),
  endsAt: kstInstant('2025-11-01', '23:00'),
  ...values,
})
