import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_FROM_NAME_CASES } from '#domain/application-status/application-status.cases'
import { kstInstant } from '#domain/time/calendar'
import { read, atMoment } from '#ui/testing/read-result-page.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'

describe('[A-271] [D2-136] [D2-168] the summary while the agency works', () => {
  const settings = { usualStepDays: 14, noticeBy: '문자' }

  it('says that there is nothing to do while waiting', () => {
    for (const { bold, wait } of [read('검토중'), read('검토중', {}, settings)])
      expect([bold, ...wait].join(' ')).toContain(RESULT_TEXTS['result.nothingToDo'])
    expect(read('검토중').isWaiting).toBe(true)
    const idle = APPLICATION_STATUS_FROM_NAME_CASES.filter(({ word }) => read(word).isWaiting).map(({ word }) => word)
    expect(idle).toEqual(
      expect.arrayContaining(['신청', '정보조회', '검증', '심의', '검토중', '보완완료', '검증요청완료']),
    )
    for (const word of ['보완요청', '보류', '이체결과오류', '미선정', '지급완료', '사용자취소'])
      expect([word, idle.includes(word)]).toEqual([word, false])
    for (const word of idle) expect(read(word).next).not.toContain(RESULT_TEXTS['result.nothingToDo'])
  })

  it('[D3-161] [D3-216] [D3-270] says which step ends and never promises a final result', () => {
    const ends = APPLICATION_STATUS_FROM_NAME_CASES.filter(({ word }) => read(word, {}, settings).isWaiting).map(
      ({ word }) => {
        const { bold, step, band } = atMoment(kstInstant('2025-06-24', '16:00'), () => read(word, {}, settings))
        return [bold, step, ...(band ?? [])].find((line) => line?.includes('7월 8일(화)쯤')) ?? ''
      },
    )
    expect(ends.length).toBeGreaterThan(8)
    for (const line of ends)
      expect(line).toMatch(
        /7월 8일\(화\)쯤(?: .*(?:합니다\.|납니다\.|드립니다\.|조회 시작|끝남|새 계좌 [^ ]+ [\d*]+))?$/,
      )
    expect(ends.join(' ')).not.toMatch(/결과|소식/)
  })

  it('[D2-136] [D2-660] keeps the day on which a step before the decision ends for the closed row', () => {
    const on = (day: string, word = '심의') => atMoment(kstInstant(day, '12:00'), () => read(word, {}, settings))
    expect(on('2025-06-27').step?.replaceAll('\u00a0', ' ')).toBe('보통 14일 · 7월 8일(화)쯤 심의 끝남')
    for (const { step } of [on('2025-07-09'), on('2025-06-27', '승인'), read('심의')]) expect(step).toBeNull()
    const page = on('2025-06-27')
    const pageText = [
      page.headline,
      page.bold,
      ...page.wait,
      page.next,
      ...page.notes,
      ...page.names.map(page.of),
    ].join(' ')
    expect(pageText).not.toMatch(/\d일/)
  })

  it('[D2-157] says only once that no date is fixed', () => {
    expect(read('검증').wait).toEqual([RESULT_TEXTS['result.noFixedDay']])
    expect(read('지급완료').wait).toEqual([])
  })
})
