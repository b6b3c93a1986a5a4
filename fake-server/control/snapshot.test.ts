import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { propertiesOf } from '../world/schema.ts'
import { PERSONAS } from '../personas/all-personas.ts'
import { openTestApi } from '../testing/api.ts'
import { COLLECTION_NAMES, documentSchemaOf, SNAPSHOT_VERSION } from './snapshot.ts'
import { changesOf } from '../world/world.ts'

describe('the snapshot of a world', () => {
  it.each(Object.keys(PERSONAS.personas))('[A-249] contains the state of %s and restores it', async (name) => {
    const api = await openTestApi()
    await api.get(`/__world/enter?persona=${name}`)
    await api.post('/api/v1/business/first/register', { brNo: '1234567890' }, { headers: { 'idempotency-key': 'k' } })
    const before = changesOf(api.world())
    const snapshot = (await api.get('/__world/snapshot')).body
    expect((await api.send('PUT', '/__world/snapshot', snapshot)).status).toBe(204)
    expect(changesOf(api.world())).toEqual(before)
  })
  it('rejects another version, and names the supported version', async () => {
    const api = await openTestApi()
    const { documents } = (await api.get('/__world/snapshot')).body
    for (const [version, message] of [
      [1, '이 서버는 형식 4의 상태만 불러올 수 있습니다. 같은 판의 서버에서 다시 내려받아 주세요.'],
      [undefined, '알 수 없거나 형식이 맞지 않는 항목입니다: version'],
    ])
      expect(await api.send('PUT', '/__world/snapshot', { version, documents })).toMatchObject({
        status: 400,
        body: { message },
      })
  })
  it('needs a new version whenever the fields of the documents change', () => {
    const fields = COLLECTION_NAMES.map((name) => [
      name,
      Object.keys(propertiesOf(documentSchemaOf(name, 'faults')) ?? {}).toSorted(),
    ])
    const digest = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16)
    expect(SNAPSHOT_VERSION).toBe(4)
    expect(digest).toBe('7d47adf6316659ee')
  })
  it.each([
    ['applications', 'status', 'x'],
    ['applications', 'aplyType', '빠름'],
    ['proofMasters', 'proofType', '__proto__'],
    ['proofMasters', 'status', 'applied'],
    ['proofItems', 'status', undefined],
    ['tokens', 'kind', 'browser'],
    ['mtxs', 'outcome', 'perhaps'],
  ] as const)('rejects %s of the %s %s and changes nothing', async (collection, field, word) => {
    const api = await openTestApi()
    await api.get('/__world/enter?persona=selected-supplement')
    await api.post('/api/v1/auth/kmc/request', {})
    const before = changesOf(api.world())
    const seed = api.world().seed[collection]?.values().next().value
    const kept = before.find((change) => change.collection === collection)
    const { id, document } = kept ?? { id: 'of-seed', document: seed }
    const documents = [
      ...before.filter((change) => change !== kept),
      { collection, id, document: { ...(document as object), [field]: word } },
    ]
    expect(await api.send('PUT', '/__world/snapshot', { version: SNAPSHOT_VERSION, documents })).toMatchObject({
      status: 400,
      body: { message: `상태의 형식이 올바르지 않습니다: ${collection} ${id} ${field}` },
    })
    expect(changesOf(api.world())).toEqual(before)
  })
})
