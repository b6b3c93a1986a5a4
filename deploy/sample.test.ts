import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const run = (file: string, ...parameters: readonly string[]) => {
  const command = ['--import', 'tsx', join(import.meta.dirname, file), ...parameters]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('a command of a deployment', () => {
  it.each(['sample.ts', 'check-configuration.ts'])(
    '%s prints its parameters with --help, and does nothing else',
    (file) =>
      expect(run(file, '--help')).toEqual({
        status: 0,
        stdout: expect.stringMatching(/^npm run /) as string,
        stderr: '',
      }),
  )
})

describe('the check of a configuration', () => {
  const checked = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'config.json')
    writeFileSync(file, text)
    return { file, ...run('check-configuration.ts', file) }
  }
  it('exits with 0 for a correct file, and with 1 if the file is faulty or missing', () => {
    const missing = run('check-configuration.ts', '/no/config.json').status
    const [correct, wrong] = [checked('{}').status, checked('{"weather":"fine"}').status]
    expect({ correct, wrong, missing }).toEqual({
      correct: 0,
      wrong: 1,
      missing: 1,
    })
  })
  it('names the file and each error, and for a correct file lists the empty settings that certification needs', () => {
    const { file, stdout } = checked('{"weather":"fine"}')
    expect(stdout).toBe(`${file}:\n  "weather" is no setting.\n`)
    expect(checked('{}').stdout).toMatch(/config\.json: no fault\.\n {2}"providerOrigins" is empty: nobody can certify/)
  })
  it('reports in one sentence that a folder is not a file', () =>
    expect(run('check-configuration.ts', tmpdir())).toEqual({
      status: 1,
      stdout: '',
      stderr: `${tmpdir()}: there is no such file.\n`,
    }))
})

describe('a deployment that cannot start', () => {
  const out = join(tmpdir(), 'no-deployment')
  it.each([
    [
      'an address is not an origin',
      ['--api', 'api.example'],
      'api.example is not an origin, for example https://api.example',
    ],
    [
      'its certificate is missing',
      [
        '--api',
        'https://api.example',
        '--origin',
        'https://portal.example',
        '--certificate',
        '/no/chain.pem',
        '--key',
        '/no/key.pem',
      ],
      '/no/chain.pem: there is no such file.',
    ],
    [
      'a certificate has no key',
      ['--api', 'https://api.example', '--origin', 'https://portal.example', '--certificate', '/no/chain.pem'],
      '--certificate and --key go together.',
    ],
    [
      'its authorities are no certificate',
      ['--api', 'https://api.example', '--backend-ca', import.meta.filename],
      `--backend-ca: ${import.meta.filename} has no certificate in the format PEM.`,
    ],
    [
      'its configuration is a folder',
      ['--api', 'https://api.example', '--unverified-back-end', '--config', import.meta.dirname],
      `${import.meta.dirname}: there is no such file.`,
    ],
    [
      'a limit of calls is negative',
      ['--api', 'https://api.example', '--rate=-1'],
      '--rate takes a whole number from 0 on, not -1',
    ],
  ])('is not written if %s', (_, parameters, message) =>
    expect(run('sample.ts', '--out', out, ...parameters)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` }),
  )
})
