import { describe, expect, it } from 'vitest'
import { openTestApi } from '../../testing/api.ts'
import { allDocs } from '../../world/world.ts'

describe('the report of a simple certification', () => {
  it.each(['/api/v1/auth/simple/success', '/api/v1/auth/simpleResult/success'])(
    '[E-190] [E-115] %s rejects a certification without ci',
    async (path) => {
      const api = await openTestApi()
      const person = { name: '김하늘', phoneNumber: '01000000001', birthDay: '19850315', provider: 'p' }
      const ci = 'ci-fictional-0001'
      await api.certify({ ci })
      const { body } = await api.post(path, { aplyNo: 'DA1', brNo: '1000100001', ci, ...person })
      expect(body).toMatchObject({ status: 200, success: true })
      expect(allDocs(api.world(), 'certifications')).toMatchObject([{ ci, name: '김하늘', aplyNo: 'DA1' }])
      for (const report of [person, { ...person, ci: '' }]) expect((await api.post(path, report)).status).toBe(400)
      expect(allDocs(api.world(), 'certifications')).toHaveLength(1)
    },
  )
})
