import { describe, expect, it } from 'vitest'
import { PROOF_CREATE_PATH, prepareProofApplicant } from '../../testing/proof-applicant.ts'
import { allDocs } from '../../world/world.ts'

const PARCEL = '/api/v1/proof/proof-create-parcel'
const REFUSED = { status: 400, body: { errorCode: 'PROOF_INVALID' } }

describe('the check of words from clients', () => {
  it.each(['__proto__', 'constructor', 'toString', '택배', '없는 유형'])(
    '[P-276] [P-265] rejects a proof or a document of the type %s',
    async (aplyType) => {
      const { api, stored, document, registration } = await prepareProofApplicant()
      const path = stored('영수증.pdf')
      expect(await api.post(PROOF_CREATE_PATH, registration([document(path, aplyType)]))).toMatchObject(REFUSED)
      expect(await api.post(PROOF_CREATE_PATH, registration([document(path)], { aplyType }))).toMatchObject(REFUSED)
      expect(allDocs(api.world(), 'proofMasters')).toEqual([])
    },
  )
  it.each(['__proto__', '없는 유형'])(
    '[P-278] [P-265] rejects an additional document of the type %s',
    async (aplyType) => {
      const { api, stored, document } = await prepareProofApplicant('selected-supplement')
      const sent = { ...document(stored('영수증.pdf'), aplyType), receiptProofMstrId: 501 }
      expect(await api.post('/api/v1/proof/create', sent)).toMatchObject(REFUSED)
      expect(await api.post('/api/v1/proof/create-batch', [sent])).toMatchObject(REFUSED)
    },
  )
  it.each(['없는 택배사', '롯데,없는 택배사', '__proto__', '<b>롯데</b>'])(
    '[P-280] rejects a request to the carriers %s',
    async (aplyTypeDetail) => {
      const { api, aplyNo } = await prepareProofApplicant()
      expect(await api.post(PARCEL, { aplyNo, aplyTypeDetail })).toMatchObject(REFUSED)
      expect(allDocs(api.world(), 'proofMasters')).toEqual([])
      expect((await api.post(PARCEL, { aplyNo, aplyTypeDetail: '롯데,우체국' })).status).toBe(200)
    },
  )
})
