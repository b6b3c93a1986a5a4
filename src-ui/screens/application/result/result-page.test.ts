import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_FROM_NAME_CASES } from '#domain/application-status/application-status.cases'
import { applicationStatusKeyOrUnknown } from '#domain/application-status/application-status.table'
import { isStepBeforeDecision } from '#domain/application/result/detailed-status.table'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { aProof } from '#domain/proof/examples/a-proof'
import type { Proof } from '#domain/proof/proof'
import { fillWithParticles } from '#domain/text/particles'
import { kstInstant } from '#domain/time/calendar'
import { read, selected, sentBack, paid, atMoment } from '#ui/testing/read-result-page.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'

describe('[A-142] [A-165] [A-271] the summary, by status', () => {
  const HOLES = { ...PROGRAMME_PLACEHOLDERS, phone: '1533-0500' }
  it.each(APPLICATION_STATUS_FROM_NAME_CASES)('has a headline and a next step for $word', ({ word, status }) => {
    const { detailedStatus, headline, bold, failedTransfer, next, of } = read(word)
    const told = [failedTransfer?.cause, next].filter(Boolean).join(' ')
    expect(word === '이체결과오류' ? `${headline} ${bold}` : headline).toBe(
      fillWithParticles<string>(RESULT_STATES[applicationStatusKeyOrUnknown(status)].headline, HOLES),
    )
    expect(told).toContain(fillWithParticles<string>(RESULT_STATES[applicationStatusKeyOrUnknown(status)].next, HOLES))
    if (!isStepBeforeDecision(detailedStatus))
      expect(of(word === '지급완료' ? '입금일' : '최근 변경')).toContain('2025년 6월 24일(화)')
  })
})

describe('[A-271] the summary for a selected applicant', () => {
  it('[D2-119] [D2-131] shows the paid and the remaining amount after a partial payment', () => {
    const some = selected([paid('1', '2025-07-13', 60_000)])
    expect(some.headline).toBe('지원금 60,000원이 지급되었습니다.')
    expect(some.wait).toEqual([])
    expect(some.sentence).toBe('지원대상으로 선정되었습니다.')
    expect(some.supportGauge?.ends).toEqual(['받은 지원금', '남은 한도 240,000원'])
    expect(selected([paid('1', '2025-07-13', 299_999)]).next).toBe(
      '지원 한도가 거의 찼습니다. 증빙을 더 등록하지 않으셔도 됩니다.',
    )
    const all = selected([paid('1', '2025-07-13', 300_000)])
    expect(all.isWaiting).toBe(false)
    expect(all.next).toEqual(RESULT_STATES.paymentComplete.next)
  })

  describe('[D2-119] the page of a carrier lookup', () => {
    const lookup = (status: Proof['status'], known: Partial<Proof> = {}) =>
      selected([aProof({ proofType: 'parcel', status, ...known })])
    const answered = (deliveryFee: number) =>
      lookup('underReview', { items: [{ id: '9', proofId: '1', deliveryFee } as Proof['items'][number]] })
    const asked = '택배사에서 이용내역을 조회하고 있습니다.'
    const waiting = { usualStepDays: 14, noticeBy: '문자' }

    it.each([
      ['submitted', asked],
      ['underReview', '택배 이용내역을 확인하고 있습니다.'],
      ['paymentComplete', '지원대상으로 선정되었습니다.'],
    ] as const)('[D2-132] of the status %s begins with %s', (status, words) =>
      expect(lookup(status).headline).toBe(words),
    )

    it('[D2-157] says while carriers are asked how long the lookup takes at most', () =>
      expect(lookup('submitted').of('조회 기간')).toBe('최대 1개월'))

    it('[D2-157] [D2-940] names the last day of the lookup in the band, and that there is nothing to do', () => {
      const running = lookup('submitted', { registeredAt: kstInstant('2025-01-31') })
      expect([running.headline, running.bold]).toEqual([asked, RESULT_TEXTS['result.nothingToDo']])
      expect(running.isWaiting).toBe(true)
      expect(running.band).toEqual(['조회가 끝나는 날 늦어도 2025년 2월 28일(금)', '지원금 최대 300,000원 결정 전'])
      expect(running.of('최근 변경')).toBe('조회 요청 · 2025년 1월 31일(금)')
      expect([running.next, running.wait]).toEqual([RESULT_STATES.lookupRunning.next, []])
    })

    it('[A-191] [D3-575] says once the last day is over that the lookup takes longer, and whom to call', () => {
      const overdue = atMoment(kstInstant('2025-06-24'), () =>
        lookup('submitted', { registeredAt: kstInstant('2025-01-31') }),
      )
      expect([overdue.bold, overdue.next, overdue.wait]).toEqual([
        '안내해드린 2월 28일(금)보다 조회가 길어지고 있습니다.',
        '조회가 끝날 때까지 다른 증빙은 등록하실 수 없습니다. 급하시면 증빙 문의 1644-5332에 전화해주세요.',
        [],
      ])
    })

    it('[D2-157] says how the agency notifies the applicant, if the deployment says it', () => {
      const proofs = [aProof({ proofType: 'parcel', status: 'submitted' })]
      expect(read('대상선정', { proofs }, waiting).wait).toEqual(['진행상태가 바뀌면 문자로 알려드립니다.'])
    })

    it('[D2-132] says below a paid part that carriers are asked', () => {
      const some = selected([paid('1', '2025-07-13', 60_000), aProof({ id: '2', proofType: 'parcel' })])
      expect(some.headline).toBe('지원금 60,000원이 지급되었습니다.')
      expect(some.next.includes(`${asked} 최대 1개월이 걸립니다.`)).toBe(true)
    })

    it('[D2-132] has the looked-up amount in the headline, and the status in the slip', () => {
      const page = answered(216_500)
      expect([page.headline, page.sentence]).toEqual([
        '택배 이용금액 216,500원을 확인하고 있습니다.',
        '지원대상으로 선정되었습니다.',
      ])
      expect([page.bold, page.supportGauge, page.notes]).toEqual([RESULT_TEXTS['result.nothingRequired'], null, []])
    })

    it('[D2-712] offers a further proof while the looked-up amount leaves a part of the maximum', () => {
      expect(answered(216_500).furtherProof?.offer).toBe(
        '다른 증빙을 더 등록하시면 지원금을 더 받으실 수 있습니다. 신청이 최종 승인된 뒤에는 등록하실 수 없으니 일찍 등록해주세요.',
      )
      const more = answered(320_000)
      expect([more.furtherProof?.offer, more.notes]).toEqual([null, []])
    })

    it.each([216_500, 320_000])('[D2-993] [D2-1011] the page of %i looked-up won has no other sum', (fee) => {
      const { band, names } = answered(fee)
      expect([band, names]).toEqual([['지원금 확인 뒤 결정'], []])
    })

    it('[D2-924] names in the band when the looked-up amount is usually checked', () => {
      const items = [{ id: '9', proofId: '1', deliveryFee: 216_500 } as Proof['items'][number]]
      const known = { proofs: [aProof({ proofType: 'parcel', status: 'underReview' })], items }
      const { band } = atMoment(kstInstant('2025-06-24', '16:00'), () => read('대상선정', known, waiting))
      expect(band).toEqual(['금액 확인 예정 7월 8일(화)쯤', '지원금 확인 뒤 결정'])
    })

    it('[D2-132] names the day on which the lookup was answered', () => {
      const page = lookup('underReview', { updatedAt: kstInstant('2025-07-03') })
      expect(page.of('최근 변경')).toBe('조회 완료 · 2025년 7월 3일(목)')
    })

    it('[D2-712] names the papers to register if the carriers found no amount', () => {
      const send = '택배 운송장이나 카드영수증이 있으면 등록해주세요.'
      const empty = answered(0)
      expect([empty.headline, empty.bold]).toEqual(['조회된 택배 이용금액이 없습니다.', send])
      expect(empty.furtherProof?.offer).toContain('일찍 등록해주세요.')
      expect(empty.of('지원금')).toBe('결정 전 (최대 300,000원)')
      const items = [{ id: '9', proofId: '1', deliveryFee: 0 } as Proof['items'][number]]
      const again = aProof({ proofType: 'parcel', status: 'underReview', items })
      const emptyAndPaid = selected([paid('2', '2025-07-13', 60_000), again])
      expect(emptyAndPaid.bold).toBe(`조회된 택배 이용금액이 없습니다.\n${send}`)
    })
  })
})

it('[D1-264] [D2-168] headline and facts contain the help desk number at most once', () => {
  for (const { word } of APPLICATION_STATUS_FROM_NAME_CASES)
    for (const reasons of [[], ['US02'], ['US07']]) {
      const { headline, next, of, names } = read(word, { reasons })
      const pageText = [headline, next, ...names.map(of)].join(' ')
      expect([word, pageText.split('1533-0500').length <= 2]).toEqual([word, true])
    }
})

describe('[A-271] the blocks in display order', () => {
  const byTelephone = { reasons: ['US02'], updatedAt: kstInstant('2025-06-24') }
  const earlyProof = [sentBack('1', '2025-06-20')]
  const opinions = [anOpinion({ isAnswered: true, answer: '답변', updatedAt: kstInstant('2025-06-25') })]
  it.each([
    ['보완요청', byTelephone, 'usual', ['headline', 'pastDue', 'reasons', 'steps', 'next', 'facts']],
    [
      '보완요청',
      { ...byTelephone, proofs: earlyProof },
      'proofBeforeSteps',
      ['headline', 'pastDue', 'reasons', 'next', 'steps', 'facts'],
    ],
    ['보류', { opinions }, 'answer', ['headline', 'answer', 'next', 'reasons', 'facts']],
    ['보류', { opinions, reasons: ['US02'] }, 'answer', ['headline', 'answer', 'next', 'reasons', 'facts']],
    ['대상선정', { proofs: [sentBack()] }, 'sentBack', ['headline', 'pastDue', 'reasons', 'next', 'facts']],
    ['이체결과오류', {}, 'failedTransfer', ['headline', 'bold', 'failedTransfer', 'reasons', 'next', 'facts']],
    ['미선정', {}, 'refusal', ['headline', 'bold', 'reasons', 'next', 'facts']],
  ])('[D2-466] [D2-545] [D2-741] [D2-914] [D2-939] [D2-981] of the status %s with %j', (word, known, kind, kinds) => {
    const page = read(word, known)
    expect([page.kind, page.kinds]).toEqual([kind, kinds])
  })
})
