import '#ui/testing/jsdom-dialog.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { NO_ANSWER } from '#app/testing/failures'
import { inMemoryTab } from '#app/testing/in-memory-records'
import { A_SENT_BACK_PROOF } from '#app/testing/supplement-world'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { barRefusalText } from '#ui/testing/action-bar.ts'
import { aPdf } from '#ui/testing/page-world.tsx'
import { proofDetailWorld, openAddBaseFilesPage } from '#ui/testing/proof-detail-world.tsx'
import { pressDialogButton, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { pressToSubmit } from '#ui/testing/typing.ts'

const pageText = () => document.querySelector('main')?.textContent ?? ''
const changes = ({ log }: ReturnType<typeof proofDetailWorld>) => log.filter((line) => /^(store|add)/.test(line))

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
})

const chooseBase = async (...files: readonly File[]) => {
  const before = document.body.textContent
  fireEvent.change(document.querySelector('#base-files') as HTMLElement, { target: { files } })
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(before))
  await waitOneTurn()
}
const submitBase = async () => {
  await pressToSubmit('보완등록')
  await vi.waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
  await waitOneTurn()
}

describe('[P-091] the base-proof supplement', () => {
  it('shows an upload field, the examples and the button', async () => {
    await openAddBaseFilesPage(proofDetailWorld())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      '보완이 필요한 영업증빙 파일을 다시 등록해주세요.',
    )
    expect(document.body.textContent).toContain('1개 이상, 3개까지')
    expect(screen.getByRole('button', { name: '영업증빙 예시보기' })).not.toBeNull()
    await chooseBase(...['a', 'b', 'c', 'd'].map((name) => aPdf(`${name}.pdf`)))
    await vi.waitFor(() => expect(document.body.textContent).toContain('초과된 1개 파일은 제외되었습니다.'))
  })

  it('[P-092] reports a missing or empty file', async () => {
    const world = await openAddBaseFilesPage(proofDetailWorld())
    await submitBase()
    expect(barRefusalText()).toBe('영업증빙 파일을 등록해주세요.')
    expect(changes(world)).toEqual([])
    expect(document.activeElement?.id).toBe('base-files')
    await chooseBase(aPdf('빈 파일.pdf', 0))
    await submitBase()
    expect(barRefusalText()).toBe('크기가 0인 파일은 등록할 수 없습니다. (빈 파일.pdf)')
  })

  it('[P-090] [D1-263] reports a proof that was not sent back', async () => {
    const { history } = await openAddBaseFilesPage(
      proofDetailWorld({ proof: { ...A_SENT_BACK_PROOF, status: 'submitComplete' } }),
    )
    expect(dialogText()).toBe('보완요청일 경우 보완등록이 가능합니다.')
    expect(document.querySelector('#base-files')).toBeNull()
    await pressDialogButton('증빙 상세 보기')
    expect(history.at(-1)).toBe('/detail-page')
  })

  it('[A-194] refuses the supplement of a cancelled application', async () => {
    const { history } = await openAddBaseFilesPage(
      proofDetailWorld({ application: anApplication({ status: 'userCancel' }) }),
    )
    expect(dialogText()).toBe('취소된 신청의 증빙은 보완할 수 없습니다.')
    await pressDialogButton('증빙 상세 보기')
    expect(history.at(-1)).toBe('/detail-page')
  })

  it.each([
    ['notSelected', 'was not selected', '선정되지 않은 신청의 증빙은 보완할 수 없습니다.'],
    ['paymentComplete', 'is paid', '지급이 완료된 신청의 증빙은 보완할 수 없습니다.'],
  ] as const)(
    '[D2-610] in the status %s, says that the application %s, and opens no files',
    async (status, _, text) => {
      const paidProof = aProof({ id: '502', status: 'paymentComplete', decidedAmount: 300_000 })
      const application = anApplication({ status, proofs: [A_SENT_BACK_PROOF, paidProof] })
      const { history } = await openAddBaseFilesPage(proofDetailWorld({ application }))
      expect(dialogText()).toBe(text)
      expect(document.querySelector('#base-files')).toBeNull()
      await pressDialogButton('증빙 상세 보기')
      expect(history.at(-1)).toBe('/detail-page')
    },
  )

  it('[P-317] keeps the names of the chosen base files until the files are added', async () => {
    const drafts = inMemoryTab()
    await openAddBaseFilesPage(proofDetailWorld({}, {}, drafts))
    await chooseBase(aPdf('배달.pdf'))
    cleanup()
    await waitOneTurn()
    await openAddBaseFilesPage(proofDetailWorld({}, {}, drafts))
    await waitOneTurn()
    expect(pageText()).toContain('다음 파일을 다시 선택해주세요: 배달.pdf')
    await chooseBase(aPdf('배달.pdf'))
    await submitBase()
    await pressDialogButton()
    cleanup()
    await waitOneTurn()
    expect(drafts.all()).toEqual({})
  })

  it.each([
    ['arrived', true, '앞서 보내신 파일은 이미 등록되었습니다.', '증빙 상세로 돌아가기'],
    ['did not arrive', false, '앞서 보내시던 파일은 아직 등록되지 않았습니다.', '확인'],
  ] as const)(
    '[F-013] [P-315] after a reload during the call, says that the base files %s',
    async (_, isArrived, text, button) => {
      const drafts = inMemoryTab()
      await openAddBaseFilesPage(proofDetailWorld({ fails: { 'add 배달.pdf': NO_ANSWER } }, {}, drafts))
      await chooseBase(aPdf('배달.pdf'))
      await submitBase()
      await pressDialogButton()
      cleanup()
      await waitOneTurn()
      const arrivedItem = aProofItem({ id: '9', path: aStoredEvidenceFile('배달.pdf').path })
      const proof = { ...A_SENT_BACK_PROOF, items: [...A_SENT_BACK_PROOF.items, ...(isArrived ? [arrivedItem] : [])] }
      const world = await openAddBaseFilesPage(proofDetailWorld({ proof }, {}, drafts))
      await vi.waitFor(() => expect(dialogText()).not.toBeNull())
      expect(dialogText()).toContain(text)
      await pressDialogButton(button)
      expect(changes(world)).toEqual([])
      // What was sent is forgotten with the draft, once nothing is left to add.
      expect(Object.keys(drafts.all())).toHaveLength(isArrived ? 0 : 1)
    },
  )
})
