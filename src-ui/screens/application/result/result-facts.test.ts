import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_FROM_NAME_CASES } from '#domain/application-status/application-status.cases'
import { totalSupport } from '#domain/application/result/total-support'
import { Won } from '#domain/kernel/won'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { aProof } from '#domain/proof/examples/a-proof'
import type { Proof } from '#domain/proof/proof'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { read, selected, sentBack, paid, CHANGED } from '#ui/testing/read-result-page.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { totalSupportWords } from './result-facts.ts'

describe('[A-142] [A-165] [A-271] the summary, by status', () => {
  it('[A-145] shows a dash if a day is missing', () =>
    expect(read('미선정', { updatedAt: null }).of('최근 변경')).toBe('미선정 · -'))
})

describe('[A-271] [D2-136] [D2-168] the summary while the agency works', () => {
  it('[D2-532] has no payment day before a payment', () => {
    const withDay = APPLICATION_STATUS_FROM_NAME_CASES.filter(({ word }) => read(word).names.includes('입금일'))
    expect(withDay.map(({ word }) => word)).toEqual(['지급완료'])
  })
})

describe('[A-172] [D2-99] [D2-168] the summary, about amounts', () => {
  it.each([
    ['대상선정', {}, undefined],
    ['대상선정', { decidedAmount: 120_000 }, '지급 예정 120,000원'],
    ['승인', {}, '금액 확정 중 (최대 300,000원)'],
    ['승인', { decidedAmount: 120_000 }, undefined],
    ['승인', { decidedAmount: 120_000, proofs: [paid('1', '2025-06-13', 50_000)] }, '50,000원 지급됨'],
    ['이체결과오류', { decidedAmount: 120_000 }, undefined],
    ['이체결과오류', { decidedAmount: 120_000, proofs: [paid('1', '2025-06-13', 50_000)] }, '50,000원 지급됨'],
    ['지급완료', { decidedAmount: 120_000 }, undefined],
    ['신청', {}, '결정 전 (최대 300,000원)'],
    ['미선정', {}, undefined],
  ])('[D2-465] [D2-467] [D2-551] [D2-933] the support in the status %s with %j is %s', (word, known, words) =>
    expect(read(word, known).of('지원금')).toBe(words),
  )

  it('[D2-933] a selected applicant has the maximum in the band, until an amount is granted', () => {
    const [selectedNow, grantedNow] = [read('대상선정'), read('대상선정', { decidedAmount: 120_000 })]
    expect([selectedNow.bold, grantedNow.bold]).toEqual([
      RESULT_TEXTS['result.proofFirst'],
      RESULT_TEXTS['result.proofFirst'],
    ])
    expect(grantedNow.band).toBeNull()
  })

  it('[D2-551] an approved application has the amount in the band, without the paid part', () => {
    const approved = read('승인', { decidedAmount: 120_000 })
    expect([approved.above, approved.headline]).toEqual([null, '지원이 승인되었습니다.'])
    expect(approved.band).toEqual(['지원금 120,000원 예시은행 410******0011'])
    const again = read('승인', { decidedAmount: 120_000, proofs: [paid('1', '2025-06-13', 50_000)] })
    expect(again.band).toEqual(['지원금 70,000원 예시은행 410******0011'])
  })

  it('[D2-551] [D2-664] after a failed transfer, the bold line says that the amount is kept', () => {
    const failed = read('이체결과오류', { decidedAmount: 120_000 })
    expect([failed.above, failed.sum, failed.wait]).toEqual([null, null, []])
    expect([failed.headline, failed.bold]).toEqual([
      '입력하신 계좌로 이체하지 못했습니다.',
      '지원금 120,000원은 그대로 있습니다. 계좌정보를 수정해주세요.',
    ])
    const failedRest = read('이체결과오류', { decidedAmount: 120_000, proofs: [paid('1', '2025-06-13', 50_000)] })
    expect(failedRest.bold).toBe('지원금 70,000원은 그대로 있습니다. 계좌정보를 수정해주세요.')
  })

  it.each([
    ['사용자취소', 'result.cancelledMeans'],
    ['사용자삭제', 'result.cancelledMeans'],
    ['미선정', 'result.notSelectedMeans'],
  ] as const)(
    '[D2-791] [D2-986] shows no amount that was decided before the status %s, and says that nothing is paid',
    (word, means) => {
      const refused = aProof({ id: '2', status: 'notSelected', total: 50_000, totalUnit: 'amount' })
      const ended = read(word, { decidedAmount: 120_000, proofs: [refused] })
      expect([ended.sum, ended.of('지원금'), ended.notes, ended.supportGauge]).toEqual([null, undefined, [], null])
      expect(ended.bold).toBe(RESULT_TEXTS[means])
      const part = read(word, { decidedAmount: 120_000, proofs: [paid('1', '2025-06-13', 50_000)] })
      expect(part.bold).toBeNull()
      expect([part.of('지원금'), part.of('입금일')]).toEqual(['50,000원 지급됨', '2025년 6월 13일(금)'])
    },
  )

  it('[D2-119] [D2-573] [D3-273] never shows a paid amount as payable', () => {
    const proofs = [paid('1', '2025-07-13', 60_000), sentBack('2')]
    const { next, supportGauge } = selected(proofs, { decidedAmount: 60_000 })
    expect([next, supportGauge?.ends]).toEqual([
      RESULT_STATES.supplementDue.next,
      ['받은 지원금 60,000원', '남은 한도 240,000원'],
    ])
    const partly = selected(proofs, { decidedAmount: 60_000 })
    expect(partly.names).not.toContain('지원금')
    expect(['입금일', '최근 변경', '입금 계좌'].map(partly.of)).toEqual([
      '2025년 7월 13일(일)',
      '보완 요청 · 2025년 6월 24일(화)',
      '예시은행 410******0011',
    ])
    const more = selected(proofs, { decidedAmount: 100_000 })
    expect([more.of('지원금'), more.supportGauge?.shares.map(({ won }) => won)]).toEqual([undefined, [60_000, 40_000]])
  })

  it('[D2-833] [D2-843] explains why an amount is below the amount spent or approved', () => {
    const why = (...proofs: readonly Proof[]) => selected(proofs).notes
    const texts = (...keys: readonly (keyof typeof RESULT_TEXTS)[]) =>
      keys.map((key) => fill<string>(RESULT_TEXTS[key]))
    expect(why(paid('1', '2025-07-13', 300_000))).toEqual(texts('result.allPaid'))
    expect(why({ ...paid('1', '2025-07-13', 300_000), total: 310_000 }), '[D2-1004]').toEqual(texts('result.allPaid'))
    const some = paid('1', '2025-07-13', 60_000)
    expect(why({ ...some, total: 80_000 })).toEqual(texts('less.unrecognized'))
    expect(why(some, aProof({ id: '2', status: 'notSelected' }))).toEqual(texts('less.unrecognized'))
    expect(why({ ...some, total: 12, totalUnit: 'cases' })).toEqual([])
    const withoutMore = (why: keyof typeof RESULT_TEXTS) => [
      ...texts(why),
      '지급이 완료되어 증빙을 더 등록할 수 없습니다.',
      ...texts('less.objection'),
    ]
    expect(read('지급완료', { decidedAmount: 120_000 }).notes).toEqual(withoutMore('less.recognized'))
    const approved = aProof({ id: '2', status: 'approved', decidedAmount: 200_000 })
    expect(read('지급완료', { decidedAmount: 200_000, proofs: [approved] }).notes).toEqual(
      withoutMore('less.recognized'),
    )
    expect(read('지급완료', { decidedAmount: 120_000, proofs: [approved] }).notes[0]).toBe(
      `승인된 금액보다 적게 지급되었습니다. 까닭은 ${DEFAULT_SETTINGS.callCentre.proof[0]}로 문의해주세요.`,
    )
    const waiting = aProof({ id: '3', status: 'submitComplete', total: 200_000 })
    expect(read('지급완료', { decidedAmount: 60_000, proofs: [some, waiting] }).notes, '[D3-765]').toEqual(
      withoutMore('less.unrecognized'),
    )
    expect(read('지급완료', { decidedAmount: 300_000 }).notes).toEqual(texts('result.allPaid'))
  })

  it('[D2-158] [D2-163] shows the day and the masked account after a payment', () => {
    const one = read('지급완료', { decidedAmount: 250_000, proofs: [paid('1', '2025-07-13', 250_000)] })
    expect([one.of('입금일'), one.of('입금 계좌')]).toEqual(['2025년 7월 13일(일)', '예시은행 410******0011'])
    const two = [paid('1', '2025-07-13', 60_000), paid('2', '2025-07-20', 30_000)]
    const several = selected(two, { decidedAmount: 90_000, bankName: null })
    expect(several.headline).toBe('지원금 90,000원이 지급되었습니다.')
    expect(several.of('입금일')).toBe('2025년 7월 13일(일) 60,000원\n2025년 7월 20일(일) 30,000원')
    expect(several.of('입금 계좌')).toBe(undefined)
    const unknown = read('지급완료')
    expect(unknown.of('입금일')).toBe('2025년 6월 24일(화)')
    expect(unknown.of('입금 계좌')).toBe(undefined)
  })
})

describe('[A-271] the summary for a selected applicant', () => {
  it('[D2-713] [D2-873] says how many proofs are on hold, and who tells the reason', () => {
    const held = aProof({ status: 'hold', registeredAt: kstInstant('2025-06-01'), updatedAt: CHANGED })
    const line = '1건 · 사유 문의 1644-5332'
    expect(selected([held]).of('보류된 증빙')).toBe(line)
    expect(selected([held]).of('최근 변경')).toMatch(/^증빙 보류 · .*6월 24일/)
    expect(selected([held, aProof({ id: '2', proofType: 'parcel' })]).of('보류된 증빙')).toBe(line)
    expect(selected([aProof({ status: 'deliberation' })]).names).not.toContain('보류된 증빙')
    expect(read('미선정', { proofs: [held] }).names).not.toContain('보류된 증빙')
  })

  it('[D2-743] says that some proofs were not accepted, until the note about the amount says it', () => {
    const refused = aProof({ status: 'notSelected' })
    const name = '미선정 증빙'
    expect(selected([refused, aProof({ id: '2' })]).of(name)).toBe('1건 · 사유 문의 1644-5332')
    expect(selected([refused]).names).not.toContain(name)
    const some = selected([refused, paid('2', '2025-07-13', 60_000)])
    expect([some.names.includes(name), some.notes]).toEqual([false, [RESULT_TEXTS['less.unrecognized']]])
    expect(read('보류', { proofs: [refused, aProof({ id: '2' })] }).names).not.toContain(name)
  })

  it('[A-172] [D2-158] [D2-467] [D2-876] shows the masked account if a payment concerns that account', () => {
    const account = '예시은행 410******0011'
    expect(read('승인').of('입금 계좌')).toBe(account)
    expect(read('검증요청완료').of('새 계좌')).toBe(account)
    const { failedTransfer, names } = read('이체결과오류')
    expect([failedTransfer?.account, names.includes('이체하지 못한 계좌')], '[D2-939]').toEqual([account, false])
    for (const word of ['신청', '심의', '보류']) expect(read(word).names).not.toContain('입금 계좌')
  })
})

describe('[D2-132] the summary about opinions of a held application', () => {
  it('shows the day on which an unanswered opinion was sent', () => {
    const waiting = read('보류', { opinions: [anOpinion({ registeredAt: kstInstant('2025-07-02') })] })
    expect(waiting.headline).toBe('보내주신 의견을 확인하고 있습니다.')
    expect(waiting.of('보내신 의견')).toBe('- · 2025년 7월 2일(수) 제출')
    expect(waiting.isWaiting).toBe(true)
  })
})

it.each([
  ['applied', '결정 전 (최대\u00a0300,000원)'],
  ['notSelected', '지원금 없음'],
  ['paymentComplete', '-'],
] as const)('[D2-99] the total support of %s without an amount is %s', (status, words) =>
  expect(totalSupportWords(totalSupport(status, 0, Won(0)))).toBe(words),
)

it('[D2-163] the last change is not repeated beside the day of the payment', () =>
  expect(read('지급완료', { decidedAmount: 120_000, proofs: [sentBack()] }).names).not.toContain('최근 변경'))
