import { kstInstant } from '../kernel/calendar.ts'
import type { DecisionCase } from '../kernel/decide.ts'
import type { MaintenanceWarningFacts } from './maintenance-window.ts'

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
 * The administrators' landing notices; the Korean time; and the start of the window in effect, or `default` for the
 * default window.
 */
export const MAINTENANCE_WINDOW_CASES = [
  { proves: ['P-232'], rule: 'MW-1', landings: [B, A], at: '2025-11-01 12:00', from: '2025-11-01 22:00' },
  { proves: ['P-232'], rule: 'MW-1', landings: [B, A], at: '2025-11-01 22:30', from: '2025-11-01 22:00' },
  { proves: ['P-232'], rule: 'MW-1', landings: [A, B], at: '2025-11-01 23:00', from: '2025-11-02 22:00' },
  { proves: ['P-232'], rule: 'MW-1', landings: [ZERO_LENGTH, A], at: '2025-11-01 12:00', from: '2025-11-01 22:00' },
  { proves: ['D3-574'], rule: 'MW-1', landings: [ZERO_LENGTH, AFTER_ZERO], at: '2025-11-01 21:55', from: '2025-11-01 22:05' },
  { proves: ['D3-574'], rule: 'MW-2', landings: [ZERO_LENGTH], at: '2025-11-01 21:55', from: '2025-11-01 22:00' },
  { proves: ['P-232', 'D3-56'], rule: 'MW-2', landings: [B, A], at: '2025-11-03 00:00', from: '2025-11-01 22:00' },
  { proves: ['P-232'], rule: 'MW-1', landings: [OFF, B], at: '2025-11-01 12:00', from: '2025-11-02 22:00' },
  { proves: ['P-232'], rule: 'MW-1', landings: [BACKWARDS, B], at: '2025-11-01 12:00', from: '2025-11-02 22:00' },
  { proves: ['P-232'], rule: 'MW-1', landings: [ENDLESS, B], at: '2025-11-01 12:00', from: '2025-11-02 22:00' },
  { proves: ['P-232'], rule: 'MW-1', landings: [HALF, B], at: '2025-11-01 12:00', from: '2025-11-02 22:00' },
  { proves: ['P-233'], rule: 'MW-3', landings: [], at: '2025-11-01 12:00', from: 'default' },
  { proves: ['P-233'], rule: 'MW-3', landings: [OFF, BACKWARDS, ENDLESS, HALF], at: '2025-11-01 12:00', from: 'default' },
] as const

export const MAINTENANCE_WARNING_CASES: readonly DecisionCase<MaintenanceWarningFacts, 'announce' | 'silent'>[] = [
  { proves: ['P-317'], rule: 'MN-1', facts: { soon: false, announced: false, office: false }, verdict: 'silent' },
  { proves: ['P-317'], rule: 'MN-2', facts: { soon: true, announced: true, office: false }, verdict: 'silent' },
  { proves: ['P-238'], rule: 'MN-3', facts: { soon: true, announced: false, office: true }, verdict: 'silent' },
  { proves: ['P-317'], rule: 'MN-4', facts: { soon: true, announced: false, office: false }, verdict: 'announce' },
]
