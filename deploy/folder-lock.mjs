// Locks a folder for one process. Plain JavaScript, because a build uses it before anything is built.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** True if a process with this id is running, even a process of another user. */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause.code === 'EPERM'
  }
}

/** Returns the process that holds a folder; null if it has ended or is this process, which may open it again. */
const holderOf = (file) => {
  const pid = Number(readFileSync(file, 'utf8'))
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null
}

export class FolderInUse extends Error {}

export const lockFolder = (folder) => {
  const file = join(folder, 'lock')
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  try {
    take()
  } catch (cause) {
    if (cause.code !== 'EEXIST') throw cause
    const holder = holderOf(file)
    if (holder !== null)
      throw new FolderInUse(
        `is used by process ${holder}. Wait until it ends or stop it; if it is not of this portal, remove ${file}.`,
      )
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
