import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aFolder } from '../../testing/a-server.ts'
import { openTestApi } from '../../testing/api.ts'

const CALL = '/api/v1/common/file/presigned-download-url-not-use-token'

const withFiles = () => {
  const filesFolder = join(aFolder(), 'public')
  mkdirSync(join(filesFolder, 'forms'), { recursive: true })
  writeFileSync(join(filesFolder, 'forms', 'pledge.hwpx'), 'pledge')
  writeFileSync(join(filesFolder, '..', 'secret.txt'), 'secret')
  return openTestApi({ filesFolder })
}

describe('POST /api/v1/common/file/presigned-download-url-not-use-token', () => {
  it('[E-183] returns a URL that serves the file', async () => {
    const api = await withFiles()
    const { body } = await api.post(`${CALL}?filePath=forms/pledge.hwpx`)
    expect(body).toMatchObject({ success: true })
    const { pathname } = new URL(String(body['data']))
    const file = await api.server.outside.inject({ method: 'GET', url: pathname })
    expect(file.statusCode).toBe(200)
    expect(file.payload).toBe('pledge')
  })
  it.each(['forms/other.hwpx', '../secret.txt', 'forms/../../secret.txt', '%2e%2e/secret.txt', '/etc/passwd', ''])(
    '[E-183] rejects %j, which is not a public file',
    async (path) => {
      const api = await withFiles()
      const { status, body } = await api.post(`${CALL}?filePath=${encodeURIComponent(path)}`)
      expect(status).toBe(200)
      expect(body['success']).toBe(false)
      expect(body['data']).toBeNull()
    },
  )
})
