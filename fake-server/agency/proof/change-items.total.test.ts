import { describe, expect, it } from 'vitest'
import { openApi } from '../../testing/api.ts'
import { find } from '../../world/world.ts'

const WRITE = '/api/v1/proof-mstr/update'
const UPDATE_BATCH = '/api/v1/proof/update-batch'

/** Opens a world in which proof 501 counts cases and was sent back, with its row 1001. */
const opened = async () => {
  const api = await openApi()
  const { aplyNo, ...facts } = await api.persona('selected-supplement')
  await api.signIn(facts)
  const total = () => find(api.world(), 'proofMasters', '501')?.total
  return { api, total, sent: { receiptProofMstrId: 501, aplyNo: aplyNo ?? '', useProofPeriod: '2025' } }
}

describe('[P-284] [P-282] the limits of a registration in a supplement', () => {
  it.each([
    [101, '증빙건수는 최대 100건까지만 입력 가능합니다.', 'TL-3'],
    [0, '총 증빙건수는 0보다 커야 합니다.', 'TL-1'],
    [1.5, '증빙 내용이 올바르지 않습니다. 입력하신 내용과 파일을 확인해주세요.', 'TL-2'],
  ])('[D3-103] reject %d cases in both writes', async (amountCount, message, rule) => {
    const { api, total, sent } = await opened()
    const before = total()
    const rejected = { status: 400, body: { message, because: { rule } } }
    expect(await api.send('PUT', WRITE, { ...sent, amountCount })).toMatchObject(rejected)
    const batch = { receiptProofMstrUpdateRequest: { ...sent, amountCount }, receiptProofRequestList: [] }
    expect(await api.post(UPDATE_BATCH, batch)).toMatchObject(rejected)
    expect(total()).toBe(before)
  })
})
