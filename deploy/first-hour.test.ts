import { describe, expect, it } from 'vitest'
import { FIRST_HOUR_ASSUMPTIONS, simulateFirstHour } from './first-hour.ts'

describe('the simulated first hour', () => {
  it('loses no visitor of the first hour', () => {
    for (const { came, waiting, inside, done } of simulateFirstHour(27))
      expect(waiting + inside + done).toBeCloseTo(came, 3)
    expect(simulateFirstHour(27).at(-1)?.came).toBeCloseTo(FIRST_HOUR_ASSUMPTIONS.owners, 3)
  })

  it('needs fewer polls if visitors poll at the interval that the queue sets', () => {
    const [eager, patient] = [simulateFirstHour(1).at(-1)!, simulateFirstHour(27).at(-1)!]
    expect(patient.done).toBe(eager.done)
    expect(eager.queueQuestions).toBeGreaterThan(20 * patient.queueQuestions)
  })

  it('lets no visitor finish while the back end fails', () => {
    const hour = simulateFirstHour(27)
    expect(hour[FIRST_HOUR_ASSUMPTIONS.failsUntil - 1]?.done).toBe(hour[FIRST_HOUR_ASSUMPTIONS.failsFrom - 1]?.done)
  })
})
