import { describe, expect, it } from 'vitest'
import { CAST } from '#server/personas/applicants'
import { PERSONA_NAMES } from './personas.ts'

describe('the names that journeys rely on', () => {
  it('are those of the fake server, all of them', () =>
    expect(Object.keys(CAST.personas)).toEqual(expect.arrayContaining([...PERSONA_NAMES])))
})
