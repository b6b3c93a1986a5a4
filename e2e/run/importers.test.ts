import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { conceptOf, testsOfChange } from './importers.ts'

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "imports": { "#domain/*": "./src-domain/*.ts" } }',
  'src-domain/account/holder.ts': 'export const holder = 1',
  'src-domain/account/holder.test.ts': "import { holder } from './holder.ts'\nholder",
  'src-app/account/verify.ts': "import { holder } from '#domain/account/holder'\nexport const verify = holder",
  'src-app/session/far.ts': "// 먼 파일\nexport const far = () => import('../account/verify.ts')",
  'src-app/session/far.test.ts': "import { far } from './far.ts'\nfar()",
  'src-app/session/near.test.ts': "export { verify } from '../account/verify.ts'",
  'src-app/payment/pay.ts': "import { holder } from '#domain/account/holder'\nexport const pay = holder",
  'src-app/payment/deep.ts': "export * from './deeper.ts'",
  'src-app/payment/deeper.ts': "export * from './pay.ts'",
  'src-ui/payment/Pay.test.tsx': "import { pay } from '../../src-app/payment/deep.ts'\npay",
  'src-ui/account/Account.test.tsx': "import './frame.css'\nimport { far } from '../../src-app/session/far.ts'\nfar()",
  'src-ui/account/frame.css': '',
  'src-ui/account/types.test.ts': "import { type holder } from '#domain/account/holder'",
}
const root = mkdtempSync(join(tmpdir(), 'importers-'))
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
afterAll(() => rmSync(root, { recursive: true }))

const of = (...changed: readonly string[]) => testsOfChange(root, Object.keys(FILES), changed)

describe('the unit tests of a change', () => {
  it('are those of its concept and of what asks a rule, and those that import it by one file at most; types break nothing', () =>
    expect(of('src-domain/account/holder.ts')).toEqual({
      near: [
        'src-app/session/near.test.ts',
        'src-domain/account/holder.test.ts',
        'src-ui/account/Account.test.tsx',
        'src-ui/payment/Pay.test.tsx',
      ],
      further: ['src-app/session/far.test.ts'],
    }))

  it('follow what is loaded on demand, and sheets', () => {
    expect(of('src-app/account/verify.ts').near).toContain('src-app/session/far.test.ts')
    expect(of('src-ui/account/frame.css').near).toEqual(['src-ui/account/Account.test.tsx'])
  })

  it('are a changed test itself, and none of what nobody imports', () => {
    expect(of('src-app/session/far.test.ts').near).toEqual(['src-app/session/far.test.ts'])
    expect(of('package.json')).toEqual({ near: [], further: [] })
  })

  it('know the concept of a file by its folder', () =>
    expect(
      ['src-ui/account/Account.test.tsx', 'fake-server/agency/account/x.ts', 'src-ui/services.ts'].map(conceptOf),
    ).toEqual(['account', 'account', undefined]))
})
