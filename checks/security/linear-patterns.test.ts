import { describe, expect, it } from 'vitest'
import { isSlowerThanLinear, type TimingOptions } from '#domain/kernel/testing/linear-time'
import { normaliseUnicode } from '#domain/text/normal-form'
import { maskPersonal } from '#server/world/mask'
import { attacksOnRegExp, attackText, type RedosAttack } from './attacks.ts'
import { callsOfMethod, parseSources, regExpsIn } from './patterns.ts'

const sources = parseSources()

/** The numbers of repetitions start small, because some patterns double the time with each repetition. */
const MEASURE: TimingOptions = {
  now: () => process.cpuUsage().user / 1000,
  sizes: [8, 16, 20, 24, 28, 32, 64, 512, 2048, 4096],
  shortMs: 3,
}

/** Makes each text of an attack only once, so that only the search in it is timed. */
const makeAttackTexts = (attack: RedosAttack) => {
  const texts = new Map<number, string>()
  return (times: number): string => {
    const text = texts.get(times) ?? attackText(attack, times)
    texts.set(times, text)
    return text
  }
}

/** Returns a string for which this pattern needs more than linear time; null if no such string was found. */
const slowTextFor = async (source: string, flags: string): Promise<string | null> => {
  const pattern = new RegExp(source, flags)
  for (const attack of attacksOnRegExp({ source, flags })) {
    const textOf = makeAttackTexts(attack)
    if (await isSlowerThanLinear((times) => textOf(times).replace(pattern, ''), MEASURE)) return JSON.stringify(attack)
  }
  return null
}

describe('[E-198] the time for a text of any length', () => {
  it('grows linearly for every pattern of the sources', async () => {
    const patterns = regExpsIn(sources)
    expect(patterns.length).toBeGreaterThan(150)
    const slow = new Map<string, string | null>()
    for (const { source, flags } of patterns) {
      const key = `/${source}/${flags}`
      if (!slow.has(key)) slow.set(key, await slowTextFor(source, flags))
    }
    const attacksFound = patterns.flatMap(({ source, flags, place }) => {
      const text = slow.get(`/${source}/${flags}`) ?? null
      return text === null ? [] : [`${place} /${source}/${flags} takes long for ${text}`]
    })
    expect(attacksFound).toEqual([])
  })

  it.each([
    ['^(a+)+$', ''],
    ['[\\w.+-]+@[\\w-]+', 'iu'],
    ['\\s+$', ''],
    ['<style\\b[^>]*>', 'g'],
    ['^(?:\\d|\\d\\d)*$', ''],
  ])('the search finds the slow text for /%s/%s', async (source, flags) => {
    expect(await slowTextFor(source, flags)).not.toBeNull()
  })

  it('only normaliseUnicode calls `normalize`', () => {
    const places = callsOfMethod(sources, 'normalize')
    expect(places.filter((place) => !place.startsWith('src-domain/text/normal-form.ts:'))).toEqual([])
  })

  const PIECES = ['\u0316\u0301', 'a-', 'a@', '1 ', '[', '{"a":', '\\"', '\uff9e\u0323', '&#1;', '%25']
  it.each(PIECES)('grows linearly when a thousand repetitions of %j are normalised and masked', async (piece) => {
    const isSlow = (work: (times: number) => unknown) => isSlowerThanLinear(work, MEASURE)
    for (const form of ['NFC', 'NFKC'] as const)
      expect(await isSlow((times) => normaliseUnicode(`a${piece.repeat(times)}`, form))).toBe(false)
    for (const before of ['', 'a@', '"', '{'])
      expect(await isSlow((times) => maskPersonal({ memo: before + piece.repeat(times) }))).toBe(false)
  })
})
