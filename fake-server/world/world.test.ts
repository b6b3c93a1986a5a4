import { describe, expect, it } from 'vitest'
import type { AccountDoc } from './collections.ts'
import {
  allDocs,
  changeDoc,
  changedDocsOf,
  findDoc,
  freshWorld,
  nextNumber,
  putDoc,
  removeDoc,
  makeSeed,
} from './world.ts'

const account = (holder: string): AccountDoc => ({ bankCd: '004', accountNumber: '1', holder })
const seed = makeSeed({
  accounts: [
    ['a', account('김')],
    ['b', account('이')],
  ],
})
const fresh = freshWorld('w', seed)

describe('a world over a frozen seed', () => {
  it('shows the seed with replaced and removed documents', () => {
    const world = putDoc(
      removeDoc(putDoc(fresh, 'accounts', 'c', account('박')), 'accounts', 'a'),
      'accounts',
      'b',
      account('최'),
    )
    expect(allDocs(world, 'accounts').map(({ holder }) => holder)).toEqual(['최', '박'])
    expect(findDoc(world, 'accounts', 'a')).toBeNull()
  })
  it('returns a new world for a change', () => {
    const after = putDoc(fresh, 'accounts', 'a', account('정'))
    expect(findDoc(fresh, 'accounts', 'a')?.holder).toBe('김')
    expect(findDoc(after, 'accounts', 'a')?.holder).toBe('정')
    const later = putDoc(after, 'accounts', 'a', account('박'))
    expect([later, after, fresh].map((world) => findDoc(world, 'accounts', 'a')?.holder)).toEqual(['박', '정', '김'])
  })
  it('changes only documents that exist, and counts numbers up', () => {
    expect(changeDoc(fresh, 'accounts', 'nobody', (known) => known)).toBe(fresh)
    expect(
      findDoc(
        changeDoc(fresh, 'accounts', 'a', (known) => ({ ...known, holder: '강' })),
        'accounts',
        'a',
      )?.holder,
    ).toBe('강')
    const [counted, first] = nextNumber(fresh, 'aplyNo')
    expect([first, nextNumber(counted, 'aplyNo')[1]]).toEqual([1, 2])
  })
  it('lists the documents that were changed', () => {
    expect(changedDocsOf(removeDoc(fresh, 'accounts', 'a'))).toEqual([
      { collection: 'accounts', id: 'a', document: null },
    ])
  })
  it('rejects a seed with a repeated id', () => {
    expect(() =>
      makeSeed({
        accounts: [
          ['a', account('김')],
          ['a', account('이')],
        ],
      }),
    ).toThrow('accounts a twice')
  })
})
