import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code

/** True if a process of this number exists, of any user. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return codeOf(cause) === 'EPERM'
  }
}

/** The process that holds a folder; null for one that has ended, and for this one, which may open it again. */
const holderOf = (file: string): number | null => {
  const pid = Number(readFileSync(file, 'utf8'))
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null
}

/** Carries the complete message; other problems of a folder have the message of the system. */
export class FolderTaken extends Error {}

/**
 * Takes a `DATA` folder for this process: two would number their applications alike and overwrite what the other has
 * kept. What a killed process has left behind is taken over. Answers how to give the folder back.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'lock')
  const take = () => {
    const descriptor = openSync(file, 'wx', 0o600)
    writeSync(descriptor, String(process.pid))
    closeSync(descriptor)
  }
  try {
    take()
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause
    const holder = holderOf(file)
    if (holder !== null)
      throw new FolderTaken(`is used by another server (process ${holder}). Stop it, or name another folder.`)
    rmSync(file, { force: true })
    take()
  }
  const release = () => {
    process.removeListener('exit', release)
    rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}
