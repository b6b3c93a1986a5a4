import { expect, it } from 'vitest'
import { openApi } from '../../testing/api.ts'
import { find } from '../../world/world.ts'

it('[P-271] [P-272] POST /api/agreements keeps agreements and refuses them without aplyNo', async () => {
  const api = await openApi()
  const facts = await api.persona('new-individual-declined')
  await api.signIn(facts)
  const sent = { aplyNo: facts.aplyNo, personalInfo: { agreed: 'Y' }, mydataInfo: { agreed: 'N' } }
  expect((await api.post('/api/agreements', sent)).body).toEqual({ status: 200, message: 'Success' })
  expect(find(api.world(), 'agreements', facts.aplyNo ?? '')).toMatchObject(sent)
  expect((await api.post('/api/agreements', { ...sent, aplyNo: undefined })).status).toBe(400)
  expect((await api.post('/api/agreements', { ...sent, aplyNo: 'DA90000003' })).status).toBe(401)
})
