import { describe, expect, it } from 'vitest'
import type { Application } from '#domain/application/application'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { aProof } from '#domain/proof/examples/a-proof'
import type { Proof } from '#domain/proof/proof'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { fillWithParticles } from '#domain/text/particles'
import { kstInstant } from '#domain/time/calendar'
import { serverTime } from '#ui/parts/services/signals.ts'
import { read, selected, sentBack, paid, atMoment, CHANGED } from '#ui/testing/read-result-page.ts'
import { COMPLETION_TEXTS } from '#ui/text/ko/application/completion.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'

it('[A-275] [D2-137] the sentence about a sent-back proof has the last day of the proof, not of the application', () => {
  const proof = aProof({ status: 'supplementRequest', updatedAt: kstInstant('2025-06-20') })
  expect(read('보완요청', { proofs: [proof], updatedAt: CHANGED }).next).toContain('6월 27일(금)까지')
})

it('[D2-741] if application and proof are sent back, both days are named, the earlier one first', () => {
  const above = (reasons: readonly string[], day: string) => {
    const proof = aProof({ status: 'supplementRequest', updatedAt: kstInstant(day) })
    return read('보완요청', { reasons, proofs: [proof] }).above
  }
  const days = ['증빙 보완 2025년 6월 27일(금)까지', '신청 보완 2025년 7월 1일(화)까지']
  for (const reasons of [[], ['US03']]) expect(above(reasons, '2025-06-20')).toBe(days.join('\n'))
  expect(above(['US03'], '2025-06-30')).toBe('신청 보완 2025년 7월 1일(화)까지\n증빙 보완 2025년 7월 7일(월)까지')
})

describe('[A-142] [A-165] [A-271] the summary, by status', () => {
  it('[D2-112] gives the last day of a supplement', () => {
    const { above } = atMoment(kstInstant('2025-06-25', '12:00'), () => read('보완요청'))
    expect(above).toBe('7월 1일(화)까지\u00a0· 6일 남음')
  })

  it('[D2-960] [D2-989] the slip has the last day if the help desk is closed on it, and says why the call ends earlier', () => {
    const pageOf = (orderedOn: string, reasons = ['US02']) =>
      atMoment(kstInstant('2026-12-01', '10:00'), () => read('보완요청', { reasons, updatedAt: kstInstant(orderedOn) }))
    const why = '그날은 상담이 없으니 12월 4일(금) 18시까지 전화해주세요.'
    expect(pageOf('2026-11-28').lastDayAfterCalls).toBe(`12월 5일(토)까지. ${why}`)
    expect(pageOf('2026-11-29').lastDayAfterCalls).toBe(`12월 6일(일)까지. ${why}`)
    const { above, headline, bold, next } = pageOf('2026-11-29')
    expect([above, headline, bold, next].join(' ')).not.toContain('12월 6일')
    for (const orderedOn of ['2026-11-27', '2026-11-30']) expect(pageOf(orderedOn).lastDayAfterCalls).toBeNull()
    expect(pageOf('2026-11-29', []).lastDayAfterCalls).toBeNull()
  })

  it('[D2-714] [D2-925] [D2-941] says first until when to call if the help desk is closed before the last day ends', () => {
    const pageOn = (moment: string, day = '2026-11-29') =>
      atMoment(kstInstant(moment.slice(0, 10), moment.slice(11)), () =>
        read('보완요청', { reasons: ['US02'], updatedAt: kstInstant(day) }),
      )
    const on = (moment: string, day?: string) => pageOn(moment, day).bold
    const above = (moment: string) => pageOn(moment).above?.replaceAll('\u00a0', ' ')
    const late = '기한이 지나도 보완을 접수하실 수 있습니다. 상담이 시작되면 바로 전화해주세요.'
    expect(above('2026-12-01 10:00')).toBe('12월 4일(금) 18시까지 · 3일 남음')
    expect(above('2026-12-04 17:59')).toBe('12월 4일(금) 18시까지 · 오늘')
    expect(on('2026-12-01 10:00')).toBeNull()
    for (const moment of ['2026-12-04 18:00', '2026-12-06 20:00']) expect([moment, on(moment)]).toEqual([moment, late])
    expect(on('2026-12-07 09:00')).toBeNull()
    expect(on('2026-12-04 10:00', '2026-11-27')).toBeNull()
    expect(on('2026-12-04 18:00', '2026-11-27')).toBe(late)
    expect(read('보완요청', { reasons: ['US02'] }).bold).toBeNull()
  })

  it('[A-156] [D2-912] [D3-212] [D3-320] asks below the headline to answer the reasons of a hold', () => {
    const { above, headline, bold, wait, of } = read('보류', { reasons: ['US01'] })
    expect([above, headline, bold, wait]).toEqual([
      null,
      '심의가 보류되었습니다.',
      '아직 결정 전입니다. 보류 사유가 사실과 다르면 의견을 보내주세요.',
      [],
    ])
    expect(of('지원금'), '[D2-912]').toBeUndefined()
    expect([read('보류').headline, read('보류').bold]).toEqual(['심의가 보류되었습니다.', '아직 결정 전입니다.'])
  })

  it('[D2-39] [D2-133] [D2-504] [D2-1001] [D3-211] says who cancelled, on which day, and what that means', () => {
    for (const word of ['사용자취소', '사용자삭제'])
      expect(read(word).bold).toBe('이 신청은 더 진행되지 않으며, 지원금은 지급되지 않습니다.')
    expect(read('사용자취소', { proofs: [paid('1', '2025-06-13', 60_000)] }).bold).toBeNull()
    expect(['사용자취소', '사용자삭제'].map((word) => read(word).above)).toEqual([
      '취소한 날 2025년 6월 24일(화)',
      '취소하신 날 2025년 6월 24일(화)',
    ])
    expect([read('사용자취소').names, read('사용자취소', { updatedAt: null }).above]).toEqual([[], null])
  })
})

describe('[A-271] [D2-136] [D2-168] the summary while the agency works', () => {
  const settings = { usualStepDays: 14, noticeBy: '문자' }

  it('[D2-576] [D2-1003] shows that the agency has received an application', () => {
    const [sent, received] = [read('신청', {}, settings), read('접수완료', {}, settings)]
    expect([sent.headline, received.headline]).toEqual(['신청이 접수되었습니다.', '신청이 접수되었습니다.'])
  })

  it('[D2-1012] says what is looked up, and that the agency checks what was supplemented again', () => {
    expect(read('정보조회', {}, settings).headline).toBe('사업자 정보와 매출액을 확인하고 있습니다.')
    const needsProof = '선정되시면 증빙을 등록하셔야 지원금이 지급됩니다.'
    expect(read('보완완료', {}, settings).next).toBe(`담당 기관에서 다시 확인합니다.\n${needsProof}`)
    expect(read('보완완료').next).toBe(`${RESULT_STATES.supplementComplete.next}\n${needsProof}`)
  })

  it('[D2-532] [D2-872] says while the agency acts before a selection that a confirmed payment needs a proof', () => {
    const needsProof = '선정되시면 증빙을 등록하셔야 지원금이 지급됩니다.'
    for (const word of ['신청', '정보조회', '검증', '보완완료', '심의'])
      expect([word, read(word).next.includes(needsProof), read(word).notes]).toEqual([word, true, []])
    for (const word of ['보완요청', '보류', '대상선정', '승인', '미선정', '사용자취소'])
      expect([word, read(word).next.includes(needsProof)]).toEqual([word, false])
    expect(read('심의', { paymentType: 'rapid' }).next).not.toContain(needsProof)
  })
})

describe('[A-172] [D2-99] [D2-168] the summary, about amounts', () => {
  it('[D3-253] says from how many proofs an approved amount comes', () => {
    const proof = aProof({ status: 'approved', decidedAmount: 120_000, total: 120_000 })
    const notes = (known: Partial<Application>) =>
      read('승인', { decidedAmount: 120_000, ...known })
        .next.split('\n')
        .slice(1)
    const closed = '신청이 최종 승인되어 증빙을 더 등록하실 수 없습니다.'
    expect(notes({ proofs: [proof] })).toEqual([`등록하신 증빙 1건에서 인정된 금액입니다. ${closed}`])
    expect(notes({ proofs: [{ ...proof, proofType: 'rapid' }] })).toEqual([closed])
    expect(notes({ proofs: [{ ...proof, total: 150_000 }] })).toEqual([
      RESULT_TEXTS['less.unrecognized'].replaceAll('\u00a0', ' '),
      closed,
    ])
    expect(notes({ decidedAmount: 300_000, proofs: [proof] })).toEqual([])
    expect(read('승인').next).toBe(RESULT_STATES.approved.next)
  })
})

describe('[A-271] the summary for a selected applicant', () => {
  it('asks for a proof until one is with the agency', () => {
    const lookup = aProof({ totalUnit: 'parcel', status: 'underReview' })
    expect(selected([lookup]).next).toContain(RESULT_STATES.selectedWaiting.next)
    expect(selected([]).next).toBe(fillWithParticles(RESULT_STATES.targetSelected.next, PROGRAMME_PLACEHOLDERS))
    expect(selected([]).band, '[D2-933]').toEqual(['지원금 최대 300,000원 결정 전'])
    expect(selected([lookup]).bold).toBe(RESULT_TEXTS['result.nothingRequired'])
  })

  it('[D2-159] [D2-711] says that a rapid payment needs no proof, and until when the records are checked', () => {
    const needsNone = '배달 이용내역을 전산으로 확인하므로 증빙자료를 제출하지 않으셔도 됩니다.'
    expect(selected([], { paymentType: 'rapid' }).next).toContain(needsNone)
    const dated = read('대상선정', { paymentType: 'rapid' }, { usualStepDays: 14 })
    expect([dated.next, dated.isWaiting, dated.actions, dated.furtherProof]).toEqual([
      needsNone,
      true,
      [],
      { offer: null },
    ])
    expect(dated.bold).toBe(
      `${RESULT_TEXTS['result.nothingRequired']}\n담당 기관의 이용내역 확인은 7월 8일(화)쯤 끝납니다.`,
    )
    expect(COMPLETION_TEXTS['cmptn.rapid']).toContain(needsNone)
    expect(selected([]).next).not.toContain(needsNone)
  })

  it('[D2-710] says that the agency accepted none of the proofs, and asks for another one', () => {
    const refused = aProof({ status: 'notSelected', updatedAt: CHANGED })
    const { headline, bold, next, of, actions, sentence } = selected([refused])
    expect(headline).toBe('등록하신 증빙이 인정되지 않았습니다.')
    expect(bold).toBe('다른 증빙을 등록하셔야 지원금을 받으실 수 있습니다.')
    expect(next).toContain(DEFAULT_SETTINGS.callCentre.proof[0])
    expect(next).toContain('이의신청')
    expect(of('최근 변경')).toMatch(/^증빙 미선정 · /)
    expect(actions).toEqual([{ is: 'newProof' }])
    expect(sentence).toBe(RESULT_STATES.targetSelected.headline)
  })

  it('[D2-790] says that the records of a rapid payment were not accepted, and asks for a proof', () => {
    const records = aProof({ proofType: 'rapid', status: 'notSelected', updatedAt: CHANGED })
    const rapid = (...proofs: readonly Proof[]) => selected(proofs, { paymentType: 'rapid' })
    const { headline, bold, next, wait, actions, furtherProof } = rapid(records)
    expect(headline).toBe('조회된 배달 이용내역이 인정되지 않았습니다.')
    expect(bold).toBe('증빙을 등록하셔야 지원금을 받으실 수 있습니다.')
    expect(next).toContain('배달·택배 이용을 보여주는 증빙이 있으면')
    expect(next).toContain(DEFAULT_SETTINGS.callCentre.proof[0])
    expect([next, ...wait].join('\n')).not.toMatch(/확인합니다|제출하지 않으셔도/)
    expect([actions, furtherProof]).toEqual([[{ is: 'newProof' }], null])
    const both = rapid(records, aProof({ id: '2', status: 'notSelected', updatedAt: CHANGED }))
    expect([both.headline, both.bold]).toEqual([
      '배달 이용내역과 등록하신 증빙이 인정되지 않았습니다.',
      '다른 증빙을 등록하셔야 지원금을 받으실 수 있습니다.',
    ])
  })

  it('[D2-112] asks for no further proof while the agency works on one', () => {
    for (const [status, proofType, next] of [
      ['submitComplete', 'general', 'selectedWaiting'],
      ['underReview', 'direct', 'selectedWaiting'],
      ['underReview', 'rapid', 'targetSelected'],
      ['paymentComplete', 'general', 'targetSelected'],
    ] as const)
      expect([status, selected([aProof({ status, proofType })]).next.split('\n')[0]]).toEqual([
        status,
        fillWithParticles(RESULT_STATES[next].next, PROGRAMME_PLACEHOLDERS),
      ])
  })

  it('[D2-112] [D2-132] the headline counts the proofs that need a supplement', () => {
    const readHeadline = (day: string | null, proofs = [sentBack()]) => {
      serverTime.value = day === null ? null : kstInstant(day, '12:00')
      const { above, headline } = selected(proofs)
      return [above, headline]
    }
    expect(readHeadline('2025-06-25')).toEqual(['7월 1일(화)까지\u00a0· 6일 남음', '증빙 1건을 보완해주세요.'])
    expect(readHeadline('2025-07-01')[0]).toBe('7월 1일(화)까지\u00a0· 오늘')
    expect(readHeadline('2025-07-02')[0]).toBe('7월 1일(화)까지')
    expect(readHeadline(null)[0]).toBe('2025년 7월 1일(화)까지')
    const proofs = [sentBack('1', '2025-06-26'), sentBack('2', '2025-06-24'), sentBack('3', '2025-06-28')]
    expect(readHeadline(null, proofs)).toEqual(['2025년 7월 1일(화)까지', '증빙 3건을 보완해주세요.'])
  })

  it('[D2-112] [D2-140] shows the last day of a supplement', () => {
    const known = selected([sentBack()])
    expect(known.next).toEqual(RESULT_STATES.supplementDue.next)
    expect(known.of('최근 변경')).toBe('보완 요청 · 2025년 6월 24일(화)')
    expect(RESULT_STATES.supplementDue.next).not.toMatch(/\d+일 이내/)
    expect(selected([aProof({ status: 'supplementRequest' })]).next).toContain(
      '보완이 필요합니다. 보완요청을 받으신 날부터 7일 이내에 ‘증빙 보완하기’를 눌러 보완해주세요. 기한을 넘기면 지원받지 못하실 수 있습니다.',
    )
  })

  it.each(['심의', '보류', '이체결과오류', '검증요청완료'])(
    '[D2-727] in the status %s names the proof above the headline, and never says that there is nothing to do',
    (status) => {
      const proofs = [sentBack()]
      const { above, bold, next } = read(status, { proofs })
      expect(above).toMatch(/^증빙 보완 2025년 7월 1일\(화\)까지/)
      expect(bold ?? '').not.toContain('지금')
      expect(next).toMatch(/‘증빙 보완하기’를 눌러 보완해주세요/)
    },
  )
})

describe('[D2-132] the summary about opinions of a held application', () => {
  it('[D2-574] [D2-1010] says what another opinion does, and how many are left', () => {
    const answered = (day: string) => anOpinion({ isAnswered: true, updatedAt: kstInstant(day) })
    const first = read('보류', { opinions: [answered('2025-07-03')] })
    expect([first.headline, first.of('보내신 의견')]).toEqual([
      '보내주신 의견에 답변이 등록되었습니다.',
      '- · 2025년 7월 3일(목)',
    ])
    expect(first.next).toBe('보내주시면 담당 기관에서 다시 확인합니다. 마지막 한 번 보내실 수 있습니다.')
    const last = read('보류', { opinions: [answered('2025-07-09'), answered('2025-07-03')] })
    expect(last.of('보내신 의견')).toBe('-, - · 2025년 7월 9일(수)')
    expect(JSON.stringify([last.next, last.actions])).not.toContain('보내실 수')
  })

  it('[D2-740] says of a new hold that it is on hold, its reasons, and how many opinions are left', () => {
    const answer = anOpinion({ isAnswered: true, answer: '지난 답변', updatedAt: kstInstant('2025-06-20') })
    const again = read('보류', { reasons: ['US05'], opinions: [answer] })
    expect(again).toMatchObject({
      headline: RESULT_STATES.hold.headline,
      bold: `${RESULT_TEXTS['result.notDecided']} ${RESULT_TEXTS['result.holdTask']}`,
      reply: null,
      areReasonsBelowActions: false,
      reasons: { calm: false },
      next: '사실을 보여주는 자료가 있으면 함께 보내주세요. 마지막 한 번 보내실 수 있습니다.',
      actions: [{ words: 'result.opinion' }, { words: 'result.call' }],
    })
    expect(read('보류').next).toContain('2회까지 보내실 수 있습니다.')
    expect(again.of('최근 변경')).toMatch(/^보류 · .*6월 24일/)
    expect(read('보류', { reasons: ['US05'], opinions: [answer, answer] })).toMatchObject({
      headline: RESULT_STATES.hold.headline,
      bold: '의견을 2회 모두 보내셨습니다.',
      reply: null,
      areReasonsBelowActions: false,
      reasons: { calm: false },
      actions: [
        { words: 'result.call', emphasis: 'loud' },
        { words: 'result.opinionHistory', emphasis: 'quiet' },
      ],
    })
  })
})

it('[D2-133] [D2-575] a cancelled application says how to apply again, and what to do first', () => {
  const first = '안내된 사유가 그대로이면 다시 신청하셔도 지원받지 못하실 수 있습니다.'
  const says = (word: string, reasons: readonly string[] = []) => {
    const { next, actions } = read(word, { reasons })
    const isOnceSolved = actions.some((action) => action.is === 'link' && action.insteadOf === 'result.anewOnceSolved')
    return [isOnceSolved, next.includes(first), next.split('\n').length]
  }
  expect(says('사용자취소'), '[D2-991]').toEqual([true, false, 1])
  expect(says('사용자취소', ['US02'])).toEqual([true, false, 1])
  expect(read('사용자취소').reasons).toMatchObject({ consequence: null, helps: true })
  expect(says('사용자삭제')).toEqual([false, false, 1])
  expect(says('사용자삭제', ['US02'])).toEqual([false, true, 2])
})

it('[D3-271] [D3-301] the words of the summary do not say when calls are answered, because the line at the button does', () => {
  const at = (day: string, time: string) =>
    atMoment(kstInstant(day, time), () => {
      const { above, headline } = read('보완요청', { reasons: ['US07'] })
      return [above, headline, read('미선정').next.includes('접수 기한은 전화로 확인해드립니다.')]
    })
  const asks = '전화로 필요한 자료를 확인해주세요.'
  expect(at('2025-06-25', '12:00')).toEqual(['7월 1일(화)까지 보완\u00a0· 6일 남음', asks, true])
  expect(at('2025-06-28', '12:00')).toEqual(['7월 1일(화)까지 보완\u00a0· 3일 남음', asks, true])
})

it('[A-271] [D2-171] the sentence about the next step names the next step of the progress bar', () => {
  expect(read('정보조회').next).toMatch(/검증하고 심의/)
  expect(read('보완완료').next).toMatch(/검증하고 심의/)
  expect(read('검증').next).toMatch(/심의/)
})
