import { describe, expect, it } from 'vitest'
import { PAGES_AFTER_CERTIFICATION, flowStartedByRoute } from './flow-pages.ts'
import { ROUTES } from './routes.ts'

describe('a flow', () => {
  it('[E-138] five pages set the flow, and no other page changes it', () => {
    const begun = ROUTES.flatMap((route) => {
      const flow = flowStartedByRoute(route)
      return flow === null ? [] : [[route, flow]]
    })
    expect(begun).toEqual([
      ['/self-check', 'application'],
      ['/bzmn-reg', 'application'],
      ['/bzmn-result', 'result'],
      ['/onslf-check', 'application'],
      ['/onslf-check-result', 'result'],
    ])
  })

  it('[E-129] a certification leads to the consents in the application flow, and to the result in the result flow', () => {
    expect(PAGES_AFTER_CERTIFICATION.application).toBe('/info-agree')
    expect(PAGES_AFTER_CERTIFICATION.result).toBe('/aply-result')
  })
})
