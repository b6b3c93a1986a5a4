import { describe, expect, it } from 'vitest'
import { CAST } from '../personas/applicants.ts'
import { openApi } from '../testing/api.ts'
import { changesOf } from '../world/world.ts'

describe('[P-297] the whole state of a world', () => {
  it.each(Object.keys(CAST.personas))('[P-297] [A-249] of %s can be kept and loaded again', async (name) => {
    const api = await openApi()
    await api.get(`/__world/enter?persona=${name}`)
    await api.post('/api/v1/business/first/register', { brNo: '1234567890' }, { headers: { 'idempotency-key': 'k' } })
    const before = changesOf(api.world())
    const snapshot = (await api.get('/__world/snapshot')).body
    expect((await api.send('PUT', '/__world/snapshot', snapshot)).status).toBe(204)
    expect(changesOf(api.world())).toEqual(before)
  })
})
