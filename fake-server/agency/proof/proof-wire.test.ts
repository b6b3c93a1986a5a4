import { describe, expect, it } from 'vitest'
import { presentOrThrow } from '../../testing/present-or-throw.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { allDocs, putDoc } from '../../world/world.ts'

const DETAIL = '/api/v1/application/result/detail/brno'

describe('the proof documents in a result', () => {
  it('[A-187] [P-265] a document id too long for a number is a string', async () => {
    const { api, facts } = await signInPersona('selected-parcel-finished')
    const id = '9'.repeat(400)
    const record = presentOrThrow(allDocs(api.world(), 'parcelRecords')[0])
    api.change((world) => putDoc(world, 'parcelRecords', id, { ...record, id }))
    const detail = await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })
    expect(detail.text).toContain(`"receiptProofId":"${id}"`)
  })
  it.each(['selected-supplement', 'selected-parcel-finished'])(
    '[D2-55] [P-265] a document has a null status if no status is stored: %s',
    async (persona) => {
      const { api, facts } = await signInPersona(persona)
      for (const master of allDocs(api.world(), 'proofMasters'))
        api.change((world) =>
          putDoc(world, 'proofMasters', String(master.receiptProofMstrId), { ...master, status: null }),
        )
      for (const item of allDocs(api.world(), 'proofItems'))
        api.change((world) => putDoc(world, 'proofItems', String(item.receiptProofId), { ...item, status: null }))
      const detail = await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })
      expect(detail.text).toContain('"currentStatus":null')
    },
  )
})
