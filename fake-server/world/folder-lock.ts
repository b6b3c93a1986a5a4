import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code

/** True if a process with this id exists, of any user. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return codeOf(cause) === 'EPERM'
  }
}

/** Returns the process that holds a folder; null if it has ended or is this process, which may open it again. */
const holderOf = (file: string): number | null => {
  const pid = Number(readFileSync(file, 'utf8'))
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null
}

/** An error whose message says everything. All other problems of a folder have the message of the system. */
export class FolderInUse extends Error {}

/**
 * Locks a `DATA` folder for this process, because two processes would use the same application numbers and overwrite
 * each other's data. Takes over the lock of a killed process. Returns a function that releases the folder.
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
      throw new FolderInUse(`is used by another server (process ${holder}). Stop it, or name another folder.`)
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
