import { afterAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#server/agency/endpoints'
import { makeServer } from '#server/server'
import { contractChecksOf } from './checks.ts'
import { detectContractTarget } from './target.ts'

// The target is set by `npm run contract -- ADDRESS`; the default is a fake server of this test.
const { CONTRACT_URL: url = '', CONTRACT_SESSION: session = '' } = process.env
const own = url === '' ? await makeServer() : null
const target = await detectContractTarget(own === null ? url : (await own.listen(0)).portal, session)
afterAll(() => own?.close())

for (const { call, checks, end } of ENDPOINTS.map((row) => contractChecksOf(target, row)))
  describe(call, () => {
    afterAll(end)

    for (const { title, run } of checks)
      it(title, async ({ skip }) => {
        const finding = await run()
        if ('skipped' in finding) return skip(finding.skipped)
        expect(finding.join('\n')).toBe('')
      })
  })
