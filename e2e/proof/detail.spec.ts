import { seeNoAxeViolations, expect, test } from '../journey.ts'
import { actionBar } from '../steps/bar.ts'
import { closeDialogBy, dialog } from '../steps/dialog.ts'
import { proofDetailPage, openFirstProof, openFirstProofOfPersona, SUPPLEMENT_CALL_PATHS } from '../steps/supplement.ts'
import { enlargeText } from '../steps/text-size.ts'

const PHOTO = '간판사진_1001.png'
const RECEIPT = '영수증_1003.pdf'

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

  await test.step('[P-108] a PDF opens in a browser window', async () => {
    const isPdfShown = await page.evaluate(() => navigator.pdfViewerEnabled)
    const outcome = isPdfShown ? page.waitForEvent('popup') : page.waitForEvent('download')
    await proofDetailPage(page).view(RECEIPT).click()
    const openedPdf = await outcome
    await expect(dialog(page)).toContainText(RECEIPT)
    await expect(dialog(page)).toContainText('배달료 항목이 보이지 않습니다')
    await expect(dialog(page).getByRole('button', { name: 'PDF 열기' })).toBeVisible()
    await closeDialogBy(page, '확인')
    if ('close' in openedPdf) await openedPdf.close()
  })

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
