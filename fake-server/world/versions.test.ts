import { describe, expect, it } from 'vitest'
import { afterWriting, documentsOf, emptyVersion, type Version } from './versions.ts'

const shownBy = (version: Version<string>) => [...documentsOf(version)]

describe('a version of the documents in a shared map', () => {
  it('shows only the values that were written up to that version, in whatever order versions are read', () => {
    const none = emptyVersion<string>()
    const one = afterWriting(none, 'a', '하나')
    const two = afterWriting(one, 'b', '둘')
    const changed = afterWriting(two, 'a', null)
    const other = afterWriting(one, 'c', '셋')
    const expected: readonly (readonly [Version<string>, readonly unknown[]])[] = [
      [none, []],
      [
        changed,
        [
          ['a', null],
          ['b', '둘'],
        ],
      ],
      [one, [['a', '하나']]],
      [
        other,
        [
          ['a', '하나'],
          ['c', '셋'],
        ],
      ],
      [
        two,
        [
          ['a', '하나'],
          ['b', '둘'],
        ],
      ],
    ]
    for (const [version, documents] of [...expected, ...expected.toReversed()])
      expect(shownBy(version)).toEqual(documents)
  })
})
