import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PERSONA_SET } from '../personas/all-personas.ts'
import { aServer, makeWorldClient } from '../testing/a-server.ts'
import { openTestApi } from '../testing/api.ts'
import { propertiesOfSchema } from '../world/schema.ts'
import { changedDocsOf } from '../world/world.ts'
import { COLLECTION_NAMES, documentSchemaOf, SNAPSHOT_VERSION } from './snapshot.ts'

describe('the snapshot of a world', () => {
  it.each(Object.keys(PERSONA_SET.personas))('[A-249] contains the state of %s and restores it', async (name) => {
    const api = await openTestApi()
    await api.get(`/__world/enter?persona=${name}`)
    await api.post('/api/v1/business/first/register', { brNo: '1234567890' }, { headers: { 'idempotency-key': 'k' } })
    const before = changedDocsOf(api.world())
    const snapshot = (await api.get('/__world/snapshot')).body
    expect((await api.send('PUT', '/__world/snapshot', snapshot)).status).toBe(204)
    expect(changedDocsOf(api.world())).toEqual(before)
  })
  it('rejects an unsupported version and gives the supported version', async () => {
    const api = await openTestApi()
    const { documents } = (await api.get('/__world/snapshot')).body
    for (const [version, message] of [
      [1, expect.stringMatching(/같은 판의 서버.* version: 6$/)],
      [undefined, '알 수 없거나 형식이 맞지 않는 항목입니다 / unknown, missing or malformed: version'],
    ])
      expect(await api.send('PUT', '/__world/snapshot', { version, documents })).toMatchObject({
        status: 400,
        body: { message },
      })
  })
  it('needs a new version whenever the fields of the documents change', () => {
    const fields = COLLECTION_NAMES.map((name) => [
      name,
      Object.keys(propertiesOfSchema(documentSchemaOf(name, 'faults')) ?? {}).toSorted(),
    ])
    const digest = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16)
    expect(SNAPSHOT_VERSION).toBe(6)
    expect(digest).toBe('90421259e84821c1')
  })
  it.each([
    ['applications', 'status', 'x'],
    ['applications', 'aplyType', '빠름'],
    ['proofMasters', 'proofType', '__proto__'],
    ['proofMasters', 'status', 'applied'],
    ['proofItems', 'status', undefined],
    ['tokens', 'kind', 'browser'],
    ['mtxs', 'outcome', 'perhaps'],
  ] as const)('rejects a document of %s whose %s is %s, and changes nothing', async (collection, field, word) => {
    const api = await openTestApi()
    await api.get('/__world/enter?persona=selected-supplement')
    await api.post('/api/v1/auth/kmc/request', {})
    const before = changedDocsOf(api.world())
    const seed = api.world().seed[collection]?.values().next().value
    const kept = before.find((change) => change.collection === collection)
    const { id, document } = kept ?? { id: 'of-seed', document: seed }
    const documents = [
      ...before.filter((change) => change !== kept),
      { collection, id, document: { ...(document as object), [field]: word } },
    ]
    expect(await api.send('PUT', '/__world/snapshot', { version: SNAPSHOT_VERSION, documents })).toMatchObject({
      status: 400,
      body: { message: `상태의 형식이 올바르지 않습니다 / invalid snapshot: ${collection} ${id} ${field}` },
    })
    expect(changedDocsOf(api.world())).toEqual(before)
  })
})

const STORED = { path: 'a', name: 'a', type: 'b', aplyNo: null, size: 1, at: 0 }

describe('the state of a world', () => {
  it('can be saved as a snapshot and loaded into another world', async () => {
    const server = await aServer()
    const [a, b] = [makeWorldClient(server, 'a'), makeWorldClient(server, 'b')]
    await a.send('POST', '/api/things', { title: '하나' })
    const snapshot = (await a.get('/__world/snapshot')).json<object>()
    await b.send('POST', '/api/things', { title: '둘' })
    expect((await b.send('PUT', '/__world/snapshot', snapshot)).statusCode).toBe(204)
    expect((await b.get('/api/things')).json()).toMatchObject({ result: ['하나'] })
    expect((await b.send('POST', '/api/things', { title: '셋' })).json()).toMatchObject({ number: 2 })
  })
  it('cannot be loaded from a malformed snapshot', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    for (const documents of [
      [{ collection: 'nothing', id: 'x', document: {} }],
      [{ collection: 'people', id: 'x', document: 1 }],
      [{ collection: 'people', id: 'x', document: null, more: 1 }],
      {},
    ])
      expect((await world.send('PUT', '/__world/snapshot', { version: SNAPSHOT_VERSION, documents })).statusCode).toBe(
        400,
      )
  })
  it.each([
    ['control', 'faults', { value: 7 }, 'value'],
    ['control', 'faults', { value: [{ path: 7, seen: 0, hits: 0 }] }, 'value.0.path'],
    ['control', 'faults', { value: [{ status: 99_999, seen: 0, hits: 0 }] }, 'value.0.status'],
    ['control', 'clock', { value: '어제' }, 'value'],
    ['control', 'clock', { value: 1e300 }, 'value'],
    ['control', 'visitor', { value: {} }, 'value.ip'],
    ['control', 'number thing', { value: 1.5 }, 'value'],
    ['control', '__proto__', { value: 1 }, ''],
    ['people', 'c', { ci: 'c', name: 5, birthDay: '', phone: '', carrier: '' }, 'name'],
    ['applications', 'DA1', { aplyNo: 'DA1', brNo: '1000100001' }, 'suptSn'],
    ['storedFiles', 'a', { ...STORED, bytesName: '../../secret' }, 'bytesName'],
  ])('is not loaded if document %s %s is invalid', async (collection, id, document, field) => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.send('POST', '/api/things', { title: '하나' })
    const rejected = await world.send('PUT', '/__world/snapshot', {
      version: SNAPSHOT_VERSION,
      documents: [{ collection, id, document }],
    })
    expect(rejected.statusCode).toBe(400)
    expect(rejected.json<{ message: string }>().message).toEqual(
      `상태의 형식이 올바르지 않습니다 / invalid snapshot: ${collection} ${id} ${field}`.trim(),
    )
    expect((await world.get('/api/things')).json()).toMatchObject({ result: ['하나'] })
  })
})
