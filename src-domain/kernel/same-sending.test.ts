import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import { decideSameSending, SAME_SENDING } from './same-sending.ts'
import { SAME_SENDING_CASES } from './same-sending.cases.ts'

describe("[D3-139] [A-267] [D2-108] [P-315] the comparison of the agency's record with a submission", () => {
  it.each(SAME_SENDING_CASES)('rule $rule decides $verdict for $facts', ({ rule, facts, verdict }) =>
    expect(decide(SAME_SENDING, facts)).toMatchObject({ verdict, because: { rule } }),
  )

  it('covers every row of the table', () =>
    expect(new Set<string>(SAME_SENDING_CASES.map((row) => row.rule))).toEqual(
      new Set(SAME_SENDING.map((row) => row.id)),
    ))
})

describe('[D3-139] the entries of a submission', () => {
  const sent = { total: 120_000, years: [2024, 2025], content: '다시 봐주세요.', files: ['a', 'b'] }

  it('are equal in any list order, with outer blanks and in any composition', () => {
    const stored = {
      ...sent,
      years: [2025, 2024],
      content: ` ${'다시 봐주세요.'.normalize('NFD')} `,
      files: ['b', 'a'],
    }
    expect(decideSameSending(sent, stored)).toMatchObject({ verdict: 'same', because: { rule: 'SA-3' }, differing: [] })
  })

  it.each([
    { total: 999_999 },
    { years: [2024] },
    { content: '다른 말' },
    { files: ['a'] },
    { files: ['a', 'b', 'c'] },
    { files: ['a', 'a'] },
  ])('differ with %o, which is reported', (other) =>
    expect(decideSameSending(sent, { ...sent, ...other })).toMatchObject({
      verdict: 'other',
      because: { rule: 'SA-2' },
      differing: Object.keys(other),
    }),
  )

  it('count as different if one is missing in the answer and nothing else is known', () => {
    const stored = { ...sent, total: null }
    expect(decideSameSending(sent, stored)).toMatchObject({ verdict: 'other', differing: ['total'] })
    expect(decideSameSending(sent, stored, { earlier: 'same', mayBeStored: true })).toMatchObject({ verdict: 'same' })
  })

  it('are absent if the agency has no record', () =>
    expect(decideSameSending(sent, null)).toMatchObject({ verdict: 'absent', differing: [] }))
})
