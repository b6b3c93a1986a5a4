import { describe, expect, it } from 'vitest'
import { ROUTES } from './routes.ts'
import { AFTER_CERTIFICATION, certificationFor, decideResultTile, flowOfRoute } from './flow.ts'
import { RESULT_TILE_CASES } from './flow.cases.ts'

describe('the two flows', () => {
  it('[E-151] [E-176] one certifies again for an application only before it is submitted', () => {
    const applying = ROUTES.filter((route) => certificationFor(route) === '/bzmn-reg')
    expect(applying).toEqual(['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info'])
  })

  it('[E-138] five pages begin a flow, every other page leaves it', () => {
    const begun = ROUTES.flatMap((route) => {
      const flow = flowOfRoute(route)
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

  it('[E-129] a certified applicant goes on to the consents, one who looks up a result to the result', () => {
    expect(AFTER_CERTIFICATION.application).toBe('/info-agree')
    expect(AFTER_CERTIFICATION.result).toBe('/aply-result')
  })
})

it.each(RESULT_TILE_CASES)('$rule the tile of the result leads to $verdict', ({ rule, verdict, ...session }) =>
  expect(decideResultTile(session)).toMatchObject({ verdict, because: { rule } }),
)
