import { expect, it } from 'vitest'
import { PROOF_STATUSES } from '../../proof/proof-status.table.ts'
import { keepsBusinessNumber } from './revalidation.ts'

it('[D2-611] [D2-820] a proof keeps the business number unless it is cancelled or not accepted', () => {
  expect(PROOF_STATUSES.filter((status) => !keepsBusinessNumber({ status }))).toEqual([
    'notSelected',
    'userCancel',
    'userDelete',
  ])
  expect(keepsBusinessNumber({ status: { unknown: '새 상태' } })).toBe(true)
})
