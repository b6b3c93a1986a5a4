import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFolder } from './folder-lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  writeFileSync(join(folder, 'lock'), '4242')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Makes the check for a running process fail with this error code of the system. */
const failWith = (code: string) =>
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })

describe('lockFolder', () => {
  it('rejects a folder locked by a process of another user', () => {
    failWith('EPERM')
    expect(() => lockFolder(folder)).toThrow(
      `is used by process 4242. Wait until it ends or stop it; if it is not of this portal, remove ${folder}/lock.`,
    )
  })

  it('takes over the lock of an ended process', () => {
    failWith('ESRCH')
    const release = lockFolder(folder)
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid))
    release()
    expect(() => readFileSync(join(folder, 'lock'))).toThrow('ENOENT')
  })
})
