import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { LoadedProof } from '#app/proof/proof.errors'
import { A_SENT_BACK_PROOF } from '#app/testing/supplement-world'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { aPhoto, evidenceWorld } from '#ui/testing/evidence-world.ts'
import { STAGING_REFUSAL_TEXTS } from '#ui/text/ko/proof/detail.ts'
import { makeStagingModel } from './staging.model.ts'

const OPEN = A_SENT_BACK_PROOF.items.find(({ status }) => status === 'supplementRequest')?.id ?? ''
const CLOSED = A_SENT_BACK_PROOF.items.find(({ status }) => status !== 'supplementRequest')?.id ?? ''

const aStaging = (proof = A_SENT_BACK_PROOF, services = evidenceWorld().services) =>
  makeStagingModel(
    makeEntryLock('supplement'),
    services,
    signal<LoadedProof>({ proof, application: null, pending: null }),
  )

it('[P-118] [P-119] [P-120] a forbidden change is rejected with the reason of the rule', async () => {
  const staging = aStaging()
  expect(staging.markDeleted(CLOSED)).toBe('itemNotOpen')
  expect(staging.undo(OPEN)).toBe('nothingPending')
  expect(staging.markDeleted(OPEN)).toBeNull()
  expect(await staging.replaceFile(OPEN, aPhoto('a.jpg'))).toBe('deletePending')
  expect(staging.problem.value).toEqual({ id: OPEN, text: STAGING_REFUSAL_TEXTS.deletePending })
  expect(staging.undo(OPEN)).toBeNull()
  expect(staging.problem.value).toBeNull()
  const endedStaging = aStaging({ ...A_SENT_BACK_PROOF, status: 'supplementComplete' })
  expect(endedStaging.markDeleted(OPEN)).toBe('proofNotOpen')
})

it('[P-123] [D3-141] [D3-251] a rejected file leaves the row unchanged', async () => {
  const file = new File([], '빈 파일.pdf', { type: 'application/pdf' })
  const text = '크기가 0인 파일은 등록할 수 없습니다. (빈 파일.pdf)'
  const staging = aStaging()
  expect(await staging.replaceFile(OPEN, file)).toBe('refused')
  expect(staging.problem.value).toEqual({ id: OPEN, text })
  expect(staging.staged.value.size).toBe(0)
  expect(await staging.replaceFile(OPEN, aPhoto('a.jpg'))).toBeNull()
  expect(staging.problem.value).toBeNull()
  expect(staging.staged.value.size).toBe(1)
})

it('[D3-07] a pending replacement prepares its new file only once', async () => {
  const { services } = evidenceWorld()
  const prepareFile = vi.fn<typeof services.prepareFile>(services.prepareFile)
  const staging = aStaging(A_SENT_BACK_PROOF, { ...services, prepareFile })
  expect(await staging.replaceFile(OPEN, aPhoto('a.jpg'))).toBeNull()
  expect(staging.staged.value.get(OPEN)).toMatchObject({ file: { name: 'a.jpg', content: { name: 'a.jpg' } } })
  expect(prepareFile).toHaveBeenCalledOnce()
})
