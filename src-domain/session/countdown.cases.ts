/** `msLeft` is the time before the deadline in milliseconds; `seconds` is the value that is shown. */
export const COUNTDOWN_CASES = [
  { proves: ['E-144'], rule: 'CD-3', msLeft: 301_000, warned: false, asked: false, seconds: 301, verdict: 'none' },
  { proves: ['E-144'], rule: 'CD-3', msLeft: 300_001, warned: false, asked: false, seconds: 301, verdict: 'none' },
  { proves: ['E-144'], rule: 'CD-2', msLeft: 300_000, warned: false, asked: false, seconds: 300, verdict: 'warn' },
  { proves: ['E-145'], rule: 'CD-3', msLeft: 299_000, warned: true, asked: false, seconds: 299, verdict: 'none' },
  { proves: ['E-145'], rule: 'CD-2', msLeft: 120_000, warned: false, asked: false, seconds: 120, verdict: 'warn' },
  { proves: ['E-145'], rule: 'CD-3', msLeft: 3_600_000, warned: false, asked: false, seconds: 3600, verdict: 'none' },
  { proves: ['E-148'], rule: 'CD-3', msLeft: 1000, warned: true, asked: false, seconds: 1, verdict: 'none' },
  { proves: ['E-148'], rule: 'CD-3', msLeft: 1, warned: true, asked: false, seconds: 1, verdict: 'none' },
  { proves: ['E-148'], rule: 'CD-1', msLeft: 0, warned: true, asked: false, seconds: 0, verdict: 'lastCheck' },
  { proves: ['E-148'], rule: 'CD-4', msLeft: 0, warned: true, asked: true, seconds: 0, verdict: 'expire' },
  { proves: ['E-148'], rule: 'CD-4', msLeft: 0, warned: false, asked: true, seconds: 0, verdict: 'expire' },
  { proves: ['E-143', 'E-148'], rule: 'CD-1', msLeft: -7_200_000, warned: false, asked: false, seconds: 0, verdict: 'lastCheck' },
] as const
