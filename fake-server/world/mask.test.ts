import { describe, expect, it } from 'vitest'
import { aServer, inWorld } from '../testing/a-server.ts'
import { masked } from './journal.ts'

describe('nothing personal is written down', () => {
  it('masks names, numbers and tokens in addresses, forms and JSON inside texts', () => {
    expect(
      masked({
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
  it('[D1-52] masks the telephone number that a provider sends back in the address of its return page', async () => {
    const world = inWorld(await aServer(), 'a')
    await world.get('/kmc-result?name=x&phone=01000000006&provider=PHONE')
    expect((await world.get('/__world/journal')).json()).toMatchObject([
      { path: '/kmc-result', query: { name: '***', phone: '***', provider: 'PHONE' } },
    ])
  })
  it('[A-256] masks a resident number even where none belongs', () => {
    expect(masked({ memo: '번호는 800101-1000018 입니다', digits: 8001011000018 })).toEqual({
      memo: '번호는 *** 입니다',
      digits: '***',
    })
  })
  it('[D1-52] looks no deeper into JSON of a text than a call may be nested', () => {
    expect(masked({ memo: `${'['.repeat(40)}"김서준"${']'.repeat(40)}` })).toEqual({ memo: '***' })
  })
  it('[A-256] keeps a resident number out of the journal', async () => {
    const server = await aServer()
    const world = inWorld(server, 'a')
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
