import { describe, expect, it } from 'vitest'
import { isOf, readRecord, shareKilled } from './record.ts'
import { drawn, sampleSize } from './sample.ts'
import { LAYERS, sourcesOf } from './sources.ts'

const SCORES = Object.entries(readRecord())

describe.each(LAYERS)('the recorded mutation scores of $name', (layer) => {
  it('reach the limit of each file', () =>
    expect(
      SCORES.filter(([file, score]) => isOf(layer, file) && shareKilled([score]) < layer.each).map(([file]) => file),
    ).toEqual([]))
})

describe('the record of mutation scores', () => {
  it('counts every mutant once, and names the tests that killed', () => {
    expect(SCORES.length).toBeGreaterThan(0)
    for (const [, { mutants, killed, equivalent, survived, tests }] of SCORES) {
      expect(killed + equivalent + survived).toBe(mutants)
      expect(tests.length > 0).toBe(killed > 0)
    }
  })

  it('is of files of the layers that are mutated', () => {
    const known = new Set(LAYERS.flatMap(sourcesOf))
    expect(SCORES.filter(([file]) => known.has(file)).length).toBeGreaterThan(0)
    expect(SCORES.filter(([file]) => !LAYERS.some((layer) => isOf(layer, file)))).toEqual([])
  })
})

describe('a sample', () => {
  const TEXTS = ['a', 'b', 'c', 'd', 'e']
  it('is drawn by the texts, so that it is the same however they come', () => {
    const few = drawn(TEXTS, 2, (text) => text)
    expect(few).toHaveLength(2)
    expect(drawn(TEXTS.toReversed(), 2, (text) => text)).toEqual(few)
  })
  it.each(['', '0', '-1', 'some', '1.5'])('is never of none: %j is refused', (typed) =>
    expect(() => sampleSize(typed)).toThrow('--sample wants a number'),
  )
  it('is as large as it is asked for', () => expect(sampleSize('60')).toBe(60))
})
