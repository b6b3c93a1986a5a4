import { describe, expect, it } from 'vitest'
import { refusalOfFirstStep, decideFirstStep } from './base-proof.ts'
import { FIRST_STEP_CASES } from './first-step.cases.ts'

const whole = { name: '차량등록증.png', size: 1 }
const empty = (name: string) => ({ name, size: 0 })

describe('[P-043] from the base files to the performance files', () => {
  it('[P-043] files without a byte stay, by their names', () => {
    expect(refusalOfFirstStep([whole, empty('간판.jpg'), empty('전단지.pdf')], false)).toEqual({
      code: 'emptyFile',
      names: ['간판.jpg', '전단지.pdf'],
      because: { rule: 'DS-3', ref: 'P-043' },
    })
    expect(refusalOfFirstStep([whole], false)).toBeNull()
  })

  it.each(FIRST_STEP_CASES)(
    '$sizes bytes, approved: $baseApproved → $verdict',
    ({ sizes, baseApproved, verdict, rule }) =>
      expect(
        decideFirstStep(
          sizes.map((size) => ({ size })),
          baseApproved,
        ),
      ).toMatchObject({ verdict, because: { rule } }),
  )

  it('no file does not lead on, unless the base proof is approved', () => {
    expect(refusalOfFirstStep([], false)).toEqual({ code: 'noFile', because: { rule: 'DS-2', ref: 'P-042' } })
    expect(refusalOfFirstStep([], true)).toBeNull()
  })
})
