import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conditionsText } from './condition-annex.ts'
import { ROOT } from './programs/root.ts'

const TEXT = conditionsText()
const linesOf = (name: string) => TEXT.split('\n').filter((line) => line.startsWith(`- ${name}: `))

describe('the list of the conditions', () => {
  it('has the facts that a use case gives to a rule', () =>
    expect(linesOf('ExtendSession').join('\n')).toContain("certified: ci !== '', loginRenewed,"))

  it('has the facts that the server gives to a rule', () =>
    expect(linesOf('decideTaxStatusOf')).toEqual([
      '- decideTaxStatusOf: `decideTaxStatus({ code: bSttCd, errorCode: errCd })`',
    ]))

  it('has what the server compares, and what follows', () =>
    expect(linesOf('reapplyForSupport')).toContain(
      "- reapplyForSupport: `tax.verdict !== 'ok' → reject(409, 'APL_REAPPLY_NOT_ALLOWED', TAX_STATUS_REFUSALS[tax.verdict], { by: tax })`",
    ))

  it('has every question to a rule in the use cases', () => {
    const source = readFileSync(join(ROOT, 'src-app/session/refresh-countdown.ts'), 'utf8')
    const asked = source.match(/\bdecide\w+(?=\()/g) ?? []
    expect(asked.filter((name) => !TEXT.includes(`${name}(`))).toEqual([])
  })
})
