import { describe, expect, it } from 'vitest'
import { decideSameSubmission } from './same-submission.ts'

describe('[D3-139] the entries of a submission', () => {
  const sent = { total: 120_000, years: [2024, 2025], content: '다시 봐주세요.', files: ['a', 'b'] }

  it('entries are equal in any order and in any Unicode normal form', () => {
    const stored = {
      ...sent,
      years: [2025, 2024],
      content: ` ${'다시 봐주세요.'.normalize('NFD')} `,
      files: ['b', 'a'],
    }
    expect(decideSameSubmission(sent, stored)).toMatchObject({
      verdict: 'same',
      because: { rule: 'SA-3' },
    })
  })

  it.each([
    { total: 999_999 },
    { years: [2024] },
    { content: '다른 말' },
    { files: ['a'] },
    { files: ['a', 'b', 'c'] },
    { files: ['a', 'a'] },
  ])('entries differ with %o', (other) =>
    expect(decideSameSubmission(sent, { ...sent, ...other })).toMatchObject({
      verdict: 'other',
      because: { rule: 'SA-2' },
    }),
  )

  it('entries count as different if the answer lacks one, unless the same content is known to have been sent', () => {
    const stored = { ...sent, total: null }
    expect(decideSameSubmission(sent, stored)).toMatchObject({ verdict: 'other' })
    expect(decideSameSubmission(sent, stored, { earlier: 'same', mayBeStored: true })).toMatchObject({
      verdict: 'same',
    })
  })

  it('are `absent` if the agency has no record', () =>
    expect(decideSameSubmission(sent, null)).toMatchObject({ verdict: 'absent' }))
})
