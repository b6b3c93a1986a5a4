import { describe, expect, it } from 'vitest'
import { applicationStatusFromName } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { applicationSituationOf } from '#domain/application/result/situation'
import { aProof } from '#domain/proof/examples/a-proof'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { readResultPage } from '#ui/testing/read-result-page.ts'
import { resultPageOf } from './result-page.ts'

const pageOf = (word: string, known: Partial<Application> = {}) =>
  resultPageOf(
    applicationSituationOf(
      anApplication({
        updatedAt: kstInstant('2025-06-24', '15:04'),
        ...known,
        status: applicationStatusFromName(word),
      }),
      DEFAULT_SETTINGS,
    ),
    DEFAULT_SETTINGS.callCentre,
  )
const plain = (ends: readonly string[] | undefined) => ends?.map((end) => end.replaceAll('\u00a0', ' '))
const paid = (decidedAmount: number) => aProof({ id: '1', status: 'paymentComplete', decidedAmount })

describe('[D2-119] [D2-464] the gauge of the support', () => {
  const gauge = (word: string, known: Partial<Application>) => readResultPage(pageOf(word, known)).supportGauge

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
      ['확인 중 (최대)', 50_000],
    ])
    expect(plain(shares?.ends)).toEqual(['', '남은 한도 200,000원'])
  })

  it('does not repeat the amount of the headline', () => {
    expect(plain(gauge('대상선정', { proofs: [paid(60_000)] })?.ends)).toEqual(['받은 지원금', '남은 한도 240,000원'])
  })

  it('[D2-664] says in one sentence what is paid and what follows, if there are several shares', () => {
    const sentBack = aProof({ id: '2', total: 50_000, status: 'supplementRequest' })
    const sentence = (known: Partial<Application>) => readResultPage(pageOf('대상선정', known)).paidSoFar
    expect(sentence({ decidedAmount: 133_000, proofs: [paid(66_000), sentBack] })).toBe(
      '지금까지 66,000원을 받으셨고, 67,000원을 더 받으실 예정입니다.',
    )
    const checked = aProof({ id: '3', total: 50_000, status: 'underReview' })
    expect(sentence({ proofs: [paid(66_000), sentBack, checked] })).toBe('지금까지 66,000원을 받으셨습니다.')
    expect(sentence({ proofs: [paid(66_000), checked] })).toBeNull()
  })

  it('[D2-664] is not shown before a decision, without an amount, once nothing more can follow, or while all is sent back', () => {
    for (const word of ['승인', '검증요청완료', '지급완료']) expect(gauge(word, { decidedAmount: 120_000 })).toBeNull()
    const lookup = aProof({ id: '1', proofType: 'parcel', status: 'underReview' })
    const record = { id: '9', proofId: '1', deliveryFee: 216_500 } as Application['items'][number]
    expect(gauge('대상선정', { proofs: [lookup], items: [record] })).toBeNull()
    expect(gauge('심의', {})).toBeNull()
    expect(gauge('대상선정', {})).toBeNull()
    expect(gauge('이체결과오류', { decidedAmount: 120_000 })).toBeNull()
    const sentBack = aProof({ id: '2', total: 50_000, status: 'supplementRequest' })
    expect(gauge('대상선정', { proofs: [sentBack] })).toBeNull()
    expect(gauge('대상선정', { proofs: [sentBack, paid(60_000)] })).not.toBeNull()
  })
})
