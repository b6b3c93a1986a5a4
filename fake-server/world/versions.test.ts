import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noVersions, versionEntries, versionGet, versionSet } from './versions.ts'

describe('an immutable map that shares one table', () => {
  it('keeps every version as it was, in whatever order the versions are read', () => {
    const step = fc.record({ from: fc.nat(20), id: fc.constantFrom('a', 'b', 'c'), value: fc.nat(9) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.array(fc.nat(20)), (steps, reads) => {
        const versions = [noVersions<number>()]
        const plain: ReadonlyMap<string, number>[] = [new Map()]
        for (const { from, id, value } of steps) {
          const at = from % versions.length
          versions.push(versionSet(versions[at]!, id, value))
          plain.push(new Map(plain[at]).set(id, value))
        }
        for (const read of reads) {
          const at = read % versions.length
          expect(new Map(versionEntries(versions[at]!))).toEqual(plain[at])
          expect(versionGet(versions[at]!, 'a')).toBe(plain[at]!.get('a'))
        }
      }),
    )
  })
})
