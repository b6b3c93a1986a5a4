import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Returns a folder with four documents and the licences, like a build; removed after the test. */
export const aBuildFolder = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'deploy-test-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, 'assets'))
  for (const [name, sheet] of [
    ['index', 'a{}'],
    ['aply-info', 'b{}'],
    ['integration-result', 'b{}'],
    ['shell', 'b{}'],
  ] as const)
    writeFileSync(join(dist, `${name}.html`), `<html><style>${sheet}</style></html>`)
  writeFileSync(join(dist, 'licenses.txt'), '')
  return dist
}
