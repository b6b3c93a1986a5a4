import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentReleaseName, publishRelease, removeOldReleases, writeRelease } from './release.ts'
import { aBuildFolder } from './testing/a-build.ts'

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'releases-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Makes a build with one script of this name; returns its folder. */
const buildWith = (script: string): string => {
  const dist = aBuildFolder()
  writeFileSync(join(dist, 'assets', script), script)
  return dist
}

const write = (dist: string, folder: string) => writeRelease(dist, folder, DEFAULT_SETTINGS.callCentre)

describe('a release', () => {
  it('is named after a hash of its bytes', async () => {
    const [dist, one, other] = [buildWith('a.js'), aFolder(), aFolder()]
    const name = await write(dist, one)
    expect(await write(dist, other)).toBe(name)
    expect(await write(buildWith('b.js'), other)).not.toBe(name)
    const timesIn = (folder: string) =>
      ['index.html', 'shell.html', 'assets/a.js'].map(
        (file) => statSync(join(folder, 'releases', name, 'portal', file)).mtimeMs,
      )
    expect(timesIn(one)).toEqual(timesIn(other))
    expect(timesIn(one)[0]).not.toBe(timesIn(one)[1])
  })

  it('changes no published file before becoming current', async () => {
    const folder = aFolder()
    const first = await write(buildWith('a.js'), folder)
    publishRelease(folder, first)
    const second = await write(buildWith('b.js'), folder)
    expect(currentReleaseName(folder)).toBe(first)
    publishRelease(folder, second)
    expect(currentReleaseName(folder)).toBe(second)
    expect(readFileSync(join(folder, 'current/complete'), 'utf8')).toBe(`${second}\n`)
  })

  it('can be restored by name after a later release', async () => {
    const folder = aFolder()
    const first = await write(buildWith('a.js'), folder)
    await write(buildWith('b.js'), folder)
    publishRelease(folder, first)
    expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(['a.js', 'b.js'])
    expect(existsSync(join(folder, 'current/portal/index.html'))).toBe(true)
  })

  it('is removed when it is old, unless it is published', async () => {
    const folder = aFolder()
    const names = []
    for (const script of ['a.js', 'b.js', 'c.js', 'd.js']) names.push(await write(buildWith(script), folder))
    removeOldReleases(folder, 1, [names[0]!, null], 0)
    expect(new Set(readdirSync(join(folder, 'releases')))).toEqual(new Set([names[0], names[3]]))
    expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(['a.js', 'd.js'])
  })

  it('is not removed if it was replaced a short time ago, because nginx may still serve it', async () => {
    const folder = aFolder()
    const names = []
    for (const script of ['a.js', 'b.js', 'c.js', 'd.js']) {
      names.push(await write(buildWith(script), folder))
      const hour = 1_000_000 + names.length * 3600
      utimesSync(join(folder, 'releases', names.at(-1)!, 'complete'), hour, hour)
    }
    // The first release was replaced in the second hour, and the second release in the third.
    removeOldReleases(folder, 1, [], 1.5 * 3_600_000)
    expect(new Set(readdirSync(join(folder, 'releases')))).toEqual(new Set(names.slice(1)))
  })
})
