import { describe, expect, it } from 'vitest'
import { versionAfterWriting, documentsOfVersion, emptyDocumentsVersion, type DocumentsVersion } from './versions.ts'

const shownBy = (version: DocumentsVersion<string>) => [...documentsOfVersion(version)]

describe('a version of the documents in a shared map', () => {
  it('shows only the values written up to that version', () => {
    const none = emptyDocumentsVersion<string>()
    const one = versionAfterWriting(none, 'a', '하나')
    const two = versionAfterWriting(one, 'b', '둘')
    const changed = versionAfterWriting(two, 'a', null)
    const other = versionAfterWriting(one, 'c', '셋')
    const expected: readonly (readonly [DocumentsVersion<string>, readonly unknown[]])[] = [
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
