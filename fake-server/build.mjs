// Builds what `npm start` needs: the server as one bundle, and the portal. Plain JavaScript, because it runs before
// anything is built.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from '#deploy/folder-lock'

const SHARED = ['src-domain', 'server-rules', 'rule-book', 'deploy', 'package.json', 'package-lock.json']

export const SERVER_BUILD = {
  name: 'server',
  config: 'fake-server/vite.config.ts',
  finished: ['build/server/finished'],
  sources: [...SHARED, 'fake-server'],
}
export const PORTAL_BUILD = {
  name: 'portal',
  config: 'vite.config.ts',
  finished: ['build/finished', 'dist/shell.html'],
  sources: [
    ...SHARED,
    'src-app',
    'src-infra',
    'src-ui',
    'rule-book-page',
    'fake-server-console',
    'e2e/requirements',
    'tools',
    'vite.config.ts',
  ],
}

const isSource = (name) => !/\.test\.tsx?$/.test(name)

const isNewer = (path, than) => {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) return false
  return (
    entry.mtimeMs > than ||
    (entry.isDirectory() && readdirSync(path).some((name) => isSource(name) && isNewer(join(path, name), than)))
  )
}

export const isOld = (root, { finished, sources }) => {
  const [oldestOutput, ...others] = finished.map((file) => statSync(join(root, file), { throwIfNoEntry: false }))
  if (oldestOutput === undefined || others.includes(undefined)) return true
  return sources.some((source) => isNewer(join(root, source), oldestOutput.mtimeMs))
}

/** Locks `build/` while it is written; returns a function that releases it. Exits if another process builds. */
const lockBuild = (root) => {
  const folder = join(root, 'build')
  try {
    mkdirSync(folder, { recursive: true })
    return lockFolder(folder)
  } catch (cause) {
    if (!(cause instanceof FolderInUse)) throw cause
    console.error(`${folder} ${cause.message}`)
    return process.exit(1)
  }
}

export const buildPart = (root, part) => {
  const release = lockBuild(root)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--config', part.config], {
    cwd: root,
    stdio: 'inherit',
    // Suppresses a warning that Vite prints if its check of the configuration takes long, as on a slow machine.
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: '1' },
  })
  if (status !== 0) process.exit(1)
  release()
}

export const buildIfOutdated = (root, part) => {
  if (!isOld(root, part)) return
  console.log(`building the ${part.name}, which is not there or older than its sources`)
  buildPart(root, part)
}
