import type { FunctionExample } from '../kernel/decide.ts'
import type { DatedNoticeId } from './dated-notices.table.ts'

/**
 * For every notice, instants just before and at its start and its end, in Korean time. A notice without start and end
 * is always in effect.
 */
export const DATED_NOTICE_CASES = [
  { proves: ['E-040'], id: 'june', at: '2024-01-01 00:00:00.000', holds: true },
  { proves: ['E-040'], id: 'june', at: '2025-06-30 01:59:59.999', holds: true },
  { proves: ['E-040'], id: 'june', at: '2025-06-30 02:00:00.000', holds: false },
  { proves: ['E-040'], id: 'june', at: '2026-06-30 01:00:00.000', holds: false },
  { proves: ['E-042'], id: 'maintenance', at: '2025-02-24 22:59:59.999', holds: false },
  { proves: ['E-042'], id: 'maintenance', at: '2025-02-24 23:00:00.000', holds: true },
  { proves: ['E-042'], id: 'maintenance', at: '2025-02-25 00:59:59.999', holds: true },
  { proves: ['E-042'], id: 'maintenance', at: '2025-02-25 01:00:00.000', holds: false },
  { proves: [], id: 'proof', at: '2024-01-01 00:00:00.000', holds: true },
  { proves: [], id: 'proof', at: '2099-12-31 23:59:59.999', holds: true },
  { proves: ['E-041'], id: 'default', at: '2025-10-13 09:59:59.999', holds: true },
  { proves: ['E-041'], id: 'default', at: '2025-10-13 10:00:00.000', holds: false },
  { proves: ['E-041'], id: 'fallback', at: '2025-10-13 09:59:59.999', holds: false },
  { proves: ['E-041'], id: 'fallback', at: '2025-10-13 10:00:00.000', holds: true },
  { proves: ['E-041'], id: 'fallback', at: '2099-12-31 23:59:59.999', holds: true },
  { proves: ['E-026'], id: 'applyClosed', at: '2025-06-26 17:59:59.999', holds: false },
  { proves: ['E-026'], id: 'applyClosed', at: '2025-06-26 18:00:00.000', holds: true },
  { proves: ['E-026'], id: 'applyClosed', at: '2025-06-26 19:59:59.999', holds: true },
  { proves: ['E-026'], id: 'applyClosed', at: '2025-06-26 20:00:00.000', holds: false },
  { proves: ['E-026'], id: 'applyClosed', at: '2025-06-27 19:00:00.000', holds: false },
  { proves: ['P-233', 'P-234'], id: 'maintenanceWindow', at: '2025-10-28 21:59:59.999', holds: false },
  { proves: ['P-233', 'P-234'], id: 'maintenanceWindow', at: '2025-10-28 22:00:00.000', holds: true },
  { proves: ['P-233', 'P-234'], id: 'maintenanceWindow', at: '2025-10-28 23:59:59.999', holds: true },
  { proves: ['P-233', 'P-234'], id: 'maintenanceWindow', at: '2025-10-29 00:00:00.000', holds: false },
  { proves: ['P-233'], id: 'maintenanceWindow', at: '2025-10-29 00:15:00.000', holds: false },
] as const satisfies readonly FunctionExample<{ id: DatedNoticeId; at: string; holds: boolean }>[]
