import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { openTestApi } from '../testing/api.ts'

const CALL = '/api/v1/common/file/presigned-download-url-not-use-token'

type Entry = { readonly name: string; readonly method: number; readonly bytes: Buffer }

const STORED = 0
const DEFLATED = 8

/**
 * Returns the entries of a zip file in order, read from the local headers. This works only for zip files without data
 * descriptors.
 */
const entriesOf = (zip: Buffer): readonly Entry[] => {
  const entries: Entry[] = []
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const method = zip.readUInt16LE(at + 8)
    const size = zip.readUInt32LE(at + 18)
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26)
    const start = nameEnd + zip.readUInt16LE(at + 28)
    const packed = zip.subarray(start, start + size)
    entries.push({
      name: zip.toString('utf8', at + 30, nameEnd),
      method,
      bytes: method === DEFLATED ? inflateRawSync(packed) : packed,
    })
    at = start + size
  }
  return entries
}

/** Returns the title of a PDF file, which is stored as UTF-16. */
const titleOf = (pdf: Buffer): string => {
  const [, hex = ''] = /\/Title <FEFF([0-9A-F]+)>/.exec(pdf.toString('latin1')) ?? []
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}

const fileOf = async (url: string) => {
  const api = await openTestApi()
  const answer = await api.server.portal.inject({ method: 'GET', url })
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload }
}

const seePdf = async (url: string, title: string) => {
  const { status, type, bytes } = await fileOf(url)
  expect(status).toBe(200)
  expect(type).toBe('application/pdf')
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(titleOf(bytes)).toBe(title)
  expect(bytes.includes('/Marked true'), 'tagged').toBe(true)
  expect(bytes.includes('/Lang (ko)'), 'language').toBe(true)
  expect(bytes.length).toBeLessThan(200_000)
}

describe('the documents that the portal links to', () => {
  it.each([
    [DEFAULT_SETTINGS.manualUrl, '소상공인 배달·택배비 지원 이용 설명서 (예시)'],
    [DEFAULT_SETTINGS.announcementUrl, '소상공인 배달·택배비 지원 사업 공고문 (예시)'],
  ])('%s is a tagged PDF file marked as an example', async (url, title) => {
    await seePdf(url, title)
  })

  it.each([
    ['/pdf/delivery.pdf', '직접배달 증빙 예시 (견본)'],
    ['/pdf/delivery2.pdf', '배달·택배 이용 증빙 예시 (견본)'],
    ['/pdf/delivery3.pdf', '정산내역 예시 (견본)'],
    ['/pdf/excluded-industries.pdf', '지원 제외업종 (예시)'],
    ['/pdf/proof-examples.pdf', '증빙자료 예시 (견본)'],
    ['/pdf/privacy-comparison.pdf', '개인정보 처리방침 변경 전·후 비교표 (예시)'],
    ['/pdf/access-request.pdf', '개인정보 열람 요구서 (예시)'],
    ['/pdf/power-of-attorney.pdf', '위임장 (예시)'],
  ])('[P-186] %s is a tagged PDF file and marked as an example', async (url, title) => {
    await seePdf(url, title)
  })

  it('[E-183] the pledge form is a Hangul document', async () => {
    const api = await openTestApi()
    const { body } = await api.post(`${CALL}?filePath=${DEFAULT_SETTINGS.pledgePath}`)
    expect(body['success']).toBe(true)
    const { pathname } = new URL(String(body['data']))
    const file = await api.server.outside.inject({ method: 'GET', url: pathname })
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toBe('application/haansofthwpx')
    expect(file.headers['content-disposition']).toBe('attachment')
    const entries = entriesOf(file.rawPayload)
    expect(entries[0]).toEqual({ name: 'mimetype', method: STORED, bytes: Buffer.from('application/hwp+zip') })
    const textOf = (name: string) => entries.find((entry) => entry.name === name)?.bytes.toString('utf8')
    expect(textOf('META-INF/container.xml')).toContain('full-path="Contents/content.hpf"')
    const section = textOf('Contents/section0.xml')
    for (const text of [
      '예시 (견본)',
      '직접배달 지급 확약서',
      '사업자등록번호',
      '대표자',
      '배달 기간',
      '배달 건수',
      '서명',
    ])
      expect(section).toContain(text)
    expect(textOf('Preview/PrvText.txt')).toContain('직접배달 지급 확약서')
  })
})
