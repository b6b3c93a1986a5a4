import { describe, expect, it } from 'vitest'
import { aServer, makeWorldClient } from '../testing/a-server.ts'
import { maskPersonal, maskText } from './mask.ts'

describe('the masking of personal data', () => {
  it('masks personal data in URLs, forms and JSON', () => {
    expect(
      maskPersonal({
        brNo: '1000100001',
        title: 'x',
        list: [{ ci: 'abc', step: 3 }],
        form: '{"rpsrRnno":"8001011000018","aplyNo":"A1"}',
      }),
    ).toEqual({
      brNo: '***',
      title: 'x',
      list: [{ ci: '***', step: 3 }],
      form: '{"rpsrRnno":"***","aplyNo":"A1"}',
    })
  })
  it('[D1-52] masks the telephone number in the URL of a return page', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.get('/kmc-result?name=x&phone=01000000006&provider=PHONE')
    expect((await world.get('/__world/journal')).json()).toMatchObject([
      { path: '/kmc-result', query: { name: '***', phone: '***', provider: 'PHONE' } },
    ])
  })
  it('[A-256] masks a resident number inside a text and as a number', () => {
    expect(maskPersonal({ memo: '번호는 800101-1000018 입니다', digits: 8001011000018 })).toEqual({
      memo: '번호는 *** 입니다',
      digits: '***',
    })
  })
  it('[D1-52] does not parse JSON that is nested deeper than the limit', () => {
    expect(maskPersonal({ memo: `${'['.repeat(40)}"김서준"${']'.repeat(40)}` })).toEqual({ memo: '***' })
  })
  it.each([
    '900101-1234567',
    '9001011234567',
    '900101 1234567',
    '900101 - 1234567',
    '900101–1234567',
    '900101－1234567',
    '900101\u00ad1234567',
    '９００１０１－１２３４５６７',
    '⑨⓪⓪①⓪①-①②③④⑤⑥⑦',
    '9 0 0 1 0 1 1 2 3 4 5 6 7',
    '900101 ~ 1234567',
    '900101,1234567',
    '900101|1234567',
    '900101+1234567',
    '900101<b>1234567',
    '900101     1234567',
    '900101 다음은 1234567',
    '주민번호900101-1234567입니다',
    'id900101-1234567',
    '010-1234-5678',
    '01012345678',
    '+82 10 1234 5678',
    '100-01-00001',
    '110-234-567890',
    'kim@example.com',
  ])('[A-256] [D1-52] masks %s in texts, field names, paths and keys', async (spelling) => {
    const digits = spelling.normalize('NFKC').replace(/\D/g, '').slice(-7) || 'kim@'
    const world = makeWorldClient(await aServer(), 'a')
    const texts = [spelling, `말 ${spelling} 말`, { [spelling]: 1 }, [spelling], JSON.stringify({ memo: spelling })]
    for (const text of texts)
      expect(
        JSON.stringify(maskPersonal(text))
          .normalize('NFKC')
          .replace(/[^\da-z@]/g, ''),
      ).not.toContain(digits)
    const key = { 'idempotency-key': /^[\x20-\x7e]+$/.test(spelling) ? spelling : 'press-1' }
    await world.send('POST', `/api/things/${encodeURIComponent(spelling)}`, { title: '하나' }, key)
    const journal = decodeURIComponent((await world.get('/__world/journal')).body).normalize('NFKC')
    expect(journal.replace(/[^\da-z@]/g, '')).not.toContain(digits)
  })
  it('[E-204] keeps the ids of the portal and the server', () => {
    for (const id of ['38294057231203948571992039840123', '12345678-1234-1234-1234-426614174000'])
      expect(maskText(id)).toBe(id)
    for (const text of ['900101-1234567-1-2', '110-12-345678-90', '010-1234-5678-1', '1234567890123456'])
      expect(maskText(text)).toContain('***')
  })
  it('[D1-52] keeps values that identify no person', () => {
    const kept = {
      file: '영수증/DA00000001/123e4567-e89b-12d3-a456-426614174000.pdf',
      from: '2025-06-26 09:00',
      at: '2025-06-26T09:00:00.000Z',
      amount: '1,000,000',
      total: 300_000,
    }
    expect(maskPersonal(kept)).toEqual(kept)
  })
  it('[D1-52] masks positive and negative numbers of ten digits or more', () => {
    expect(maskPersonal([999_999_999, 1_000_000_000, -999_999_999, -1_000_000_000])).toEqual([
      999_999_999,
      '***',
      -999_999_999,
      '***',
    ])
  })
  it('[D1-52] masks undeclared fields and personal data under any name', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.send('POST', '/api/things', { title: '하나', whoever: '김서준', one: '900101', two: 1234567 })
    expect((await world.get('/__world/journal')).json()).toMatchObject([
      { body: { title: '하나', whoever: '***', one: '***', two: '***' } },
    ])
    for (const name of ['userName', 'owner_nm', 'telNo', 'mobileNo', 'custBirth', 'homeAddr', 'acct_no', 'newPassword'])
      expect(maskPersonal({ [name]: 'x' })).toEqual({ [name]: '***' })
  })
  it('[A-256] keeps resident numbers out of the journal', async () => {
    const server = await aServer()
    const world = makeWorldClient(server, 'a')
    await world.send('POST', '/api/things?brno=1000100001', { title: '8001011000018', jumin2: '1000018' })
    const journal = await world.get('/__world/journal?path=/api/*')
    expect(journal.body).not.toMatch(/1000018|1000100001/)
    expect(journal.json()).toMatchObject([
      {
        method: 'POST',
        path: '/api/things',
        query: { brno: '***' },
        body: { title: '***', jumin2: '***' },
        status: 200,
      },
    ])
  })
})
