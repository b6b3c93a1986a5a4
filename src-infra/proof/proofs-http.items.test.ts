import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ProofItems } from '#app/proof/proofs.port'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { signInAsPersona } from '../testing/sign-in-as-persona.ts'
import { ProofItemsHttp, ProofsHttp } from './proofs-http.ts'

afterEach(() => void vi.unstubAllGlobals())

const ITEM = { proofId: '501', applicationNumber: 'A1', supportNumber: '7', file: aStoredEvidenceFile('a.pdf') }
const WIRE_ITEM = {
  receiptProofMstrId: 501,
  suptSn: '7',
  aplyNo: 'A1',
  aplyType: '영업',
  currentStatus: '보완완료',
  receiptProofFileReqeust: {
    originlFileNm: 'a.pdf',
    savedFileNm: 'saved-a.pdf',
    filePath: '영수증/APL-1/a.pdf',
    fileSize: 712,
    fileExt: 'pdf',
    mimeType: 'application/pdf',
  },
}
const content = new Blob(['%PDF-1.4'], { type: 'application/pdf' })
const REPLACEMENT = {
  itemId: '1003',
  applicationNumber: 'A1',
  file: { name: '새.pdf', contentType: 'application/pdf', content, preview: null },
}
const callsOf = async (answer: unknown, act: (items: ProofItems) => Effect.Effect<void, unknown>) => {
  const calls: RecordedCall[] = []
  await Effect.runPromise(act(ProofItemsHttp.make({ http: fakeHttp(answer, calls) })))
  return calls
}

describe('ProofItemsHttp', () => {
  it('[P-129] [P-315] deletes an item by the id in the query', async () => {
    expect(await callsOf({ status: 200 }, ({ remove }) => remove('1001'))).toEqual([
      {
        method: 'DELETE',
        path: '/api/v1/proof/delete',
        options: { query: { receiptProofId: '1001' }, operation: 'delete-proof-item' },
      },
    ])
  })

  it('[P-093] [P-315] adds all base files in one call', async () => {
    expect(await callsOf({ status: 200, httpStatus: 'OK' }, ({ addAll }) => addAll([ITEM, ITEM]))).toEqual([
      {
        method: 'POST',
        path: '/api/v1/proof/create-batch',
        options: { body: [WIRE_ITEM, WIRE_ITEM], operation: 'supplement-base-proof' },
      },
    ])
  })

  it('[P-302] adds a single base file', async () => {
    expect(await callsOf({ status: 200 }, ({ addOne }) => addOne(ITEM))).toEqual([
      { method: 'POST', path: '/api/v1/proof/create', options: { body: WIRE_ITEM, operation: 'add-base-proof' } },
    ])
  })

  it('[P-132] [P-304] sends the bytes of a replacement as a form', async () => {
    const [call] = await callsOf({ status: 200 }, ({ replace }) => replace(REPLACEMENT))
    const form = call?.options.form
    expect([call?.method, call?.path, call?.options.operation]).toEqual([
      'POST',
      '/api/v1/proof/update',
      'replace-proof-file',
    ])
    expect([...(form?.keys() ?? [])]).toEqual(['receiptProofFile', 'receiptProofId', 'aplyNo'])
    expect([form?.get('receiptProofId'), form?.get('aplyNo')]).toEqual(['1003', 'A1'])
    const file = form?.get('receiptProofFile') as File
    expect([file.name, file.type, await file.text()]).toEqual(['새.pdf', 'application/pdf', '%PDF-1.4'])
  })

  it.each([
    ['[P-129] delete', 'Failed to delete proof', (items) => items.remove('1')],
    ['[P-132] replace', 'Failed to update proof', (items) => items.replace(REPLACEMENT)],
  ] as const satisfies readonly (readonly [string, string, (items: ProofItems) => Effect.Effect<void, unknown>])[])(
    '%s: fails with the message of the server or a code',
    async (_, errorCode, act) => {
      const explaining = ProofItemsHttp.make({ http: fakeHttp({ status: 400, message: '할 수 없습니다.' }) })
      expect(await Effect.runPromise(Effect.flip(act(explaining)))).toMatchObject({ message: '할 수 없습니다.' })
      const silent = ProofItemsHttp.make({ http: fakeHttp({ status: 500 }) })
      expect(await Effect.runPromise(Effect.flip(act(silent)))).toMatchObject({ message: null, errorCode })
    },
  )

  it('deletes and replaces on the fake server', async () => {
    const { http, session } = await signInAsPersona('selected-supplement', '/aply-result')
    const { applicationNumber } = session.read()
    const items = ProofItemsHttp.make({ http })
    await Effect.runPromise(items.remove('1001'))
    await Effect.runPromise(items.replace({ ...REPLACEMENT, applicationNumber }))
    const proof = await Effect.runPromise(ProofsHttp.make({ http }).get('501'))
    expect(proof.items.map(({ id, status }) => [id, status])).toEqual([
      ['1002', 'submitComplete'],
      ['1003', 'supplementComplete'],
      ['1004', 'submitComplete'],
    ])
    expect(proof.items[1]?.files[0]?.name).toBe('새.pdf')
    expect(await Effect.runPromise(Effect.flip(items.remove('1002')))).toMatchObject({ status: 400 })
  })
})
