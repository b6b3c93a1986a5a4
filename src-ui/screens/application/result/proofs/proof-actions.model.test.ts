import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { CallError } from '#app/kernel/call.errors'
import { CancelProof } from '#app/proof/cancel-proof'
import { ChooseProof, ChooseProofPath } from '#app/proof/choose-proof'
import { ProofCancellations } from '#app/proof/proofs.port'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { inMemorySession } from '#app/testing/in-memory-session'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { kstInstant } from '#domain/time/calendar'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { answerNextDialog } from '#ui/testing/answer-next-dialog.ts'
import { makeResultProofActions } from './proof-actions.model.ts'

const PROOF = aProof({ id: '502', updatedAt: kstInstant('2025-06-24', '09:00') })
const ITEMS = (['submitted', 'submitted', 'userCancel'] as const).map((status, nth) =>
  aProofItem({ id: String(1001 + nth), proofId: '502', status, path: `p/${nth}`, name: `${nth}.png` }),
)

/**
 * Makes the actions on an application with one proof. The proof has two files, and a third file that is cancelled.
 * `calls` lists the requests.
 */
const open = (cancellation: Effect.Effect<void, CallError> = Effect.void, changes: Partial<Application> = {}) => {
  const calls: string[] = []
  const recordCall = (call: string) =>
    Effect.suspend(() => {
      calls.push(call)
      return cancellation
    })
  const cancellations = fakePort(ProofCancellations, {
    proof: (id) => recordCall(`delete ${id}`),
    item: (id) => recordCall(`cancel ${id}`),
  })
  const application = anApplication({ status: 'targetSelected', proofs: [PROOF], items: ITEMS, ...changes })
  const shown = signal<Application | null>(application)
  const { actions, cancellingId } = makeResultProofActions(
    {
      cancelProof: CancelProof.make({ cancellations }),
      chooseProof: ChooseProof.make({ session: inMemorySession() }),
      chooseProofPath: ChooseProofPath.make({ session: inMemorySession() }),
      downloadSubmissionConfirmation: () => Effect.die('not expected'),
      findFileUrl: () => Effect.die('not expected'),
    },
    { shown, load: () => Promise.resolve(calls.push('load')), acting: () => false, navigate: () => undefined },
  )
  return { actions, calls, cancellingId }
}

describe('[A-196] [A-198] the actions on a proof, when one is cancelled', () => {
  it('sends nothing if the person declines the confirmation', async () => {
    const { actions, calls } = open()
    actions.onCancel(PROOF)
    expect(await answerNextDialog(false)).toMatchObject({
      title: '배달·택배 서비스 이용 2025-06-24 (파일 2개)',
      text: '증빙을 취소하시겠습니까?',
    })
    await expect.poll(() => dialogs.active.value).toBeNull()
    expect(calls).toEqual([])
  })

  const again = '취소하신 뒤 파일을 다시 올려 증빙을 새로 등록하실 수 있습니다.'
  it.each([
    ['files and registration', {}, `올리신 파일 2개가 모두 취소됩니다. ${again}`],
    ['only one file', { items: ITEMS.slice(1) }, `올리신 파일도 취소됩니다. ${again}`],
    ['no file', { items: [] }, again],
    ['no registration before the selection', { status: 'verification' }, '올리신 파일 2개가 모두 취소됩니다.'],
    ['no registration and no file', { status: 'verification', items: [] }, undefined],
  ] as const)(
    '[D3-771] says below the question what is cancelled, and if it may follow, a new proof: %s',
    async (_, changes, next) => {
      const { actions } = open(undefined, changes)
      actions.onCancel(PROOF)
      expect((await answerNextDialog(false))?.next).toBe(next)
      await expect.poll(() => dialogs.active.value).toBeNull()
    },
  )

  it.each([
    ['no answer', NO_ANSWER],
    ['a refusal', refusedWith(409, '취소할 수 없습니다.')],
  ] as const)('[D2-631] reports %s and loads the list again', async (_, failure) => {
    const { actions, calls, cancellingId } = open(Effect.fail(failure))
    actions.onCancel(PROOF)
    await answerNextDialog()
    expect(await answerNextDialog()).toMatchObject({
      text: '취소 처리 중 오류가 발생했습니다.',
      helpLine: '문의전화 : 1533-0500',
      next: '확인을 누르시면 신청결과를 다시 불러옵니다. 진행상태를 확인해주세요.',
    })
    await expect.poll(() => calls).toEqual(['delete 502', 'load'])
    expect(cancellingId.value).toBeNull()
  })

  it('[D1-380] shows the sentence of the rule that rejects the cancellation', async () => {
    const because = { rule: 'PC-4', ref: 'A-195' }
    const text = '심의 중이거나 이미 처리된 증빙은 취소할 수 없습니다.'
    const { actions, calls } = open(Effect.fail(refusedWith(409, text, 'PROOF_CANCEL_NOT_ALLOWED', because)))
    actions.onCancel(PROOF)
    await answerNextDialog()
    expect(await answerNextDialog()).toMatchObject({ text })
    await expect.poll(() => calls).toEqual(['delete 502', 'load'])
  })
})
