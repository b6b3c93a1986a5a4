import { describe, expect, it } from 'vitest'
import {
  APPLICATION_LIMITS,
  CENTRES_PER_PAGE,
  CHAT_WINDOW,
  EVIDENCE_LIMITS,
  EXTENSION_SECONDS,
  MAINTENANCE_LIMITS_MS,
  PAGE_NUMBERS_AROUND,
  POPUP_BASE_Z_INDEX,
  POPUP_FORM_LIMITS,
  PROGRAMME,
  PROOF_LIMITS,
  REGISTRATION_NUMBER_DIGITS,
  SESSION_SECONDS,
  TIME_LIMITS_MS,
  WARNING_SECONDS,
} from './limits.ts'
import { DEFAULT_SETTINGS } from './kernel/settings.ts'

describe('limits', () => {
  it('[E-001] the limits of the entry flow', () => {
    expect(REGISTRATION_NUMBER_DIGITS).toEqual({ area: 3, kind: 2, serial: 5, all: 10 })
    expect([SESSION_SECONDS, EXTENSION_SECONDS, WARNING_SECONDS]).toEqual([3600, 3600, 300])
    expect(TIME_LIMITS_MS).toEqual({ call: 5000, phoneVerification: 5000, addressLookup: 5000 })
    expect(POPUP_BASE_Z_INDEX).toBe(99_999)
  })

  it('[E-001] a deployment that chooses nothing waits as long as the limits say', () => {
    expect(DEFAULT_SETTINGS.callTimeoutMs).toBe(TIME_LIMITS_MS.call)
    expect(DEFAULT_SETTINGS.ipLookupTimeoutMs).toBe(TIME_LIMITS_MS.addressLookup)
  })

  it('[A-004] the constants of the programme', () => {
    expect(PROGRAMME).toEqual({
      consentVersion: '3.0.0',
      defaultSupport: 1_000_000,
      decidedAtCreation: 0,
      maximumTotalSupport: 300_000,
      supplementDays: 7,
      salesThreshold: 300_000_000,
      taxYears: [2023, 2024],
      surchargePercent: { falseMeans: 500, requirementsNotMet: 100 },
      retryAdviceMinutes: 30,
      supportPhone: '1533-0500',
    })
  })

  it('[A-005] the limits of the form', () => {
    expect(APPLICATION_LIMITS).toEqual({
      applicantName: 100,
      companyName: 30,
      depositorBytes: 60,
      corporateNumberDigits: { front: 6, back: 7 },
      residentNumberDigits: { front: 6, back: 7 },
      mobileDigits: 11,
      accountNumberDigits: 16,
      nameMatchBytes: 12,
      bankCodeDigits: 3,
      fileBytes: 10 * 1024 * 1024,
      earliestOpening: '1000-01-01',
      settlementMonths: [3, 6, 9, 12],
    })
    expect([
      REGISTRATION_NUMBER_DIGITS.area,
      REGISTRATION_NUMBER_DIGITS.kind,
      REGISTRATION_NUMBER_DIGITS.serial,
    ]).toEqual([3, 2, 5])
  })

  it('[P-298] the constants of popups and landing notices', () =>
    expect(POPUP_FORM_LIMITS).toEqual({ priority: 1, dateStepMinutes: 10 }))

  it('[P-298] how long the word of the office on maintenance holds', () =>
    expect(MAINTENANCE_LIMITS_MS).toEqual({ cache: 5 * 60_000, retry: 30_000, noticeAhead: 10 * 60_000 }))

  it('[P-298] pages of lists, the window of the chat, the desk of proofs and the life of a session', () => {
    expect([CENTRES_PER_PAGE, PAGE_NUMBERS_AROUND]).toEqual([10, 5])
    expect(CHAT_WINDOW).toEqual({ width: 400, height: 700 })
    expect(DEFAULT_SETTINGS.callCentre.proof).toEqual(['1644-5332', '1644-5333'])
    expect(SESSION_SECONDS).toBe(3600)
  })

  it('[P-298] the constants of proofs', () =>
    expect(PROOF_LIMITS).toEqual({
      years: [2024, 2025],
      cases: 100,
      supportPerCase: 5000,
      maximumSupport: 300_000,
      amountInput: 15,
      list: { page: 0, size: 10, sortBy: 'registDt', sortDirection: 'DESC' },
      parcelDisabled: ['submitted'],
    }))

  it('[P-298] the constants of evidence files and opinions', () => {
    expect(EVIDENCE_LIMITS).toEqual({
      fileBytes: 10_485_760,
      baseFiles: 3,
      opinionFiles: 5,
      opinions: 2,
      opinionLength: 200,
      opinionShownMegabytes: 3,
      resize: { width: 3840, height: 2160, quality: 0.95 },
      compactResize: { width: 1920, height: 1920, quality: 0.8 },
      pdfWindow: { width: 1200, height: 800 },
    })
  })
})
