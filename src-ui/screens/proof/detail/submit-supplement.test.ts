import { describe, expect, it } from 'vitest'
import { QueueWaitStopped, QueueUnreachable } from '#app/admission/queue-gate.errors'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { A_SENT_BACK_PROOF, type SupplementAnswers } from '#app/testing/supplement-world'
import { UploadFailed } from '#app/upload/upload.errors'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { answerNextDialog } from '#ui/testing/answer-next-dialog.ts'
import { aPdf } from '#ui/testing/page-world.tsx'
import { proofDetailWorld, type StorageAnswers } from '#ui/testing/proof-detail-world.tsx'
import { makeDetailModel } from './detail.model.ts'
import { submitSupplement } from './submit-supplement.ts'

const DONE = '보완등록이 완료되었습니다.'
/** The requests if row 1 is deleted and row 3 gets a new file. */
const ALL = ['store 새_영수증.pdf', 'delete 1', 'write with 3']

const open = async (answers: SupplementAnswers = {}, storage: StorageAnswers = {}) => {
  const world = proofDetailWorld(answers, storage)
  const page = makeDetailModel(world.services)
  await page.load()
  const press = () =>
    submitSupplement(page, { reload: page.load, stopDraft: () => undefined, registered: () => undefined })
  /** Clicks, confirms, and returns the message. */
  const send = async () => {
    const submission = press()
    await answerNextDialog()
    const { text } = await answerNextDialog()
    await submission
    return text
  }
  const changes = () => world.log.filter((line) => /^(store|delete|write|replace|add)/.test(line))
  return { page, press, send, changes }
}
/** Marks row 1 for deletion and replaces row 3. */
const openWithChanges = async (answers: SupplementAnswers = {}, storage: StorageAnswers = {}) => {
  const openedPage = await open(answers, storage)
  openedPage.page.markDeleted('1')
  await openedPage.page.replaceFile('3', aPdf('새 영수증.pdf'))
  return openedPage
}
/** Clicks, and answers "No" to the question. */
const question = async (press: () => Promise<void>) => {
  const submission = press()
  const asked = await answerNextDialog(false)
  await submission
  return asked
}

describe('[P-140] the question before a supplement', () => {
  it.each([
    ['cases', '100', '실적증빙 기간 2025년, 총 증빙건수 100건으로 보완등록하시겠습니까?'],
    ['amount', '1234', '실적증빙 기간 2025년, 총 증빙금액 1,234원으로 보완등록하시겠습니까?'],
  ] as const)('shows the period and the total of %s', async (totalUnit, total, text) => {
    const { page, press, changes } = await openWithChanges({ proof: { ...A_SENT_BACK_PROOF, totalUnit } })
    page.years.enter(['2025'])
    page.total.enter(total)
    expect((await question(press)).text).toBe(text)
    expect(changes()).toEqual([])
    expect(page.staged.value.size).toBe(2)
  })

  it('[P-125] [D3-148] lists the new files and the files to delete', async () => {
    const items = A_SENT_BACK_PROOF.items.map((item) => ({
      ...item,
      name: `증빙_${item.id}.png`,
      path: `p/${item.id}`,
    }))
    const { page, press } = await open({ proof: { ...A_SENT_BACK_PROOF, items } })
    await page.replaceFile('3', aPdf('새 영수증.pdf'))
    await page.replaceFile('1', aPdf('새 간판.pdf'))
    expect((await question(press)).next).toBe('다시 올리는 파일 2개: 새 영수증.pdf, 새 간판.pdf')
    page.undo('1')
    page.markDeleted('1')
    expect((await question(press)).next).toBe(
      '다시 올리는 파일 1개: 새 영수증.pdf\n삭제되는 파일: 증빙_1.png\n삭제된 파일은 되돌릴 수 없습니다.',
    )
  })
})

describe('[P-125] [P-143] the model of the detail page, when it sends a supplement', () => {
  it('sends deletions first and ignores a second click', async () => {
    const { page, press, changes } = await openWithChanges()
    const submission = press()
    const confirmation = answerNextDialog()
    await confirmation
    await press()
    expect((await answerNextDialog()).text).toBe(DONE)
    await submission
    expect(changes()).toEqual(ALL)
    expect(page.staged.value.size).toBe(0)
  })

  it('[P-141] changes nothing if a file failed to upload', async () => {
    const { page, send, changes } = await openWithChanges({}, { '새_영수증.pdf': new UploadFailed({ cause: 'test' }) })
    expect(await send()).toBe('파일 업로드 실패: 새 영수증.pdf')
    expect(changes()).toEqual(['store 새_영수증.pdf'])
    expect(page.staged.value.size).toBe(2)
    expect(await send()).toBe(DONE)
  })

  it('[P-142] keeps everything pending if a deletion fails', async () => {
    const { page, send, changes } = await openWithChanges({ fails: { 'delete 1': refusedWith(400, '서버의 말') } })
    expect(await send()).toBe('증빙 삭제 중 오류가 발생했습니다\n서버의 말')
    expect(changes().at(-1)).toBe('delete 1')
    expect(page.staged.value.size).toBe(2)
  })

  it('[P-128] sends nothing if the proof cannot be loaded first', async () => {
    const { send, changes } = await openWithChanges({ fails: { get: [null, NO_ANSWER] } })
    expect(await send()).toBe('변경사항 처리 중 오류가 발생했습니다.')
    expect(changes()).toEqual([])
  })

  it('[P-144] [P-204] reports a failed queue and keeps everything pending', async () => {
    const { page, send, changes } = await openWithChanges({ refusal: new QueueUnreachable({ cause: 'x' }) })
    expect(await send()).toBe('서비스 연결 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
    expect(changes()).toEqual([])
    expect(page.staged.value.size).toBe(2)
  })

  it('[P-144] keeps everything pending if the person stops waiting', async () => {
    const { page, press, changes } = await openWithChanges({ refusal: new QueueWaitStopped() })
    const submission = press()
    await answerNextDialog()
    await submission
    expect(currentAnnouncement.value.text).toBe('대기를 중지했습니다. 입력하신 내용은 그대로 있습니다.')
    expect(dialogs.active.value).toBeNull()
    expect(changes()).toEqual([])
    expect(page.staged.value.size).toBe(2)
  })
})

describe('[P-314] a supplement after a reload', () => {
  const PENDING = {
    proofId: '501',
    years: [2025],
    total: 7,
    deletions: ['9'],
    replacements: [{ id: '3', name: '새 영수증.pdf', file: aStoredEvidenceFile('새_영수증.pdf') }],
  }
  const without = (isGone: (item: (typeof A_SENT_BACK_PROOF.items)[number]) => boolean) => ({
    ...A_SENT_BACK_PROOF,
    items: A_SENT_BACK_PROOF.items.filter((item) => !isGone(item)),
  })

  it('can be completed without storing the file again', async () => {
    const proof = without(({ id }) => id === '1')
    const { page, send, changes } = await open({ proof, sentSupplements: [PENDING] })
    expect([...page.staged.value.keys()]).toEqual(['3'])
    expect(page.entered.value).toEqual({ years: [2025], total: 7 })
    expect(await send()).toBe(DONE)
    expect(changes()).toEqual(['write with 3'])
  })
})
