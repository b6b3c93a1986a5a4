import { describe, expect, it } from 'vitest'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { allDocs, changeDoc, findDoc } from '../../world/world.ts'

const CALL = '/api/v1/common/file/presigned-url'
const FILE = { originalFileName: '영수증 1.jpg', contentType: 'image/jpeg', fileCategory: '영수증' }

const signInAsApplicant = async () => {
  const { api, facts } = await signInPersona('applied-target-selected')
  const put = (address: string, type: string, payload: Buffer) => {
    const { pathname, search } = new URL(address)
    return api.server.outside.inject({
      method: 'PUT',
      url: pathname + search,
      payload,
      headers: { 'content-type': type, 'x-amz-meta-original-filename': encodeURIComponent('영수증_1.jpg') },
    })
  }
  return { api, facts, put }
}

describe('POST /api/v1/common/file/presigned-url', () => {
  it('[P-288] [P-272] returns an upload URL with name and storage path', async () => {
    const { api, facts, put } = await signInAsApplicant()
    const { body } = await api.post(CALL, FILE)
    const data = body['data'] as Record<string, string>
    expect(body).toMatchObject({ success: true, data: { fileName: '영수증_1.jpg' } })
    expect(data['filePath']).toBe(`영수증/${facts.aplyNo}/${data['savedFileNm']}`)
    expect((await put(data['presignedUrl'] ?? '', 'image/jpeg', Buffer.from('photo'))).statusCode).toBe(200)
    expect(findDoc(api.world(), 'storedFiles', data['filePath'] ?? '')).toMatchObject({
      aplyNo: facts.aplyNo,
      name: '영수증_1.jpg',
      type: 'image/jpeg',
      size: 5,
    })
  })

  it.each([
    ['x.exe', 'application/pdf', '.pdf'],
    ['x.svg', 'image/png', '.png'],
    ['사진.JPEG', 'image/jpeg', '.jpg'],
    ['2025.6.영수증', 'application/pdf', '.pdf'],
  ])(
    '[P-288] stores %s sent as %s with a server-chosen extension: %s',
    async (originalFileName, contentType, ending) => {
      const { api } = await signInAsApplicant()
      const { data } = (await api.post(CALL, { ...FILE, originalFileName, contentType })).body as {
        data: Record<'filePath' | 'fileName' | 'savedFileNm', string>
      }
      expect(data.fileName).toBe(originalFileName)
      for (const name of [data.savedFileNm, data.filePath]) expect(name.endsWith(ending)).toBe(true)
    },
  )

  it.each([
    [{ contentType: 'image/gif' }, '등록할 수 없는 파일 형식입니다.'],
    [{ contentType: 'text/html' }, '등록할 수 없는 파일 형식입니다.'],
    [{ contentType: '' }, '등록할 수 없는 파일 형식입니다.'],
    [{ fileCategory: '기타' }, '등록할 수 없는 파일 구분입니다.'],
    [{ originalFileName: ' ' }, '파일 이름을 확인할 수 없습니다.'],
  ])('[P-288] returns no URL for %j', async (change, errorMessage) => {
    const { api } = await signInAsApplicant()
    const { status, body } = await api.post(CALL, { ...FILE, ...change })
    expect(status).toBe(200)
    expect(body).toEqual({ success: false, data: null, errorMessage })
    expect(allDocs(api.world(), 'grants')).toEqual([])
  })

  it('[P-288] checks the type first, then the category, then the name', async () => {
    const { api } = await signInAsApplicant()
    const messageFor = async (change: object) => (await api.post(CALL, { ...FILE, ...change })).body['errorMessage']
    const name = { originalFileName: ' ' }
    expect(await messageFor({ ...name, fileCategory: '기타', contentType: 'image/gif' })).toBe(
      '등록할 수 없는 파일 형식입니다.',
    )
    expect(await messageFor({ ...name, fileCategory: '기타' })).toBe('등록할 수 없는 파일 구분입니다.')
  })

  it('prevents a file name from changing the path', async () => {
    const { api } = await signInAsApplicant()
    const pathOf = async (originalFileName: string) =>
      (await api.post(CALL, { ...FILE, originalFileName })).body['data'] as Record<string, string>
    expect((await pathOf('../../etc/passwd.jpg'))['filePath']).toMatch(/^영수증\/DA\d+\/[^/]+\.jpg$/)
    expect((await pathOf(`${'가'.repeat(300)}.jpg`))['fileName']).toMatch(/^가{251}\.jpg$/)
    expect((await pathOf('가'.repeat(300)))['fileName']).toMatch(/^가{255}$/)
    expect((await pathOf(`가.${'나'.repeat(300)}`))['fileName']).toMatch(/^가\.나{253}$/)
    expect((await pathOf(`${'𠮷'.repeat(200)}.jpg`))['fileName']).toBe(`${'𠮷'.repeat(125)}.jpg`)
  })

  it('[E-209] stores the file under the application of the token', async () => {
    const { api, facts } = await signInAsApplicant()
    const { data } = (await api.post(CALL, { ...FILE, aplyNo: 'DA00000009', brno: '1000100002' })).body as {
      data: Record<'filePath' | 'presignedUrl', string>
    }
    expect(data.filePath.split('/')[1]).toBe(facts.aplyNo)
    expect(data.presignedUrl).not.toContain('DA00000009')
    const { body } = await api.post(CALL, { ...FILE, fileCategory: '영수증/DA00000009' })
    expect(body).toMatchObject({ success: false, data: null })
    expect(allDocs(api.world(), 'grants').map(({ aplyNo }) => aplyNo)).toEqual([facts.aplyNo])
  })

  it('[E-209] returns no URL for the application of another person', async () => {
    const { api, facts } = await signInAsApplicant()
    const change = (fields: object) =>
      api.change((world) => changeDoc(world, 'applications', facts.aplyNo ?? '', (one) => ({ ...one, ...fields })))
    change({ status: 'userDelete' })
    expect((await api.post(CALL, FILE)).body).toMatchObject({ success: true })
    change({ ci: 'CI-other' })
    expect((await api.post(CALL, FILE)).body).toMatchObject({
      success: false,
      data: null,
      errorMessage: '신청정보를 찾을 수 없습니다.',
    })
  })
})
