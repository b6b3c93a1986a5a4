import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { closeDialogBy, dialog } from '../steps/dialog.ts'
import { aPicture } from '../steps/files.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { fillGeneralProof, submitProofRegistration, seeRegisteredProof } from '../steps/registration.ts'
import { proofDetailPage, openFirstProof, openFirstProofOfPersona } from '../steps/supplement.ts'

const RECEIPT = '영수증_1003.pdf'
const FETCHED = { method: 'GET', path: '/storage/*', times: 1 } as const

/** Sets whether the browser reports a built-in PDF viewer. */
const sayPdfViewer = (page: Page, shows: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => value, configurable: true })
  }, shows)

test('[P-184] a click on a PDF opens a window of 1200 by 800', async ({ page, world }) => {
  await openFirstProofOfPersona(page, world)
  await sayPdfViewer(page, true)
  await test.step('the window opens before the bytes arrive', async () => {
    const release = await holdCalls(page, FETCHED)
    const [popup] = await Promise.all([page.waitForEvent('popup'), proofDetailPage(page).view(RECEIPT).click()])
    expect(popup.url()).toBe('about:blank')
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([1200, 800])
    // A browser without a PDF viewer downloads the file. The listener is added before a download can start.
    const outcome = Promise.any([popup.waitForURL(/^blob:/, { waitUntil: 'commit' }), popup.waitForEvent('download')])
    await release()
    await outcome
    await expect(dialog(page)).toContainText(RECEIPT)
    await popup.close()
    await closeDialogBy(page, '확인')
  })
  await test.step('the window closes if the bytes do not arrive', async () => {
    await world.fault({ ...FETCHED, status: 500 })
    const [popup] = await Promise.all([page.waitForEvent('popup'), proofDetailPage(page).view(RECEIPT).click()])
    await readAlertAbove(page, 'PDF 파일을 열 수 없습니다.')
    expect(popup.isClosed()).toBe(true)
    await closeDialogBy(page, '확인')
  })
  await test.step('a browser that cannot show a PDF saves the file', async () => {
    await sayPdfViewer(page, false)
    const [download] = await Promise.all([page.waitForEvent('download'), proofDetailPage(page).view(RECEIPT).click()])
    expect(download.suggestedFilename()).toBe(RECEIPT)
    expect((await readFile(await download.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-')
    await closeDialogBy(page, '확인')
  })
})

/** Expects an alert above another dialog, and closes it. */
const readAlertAbove = async (page: Page, text: string) => {
  await expect(dialog(page)).toContainText(text)
  await dialog(page).getByRole('button', { name: '확인', exact: true }).click()
}

test('[P-173] a submitted HEIC is shown in a browser that cannot decode HEIC', async ({ page, world }) => {
  await world.enter('applied-target-selected', '/proof-reg-all')
  await fillGeneralProof(page, { files: [aPicture('heic', '아이폰.heic')] })
  await submitProofRegistration(page)
  await seeRegisteredProof(page, '배달·택배 서비스 이용')
  await openFirstProof(page)
  await page.waitForURL('/detail-page')
  await proofDetailPage(page).view('아이폰.heic').click()
  const picture = dialog(page).getByRole('img', { name: '아이폰.heic' })
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480)
  await closeDialogBy(page, '확인')
})
