import { putDoc } from '../world/world.ts'
import type { TestApi } from './api.ts'
import { signInPersona } from './sign-in-persona.ts'

export const PROOF_CREATE_PATH = '/api/v1/proof/proof-create'

/** Stores a file of the given size in bytes for an applicant; returns its path. */
export const addStoredFile = (api: TestApi, aplyNo: string, name: string, size = 712): string => {
  const path = `영수증/${aplyNo}/${name}`
  const file = { path, aplyNo, name, type: 'application/pdf', size, bytesName: 'sample-receipt', at: 0 }
  api.change((world) => putDoc(world, 'storedFiles', path, file))
  return path
}

/** Returns an item of a proof with a stored file, as the portal sends it. */
export const proofItemBody = (filePath: string, aplyType = '일반') => ({
  suptSn: '10001',
  aplyType,
  currentStatus: '제출완료',
  receiptProofFileReqeust: { filePath, originlFileNm: 'a.pdf' },
})

/** Returns a proof without its items, as the portal sends it. */
const proofMaster = (aplyNo: string, more: object = {}) => ({
  suptSn: '10001',
  aplyNo,
  aplyType: '일반',
  aplyTypeDetail: '1',
  useProofPeriod: '2024,2025',
  amountCount: 120_000,
  amountCountType: '금액',
  progressStatus: '제출완료',
  ...more,
})

/** Returns the complete registration of a proof, as the portal sends it. */
export const registrationBody = (aplyNo: string, items: readonly object[], more: object = {}) => ({
  receiptProofMstrCreateRequest: proofMaster(aplyNo, more),
  receiptProofRequestList: items,
})

/** Prepares a signed-in applicant who may submit proofs, and the data to send. */
export const prepareProofApplicant = async (persona = 'applied-target-selected') => {
  const { api, facts, aplyNo } = await signInPersona(persona)
  return {
    api,
    facts,
    aplyNo,
    stored: (name: string) => addStoredFile(api, aplyNo, name),
    document: proofItemBody,
    registration: (items: readonly object[], more: object = {}) => registrationBody(aplyNo, items, more),
  }
}
