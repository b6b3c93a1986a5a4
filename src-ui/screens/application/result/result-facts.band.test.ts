import { describe, expect, it } from 'vitest'
import type { Settings } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { read, atMoment } from '#ui/testing/read-result-page.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'

describe('[A-271] [D2-136] [D2-168] the summary while the agency works', () => {
  const settings = { usualStepDays: 14, noticeBy: '문자' }

  it('[D2-930] [D2-931] [D3-161] [D3-270] says how long the wait for the decision takes, and how the applicant is notified', () => {
    const on = (day: string, given: Partial<Settings> = settings) =>
      atMoment(kstInstant(day, '12:00'), () => read('심의', {}, given))
    const { bold, band, wait } = on('2025-06-24')
    const notice = '진행상태가 바뀌면 문자로 알려드립니다.'
    expect([bold, band, ...wait], '[D2-936]').toEqual([
      RESULT_TEXTS['result.nothingToDo'],
      ['결정 예정 7월 초순 보통 2주쯤 뒤', '지원금 최대 300,000원 결정 전'],
      notice,
    ])
    const needsProof = RESULT_TEXTS['result.proofToCome']
    expect(on('2025-07-08').next).toBe(needsProof)
    expect(on('2025-07-09').next).toBe(`${RESULT_STATES.deliberation.next}\n${needsProof}`)
    const late = '확인이 평소(14일)보다 길어지고 있습니다.'
    expect(on('2025-07-09')).toMatchObject({
      bold: RESULT_TEXTS['result.nothingToDo'],
      band: null,
      wait: [`${late} ${notice}`],
    })
    expect([
      on('2025-06-24', { usualStepDays: 14 }).wait,
      on('2025-07-09', { usualStepDays: 14 }).wait,
      on('2025-07-08', { noticeBy: '문자' }).wait,
    ]).toEqual([[], [late], [notice]])
  })

  it('[D3-650] names as many weeks as end in the named third of a month', () => {
    const decided = (day: string, updatedAt: string) =>
      atMoment(kstInstant(day, '12:00'), () =>
        read('심의', { updatedAt: kstInstant(updatedAt) }, { usualStepDays: 28 }),
      ).band?.[0]
    expect(decided('2026-01-05', '2025-12-30')).toBe('결정 예정 1월 하순 보통 3주쯤 뒤')
    expect(decided('2025-12-12', '2025-11-30')).toBe('결정 예정 12월 하순 보통 2주쯤 뒤')
    expect(decided('2025-12-20', '2025-12-20')).toBe('결정 예정 2026년 1월 중순 보통 4주쯤 뒤')
    expect(decided('2026-01-08', '2025-12-20')).toBe('결정 예정 1월 중순 보통 1주쯤 뒤')
    expect(decided('2026-01-15', '2025-12-20')).toBe('결정 예정 1주 안')
  })

  it('[D3-250] [D3-270] says how many weeks each status usually waits for the decision', () => {
    const weeks = (word: string, day = '2025-06-24') =>
      /(\d+주[^ ]*(?: 뒤| 안)?)/.exec(
        atMoment(kstInstant(day, '12:00'), () => read(word, {}, settings)).band?.[0] ?? '',
      )?.[1]
    for (const [word, count] of Object.entries({
      신청: '8주쯤 뒤',
      정보조회: '6주쯤 뒤',
      보완완료: '6주쯤 뒤',
      검증: '4주쯤 뒤',
      검토중: '4주쯤 뒤',
      심의: '2주쯤 뒤',
    }))
      expect([word, weeks(word)]).toEqual([word, count])
    expect(weeks('검증', '2025-07-08')).toBe('2주쯤 뒤')
    for (const word of ['승인', '검증요청완료']) expect([word, weeks(word)]).toEqual([word, undefined])
    expect(weeks('검증', '2025-07-09')).toBe(undefined)
    expect(weeks('심의', '2025-07-07')).toBe('1주 안')
    expect(weeks('심의', '2025-07-08')).toBeUndefined()
  })

  it('[D2-469] [D2-940] [D3-161] names the expected day of a payment once, with the amount and the account', () => {
    const { above, bold, wait, next, kind, band, names } = read('승인', { decidedAmount: 120_000 }, settings)
    expect(kind, '[D2-934]').toBe('waiting')
    expect([above, bold, ...wait, next, band, names]).toEqual([
      null,
      '지금 따로 하실 일은 없습니다.',
      '진행상태가 바뀌면 문자로 알려드립니다.',
      '신청이 최종 승인되어 증빙을 더 등록하실 수 없습니다.',
      ['지급 예정 7월 8일(화)쯤', '지원금 120,000원 예시은행 410******0011'],
      [],
    ])
    const unknown = read('승인', {}, settings)
    expect([unknown.bold, unknown.band]).toEqual(['지금 따로 하실 일은 없습니다.', ['지급 예정 7월 8일(화)쯤']])
    expect(read('승인').bold).toBe(RESULT_TEXTS['result.nothingToDo'])
  })

  it('[D2-173] [D2-548] [D2-924] [D2-981] promises no payment to a new account before its check', () => {
    const { above, bold, wait, next, band } = read('검증요청완료', { decidedAmount: 120_000 }, settings)
    expect([bold, ...wait, next, above]).toEqual([
      '지금 따로 하실 일은 없습니다.',
      '진행상태가 바뀌면 문자로 알려드립니다.',
      '',
      null,
    ])
    expect(band).toEqual([
      '계좌 확인 예정 7월 8일(화)쯤 새 계좌 예시은행 410******0011',
      '지원금 120,000원 계좌 확인 뒤 지급',
    ])
  })

  it('[D2-793] says once the day of a payment has passed, and whom to call', () => {
    const on = (day: string, word: string) =>
      atMoment(kstInstant(day, '12:00'), () => read(word, { decidedAmount: 120_000 }, settings))
    const call = '언제 입금되는지는 1533-0500으로 문의해주세요.'
    const late = on('2025-07-09', '승인')
    expect([late.band, late.bold, ...late.wait]).toEqual([
      ['지원금 120,000원 예시은행 410******0011'],
      '안내해드린 7월 8일이 지났지만 아직 지급되지 않았습니다.',
      '진행상태가 바뀌면 문자로 알려드립니다.',
    ])
    expect(late.next).toContain(`${RESULT_STATES.approved.next} ${call}`)
    const { band, bold, next } = on('2025-07-08', '승인')
    expect([band?.[0], bold]).toEqual(['지급 예정 7월 8일(화)쯤', RESULT_TEXTS['result.nothingToDo']])
    expect(next).not.toContain(call)
    const checked = on('2025-07-09', '검증요청완료')
    expect(checked.next).toBe(`${RESULT_STATES.requestVerified.next} ${call}`)
    expect(checked.wait[0]).toContain('확인이 평소(14일)보다 길어지고 있습니다.')
    expect(read('승인', {}, { usualStepDays: 0, noticeBy: '' }).next).not.toContain(call)
  })
})
