import { axe, see, test } from '../journey.ts'
import { answer, dialog, readAlert } from '../steps/dialog.ts'
import { changeSession } from '../steps/session.ts'
import { detailPage, openProof, SUPPLEMENT_CALLS } from '../steps/supplement.ts'

const PHOTO = '배달완료사진_1001.png'
const RECEIPT = '영수증_1003.pdf'

test('[P-108] a row shows its file: a picture in a window with the reason, at full size, and back', async ({
  page,
  world,
}) => {
  await openProof(page, world)
  const { business, view } = detailPage(page)
  await see(business.getByRole('columnheader')).toHaveText([
    '번호',
    '파일명',
    '증빙확인',
    '상태',
    '등록일',
    '인정금액',
    '삭제',
    '변경',
  ])
  await axe(page)
  await view(PHOTO).click()
  await see(dialog(page)).toHaveAccessibleName('증빙자료 확인')
  await see(dialog(page)).toContainText('사진에서 상호가 보이지 않습니다.')
  const picture = dialog(page).getByRole('img', { name: PHOTO })
  await see(picture).toBeVisible()
  see(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await axe(page)
  await dialog(page)
    .getByRole('button', { name: `${PHOTO} 크게 보기` })
    .click()
  await see(dialog(page)).toHaveAccessibleName(`${PHOTO} 크게 보기`)
  await page.keyboard.press('Escape')
  await see(dialog(page)).toHaveAccessibleName('증빙자료 확인')
  await answer(page, '확인')
  await see(view(PHOTO)).toBeFocused()
})

test('[P-108] a PDF opens in a window of the browser, and the page names it and offers it again', async ({
  page,
  world,
}) => {
  await openProof(page, world)
  const shown = await page.evaluate(() => navigator.pdfViewerEnabled)
  const outcome = shown ? page.waitForEvent('popup') : page.waitForEvent('download')
  await detailPage(page).view(RECEIPT).click()
  const opened = await outcome
  await see(dialog(page)).toContainText(RECEIPT)
  await see(dialog(page)).toContainText('이용금액이 보이지 않습니다.')
  await see(dialog(page).getByRole('button', { name: 'PDF 열기' })).toBeVisible()
  await answer(page, '확인')
  if ('close' in opened) await opened.close()
})

test('[P-006] nobody who is not certified sees a proof', async ({ page, world }) => {
  for (const route of ['/detail-page', '/proof-reg-add'])
    await test.step(route, async () => {
      await world.enter('selected-supplement', '/ctn-mttr')
      await changeSession(page, { onslfCert: '' })
      await page.goto(route)
      await readAlert(page, '개인인증은 필수입니다')
      await page.waitForURL('/')
      see(await world.journal({ path: SUPPLEMENT_CALLS.master })).toEqual([])
    })
})

test('[P-005] [P-006] without the cookie the base-proof supplement clears the session and says so alone', async ({
  page,
  context,
  world,
}) => {
  await world.enter('selected-supplement', '/ctn-mttr')
  await changeSession(page, { onslfCert: '' })
  await context.clearCookies({ name: 'jwtToken' })
  await page.goto('/proof-reg-add')
  await readAlert(page, '인증정보가 만료되었습니다. 다시 인증해주세요.')
  await page.waitForURL('/')
  await see(dialog(page)).toHaveCount(0)
})

test('a proof that cannot be loaded says so in place and can be tried again', async ({ page, world }) => {
  await world.enter('selected-supplement', '/aply-result')
  await world.fault({ method: 'GET', path: SUPPLEMENT_CALLS.master, times: 1, status: 500 })
  await page
    .getByRole('button', { name: /상세$/ })
    .first()
    .click()
  await see(page.getByRole('alert').filter({ hasText: '문의전화' })).toContainText('1644-5332')
  await see(detailPage(page).register).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await see(detailPage(page).rowOf(PHOTO)).toBeVisible()
})

test('a finished carrier lookup shows its carriers and records in place of a total', async ({ page, world }) => {
  await openProof(page, world, 'selected-parcel-finished')
  await see(page.getByText('롯데, CJ대한통운')).toBeVisible()
  await see(page.getByRole('table', { name: '택배비 지급 조회내역' }).getByRole('row')).toHaveCount(3)
  await see(detailPage(page).total).toHaveCount(0)
  await axe(page)
})

for (const width of [360, 768, 1280])
  test(`everything fits into ${width} pixels, with text twice as large too`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 800 })
    await openProof(page, world)
    await see(detailPage(page).rowOf(PHOTO)).toBeVisible()
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    see(await tooWide()).toBeLessThanOrEqual(0)
    await axe(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    see(await tooWide()).toBeLessThanOrEqual(0)
  })
