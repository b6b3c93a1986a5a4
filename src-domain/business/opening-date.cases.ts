import { kstDateOrThrow } from '../kernel/calendar.ts'

export const OPENING_DATE_TODAY = kstDateOrThrow('2025-06-26')

/** Days entered on `OPENING_DATE_TODAY`, and whether each is accepted. */
export const OPENING_DATE_CASES = [
  { proves: ['A-066'], rule: 'OD-4', text: '1000-01-01', verdict: 'ok' },
  { proves: ['A-066'], rule: 'OD-2', text: '0999-12-31', verdict: 'invalid' },
  { proves: ['A-067'], rule: 'OD-4', text: '2025-06-26', verdict: 'ok' },
  { proves: ['A-067'], rule: 'OD-3', text: '2025-06-27', verdict: 'future' },
  { proves: ['A-068'], rule: 'OD-1', text: '2023-02-29', verdict: 'invalid' },
  { proves: ['A-068'], rule: 'OD-1', text: '20200131', verdict: 'invalid' },
  { proves: ['A-068'], rule: 'OD-1', text: '2024-1-1', verdict: 'invalid' },
] as const
