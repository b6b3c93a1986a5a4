const A = { popupYn: 'Y', popupStartDt: '2025-11-01T22:00:00', popupEndDt: '2025-11-01T23:00:00' }
const B = { popupYn: 'Y', popupStartDt: '2025-11-02T22:00:00', popupEndDt: '2025-11-02T23:00:00' }
const OFF = { ...A, popupYn: 'N' }
const BACKWARDS = { popupYn: 'Y', popupStartDt: '2025-11-01T23:00:00', popupEndDt: '2025-11-01T22:00:00' }
const UNREADABLE = { ...A, popupEndDt: '2025-13-01T00:00:00' }
const HALF = { ...A, popupStartDt: null }

/** What the office has set, the Korean time, and the start of the window that counts; `default` for the default window. */
export const MAINTENANCE_CHOICES = [
  { proves: ['P-232'], landings: [B, A], at: '2025-11-01 12:00', from: '2025-11-01 22:00' },
  { proves: ['P-232'], landings: [B, A], at: '2025-11-01 22:30', from: '2025-11-01 22:00' },
  { proves: ['P-232'], landings: [A, B], at: '2025-11-01 23:00', from: '2025-11-02 22:00' },
  { proves: ['P-232'], landings: [B, A], at: '2025-11-03 00:00', from: '2025-11-01 22:00' },
  { proves: ['P-232'], landings: [OFF, B], at: '2025-11-01 12:00', from: '2025-11-02 22:00' },
  { proves: ['P-232'], landings: [BACKWARDS, B], at: '2025-11-01 12:00', from: '2025-11-02 22:00' },
  { proves: ['P-232'], landings: [UNREADABLE, B], at: '2025-11-01 12:00', from: '2025-11-02 22:00' },
  { proves: ['P-232'], landings: [HALF, B], at: '2025-11-01 12:00', from: '2025-11-02 22:00' },
  { proves: ['P-233'], landings: [], at: '2025-11-01 12:00', from: 'default' },
  { proves: ['P-233'], landings: [OFF, BACKWARDS, UNREADABLE, HALF], at: '2025-11-01 12:00', from: 'default' },
] as const
