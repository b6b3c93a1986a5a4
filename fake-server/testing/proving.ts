import { openApi } from './api.ts'
import { put } from '../world/world.ts'

export const PROOF_CREATE = '/api/v1/proof/proof-create'

/** A signed-in applicant who may hand in proofs, and what he sends. */
export const proving = async (persona = 'applied-target-selected') => {
  const api = await openApi()
  const facts = await api.persona(persona)
  await api.signIn(facts)
  const aplyNo = facts.aplyNo ?? ''
  /** A file that the applicant has stored; answers its path. */
  const stored = (name: string) => {
    const live = api.server.worlds.open('default')
    const path = `영수증/${aplyNo}/${name}`
    const file = { path, aplyNo, name, type: 'application/pdf', size: 712, bytes: 'sample-receipt', at: 0 }
    live.world = put(live.world, 'storedFiles', path, file)
    return path
  }
  const document = (filePath: string, aplyType = '일반') => ({
    aplyType,
    currentStatus: '제출완료',
    receiptProofFileReqeust: { filePath, originlFileNm: 'a.pdf' },
  })
  const registration = (documents: readonly object[], more: object = {}) => ({
    receiptProofMstrCreateRequest: {
      suptSn: '10001',
      aplyNo,
      aplyType: '일반',
      aplyTypeDetail: '1',
      useProofPeriod: '2024,2025',
      amountCount: 120_000,
      amountCountType: '금액',
      progressStatus: '제출완료',
      ...more,
    },
    receiptProofRequestList: documents,
  })
  return { api, facts, aplyNo, stored, document, registration }
}
