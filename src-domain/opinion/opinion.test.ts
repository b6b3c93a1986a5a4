import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../status/application-status.table.ts'
import { OPINION_CASES } from './opinion-permission.cases.ts'
import { OPINION_TABLE, decideOpinion } from './opinion.ts'

const opinionsOf = (answers: readonly string[]) => answers.map((answer) => ({ isAnswered: answer === 'Y' }))

describe('[P-146] [P-154] [P-155] who may submit an opinion', () => {
  it.each(OPINION_CASES)('$rule: $status with $answers → $verdict', ({ status, answers, rule, verdict }) =>
    expect(decideOpinion({ status, opinions: opinionsOf(answers) })).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set(OPINION_CASES.map(({ rule }) => rule))).toEqual(new Set(OPINION_TABLE.map(({ id }) => id))))

  it('[P-146] only an application on hold takes one', () => {
    const taking = APPLICATION_STATUSES.filter((status) => decideOpinion({ status, opinions: [] }).verdict === 'write')
    expect(taking).toEqual(['hold'])
  })
})
