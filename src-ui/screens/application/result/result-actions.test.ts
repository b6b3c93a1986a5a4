import { describe, expect, it } from 'vitest'
import type { Application } from '#domain/application/application'
import { applicationSituationOf } from '#domain/application/situation'
import { anApplication } from '#domain/application/testing/an-application'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { resultActionsViewOf } from './result-actions.ts'

const actionsOf = (known: Partial<Application>) =>
  resultActionsViewOf(applicationSituationOf(anApplication(known)), DEFAULT_SETTINGS)
/** Returns the words of each offer, and whether the agency asks for it. */
const offersOf = (known: Partial<Application>) =>
  actionsOf(known).offers.map(({ words, isRequested }) => [words, isRequested])

describe('[D2-134] [D2-150] the actions if the agency gives reasons', () => {
  it.each(['US01', 'US07'])('begin with a telephone call if no entry can answer the reason %s', (reason) => {
    expect(offersOf({ status: 'supplementRequest', reasons: [reason] })).toEqual([
      ['result.call', true],
      ['result.submitSupplement', false],
    ])
    expect(offersOf({ status: 'hold', reasons: [reason] })).toEqual([
      ['result.opinion', true],
      ['result.call', false],
    ])
  })

  it('consist of the form for the business data if there is no reason', () => {
    expect(offersOf({ status: 'supplementRequest' })).toEqual([['result.editBiz', true]])
  })
})

describe('[A-170] the way to the opinions', () => {
  const [answered, waiting] = [anOpinion({ isAnswered: true }), anOpinion({ isAnswered: false })]

  it.each([
    ['nothing was sent', [], 'result.opinion', true],
    ['the first was answered', [answered], 'result.opinionAgain', true],
    ['both were answered', [answered, answered], 'result.answer', true],
    ['one waits', [answered, waiting], 'result.opinionHistory', false],
  ] as const)('[D2-132] is the button of an application on hold if %s', (_, opinions, words, isRequested) => {
    expect(offersOf({ status: 'hold', opinions })[0]).toEqual([words, isRequested])
    expect(actionsOf({ status: 'hold', opinions }).opinionHistory).toBe(false)
  })

  it('is the history in any other status, if there are opinions', () => {
    expect(actionsOf({ status: 'deliberation', opinions: [answered] }).opinionHistory).toBe(true)
    expect(actionsOf({ status: 'deliberation' }).opinionHistory).toBe(false)
  })
})
