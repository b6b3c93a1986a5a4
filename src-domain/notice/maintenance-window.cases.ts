import { kstInstant } from '../time/calendar.ts'

const A = { isActive: true, startsAt: kstInstant('2025-11-01', '22:00'), endsAt: kstInstant('2025-11-01', '23:00') }

const B = { isActive: true, startsAt: kstInstant('2025-11-02', '22:00'), endsAt: kstInstant('2025-11-02', '23:00') }

const ZERO_LENGTH = { ...A, endsAt: A.startsAt }

/** A window that begins soon after the window without length. */
const AFTER_ZERO = { ...A, startsAt: kstInstant('2025-11-01', '22:05') }

const OFF = { ...A, isActive: false }

const BACKWARDS = {
  isActive: true,
  startsAt: kstInstant('2025-11-01', '23:00'),
  endsAt: kstInstant('2025-11-01', '22:00'),
}

const ENDLESS = { ...A, endsAt: null }

const HALF = { ...A, startsAt: null }

/**
 * The administrators' landing notices; the time; and the start of the window in effect, or `default` for the default
 * window.
 */
export const MAINTENANCE_WINDOW_CASES = [
  { proves: ['P-232'], rule: 'MW-1', verdict: 'first', landings: [B, A], at: kstInstant('2025-11-01', '12:00'), from: '2025-11-01 22:00' },
  { proves: ['P-232'], rule: 'MW-1', verdict: 'first', landings: [B, A], at: kstInstant('2025-11-01', '22:30'), from: '2025-11-01 22:00' },
  { proves: ['P-232'], rule: 'MW-1', verdict: 'first', landings: [A, B], at: kstInstant('2025-11-01', '23:00'), from: '2025-11-02 22:00' },
  { proves: ['P-232'], rule: 'MW-1', verdict: 'first', landings: [ZERO_LENGTH, A], at: kstInstant('2025-11-01', '12:00'), from: '2025-11-01 22:00' },
  { proves: ['D3-574'], rule: 'MW-1', verdict: 'first', landings: [ZERO_LENGTH, AFTER_ZERO], at: kstInstant('2025-11-01', '21:55'), from: '2025-11-01 22:05' },
  { proves: ['D3-574'], rule: 'MW-2', verdict: 'earliest', landings: [ZERO_LENGTH], at: kstInstant('2025-11-01', '21:55'), from: '2025-11-01 22:00' },
  { proves: ['P-232', 'D3-56'], rule: 'MW-2', verdict: 'earliest', landings: [B, A], at: kstInstant('2025-11-03', '00:00'), from: '2025-11-01 22:00' },
  { proves: ['P-232'], rule: 'MW-1', verdict: 'first', landings: [OFF, B], at: kstInstant('2025-11-01', '12:00'), from: '2025-11-02 22:00' },
  { proves: ['P-232'], rule: 'MW-1', verdict: 'first', landings: [BACKWARDS, B], at: kstInstant('2025-11-01', '12:00'), from: '2025-11-02 22:00' },
  { proves: ['P-232'], rule: 'MW-1', verdict: 'first', landings: [ENDLESS, B], at: kstInstant('2025-11-01', '12:00'), from: '2025-11-02 22:00' },
  { proves: ['P-232'], rule: 'MW-1', verdict: 'first', landings: [HALF, B], at: kstInstant('2025-11-01', '12:00'), from: '2025-11-02 22:00' },
  { proves: ['P-233'], rule: 'MW-3', verdict: 'default', landings: [], at: kstInstant('2025-11-01', '12:00'), from: 'default' },
  { proves: ['P-233'], rule: 'MW-3', verdict: 'default', landings: [OFF, BACKWARDS, ENDLESS, HALF], at: kstInstant('2025-11-01', '12:00'), from: 'default' },
] as const
