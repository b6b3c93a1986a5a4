/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { BUSINESS_NUMBER_LENGTHS } from '../business/business-number.ts'
import { CENTRES_PER_PAGE } from '../directory/centres.ts'
import { PAGE_NUMBERS_AROUND_CURRENT } from '../kernel/page-numbers.ts'
import { CATALOGUE_LINES_BY_ID } from '../kernel/testing/catalogue.ts'
import { formatWon, Won, formatWonInSentence } from '../kernel/won.ts'
import { MAINTENANCE_TIMINGS_MS, POPUP_BASE_Z_INDEX, POPUP_FORM_PARAMETERS } from '../notice/limits.ts'
import { MAX_AMOUNT_INPUT_LENGTH } from '../proof/proof-total.ts'
import { DEFAULT_PROOF_PAGING } from '../proof/proof.ts'
import { SESSION_EXTENSION_SECONDS, SESSION_SECONDS, SESSION_WARNING_SECONDS } from '../session/timer.ts'
import { CALL_TIME_LIMITS_MS } from '../settings/call-limits.ts'
import { CHAT_WINDOW_PIXELS, DEFAULT_SETTINGS } from '../settings/settings.ts'
import { EVIDENCE_FILE_PARAMETERS } from '../upload/evidence-file.ts'
import { APPLICATION_LIMITS } from './application-limits.ts'
import { LEGAL_TEXT_VALUES } from './legal-text-values.ts'
import * as parameters from './parameters.ts'
import { PROGRAMME_PLACEHOLDERS } from './programme-placeholders.ts'

/**
 * Returns the phrases that the catalogue does not contain under this id. The phrases are made from the constants of the
 * code.
 */
const unsaid = (id: string, phrases: readonly string[]) =>
  phrases.filter((phrase) => !CATALOGUE_LINES_BY_ID.get(id)?.includes(phrase))

const plain = (amount: number) => formatWon(Won(amount)).slice(0, -1)
const and = (all: readonly (number | string)[]) => all.join(' and ')
const {
  MAX_BASE_FILES,
  CONSENT_VERSION,
  INITIAL_DECIDED_AMOUNT,
  DEFAULT_SUPPORT_AMOUNT,
  MAX_FILE_SIZE_BYTES,
  LAST_OPENING_DAY,
  MAX_OPINION_FILES,
  MAX_OPINION_LENGTH,
  MAX_OPINIONS,
  MAX_PROOF_CASES,
  PROOF_YEARS,
  ACCOUNT_CHECK_RETRY_MINUTES,
  SALES_CEILING,
  SALES_YEARS,
  SUPPLEMENT_DAYS,
  SUPPORT_CEILING,
  SUPPORT_PER_CASE,
  SURCHARGE_PERCENT,
} = parameters

describe('the numbers of the specification', () => {
  it('[E-001] contain the limits of the entry flow as the code has them', () => {
    const { area, kind, serial, all } = BUSINESS_NUMBER_LENGTHS
    const { call, phoneCertification, ipLookup } = CALL_TIME_LIMITS_MS
    expect(
      unsaid('E-001', [
        `business number parts ${area}, ${kind} and ${serial} digits, ${all} in total`,
        `session length ${SESSION_SECONDS} s`,
        `extension ${SESSION_EXTENSION_SECONDS} s`,
        `warning at ${SESSION_WARNING_SECONDS} s`,
        `back-end time-out ${call} ms`,
        `phone verification request time-out ${phoneCertification} ms`,
        `public IP lookup time-out ${ipLookup} ms`,
        `popup base z-index ${POPUP_BASE_Z_INDEX}`,
      ]),
    ).toEqual([])
    expect(DEFAULT_SETTINGS.callTimeoutMs).toBe(call)
    expect(DEFAULT_SETTINGS.ipLookupTimeoutMs).toBe(ipLookup)
  })

  it('[E-001] no other layer repeats the limits of the entry flow', () => {
    const sources = import.meta.glob<string>(
      [
        '../../{src-app,src-infra,src-ui,rule-book-page,fake-server-console}/**/*.{ts,tsx}',
        '!**/*.test.*',
        '!**/testing/**',
      ],
      {
        eager: true,
        query: '?raw',
        import: 'default',
      },
    )
    expect(Object.keys(sources).length).toBeGreaterThan(300)
    const limits = [SESSION_SECONDS, CALL_TIME_LIMITS_MS.call, POPUP_BASE_Z_INDEX].map((limit) => String(limit))
    const repeated = Object.entries(sources).flatMap(([file, source]) =>
      source
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
        .split('\n')
        .filter((line) =>
          (line.match(/\b\d[\d_]*\b/g) ?? []).some((number) => limits.includes(number.replaceAll('_', ''))),
        )
        .map((line) => `${file.replace('../../', '')}: ${line.trim()}`),
    )
    // The display time of a short message equals the time limit of a call only by chance.
    expect(repeated).toEqual(['src-ui/parts/dialog/LiveRegion.tsx: const TOAST_MS = 5000'])
  })

  const { retentionYears, promotionYears, destructionDays, accessLogYears, accessRequestDays } = LEGAL_TEXT_VALUES
  const { changeNoticeDays, unfavourableNoticeDays } = LEGAL_TEXT_VALUES
  it.each([
    ['personal data are kept', 'D3-86', `${retentionYears}년 보유`],
    ['data of the promotion consent are kept', 'D3-86', `홍보 동의 정보는 ${promotionYears}년`],
    ['expired data are destroyed', 'D3-86', `보유기간 경과 후 ${destructionDays}일 이내`],
    ['the access log is kept', 'D3-86', `접속기록 ${accessLogYears}년 이상 보관`],
    ['a request for access is answered', 'D3-86', `처리기간 ${accessRequestDays}일`],
    ['new terms are announced', 'D3-87', `시행 ${changeNoticeDays}일 전`],
    ['unfavourable terms are announced', 'D3-87', `불리한 변경은 ${unfavourableNoticeDays}일 전 공지`],
  ])('[D3-86] [D3-87] %s within the period of %s: %s', (_, id, phrase) => expect(unsaid(id, [phrase])).toEqual([]))

  it('[A-004] contain the amounts and periods of the programme as the code has them', () => {
    const { falseMeans, requirementsNotMet } = SURCHARGE_PERCENT
    expect(
      unsaid('A-004', [
        `consent version \`${CONSENT_VERSION}\``,
        `default support amount ${plain(DEFAULT_SUPPORT_AMOUNT)};`,
        `decided amount at creation ${INITIAL_DECIDED_AMOUNT};`,
        `maximum total support ${plain(SUPPORT_CEILING)};`,
        `supplement period ${SUPPLEMENT_DAYS} days`,
        `sales threshold ${plain(SALES_CEILING)} won`,
        `tax years ${and(SALES_YEARS)};`,
        `penalty surcharge ${falseMeans}% (support obtained by false means) and ${requirementsNotMet}% (requirements not met)`,
        `retry advice ${ACCOUNT_CHECK_RETRY_MINUTES} minutes`,
        `support phone \`${DEFAULT_SETTINGS.callCentre.application}\``,
      ]),
    ).toEqual([])
  })

  it('[A-005] contain the limits of the form as the code has them', () => {
    const limits = APPLICATION_LIMITS
    const { front, back } = limits.corporateNumberDigits
    const { area, kind, serial } = BUSINESS_NUMBER_LENGTHS
    expect(
      unsaid('A-005', [
        `applicant name ${limits.applicantName} characters`,
        `business name ${limits.companyName} characters`,
        `depositor ${limits.depositorBytes} bytes`,
        `business number ${area}-${kind}-${serial}`,
        `corporate number ${front}-${back}`,
        `resident number ${limits.residentNumberDigits.front}-${limits.residentNumberDigits.back}`,
        `mobile ${limits.mobileDigits},`,
        `account number ${limits.accountNumberDigits},`,
        `name-match window ${limits.nameMatchBytes} bytes`,
        `bank code ${limits.bankCodeDigits} digits`,
        `(${plain(limits.fileBytes)} bytes)`,
        `earliest opening date ${limits.earliestOpening}`,
        `settlement months ${limits.settlementMonths.join(', ')}.`,
      ]),
    ).toEqual([])
  })

  it('[P-298] contain the limits of proofs, opinions, lists and windows as the code has them', () => {
    const { resize, pdfWindow, fileBytes } = EVIDENCE_FILE_PARAMETERS
    const { page, size, latestFirst } = DEFAULT_PROOF_PAGING
    expect(
      unsaid('P-298', [
        `file limit ${MAX_FILE_SIZE_BYTES} bytes`,
        `opinion limit shown ${DEFAULT_SETTINGS.opinionShownLimitMb} MB`,
        `base files ${MAX_BASE_FILES},`,
        `opinion files ${MAX_OPINION_FILES},`,
        `opinions ${MAX_OPINIONS},`,
        `opinion length ${MAX_OPINION_LENGTH},`,
        `cases ${MAX_PROOF_CASES},`,
        `support per case ${SUPPORT_PER_CASE},`,
        `maximum support ${SUPPORT_CEILING},`,
        `amount input ${MAX_AMOUNT_INPUT_LENGTH},`,
        `years ${and(PROOF_YEARS)},`,
        `resize ${resize.width}x${resize.height} at ${resize.quality},`,
        `proof list page ${page} size ${size} descending`,
        `centre page size ${CENTRES_PER_PAGE},`,
        `page numbers ${PAGE_NUMBERS_AROUND_CURRENT},`,
        `landing cache ${MAINTENANCE_TIMINGS_MS.cache / 60_000} minutes`,
        `date-time step ${POPUP_FORM_PARAMETERS.dateStepMinutes} minutes`,
        `popup priority ${POPUP_FORM_PARAMETERS.priority},`,
        `session ${SESSION_SECONDS} seconds`,
        `PDF window ${pdfWindow.width}x${pdfWindow.height}`,
        `chatbot window ${CHAT_WINDOW_PIXELS.width}x${CHAT_WINDOW_PIXELS.height}`,
        `call centre ${and(DEFAULT_SETTINGS.callCentre.proof)}`,
      ]),
    ).toEqual([])
    expect(latestFirst).toBe(true)
    expect(fileBytes).toBe(MAX_FILE_SIZE_BYTES)
    expect(MAINTENANCE_TIMINGS_MS).toMatchObject({ retry: 30_000, noticeAhead: 600_000 })
  })
})

describe('a number in a sentence', () => {
  it.each([
    [0, '0'],
    [5000, '5000'],
    [300_000, '30만'],
    [300_000_000, '3억'],
    [104_000_000, '1억 400만'],
    [10_005, '1만 5'],
  ])('formats %i as %s', (amount, words) => expect(formatWonInSentence(Won(amount))).toBe(words))

  it('the placeholders have the values of the programme', () => {
    expect(PROGRAMME_PLACEHOLDERS).toMatchObject({
      ceiling: '300,000원',
      ceilingShort: '30만',
      salesShort: '3억',
      salesYears: '2023년 또는 2024년',
      lastOpeningDay: '2024년 12월 31일',
      firstUsageMonth: '2024년 1월',
      lastUsageMonth: '2025년 12월',
      megabytes: 10,
    })
    expect(LAST_OPENING_DAY).toBe('2024-12-31')
  })
})

it('[P-158] [P-298] opinion files have the size limit of every file by default', () =>
  expect(DEFAULT_SETTINGS.opinionEnforcedBytes).toBe(parameters.MAX_FILE_SIZE_BYTES))
