import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import { historyOfApplication } from '../../testing/history.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { findDoc } from '../../world/world.ts'

const DELETE = '/api/v1/application/delete-direct/'
const DETAIL = '/api/v1/application/result/detail/brno'

const signInAs = async (persona: string) => {
  const { api, facts, aplyNo } = await signInPersona(persona)
  const stored = () => findDoc(api.world(), 'applications', aplyNo)
  return { api, facts, aplyNo, stored }
}

describe('DELETE /api/v1/application/delete-direct/{aplyNo}', () => {
  it('[A-252] deletes an application that may be cancelled', async () => {
    const { api, facts, aplyNo } = await signInAs('applied-new')
    expect((await api.send('DELETE', `${DELETE}${aplyNo}`)).body).toMatchObject({ status: 200, message: 'Success' })
    const detail = await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })
    expect(detail.body.result).toMatchObject({ prcsStts: APPLICATION_STATUS_ROWS.userDelete.ko })
    const check = await api.post('/api/v1/application/result/check', { ci: facts.ci })
    expect(check.body.result).toBe('SUCCESS')
    expect(historyOfApplication(api.world(), aplyNo)).toMatchObject([{ action: 'cancel', detail: { from: 'applied' } }])
    expect((await api.send('DELETE', `${DELETE}DA99999999`)).status).toBe(404)
  })
  it.each([
    ['applied-deliberation', 'TA-18', 'deliberation'],
    ['selected-base-approved', 'TA-5', 'targetSelected'],
  ])('[A-252] rejects the cancellation of persona %s by rule %s and changes nothing', async (persona, rule, at) => {
    const { api, aplyNo, stored } = await signInAs(persona)
    const before = stored()
    expect(await api.send('DELETE', `${DELETE}${aplyNo}`)).toMatchObject({
      status: 409,
      body: {
        message: '현재 상태에서는 취소할 수 없습니다.',
        errorCode: 'APL_CANCEL_NOT_ALLOWED',
        because: { rule, book: `/__rulebook/#TA?at=${at}&who=applicant&action=cancel` },
      },
    })
    const journal = await api.get(`/__world/journal?path=${DELETE}*`)
    expect(JSON.parse(journal.text)).toMatchObject([{ status: 409, because: { rule } }])
    expect(stored()).toEqual(before)
  })
})
