import { afterAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#server/agency/endpoints'
import { makeServer } from '#server/server'
import { contractChecksOf } from './checks.ts'
import { detectContractTarget } from './target.ts'

const server = await makeServer()
const target = await detectContractTarget((await server.listen(0)).portal)
afterAll(() => server.close())

for (const { call, checks, end } of ENDPOINTS.map((row) => contractChecksOf(target, row)))
  describe(call, () => {
    afterAll(end)

    for (const { title, run } of checks)
      it(title, async () => {
        expect(await run()).toEqual([])
      })
  })
