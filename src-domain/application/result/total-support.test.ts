import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../application-status/application-status.table.ts'
import { Won } from '../../kernel/won.ts'
import { formatCappedAmount, totalSupport } from './total-support.ts'

describe('[A-006] a looked-up amount', () => {
  it.each([
    [0, '0원'],
    [299_999, '299,999원'],
    [300_000, '300,000원 이상'],
    [320_000, '300,000원 이상'],
  ])('an amount of %i is shown as %s', (amount, text) => expect(formatCappedAmount(Won(amount))).toBe(text))
})

describe('[A-172] [D2-99] the total support', () => {
  const ENDED = ['notSelected', 'userCancel', 'userDelete']

  it('[D2-791] is the decided amount, if an amount is decided and the application has not ended without support', () => {
    for (const status of APPLICATION_STATUSES) {
      const isEnded = ENDED.includes(status)
      expect(totalSupport(status, 132_400, Won(0))).toEqual(isEnded ? { is: 'none' } : { is: 'decided', won: 132_400 })
      expect(totalSupport(status, 132_400, Won(66_000))).toEqual(
        isEnded ? { is: 'paid', won: 66_000 } : { is: 'decided', won: 132_400 },
      )
    }
  })

  it('depends on the status if nothing is decided or paid', () => {
    const statusesWith = (is: string) =>
      APPLICATION_STATUSES.filter((status) => totalSupport(status, 0, Won(0)).is === is)
    expect(statusesWith('none')).toEqual(ENDED)
    expect(statusesWith('unknown')).toEqual(['paymentComplete'])
    expect(statusesWith('settling')).toEqual(['approved', 'transferError', 'requestVerified'])
    expect(totalSupport({ unknown: '이관' }, null, Won(0))).toEqual({ is: 'undecided' })
    expect(totalSupport({ unknown: 'paymentComplete' }, 0, Won(0))).toEqual({ is: 'undecided' })
    expect(totalSupport('applied', null, Won(0))).toEqual({ is: 'undecided' })
  })

  it('[D2-119] is the paid amount if nothing is decided', () => {
    for (const status of APPLICATION_STATUSES)
      expect(totalSupport(status, null, Won(66_000))).toEqual({ is: 'paid', won: 66_000 })
  })
})
