import { describe, expect, it } from 'vitest'
import { CONSENT_COLUMNS, CONSENT_ROWS, type ConsentSet } from '#domain/consent/consent-items.table'
import { applying } from '../../testing/applying.ts'
import { find } from '../../world/world.ts'
import { keptOf } from './consents.ts'

describe('consents that the agency keeps', () => {
  it('[A-238] [A-024] every column of both sets is stored', async () => {
    const { api, facts, aplyNo } = await applying('new-individual-confirmed')
    const agreements = Object.fromEntries(CONSENT_COLUMNS.map((column) => [column, { orderNo: 1, value: 'Y' }]))
    const consentsData = { version: '3.0.0', agreements }
    const answer = await api.post('/api/v1/auth/consents', { brno: facts.brNo, ci: facts.ci, aplyNo, consentsData })
    expect(answer.status).toBe(200)
    expect(find(api.world(), 'consents', aplyNo)?.agreements.map(({ column }) => column)).toEqual(CONSENT_COLUMNS)
  })

  it.each(['v3', 'admin'] as const satisfies readonly ConsentSet[])(
    '[P-269] [A-023] the session of a persona gets every answer of the set %s',
    (set) => {
      const agreements = CONSENT_ROWS[set].map(({ column, order }) => ({ column, orderNo: order, value: 'Y' as const }))
      const { personal, mydata } = keptOf({ aplyNo: '1', brNo: '2', ci: '3', version: '3.0.0', at: 0, agreements })
      expect([...Object.keys(personal.agreements), ...Object.keys(mydata.agreements)].toSorted()).toEqual(
        CONSENT_ROWS[set].map(({ column }) => column).toSorted(),
      )
    },
  )
})
