import { describe, expect, it } from 'vitest'
import type { Application } from '#domain/application/application'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import type { Proof } from '#domain/proof/proof'
import { kstInstant } from '#domain/time/calendar'
import { read, selected, sentBack } from '#ui/testing/read-result-page.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'

describe('[A-271] the summary for a selected applicant', () => {
  it('[A-275] lists the sent-back files by reason', () => {
    const file = (id: string, reason: string | null, status = 'supplementRequest') =>
      ({
        id,
        proofId: '1',
        status,
        reason,
        files: [],
        path: `/${id}.png`,
        name: null,
      }) as unknown as Proof['items'][number]
    const of = (items: Proof['items']) => selected([sentBack()], { items })
    const unclear = '상호가 보이지 않습니다.'
    const few = of([file('1', unclear), file('2', null), file('4', unclear), file('3', '그대로', 'submitted')])
    expect(few.headline).toBe('파일 3개를 다시 올려주세요.')
    expect(few.sentBack).toEqual({
      groups: [
        { reason: unclear, files: '1.png, 4.png' },
        { reason: null, files: '2.png' },
      ],
      more: null,
    })
    const many = of(['1', '2', '3', '4'].map((id) => file(id, unclear)))
    expect(many.sentBack).toEqual({ groups: [{ reason: unclear, files: '파일 4개' }], more: null })
    const reasons = of(['1', '2', '3', '4', '5'].map((id) => file(id, `사유 ${id}`)))
    expect(reasons.sentBack.groups.length).toBe(3)
    expect(reasons.sentBack.more).toBe('그 밖에 보완할 파일 2개')
  })
})

describe('[D2-132] the summary about opinions of a held application', () => {
  it('[D2-466] [D2-574] [D2-876] leads to the latest answer, which is in a box below the headline', () => {
    const saying = (day: string, answer: string) => anOpinion({ isAnswered: true, answer, updatedAt: kstInstant(day) })
    const shown = (...opinions: Application['opinions']) => {
      const { above, headline, reply } = read('보류', { opinions })
      return [above, headline, reply]
    }
    const head = '담당 기관의 답변이 왔습니다.'
    const [older, latest] = [saying('2025-06-23', '첫 번째 답변'), saying('2025-06-25', '두 번째 답변')]
    const above = '심의 보류 중\u00a0· 답변 2025년 6월 25일(수)'
    expect(shown(latest, older), '[D2-999]').toEqual([above, head, '두 번째 답변'])
    expect(shown(older, latest)).toEqual([above, head, '두 번째 답변'])
    expect(read('보류', { opinions: [latest] }).areReasonsBelowActions).toBe(true)
    const long = '답'.repeat(121)
    expect(shown(saying('2025-06-25', long))).toEqual([above, head, long])
    expect(shown(latest, anOpinion({ isAnswered: false }))).toEqual([null, '보내주신 의견을 확인하고 있습니다.', null])
  })
})

it('[D2-134] [D2-545] vague reasons get no advice below them if the headline gives the advice', () => {
  const below = (word: string, reasons: readonly string[]) => {
    const { reasons: box } = read(word, { reasons })
    return [box?.consequence, box?.helps]
  }
  expect(below('보완요청', ['US07'])).toEqual([RESULT_TEXTS['supplement.consequence'], false])
  expect(below('보류', ['US07'])).toEqual([null, true])
})
