import { describe, expect, it } from 'vitest'
import { aProofItem } from './examples/a-proof-item.ts'
import { aProof } from './examples/a-proof.ts'
import {
  filesOfItem,
  filesOfItems,
  itemsOfApplication,
  itemsOfProof,
  itemsWithoutProof,
  filePathsOf,
  sumOfDeliveryFees,
} from './proof-items.ts'

/** Returns a file as the list of an item contains it. */
const listed = (path: string | null) => ({
  id: '1',
  name: path,
  storedName: null,
  path,
  bytes: null,
  extension: null,
  mimeType: null,
})

describe('[A-188] [P-265] the files of an item', () => {
  it('the files of an item are in the order of its list', () =>
    expect(
      filePathsOf(filesOfItem(aProofItem({ path: 'b', files: [listed('c'), listed(null), listed('b')] }))),
    ).toEqual(['c', 'b']))

  it('[P-315] the file at the path of the item comes before the listed files', () =>
    expect(filePathsOf(filesOfItem(aProofItem({ path: 'new', files: [listed('old')] })))).toEqual(['new', 'old']))

  it('listed files without a path are left out', () => {
    const own = [{ path: 'a', name: 'A', storedName: null, mimeType: null }]
    expect(filesOfItem(aProofItem({ path: 'a', name: 'A' }))).toEqual(own)
    expect(filesOfItem(aProofItem({ path: 'a', name: 'A', files: [listed(null)] }))).toEqual(own)
  })

  it('the list of files is empty if the item has no file', () => expect(filesOfItem(aProofItem())).toEqual([]))
})

describe('[P-315] the files of several items', () => {
  it('the files of several items contain each path once', () =>
    expect(
      filePathsOf(filesOfItems([aProofItem({ path: 'a' }), aProofItem({ files: [listed('a'), listed('b')] })])),
    ).toEqual(['a', 'b']))
})

describe('[A-188] the items of an application', () => {
  const proof = aProof({ id: '7', items: [aProofItem({ id: '1', name: 'inside' }), aProofItem({ id: '2' })] })
  const application = {
    proofs: [proof],
    items: [
      aProofItem({ id: '1', proofId: '7', name: 'beside' }),
      aProofItem({ id: '3', proofId: '8' }),
      aProofItem({ id: '4', proofId: null }),
    ],
  }

  it('each item of one proof is returned once', () =>
    expect(itemsOfProof(application, proof).map(({ id, name }) => [id, name])).toEqual([
      ['1', 'beside'],
      ['2', null],
    ]))

  it('each item of all proofs is returned once', () =>
    expect(itemsOfApplication(application).map(({ id }) => id)).toEqual(['1', '3', '4', '2']))

  it('the items whose proof is missing in the answer are returned', () =>
    expect(itemsWithoutProof(application).map(({ id }) => id)).toEqual(['3', '4']))
})

describe('[A-187] the sum of looked-up records', () => {
  it('counts a record without an amount as zero', () =>
    expect(sumOfDeliveryFees([aProofItem({ deliveryFee: 3000 }), aProofItem(), aProofItem({ deliveryFee: 500 })])).toBe(
      3500,
    ))
})
