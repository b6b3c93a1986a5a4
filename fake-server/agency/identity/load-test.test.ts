import { describe, expect, it } from 'vitest'
import { openTestApi } from '../../testing/api.ts'

describe('the calls for load tests', () => {
  it.each(['/api/v1/auth/loadtestaply', '/api/v1/auth/loadtestresult'])(
    '[E-196] %s exists only if the test tools are switched on',
    async (path) => {
      const api = await openTestApi()
      expect((await api.get(path)).status).toBe(404)
      await api.persona('applied-under-review')
      await api.send('PUT', '/__world/settings', { enableTestTools: true })
      const answer = await api.get(path)
      expect(answer.status).toBe(200)
      expect(answer.body.result).toContainEqual({ ci: 'ci-fictional-0001', suptSn: '10001' })
    },
  )
})
