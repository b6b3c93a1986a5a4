import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const run = (file: string) => {
  const command = ['--import', 'tsx', join(import.meta.dirname, 'check-configuration.ts'), file]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('the check of a configuration', () => {
  const checkConfiguration = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'config.json')
    writeFileSync(file, text)
    return { file, ...run(file) }
  }
  it('exits with 0 only for a correct file', () => {
    const missing = run('/no/config.json').status
    const [correct, wrong] = [checkConfiguration('{}').status, checkConfiguration('{"weather":"fine"}').status]
    expect({ correct, wrong, missing }).toEqual({
      correct: 0,
      wrong: 1,
      missing: 1,
    })
  })
  it('prints the file and each error', () => {
    const { file, stdout } = checkConfiguration('{"weather":"fine"}')
    expect(stdout).toBe(`${file}:\n  "weather" is not a setting.\n`)
    expect(checkConfiguration('{}').stdout).toMatch(
      /config\.json: no fault\.\n {2}"providerOrigins" is empty: nobody can certify/,
    )
  })
  it('reports that a folder is not a file', () =>
    expect(run(tmpdir())).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`${tmpdir()} is not a file.\nnpm run config:check`) as string,
    }))
})
