import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seeNoAxeViolations, expect, test, type TestWorld } from '../journey.ts'
import { actionBar } from '../steps/bar.ts'
import { closeDialogBy, dialog, pressInDialog } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { proofDetailPage, openFirstProof, openFirstProofOfPersona, SUPPLEMENT_CALL_PATHS } from '../steps/supplement.ts'
import { enlargeText } from '../steps/text-size.ts'

const PHOTO = '간판사진_1001.png'
const RECEIPT = '영수증_1003.pdf'

const FETCHED = { method: 'GET', path: '/storage/*', times: 1 } as const

/** Sets whether the browser reports a built-in PDF viewer. */
const sayPdfViewer = (page: Page, shows: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => value, configurable: true })
  }, shows)

const openPdf = async (page: Page, world: TestWorld) => {
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
    await expect(dialog(page)).toContainText('배달료 항목이 보이지 않습니다')
    await expect(dialog(page).getByRole('button', { name: 'PDF 열기' })).toBeVisible()
    await popup.close()
    await closeDialogBy(page, '확인')
  })
  await test.step('the window closes if the bytes do not arrive', async () => {
    await world.fault({ ...FETCHED, status: 500 })
    const [popup] = await Promise.all([page.waitForEvent('popup'), proofDetailPage(page).view(RECEIPT).click()])
    // The alert is above another dialog.
    await expect(dialog(page)).toContainText('PDF 파일을 열 수 없습니다.')
    await pressInDialog(page, '확인')
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
}

test('a proof shows all its files', async ({ page, world }) => {
  await test.step('a part that fails to load can be loaded again', async () => {
    await world.enter('selected-supplement', '/aply-result')
    await world.fault({ method: 'GET', path: SUPPLEMENT_CALL_PATHS.master, times: 1, status: 500 })
    await openFirstProof(page)
    await expect(page.getByRole('alert').filter({ hasText: '문의전화' })).toContainText('1644-5332')
    await expect(proofDetailPage(page).register).toHaveCount(0)
    await seeNoAxeViolations(page)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(proofDetailPage(page).rowOf(PHOTO)).toBeVisible()
  })

  await test.step('[P-108] a picture opens in a dialog and can be enlarged', async () => {
    const { base, view } = proofDetailPage(page)
    await expect(base.getByRole('article').first().getByRole('term')).toHaveText([
      '번호',
      '파일명',
      '증빙확인',
      '상태',
      '등록일',
      '인정금액',
      '삭제',
      '다시 올리기',
    ])
    await view(PHOTO).click()
    await expect(dialog(page)).toHaveAccessibleName('증빙자료 확인')
    await expect(dialog(page)).toContainText('사진에서 배달을 알리는 문구가 보이지 않습니다')
    const picture = dialog(page).getByRole('img', { name: PHOTO })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await seeNoAxeViolations(page)
    await dialog(page)
      .getByRole('button', { name: `${PHOTO} 크게 보기` })
      .click()
    await expect(dialog(page)).toHaveAccessibleName(`${PHOTO} 크게 보기`)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveAccessibleName('증빙자료 확인')
    await closeDialogBy(page, '확인')
    await expect(view(PHOTO)).toBeFocused()
  })

  await test.step('[P-108] [P-184] a click on a PDF opens a window of 1200 by 800', () => openPdf(page, world))

  await test.step('[E-213] with large text, the bar no longer sticks to the lower edge of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => scrollTo(0, 0))
    const next = actionBar(page).getByRole('button').last()
    await expect(next).toBeInViewport()
    await enlargeText(page, 200)
    await expect(next).not.toBeInViewport()
    await enlargeText(page, 100)
  })

  await test.step('a finished carrier lookup shows carriers and records without a total', async () => {
    await openFirstProofOfPersona(page, world, 'selected-parcel-finished')
    await expect(page.getByText('롯데, CJ대한통운')).toBeVisible()
    await expect(page.getByRole('table', { name: '택배비 지급 조회내역' }).getByRole('row')).toHaveCount(3)
    await expect(proofDetailPage(page).total).toHaveCount(0)
    await seeNoAxeViolations(page)
  })
})
