import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { Settings } from '#domain/settings/settings'
import { compressFile } from './compress.ts'
import { nginxReleaseConfiguration } from './nginx-release.ts'
import { withHelpDeskNumber } from './scriptless.ts'

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

/**
 * Returns a file time in seconds that depends only on the file's bytes, because nginx derives the ETag from time and
 * length.
 */
const timeOf = (bytes: Buffer): number =>
  1_000_000_000 + (createHash('sha256').update(bytes).digest().readUInt32BE() % 500_000_000)

type FileWithBytes = { readonly file: string; readonly bytes: Buffer }

const readFilesIn = (folder: string): readonly FileWithBytes[] =>
  filesIn(folder).map((file) => ({ file, bytes: readFileSync(file) }))

/** Sets each file's modification time from its bytes. */
const stampFiles = (files: readonly FileWithBytes[]): void => {
  for (const { file, bytes } of files) utimesSync(file, timeOf(bytes), timeOf(bytes))
}

/** Returns a name for the release that is derived from the paths in its folder and the bytes of all its files. */
const releaseNameOf = (folder: string, files: readonly FileWithBytes[]): string => {
  const hash = createHash('sha256')
  for (const { file, bytes } of files) hash.update(file.slice(folder.length)).update('\0').update(bytes)
  return hash.digest('hex').slice(0, 12)
}

const releasesOf = (folder: string): string => join(folder, 'releases')

/** Returns the name of the release that is published now; null before the first release. */
export const currentReleaseName = (folder: string): string | null =>
  existsSync(join(folder, 'current')) ? basename(readlinkSync(join(folder, 'current'))) : null

/** Returns the complete releases with the time at which each was written, the latest first. */
const completeReleases = (folder: string): readonly { readonly name: string; readonly at: number }[] =>
  readdirSync(releasesOf(folder))
    .filter((name) => existsSync(join(releasesOf(folder), name, 'complete')))
    .map((name) => ({ name, at: statSync(join(releasesOf(folder), name, 'complete')).mtimeMs }))
    .toSorted((a, b) => b.at - a.at)

const unfinishedIn = (folder: string): string => join(releasesOf(folder), '.writing')

/** Removes the files that a failed `writeRelease` has left behind. */
export const removeUnfinishedRelease = (folder: string): void =>
  rmSync(unfinishedIn(folder), { recursive: true, force: true })

/**
 * Removes old releases, and the assets that no release uses. Keeps the `keep` latest releases, those in
 * `releasesInUse`, and those that were replaced less than `stillServedMs` before the latest release was written,
 * because nginx serves a replaced release until it is reloaded.
 */
export const removeOldReleases = (
  folder: string,
  keep: number,
  releasesInUse: readonly (string | null)[],
  stillServedMs: number,
): void => {
  const releases = completeReleases(folder)
  const servedSince = (releases[0]?.at ?? 0) - stillServedMs
  const releasesToKeep = releases
    .filter(({ name }, index) => index < keep || releasesInUse.includes(name) || releases[index - 1]!.at > servedSince)
    .map(({ name }) => name)
  for (const name of readdirSync(releasesOf(folder)))
    if (!releasesToKeep.includes(name)) rmSync(join(releasesOf(folder), name), { recursive: true })
  const assetsInUse = new Set(
    releasesToKeep.flatMap((name) => readdirSync(join(releasesOf(folder), name, 'portal/assets'))),
  )
  for (const name of readdirSync(join(folder, 'assets')))
    if (!assetsInUse.has(name)) rmSync(join(folder, 'assets', name))
}

/**
 * Writes a build as a release into the deployment in `folder`, under a name derived from its bytes, and returns the
 * name. An existing release is not changed. Visitors get the release only after `publishRelease`.
 */
export const writeRelease = async (
  dist: string,
  folder: string,
  callCentre: Settings['callCentre'],
): Promise<string> => {
  const writing = unfinishedIn(folder)
  const portal = join(writing, 'portal')
  removeUnfinishedRelease(folder)
  cpSync(dist, portal, { recursive: true })
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.html'))) {
    const path = join(portal, name)
    const builtHtml = readFileSync(path, 'utf8')
    const html = withHelpDeskNumber(builtHtml, callCentre)
    if (html === builtHtml) continue
    writeFileSync(path, html)
    await compressFile(path)
  }
  const { maps, headers } = nginxReleaseConfiguration(portal)
  writeFileSync(join(writing, 'maps.conf'), maps)
  writeFileSync(join(writing, 'headers.conf'), headers)
  const files = readFilesIn(writing)
  const release = releaseNameOf(writing, files)
  stampFiles(files)
  writeFileSync(join(writing, 'maps.conf'), `map "" $portal_release { default releases/${release}; }\n${maps}`)
  const target = join(releasesOf(folder), release)
  // If the same release already exists, nginx may be publishing it, so its files are kept and the new copy is removed.
  if (existsSync(target)) rmSync(writing, { recursive: true })
  else renameSync(writing, target)
  writeFileSync(join(target, 'complete'), `${release}\n`)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of readdirSync(join(target, 'portal/assets')))
    if (!existsSync(join(folder, 'assets', name)))
      linkSync(join(target, 'portal/assets', name), join(folder, 'assets', name))
  return release
}

/** Sets `current` to a release; nginx publishes it at its next start or reload. */
export const publishRelease = (folder: string, release: string): void => {
  rmSync(join(folder, 'current.new'), { force: true })
  symlinkSync(join('releases', release), join(folder, 'current.new'))
  renameSync(join(folder, 'current.new'), join(folder, 'current'))
}
