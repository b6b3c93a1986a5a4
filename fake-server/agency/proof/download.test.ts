import { describe, expect, it } from 'vitest'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { allDocs, changeDoc } from '../../world/world.ts'

const DOWNLOAD = '/api/v1/proof/file/download/'

describe('GET /api/v1/proof/file/download/{id}', () => {
  it('[A-253] returns a valid PDF with a cross-reference table', async () => {
    const { api } = await signInPersona('selected-supplement')
    const { status, headers, text } = await api.get(`${DOWNLOAD}1001`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    expect(offsets.map((offset, i) => text.startsWith(`${i + 1} 0 obj`, offset))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })
  it('[A-253] returns a PDF for a record of a platform or carrier', async () => {
    const { api } = await signInPersona('selected-parcel-finished')
    const [record] = allDocs(api.world(), 'parcelRecords')
    const { status, text } = await api.get(`${DOWNLOAD}${record?.id}`)
    expect(status).toBe(200)
    expect(text.startsWith('%PDF-1.')).toBe(true)
  })
  it('[A-253] answers 404 for a deleted document', async () => {
    const { api } = await signInPersona('selected-supplement')
    api.change((world) => changeDoc(world, 'proofItems', '1001', (item) => ({ ...item, deleted: true })))
    expect((await api.get(`${DOWNLOAD}1001`)).status).toBe(404)
  })
  it('[A-253] answers 404 for an unknown id', async () => {
    const { api } = await signInPersona('selected-supplement')
    expect((await api.get(`${DOWNLOAD}9`)).status).toBe(404)
  })
})
