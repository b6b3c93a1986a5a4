import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../status/application-status.table.ts'
import { Won } from '../kernel/won.ts'
import { totalSupport } from './result.ts'

describe('[A-172] [D2-99] the total support', () => {
  it('is what was decided, in every status', () => {
    for (const status of APPLICATION_STATUSES)
      expect(totalSupport(status, 132_400, Won(66_000))).toEqual({ is: 'decided', won: 132_400 })
  })

  it('is none where an application ended without, and not decided before', () => {
    const of = (is: string) => APPLICATION_STATUSES.filter((status) => totalSupport(status, 0, Won(0)).is === is)
    expect(of('none')).toEqual(['notSelected', 'userCancel', 'userDelete'])
    expect(of('unknown')).toEqual(['paymentComplete'])
    expect(of('settling')).toEqual(['approved', 'transferError', 'requestVerified'])
    expect(totalSupport({ unknown: '이관' }, null, Won(0))).toEqual({ is: 'undecided' })
    expect(totalSupport({ unknown: 'paymentComplete' }, 0, Won(0))).toEqual({ is: 'undecided' })
    expect(totalSupport('applied', null, Won(0))).toEqual({ is: 'undecided' })
  })

  it('[D2-119] is never undecided where money was paid', () => {
    for (const status of APPLICATION_STATUSES)
      expect(totalSupport(status, null, Won(66_000))).toEqual({ is: 'paid', won: 66_000 })
  })
})
