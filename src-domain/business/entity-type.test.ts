import { describe, expect, it } from 'vitest'
import {
  ENTITY_TYPE_ROWS,
  decideEntityType,
  entityTraits,
  entityTypeOfCode,
  entityTypeOrIndividual,
  isCorporateNumberRequired,
  type EntityType,
} from './entity-type.ts'

describe('[E-007] [A-001] the kind of an applicant, by the management type', () => {
  it.each(Object.entries(ENTITY_TYPE_ROWS))('is %s for the matching code', (kind, { code }) =>
    expect([entityTypeOfCode(code), entityTypeOfCode(Number(code))]).toEqual([kind, kind]),
  )
})

it('[A-131] a corporation has a corporate number, and an individual has none', () => {
  const required = (kind: EntityType) =>
    isCorporateNumberRequired(entityTraits(kind), { corporateFront: '', corporateBack: '1' })
  expect([required('corporate'), required('individual')]).toEqual([true, false])
})

describe('[A-145] [A-216] an applicant whose kind is unknown', () => {
  it.each([undefined, null, ''])('has no management type (%s)', (code) =>
    expect([decideEntityType(code).because.rule, entityTypeOfCode(code)]).toEqual(['ET-4', null]),
  )

  const EMPTY = { corporateFront: '', corporateBack: '' }

  it.each(['corporateNumber', 'settlementMonth'] as const)('has the entry %s if at least one kind has it', (entry) =>
    expect(entityTraits(null)[entry] !== false).toBe(Object.values(ENTITY_TYPE_ROWS).some((kind) => kind[entry])),
  )

  it('an applicant of unknown kind may leave out the corporate number', () => {
    expect(isCorporateNumberRequired(entityTraits(null), EMPTY)).toBe(false)
    expect(isCorporateNumberRequired(entityTraits(null), { ...EMPTY, corporateBack: '1' })).toBe(true)
  })

  it('[A-046] [A-049] uses the form of an individual', () =>
    expect([entityTypeOrIndividual(null), entityTypeOrIndividual('corporate')]).toEqual(['individual', 'corporate']))
})
