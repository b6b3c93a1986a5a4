import { spawnSync } from 'node:child_process'
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
  ])('is not written if %s', (_, parameters, message) =>
    expect(run('sample.ts', '--out', out, ...parameters)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` }),
  )
})
