import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import type { LoadedProof } from '#app/proof/proof.errors'
import { A_SENT_BACK_PROOF } from '#app/testing/supplement-world'
import { aPhoto, evidenceWorld } from '../../testing/evidence-world.ts'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'
import { makeStaging } from './staging.model.ts'

const OPEN = A_SENT_BACK_PROOF.items.find(({ status }) => status === 'supplementRequest')?.id ?? ''
const CLOSED = A_SENT_BACK_PROOF.items.find(({ status }) => status !== 'supplementRequest')?.id ?? ''

const aStaging = (proof = A_SENT_BACK_PROOF) =>
  makeStaging(
    makeEntryLock('supplement'),
    evidenceWorld().services,
    signal<LoadedProof>({ proof, application: null, pending: null }),
  )

it('[P-118] [P-119] [P-120] a change of a row is refused with the reason of the rule', async () => {
  const staging = aStaging()
  expect(staging.markDeleted(CLOSED)).toBe('rowNotOpen')
  expect(staging.undo(OPEN)).toBe('nothingPending')
  expect(staging.markDeleted(OPEN)).toBeNull()
  expect(await staging.replaceFile(OPEN, aPhoto('a.jpg'))).toEqual({ refusal: 'deletePending' })
  expect(staging.undo(OPEN)).toBeNull()
  const ended = aStaging({ ...A_SENT_BACK_PROOF, status: 'supplementComplete' })
  expect(ended.markDeleted(OPEN)).toBe('proofNotOpen')
})
