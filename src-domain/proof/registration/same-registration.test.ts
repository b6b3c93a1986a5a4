import { describe, expect, it } from 'vitest'
import type { StoredFile } from '../../upload/stored-file.ts'
import { aProofItem } from '../examples/a-proof-item.ts'
import { aProof } from '../examples/a-proof.ts'
import type { NewProof } from './new-proof.ts'
import {
  arrivedFilesOf,
  decideSameBaseFiles,
  decideSameCarrierRequest,
  decideSameRegistration,
  arrivedProofsWithAnyPath,
} from './same-registration.ts'

const fileAt = (path: string): StoredFile => ({
  name: path,
  storedName: path,
  path,
  bytes: 1,
  extension: 'pdf',
  mimeType: 'application/pdf',
})

describe('[P-315] the proofs that have a file of a form', () => {
  const own = aProof({ id: '7', items: [aProofItem({ id: '1', path: 'a' })] })
  const apart = [aProofItem({ id: '2', proofId: '7', path: 'b' }), aProofItem({ id: '3', proofId: '8', path: 'c' })]
  const findPaths = (items: typeof apart, path: string) =>
    arrivedProofsWithAnyPath({ proofs: [own], items }, [path]).map(({ proof, files }) => ({
      proof,
      paths: files.map((file) => file.path),
    }))

  it('the proofs are found wherever the answer lists documents', () => {
    for (const path of ['a', 'b']) expect(findPaths(apart, path)).toEqual([{ proof: own, paths: ['b', 'a'] }])
  })

  it('the proof is null for documents without a proof', () =>
    expect(findPaths([...apart, aProofItem({ id: '4', path: 'd' })], 'd')).toEqual([
      { proof: null, paths: ['c', 'd'] },
    ]))

  it('the list of proofs is empty if no document has this file', () => expect(findPaths(apart, 'x')).toEqual([]))
})

describe('[D3-139] [P-072] [P-315] a registration whose answer was lost', () => {
  const SENT: NewProof<StoredFile> = {
    supportNumber: '1',
    applicationNumber: 'A1',
    proofType: 'general',
    detailType: '1',
    years: [2025, 2024],
    total: 120_000,
    totalUnit: 'amount',
    status: 'submitComplete',
    items: ['a', 'b'].map((path) => ({ proofType: 'general', status: 'submitComplete', file: fileAt(path) })),
  }
  const STORED = aProof({ detailTypes: ['1'], years: [2024, 2025], total: 120_000, totalUnit: 'amount' })
  const FILES = ['b', 'a'].map((path) => ({ path, name: path }))
  const verdict = (proof: typeof STORED | null, files = FILES) =>
    decideSameRegistration(SENT, [{ proof, files }]).verdict

  it('a registration counts as stored with all entries and files', () => expect(verdict(STORED)).toBe('same'))

  it.each([
    { proofType: 'direct' },
    { detailTypes: ['2'] },
    { years: [2024] },
    { total: 120_001 },
    { totalUnit: 'cases' },
  ] as const)('differs from a proof with %o', (other) => expect(verdict({ ...STORED, ...other })).toBe('other'))

  it.each([[['a']], [['a', 'b', 'c']], [['a', 'c']]])('differs from a proof with the files %j', (paths) =>
    expect(
      verdict(
        STORED,
        paths.map((path) => ({ path, name: path })),
      ),
    ).toBe('other'),
  )

  it('is `other` if the proof of the files is unknown', () => expect(verdict(null)).toBe('other'))

  it('is `absent` if no proof has the files, and `same` if one of several proofs is equal', () => {
    expect(decideSameRegistration(SENT, [])).toMatchObject({ verdict: 'absent', because: { rule: 'SA-1' } })
    const other = { proof: aProof(), files: FILES }
    const same = { proof: STORED, files: FILES }
    for (const arrived of [
      [other, same],
      [same, other],
    ])
      expect(decideSameRegistration(SENT, arrived).verdict).toBe('same')
  })
})

describe('[D3-139] [P-093] [P-315] base files whose answer was lost', () => {
  it.each([
    // The files sent now, sent before, and stored in the proof; the files of this form that have arrived; and the
    // verdict.
    [['a', 'b'], ['a', 'b'], [], [], 'absent'],
    [['a', 'b'], ['a', 'b'], ['x'], [], 'absent'],
    [['a', 'b'], ['a', 'b'], ['a', 'b'], ['a', 'b'], 'same'],
    [['a', 'b'], ['a', 'b'], ['a'], ['a'], 'same'],
    [['a', 'b'], ['a', 'x'], ['a', 'b'], ['a', 'b'], 'same'],
    [['c'], ['a', 'b'], ['a', 'b'], ['a', 'b'], 'other'],
    [['a'], ['a', 'b'], ['a', 'b'], ['a', 'b'], 'other'],
    [['a', 'b', 'c'], ['a', 'b'], ['a', 'b'], ['a', 'b'], 'other'],
  ] as const)('base files %j sent after %j are compared with %j', (sent, sentBefore, held, arrived, verdict) => {
    const items = held.map((path) => aProofItem({ path }))
    expect(arrivedFilesOf({ items }, [...sentBefore, ...sent]).map(({ path }) => path)).toEqual(arrived)
    expect(decideSameBaseFiles({ sent, sentBefore, held }).verdict).toBe(verdict)
  })
})

describe('[D3-139] [P-087] a carrier request whose answer was lost', () => {
  it.each([
    [['롯데', '한진'], 'same'],
    [['한진', '롯데'], 'same'],
    [['롯데'], 'other'],
    [['롯데', '우체국'], 'other'],
    [['롯데', '한진', '우체국'], 'other'],
  ])('a request for %j compared with 롯데 and 한진 gives %s', (asked, verdict) =>
    expect(decideSameCarrierRequest(asked, { detailTypes: ['롯데', '한진'] }).verdict).toBe(verdict),
  )

  it('counts as not arrived if the agency has no proof from it', () =>
    expect(decideSameCarrierRequest(['롯데'], null).verdict).toBe('absent'))
})
