import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('a command of a deployment', () => {
  it.each(['sample.ts', 'check-configuration.ts'])(
    '%s prints its parameters with --help, and does nothing else',
    (file) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', join(import.meta.dirname, file), '--help'],
        { encoding: 'utf8' },
      )
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/^npm run /)
    },
  )
})

describe('a deployment that cannot start', () => {
  it('is not written if the certificate or its key is missing', () => {
    const parameters = [
      '--api',
      'https://api.example',
      '--origin',
      'https://portal.example',
      '--out',
      join(tmpdir(), 'no-deployment'),
    ]
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        join(import.meta.dirname, 'sample.ts'),
        ...parameters,
        '--certificate',
        '/no/chain.pem',
        '--key',
        '/no/key.pem',
      ],
      { encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([1, '/no/chain.pem: there is no such file.\n'])
  })
})
