import { describe, expect, it } from 'vitest'
import { HOSTILE_HTML } from '#domain/notice/hostile-html.cases'
import { openTestApi } from '../../testing/api.ts'
import { findDoc } from '../../world/world.ts'
import { cleanHtml } from './notices.ts'

const POPUP = '/api/v1/popup'
const LIST = `${POPUP}/list`
const LANDINGS = '/api/v1/popup/landing-list'

const NOTICE = {
  popupType: 'popup',
  popupContents: '<p>안내</p>',
  popupYn: 'Y',
  popupPriority: 1,
  popupStartDt: null,
  popupEndDt: null,
}
const LANDING = {
  ...NOTICE,
  popupType: 'landing',
  popupStartDt: '2025-11-01T22:00:00',
  popupEndDt: '2025-11-01T23:00:00',
}

type Bearer = { readonly headers: { readonly authorization: string } }

const atOffice = async () => {
  const api = await openTestApi()
  const officer: Bearer = { headers: await api.logInOfficer() }
  const call = async (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    as?: Partial<Bearer>,
  ) => {
    const { headers = {} } = as ?? officer
    const answer = await api.server.portal.inject({
      method,
      url: path,
      headers: { ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: answer.statusCode, body: answer.json() as { status: number; result?: unknown; message: string } }
  }
  const listed = async (path = LIST) => (await api.get(path, officer)).body.result as readonly { popupSn: number }[]
  return { api, officer, call, listed }
}

describe('the popup administration', () => {
  it('[P-294] [P-320] returns an inactive popup only to administrators', async () => {
    const { api, officer, call, listed } = await atOffice()
    for (const popup of [NOTICE, LANDING, { ...NOTICE, popupYn: 'N' }]) await call('POST', POPUP, popup)
    expect(await listed()).toEqual([
      { ...NOTICE, popupSn: 1 },
      { ...NOTICE, popupYn: 'N', popupSn: 3 },
    ])
    expect(await listed(LANDINGS)).toEqual([{ ...LANDING, popupSn: 2 }])
    expect((await api.get(`${LIST}?popupYn=Y`)).body.result).toEqual([{ ...NOTICE, popupSn: 1 }])
    expect((await api.get(`${POPUP}/2`)).body).toMatchObject({ status: 200, result: { ...LANDING, popupSn: 2 } })
    expect((await api.get(`${POPUP}/3`, officer)).body.result).toMatchObject({ popupSn: 3 })
    for (const path of [`${POPUP}/3`, LANDINGS]) expect((await api.get(path)).status).toBe(401)
    for (const unknown of ['9', 'x', '1e0', '%2e%2e'])
      expect((await api.get(`${POPUP}/${unknown}`, officer)).status).toBe(404)
  })

  it('[D3-561] gives the number of a deleted popup to no other popup', async () => {
    const { call } = await atOffice()
    await call('POST', POPUP, NOTICE)
    await call('DELETE', `${POPUP}/1`)
    expect((await call('POST', POPUP, NOTICE)).body.result).toEqual({ popupSn: 2 })
  })

  it('[P-295] changes and deletes a popup, and then answers 404', async () => {
    const { call, listed } = await atOffice()
    await call('POST', POPUP, NOTICE)
    expect((await call('PUT', POPUP, { ...NOTICE, popupSn: 1, popupContents: '<p>새 안내</p>' })).status).toBe(200)
    expect((await call('PATCH', `${POPUP}/1/status`, { popupSn: 2, popupYn: 'N' })).status).toBe(400)
    expect((await call('PATCH', `${POPUP}/1/status`, { popupSn: 1, popupYn: 'N' })).status).toBe(200)
    expect(await listed()).toMatchObject([{ popupSn: 1, popupContents: '<p>새 안내</p>', popupYn: 'N' }])
    expect((await call('DELETE', `${POPUP}/1`)).status).toBe(200)
    expect(await listed()).toEqual([])
    for (const [method, path, body] of [
      ['DELETE', `${POPUP}/1`, undefined],
      ['PATCH', `${POPUP}/1/status`, { popupYn: 'Y' }],
      ['PUT', POPUP, { ...NOTICE, popupSn: 1 }],
    ] as const)
      expect((await call(method, path, body)).status).toBe(404)
  })

  it.each([
    [{ popupContents: ' <p><br></p>' }, '내용을 입력해주세요.'],
    [{ popupContents: '<p>\u200B&#8203;&ZeroWidthSpace;&shy;&#xa0;</p>' }, '내용을 입력해주세요.'],
    [{ popupContents: '<script>window.hacked=1</script>' }, '내용을 입력해주세요.'],
    [{ popupStartDt: null }, '시작 일시와 종료 일시를 모두 입력해주세요.'],
    [{ popupEndDt: '' }, '시작 일시와 종료 일시를 모두 입력해주세요.'],
    [{ popupStartDt: 'soon' }, '올바른 날짜/시간을 입력해주세요.'],
    [{ popupEndDt: '2025-02-30T00:00:00' }, '올바른 날짜/시간을 입력해주세요.'],
    [{ popupEndDt: '2025-11-01T21:50:00' }, '종료 일시는 시작 일시 이후여야 합니다.'],
    [{ popupType: 'banner' }, '요청 내용을 확인할 수 없습니다. 입력하신 내용을 확인한 후 다시 시도해주세요.'],
    [{ popupYn: 'yes' }, '요청 내용을 확인할 수 없습니다. 입력하신 내용을 확인한 후 다시 시도해주세요.'],
    [{ popupPriority: 'high' }, '요청 내용을 확인할 수 없습니다. 입력하신 내용을 확인한 후 다시 시도해주세요.'],
  ])('[P-295] rejects a landing notice with %j', async (wrong, message) => {
    const { call, listed } = await atOffice()
    await call('POST', POPUP, LANDING)
    expect(await call('POST', POPUP, { ...LANDING, ...wrong })).toMatchObject({ status: 400, body: { message } })
    expect((await call('PUT', POPUP, { ...LANDING, ...wrong, popupSn: 1 })).status).toBe(400)
    expect(await listed(LANDINGS)).toEqual([{ ...LANDING, popupSn: 1 }])
  })

  it.each([
    [-5, 400],
    ['-5', 400],
    [1.5, 400],
    [1e20, 400],
    [0, 200],
    ['7', 200],
  ])('[D1-440] takes only a whole priority of 0 or more: %j', async (popupPriority, status) => {
    const { call } = await atOffice()
    expect((await call('POST', POPUP, { ...NOTICE, popupPriority })).status).toBe(status)
  })

  it.each([undefined, null])(
    '[P-218] [P-294] gives a new popup with the priority %j the priority 1',
    async (popupPriority) => {
      const { call, listed } = await atOffice()
      await call('POST', POPUP, { ...NOTICE, popupPriority })
      expect(await listed()).toEqual([{ ...NOTICE, popupPriority: 1, popupSn: 1 }])
    },
  )

  it('[P-295] rejects a change of the type of a notice', async () => {
    const { call, listed } = await atOffice()
    await call('POST', POPUP, { ...LANDING, popupType: 'popup' })
    expect((await call('PUT', POPUP, { ...LANDING, popupSn: 1 })).status).toBe(400)
    const empty = await call('PUT', POPUP, { ...LANDING, popupSn: 1, popupContents: '' })
    expect(empty.body.message).toBe('내용을 입력해주세요.')
    expect(await listed()).toEqual([{ ...NOTICE, popupSn: 1 }])
  })
})

describe('[P-230] [P-295] the stored HTML of a popup', () => {
  it('is cleaned when a notice is registered or changed', async () => {
    const { api, call, listed } = await atOffice()
    const sentHtml = '<p onclick="steal()">안내<script>steal()</script><img src="https://images.example/a.png"></p>'
    const contents = async () => {
      const [{ popupContents } = { popupContents: undefined }] = (await listed()) as readonly {
        popupContents?: unknown
      }[]
      return [popupContents, findDoc(api.world(), 'popups', '1')?.popupContents]
    }
    await call('POST', POPUP, { ...NOTICE, popupContents: sentHtml })
    expect(await contents()).toEqual(['<p>안내</p>', '<p>안내</p>'])
    await call('PUT', POPUP, { ...NOTICE, popupSn: 1, popupContents: sentHtml.replace('안내', '새 안내') })
    expect(await contents()).toEqual(['<p>새 안내</p>', '<p>새 안내</p>'])
    await api.send('PUT', '/__world/settings', { popupImageHosts: ['images.example'] })
    await call('PUT', POPUP, { ...NOTICE, popupSn: 1, popupContents: sentHtml })
    expect((await contents())[1]).toBe('<p>안내<img src="https://images.example/a.png" /></p>')
  })

  it.each(HOSTILE_HTML)('is safe for hostile HTML: $name', ({ html }) => {
    const storedHtml = cleanHtml(html, ['images.example'])
    expect(storedHtml).not.toMatch(/<(?!\/?(?:b|strong|i|em|u|s|h1|h2|h3|p|br|ul|ol|li|a|img|span|div)\b)[a-z/!]/i)
    for (const [tag] of storedHtml.matchAll(/<[a-z][^>]*>/g))
      expect(tag.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\s(?!(?:href|src|alt|title|target|rel)=)\w/)
    for (const [, address] of storedHtml.matchAll(/(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/)
    expect(storedHtml).not.toMatch(/src="(?!\/)/)
  })

  it.each(['<tr><td>', '<xml ', '<!--', '<img>', '<a href="'])(
    'is cleaned in linear time for a long run of %s',
    (piece) => expect(cleanHtml(piece.repeat(200_000 / piece.length), [])).toMatch(/^(?:<\/?a>)*$/),
  )

  it('keeps everything that the editor toolbar creates', () => {
    const html =
      '<h1>가</h1><p><strong>나</strong><em>다</em><u>라</u><s>마</s><br />바</p><ul><li><p>사</p></li></ul><ol><li><p>아</p></li></ol><img src="/files/a.png" alt="자" />'
    expect(cleanHtml(html, [])).toBe(html)
    expect(cleanHtml('<img src="https://images.example/a.png" alt="">', ['images.example'])).toContain('images.example')
    expect(cleanHtml('<p>글<img src="https://elsewhere.example/a.png"></p>', ['images.example'])).toBe('<p>글</p>')
    expect(cleanHtml('<a href="https://example.go.kr/" target="_self">글</a>', [])).toBe(
      '<a href="https://example.go.kr/" target="_blank" rel="noopener noreferrer">글</a>',
    )
  })
})
