import { describe, expect, it } from 'vitest'
import { ROUTES } from '../session/routes.ts'
import { AFTER_CERTIFICATION, flowOf, flowOfRoute, pageSeparationOf } from './flow.ts'

describe('the two flows', () => {
  it('[E-138] five pages begin a flow, every other page leaves it', () => {
    const begun = ROUTES.flatMap((route) => {
      const flow = flowOfRoute(route)
      return flow === null ? [] : [[route, pageSeparationOf(flow)]]
    })
    expect(begun).toEqual([
      ['/self-check', '0'],
      ['/bzmn-reg', '0'],
      ['/bzmn-result', '1'],
      ['/onslf-check', '0'],
      ['/onslf-check-result', '1'],
    ])
  })

  it('[E-129] a certified applicant goes on to the consents, one who looks up a result to the result', () => {
    expect(AFTER_CERTIFICATION[flowOf('0')]).toBe('/info-agree')
    expect(AFTER_CERTIFICATION[flowOf('1')]).toBe('/aply-result')
    expect(flowOf('')).toBe('application')
  })
})
