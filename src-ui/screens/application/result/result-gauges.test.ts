import { afterEach, describe, expect, it } from 'vitest'
import { anApplication } from '#domain/application/testing/an-application'
import type { Application } from '#domain/application/application'
import { applicationSituationOf } from '#domain/application/situation'
import { applicationStatusFromName } from '#domain/application-status/application-status.table'
import { kstInstant } from '#domain/kernel/calendar'
import { aProof } from '#domain/proof/testing/a-proof'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { serverTime } from '../../../parts/signals.ts'
import { resultPageOf } from './result-page.ts'

const pageOf = (word: string, known: Partial<Application> = {}, settings: Partial<Settings> = {}) =>
  resultPageOf(
    applicationSituationOf(
      anApplication({
        updatedAt: kstInstant('2025-06-24', '15:04'),
        ...known,
        status: applicationStatusFromName(word),
      }),
      { ...DEFAULT_SETTINGS, ...settings },
    ),
    DEFAULT_SETTINGS.callCentre,
  )
const plain = (ends: readonly string[] | undefined) => ends?.map((end) => end.replaceAll('\u00a0', ' '))
const paid = (decidedAmount: number) => aProof({ id: '1', status: 'paymentComplete', decidedAmount })

afterEach(() => {
  serverTime.value = null
})

describe('[D2-157] [D2-463] the gauge of a wait', () => {
  const days = { usualStepDays: 14 }
  const on = (day: string, word = '심의', settings: Partial<Settings> = days) => {
    serverTime.value = kstInstant(day, '12:00')
    return pageOf(word, {}, settings).waitGauge
  }

  it('[D2-596] shows how many of the usual days of the step have passed, and which step ends', () => {
    expect(on('2025-06-27')).toMatchObject({ whole: 14, parts: [{ size: 4 }], segmented: true })
    expect(plain(on('2025-06-27')?.ends)).toEqual(['심의 4일째 · 6월 24일부터', '7월 8일쯤 심의 끝남'])
    expect(plain(on('2025-06-24', '정보조회')?.ends)).toEqual([
      '정보조회 1일째 · 6월 24일부터',
      '7월 8일쯤 정보조회 끝남',
    ])
    expect(on('2025-07-08')?.parts[0]?.size).toBe(14)
  })

  it('is not shown without a last day, after it, while the time is unknown, or once the decision is made', () => {
    expect(on('2025-06-27', '심의', {})).toBeNull()
    expect(on('2025-07-09')).toBeNull()
    expect(on('2025-06-23')).toBeNull()
    expect(pageOf('심의', {}, days).waitGauge).toBeNull()
    for (const word of ['보류', '보완요청', '승인', '지급완료', '미선정']) expect(on('2025-06-27', word)).toBeNull()
  })

  it('shows a carrier lookup until the day that it may take', () => {
    serverTime.value = kstInstant('2025-06-29', '12:00')
    const lookup = aProof({ proofType: 'parcel', status: 'submitted', registeredAt: kstInstant('2025-06-24') })
    expect(plain(pageOf('대상선정', { proofs: [lookup] }).waitGauge?.ends)).toEqual([
      '조회 6일째 · 6월 24일부터',
      '최대 7월 24일까지',
    ])
  })

  it('says the day of the last change, which the facts then do not repeat', () => {
    const names = (day: string) => {
      serverTime.value = kstInstant(day, '12:00')
      return pageOf('심의', {}, days).facts.map(({ name }) => name)
    }
    expect(names('2025-06-27')).toEqual(['지원금'])
    expect(names('2025-07-09')).toEqual(['지원금', '최근 변경'])
  })
})

describe('[D2-119] [D2-464] the gauge of the support', () => {
  const gauge = (word: string, known: Partial<Application>) => pageOf(word, known).supportGauge

  it('[D2-600] lists what is paid, granted and being checked of the maximum', () => {
    const shares = gauge('대상선정', {
      decidedAmount: 100_000,
      proofs: [paid(60_000), aProof({ id: '2', total: 50_000, status: 'underReview' })],
    })
    expect(shares?.whole).toBe(300_000)
    expect(shares?.parts).toEqual([
      { look: 'paid', size: 60_000 },
      { look: 'granted', size: 40_000 },
      { look: 'underReview', size: 50_000 },
    ])
    expect(shares?.shares.map(({ name, won }) => [name, won])).toEqual([
      ['받은 지원금', 60_000],
      ['지급 예정', 40_000],
      ['검토중 (최대)', 50_000],
    ])
    expect(plain(shares?.ends)).toEqual(['', '남은 한도 200,000원'])
  })

  it('does not repeat the amount of the headline', () => {
    expect(plain(gauge('승인', { decidedAmount: 120_000 })?.ends)).toEqual(['지급 예정', '한도 300,000원'])
    expect(plain(gauge('대상선정', { proofs: [paid(60_000)] })?.ends)).toEqual(['받은 지원금', '남은 한도 240,000원'])
    expect(gauge('지급완료', { decidedAmount: 300_000 })?.ends).toEqual([
      '최대 금액 300,000원을 모두 받으셨습니다.',
      '',
    ])
  })

  it('[D2-548] shows the amount of an answered lookup as being checked', () => {
    const lookup = aProof({ id: '1', proofType: 'parcel', status: 'underReview' })
    const record = { id: '9', proofId: '1', deliveryFee: 216_500 } as Application['items'][number]
    const shown = gauge('대상선정', { proofs: [lookup], items: [record] })
    expect(shown?.parts).toEqual([{ look: 'underReview', size: 216_500 }])
    expect(plain(shown?.ends)).toEqual(['내역 확인 중 216,500원', '한도 300,000원'])
  })

  it('is not shown before a decision, without an amount, after a failed transfer or while all is sent back', () => {
    expect(gauge('심의', {})).toBeNull()
    expect(gauge('대상선정', {})).toBeNull()
    expect(gauge('이체결과오류', { decidedAmount: 120_000 })).toBeNull()
    const sentBack = aProof({ id: '2', total: 50_000, status: 'supplementRequest' })
    expect(gauge('대상선정', { proofs: [sentBack] })).toBeNull()
    expect(gauge('대상선정', { proofs: [sentBack, paid(60_000)] })).not.toBeNull()
  })
})
