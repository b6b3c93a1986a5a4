import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { allDocs, putDoc } from '../../world/world.ts'

/** The sample photo whose bytes are used for all photos that personas have submitted. */
const PHOTO = new URL('../../files/samples/sample-photo', import.meta.url)

const CALL = '/api/v1/common/file/presigned-download-url'

const signInAsApplicant = () => signInPersona('selected-supplement')

describe('POST /api/v1/common/file/presigned-download-url', () => {
  it('[P-290] returns the URL of the stored bytes', async () => {
    const { api } = await signInAsApplicant()
    const file = allDocs(api.world(), 'storedFiles').find(({ type }) => type === 'image/png')
    const { body } = await api.post(`${CALL}?filePath=${encodeURIComponent(file?.path ?? '')}`)
    expect(body).toMatchObject({ success: true })
    expect((await api.post(CALL, { filePath: file?.path })).body).toMatchObject({ success: true })
    const { pathname, search } = new URL(String(body['data']))
    const stored = await api.server.outside.inject({ method: 'GET', url: pathname + search })
    expect(stored.statusCode).toBe(200)
    expect(stored.headers['content-type']).toBe('image/png')
    expect(stored.rawPayload.equals(readFileSync(PHOTO))).toBe(true)
  })

  it('[P-290] returns no URL for a file of another applicant', async () => {
    const { api } = await signInAsApplicant()
    const [file] = allDocs(api.world(), 'storedFiles')
    if (file === undefined) throw new Error('the persona has no file')
    const store = (path: string, aplyNo: string | null) =>
      api.change((world) => putDoc(world, 'storedFiles', path, { ...file, path, aplyNo }))
    store('other/1.png', 'DA90000003')
    store('a/../1.png', file.aplyNo)
    for (const path of ['영수증/none.png', 'other/1.png', 'a/../1.png', '../secret.txt', '']) {
      const { status, body } = await api.post(`${CALL}?filePath=${encodeURIComponent(path)}`)
      expect(status).toBe(200)
      expect(body['success']).toBe(false)
      expect(body['data']).toBeNull()
    }
  })
})
