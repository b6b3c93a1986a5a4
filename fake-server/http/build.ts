import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the build is made from: when any of it is newer than the build, the build is old. */
const SOURCES = [
  'src-domain',
  'src-app',
  'src-infra',
  'src-ui',
  'deploy',
  'fake-server/http/policy.ts',
  'e2e/requirements',
  '.config',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

const isSource = (name: string) => !/\.(test|cases\.test)\.tsx?$/.test(name)

const newestIn = (path: string): number => {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  let newest = mtimeMs
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (isSource(entry.name)) newest = Math.max(newest, newestIn(join(path, entry.name)))
  return newest
}

/** What a build writes when it has come to its end. */
const FINISHED = 'build/finished'

/** Is there no build, one that was broken off, or one older than its sources? */
export const needsBuild = (root: string): boolean => {
  const finished = join(root, FINISHED)
  if (!existsSync(finished) || !existsSync(join(root, 'dist/shell.html'))) return true
  const built = statSync(finished).mtimeMs
  return SOURCES.some((source) => newestIn(join(root, source)) > built)
}

/** Builds the portal as `vite build` does; only warnings are printed, and not to standard output. */
export const buildPortal = async (root: string): Promise<void> => {
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }, null)
  await builder.buildApp()
}
