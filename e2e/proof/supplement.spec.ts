import type { Page } from '@playwright/test'
import { seeNoAxeViolations, NETWORK_NOISE, expect, test, type TestWorld } from '../journey.ts'
import { closeDialogBy, patternWithAnySpaces, dialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import {
  readChangingProofCalls,
  proofDetailPage,
  markForDeletion,
  REPLACEMENT_FILE_NAME,
  openFirstProof,
  openFirstProofOfPersona,
  toggleProofInfo,
  submitSupplement,
  chooseReplacementFile,
  startRecordingSentCalls,
  SUPPLEMENT_CALL_PATHS,
} from '../steps/supplement.ts'

const BASE = '간판사진_1001.png'
const RECEIPT = '영수증_1003.pdf'
const PARTLY = '변경사항 중 일부만 반영되었습니다. 남은 변경사항을 확인하신 후 보완등록을 다시 눌러주세요.'

const REGISTERED = '보완등록이 완료되었습니다.'

/** Marks row 1 for deletion, and chooses another file for row 3. */
const stage = async (page: Page) => {
  await markForDeletion(page, BASE)
  await chooseReplacementFile(page, RECEIPT)
}

const registerAll = async (page: Page) => {
  await submitSupplement(page)
  await seeAlertAndConfirm(page, REGISTERED)
}

/** Loads the page again and confirms the browser's own question. */
const reload = async (page: Page) => {
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
}

test('[P-187] a proof is supplemented row by row', { tag: '@first' }, async ({ page, world }) => {
  await openFirstProofOfPersona(page, world)
  const asSentBack = await world.snapshot()
  const { rowOf, remove, undoRemove, undoReplace, register, pending, total, back } = proofDetailPage(page)

  await test.step('[P-119] [P-120] deleting a row or replacing its file can be undone', async () => {
    await markForDeletion(page, BASE)
    await expect(rowOf(BASE).getByRole('button', { name: /다시 올리기$/ })).toHaveAttribute('aria-disabled', 'true')
    await undoRemove(BASE).click()
    await expect(rowOf(BASE)).not.toContainText('삭제 예정')
    await chooseReplacementFile(page, RECEIPT)
    await expect(remove(RECEIPT)).toHaveAttribute('aria-disabled', 'true')
    await undoReplace(RECEIPT).click()
    await expect(rowOf(RECEIPT)).not.toContainText('다시 올릴 파일')
    await expect(pending).toHaveCount(0)
  })

  await test.step('[P-140] declining the question keeps all changes', async () => {
    await stage(page)
    await expect(pending).toHaveText('저장되지 않은 변경사항이 2건 있습니다. 보완등록을 눌러야 반영됩니다.')
    await seeNoAxeViolations(page)
    await toggleProofInfo(page)
    await page.getByRole('checkbox', { name: '2024년' }).uncheck()
    await total.fill('34')
    await register.click()
    await expect(dialog(page)).toContainText('실적증빙 기간 2025년, 총 증빙건수 34건으로 보완등록하시겠습니까?')
    await closeDialogBy(page, '아니요')
    await expect(rowOf(BASE)).toContainText('삭제 예정')
    expect(await readChangingProofCalls(world)).toEqual([])
  })

  await test.step('[P-125] [P-143] deletions are sent before the write', async () => {
    await registerAll(page)
    expect(await readChangingProofCalls(world)).toEqual(['DELETE proof/delete 200', 'POST proof/update-batch 200'])
    await expect(register).toHaveCount(0)
    await expect(pending).toHaveCount(0)
    await expect(rowOf(BASE)).toHaveCount(0)
    await expect(rowOf(REPLACEMENT_FILE_NAME)).toContainText('보완완료')
    expect((await world.tickets()).map(({ action, releases }) => [action, releases])).toEqual([['debug', 1]])
  })

  await test.step('the result says that the proof is under review again', async () => {
    await back.click()
    await page.waitForURL('/aply-result')
    await expect(page.getByRole('region', { name: '증빙 제출내역' })).toContainText('검토중')
    await expect(page.getByText('보완이 필요합니다.')).toHaveCount(0)
  })

  await test.step('a supplement that only deletes files needs a single write', async () => {
    await world.restore(asSentBack)
    const sentCalls = await startRecordingSentCalls(world)
    await openFirstProof(page)
    await markForDeletion(page, BASE)
    await markForDeletion(page, RECEIPT)
    await registerAll(page)
    expect(await sentCalls.changes()).toEqual([
      'DELETE proof/delete 200',
      'DELETE proof/delete 200',
      'PUT proof-mstr/update 200',
    ])
    await expect(register).toHaveCount(0)
  })
})

/** Leaves a supplement with unsent changes, and cancels the changes. */
const leaveUnsent = async (page: Page, world: TestWorld) => {
  const { back, rowOf, cancelChanges } = proofDetailPage(page)
  const stayOnPage = async () => {
    await expect(dialog(page)).toContainText('작성하신 내용은 저장되어 있습니다.')
    await closeDialogBy(page, '계속 작성')
    expect(new URL(page.url()).pathname).toBe('/detail-page')
    await expect(rowOf(BASE)).toContainText('삭제 예정')
  }
  const openAgain = () => openFirstProof(page)
  await test.step('an unchanged supplement asks for no confirmation', async () => {
    await back.click()
    await page.waitForURL('/aply-result')
    await openAgain()
    await expect(rowOf(BASE)).toBeVisible()
  })
  await test.step('leaving by button or by Back needs a confirmation', async () => {
    await markForDeletion(page, BASE)
    await back.click()
    await stayOnPage()
    await page.evaluate(() => history.back())
    await stayOnPage()
  })
  await test.step('the browser asks for confirmation before a reload', async () => {
    // `page.reload()` would wait for a load that never happens if the person stays.
    const question = new Promise<string>((resolve) => {
      page.once('dialog', (leaving) => {
        resolve(leaving.type())
        void leaving.dismiss()
      })
    })
    await page.evaluate(() => location.reload())
    expect(await question).toBe('beforeunload')
    await expect(rowOf(BASE)).toContainText('삭제 예정')
  })
  await test.step('[D3-294] a confirmed leave sends nothing, and the result page leads back', async () => {
    await back.click()
    await closeDialogBy(page, '나가기')
    await page.waitForURL('/aply-result')
    expect(await readChangingProofCalls(world)).toEqual([])
    await expect(page.getByText('아직 보내지 않은 보완이 있습니다.')).toBeVisible()
    await page.getByRole('button', { name: '이어서 하기' }).click()
    await expect(rowOf(BASE)).toContainText('삭제 예정')
    await cancelChanges.click()
    await expect(
      page.getByRole('main').getByText(patternWithAnySpaces('모든 변경사항이 취소되었습니다.')),
    ).toBeVisible()
  })
}

test('[P-314] a supplement can be finished after a reload', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  await openFirstProofOfPersona(page, world)
  await test.step('[P-313] leaving unsent changes needs a confirmation', () => leaveUnsent(page, world))
  await test.step('[P-142] a supplement can be finished if the write with its files failed', async () => {
    const sentCalls = await startRecordingSentCalls(world)
    await stage(page)
    await toggleProofInfo(page)
    await proofDetailPage(page).total.fill('40')
    await world.fault({ method: 'POST', path: SUPPLEMENT_CALL_PATHS.writeWithFiles, times: 1, status: 500 })
    await submitSupplement(page)
    await expect(dialog(page)).toContainText(PARTLY)
    await closeDialogBy(page, '확인')
    await reload(page)
    await expect(proofDetailPage(page).rowOf(RECEIPT)).toContainText(`다시 올릴 파일: ${REPLACEMENT_FILE_NAME}`)
    await expect(proofDetailPage(page).total).toHaveValue('40')
    await registerAll(page)
    expect(await sentCalls.files()).toBe(1)
    expect((await sentCalls.changes()).filter((line) => line.startsWith('DELETE'))).toHaveLength(1)
  })
  await test.step('[F-013] a supplement interrupted by a reload arrives exactly once', async () => {
    await openFirstProofOfPersona(page, world)
    const sentCalls = await startRecordingSentCalls(world)
    const writes = async () => (await sentCalls.changes()).filter((change) => change.startsWith('POST'))
    await stage(page)
    await page.route(`**${SUPPLEMENT_CALL_PATHS.writeWithFiles}`, async (route) => void (await route.fetch()))
    await submitSupplement(page)
    await expect.poll(writes).toEqual(['POST proof/update-batch 200'])
    await reload(page)
    await page.unrouteAll()
    await expect(proofDetailPage(page).rowOf(REPLACEMENT_FILE_NAME)).toContainText('보완완료')
    await expect(proofDetailPage(page).register).toHaveCount(0)
    expect(await writes()).toHaveLength(1)
  })
})
