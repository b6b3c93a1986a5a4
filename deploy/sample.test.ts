import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const run = (...parameters: readonly string[]) => {
  const command = ['--import', 'tsx', join(import.meta.dirname, 'sample.ts'), ...parameters]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('a deployment that cannot start', () => {
  const out = join(tmpdir(), 'no-deployment')
  it.each([
    [
      'a URL is not an origin',
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
      'the file of its authorities contains no certificate',
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
    expect(run('--out', out, ...parameters)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` }),
  )
})

describe('a deployment that another process is writing', () => {
  it('is not changed', () => {
    const out = mkdtempSync(join(tmpdir(), 'busy-deployment-'))
    onTestFinished(() => rmSync(out, { recursive: true }))
    writeFileSync(join(out, 'lock'), String(process.pid))
    const { status, stdout, stderr } = run('--out', out, '--api', 'http://127.0.0.1:9')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^${out} is used by process ${process.pid}\\. .*\n$`))
    expect(readdirSync(out)).toEqual(['lock'])
  })
})
