import type { Page } from '@playwright/test'
import { axe, see, test } from '../journey.ts'
import { dialog, readAlert } from '../steps/dialog.ts'
import { changeSession } from '../steps/session.ts'
import {
  changesIn,
  detailPage,
  markDeleted,
  NEW_FILE,
  NEW_PHOTO,
  openProof,
  registerSupplement,
  SUPPLEMENT_CALLS,
} from '../steps/supplement.ts'

const BASE = '배달완료사진_1001.png'
const RECEIPT = '영수증_1003.pdf'
const NOT_FINISHED = '아직 보완이 끝나지 않았습니다.'

const addPage = (page: Page) => ({
  files: page.getByLabel('영업증빙 파일 선택'),
  list: page.getByRole('list', { name: '영업증빙 파일 목록' }),
  register: page.getByRole('button', { name: '보완등록', exact: true }),
})

const openAdd = async (page: Page) => {
  await page.getByRole('button', { name: '영업증빙 보완하기' }).click()
  await page.waitForURL('/proof-reg-add')
  await see(page.getByRole('heading', { level: 1 })).toHaveText('영업증빙 보완 등록')
}

test('[P-094] [P-114] base files are added, the detail page says what is left, and the supplement is finished there', async ({
  page,
  world,
}) => {
  await openProof(page, world)
  await openAdd(page)
  await axe(page)
  const { files, list, register } = addPage(page)
  await register.click()
  await readAlert(page, '영업증빙 파일을 등록해주세요.')
  await files.setInputFiles([NEW_FILE, NEW_PHOTO])
  await see(list.getByRole('listitem')).toHaveCount(2)
  await axe(page)
  await register.click()
  await readAlert(page, '영업증빙자료가 성공적으로 등록되었습니다.')
  await page.waitForURL('/detail-page')
  see(await changesIn(world)).toEqual(['POST proof/create-batch 200'])
  await see(page.getByText(NOT_FINISHED)).toBeVisible()
  await see(detailPage(page).business.getByRole('row')).toHaveCount(5)
  await axe(page)

  await markDeleted(page, BASE)
  await markDeleted(page, RECEIPT)
  await registerSupplement(page)
  await readAlert(page, '보완등록이 완료되었습니다.')
  await see(page.getByText(NOT_FINISHED)).toHaveCount(0)
  await detailPage(page).back.click()
  await page.waitForURL('/aply-result')
})

test('[P-094] a failure keeps the files, and nothing that is stored is sent again', async ({ page, world }) => {
  await openProof(page, world)
  await openAdd(page)
  const { files, list, register } = addPage(page)
  await files.setInputFiles(NEW_PHOTO)
  await world.fault({ method: 'POST', path: SUPPLEMENT_CALLS.add, times: 1, status: 500 })
  await register.click()
  await readAlert(page, '증빙자료 등록에 실패하였습니다.')
  await see(list.getByRole('listitem')).toHaveCount(1)
  await register.click()
  await readAlert(page, '영업증빙자료가 성공적으로 등록되었습니다.')
  see((await world.journal({ path: '/storage/*', method: 'PUT' })).length).toBe(1)
})

test('[P-315] a lost answer is looked for: what has arrived is a success, and is there once', async ({
  page,
  world,
}) => {
  await openProof(page, world)
  await openAdd(page)
  const { files, register } = addPage(page)
  await files.setInputFiles(NEW_PHOTO)
  await world.fault({ method: 'POST', path: SUPPLEMENT_CALLS.add, times: 1, cut: 'after' })
  await register.click()
  await readAlert(page, '영업증빙자료가 성공적으로 등록되었습니다.')
  await page.waitForURL('/detail-page')
  await see(detailPage(page).rowOf('delivery-photo.jpg')).toHaveCount(1)
})

test('one call for each file where the deployment wants it so', async ({ page, world }) => {
  await world.settings({ supplementCreateMode: 'single' })
  await openProof(page, world)
  await openAdd(page)
  const { files, register } = addPage(page)
  await files.setInputFiles([NEW_FILE, NEW_PHOTO])
  await register.click()
  await readAlert(page, '영업증빙자료가 성공적으로 등록되었습니다.')
  see(await changesIn(world)).toEqual(['POST proof/create 200', 'POST proof/create 200'])
})

test('[P-198] the queue can be left; nothing is sent, and the files stay', async ({ page, world }) => {
  await openProof(page, world)
  await openAdd(page)
  const { files, list, register } = addPage(page)
  await files.setInputFiles(NEW_PHOTO)
  await world.queue({ debug: 'wait-forever' })
  await register.click()
  await dialog(page).getByRole('button', { name: '중지' }).click()
  await see(list.getByRole('listitem')).toHaveCount(1)
  see(await changesIn(world)).toEqual([])
  see(await world.journal({ path: '/storage/*' })).toEqual([])
})

test('a proof that is not asked for takes none, and without a proof the page leads to the result', async ({
  page,
  world,
}) => {
  await world.enter('selected-base-approved', '/aply-result')
  await page
    .getByRole('button', { name: /상세$/ })
    .first()
    .click()
  await page.waitForURL('/detail-page')
  await see(page.getByText('제출하신 배달서비스 영업증빙이 인정되었습니다.')).toBeVisible()
  await see(page.getByRole('cell', { name: '인증완료' })).toBeVisible()
  await see(page.getByRole('button', { name: '영업증빙 보완하기' })).toHaveCount(0)
  await page.goto('/proof-reg-add')
  await readAlert(page, '보완요청일 경우 보완등록이 가능합니다.')
  await page.waitForURL('/detail-page')
  // The page is at rest: nothing of it writes into the session behind the test's back.
  await see(page.getByRole('cell', { name: '인증완료' })).toBeVisible()
  await changeSession(page, { proofMstrId: '' })
  await page.goto('/proof-reg-add')
  await page.waitForURL('/aply-result')
})

test.describe('by keys alone', () => {
  test.use({ byKeyboard: true })
  test('base files are added by keys alone, 360 pixels wide', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openProof(page, world)
    await openAdd(page)
    await addPage(page).files.setInputFiles(NEW_PHOTO)
    await addPage(page).register.click()
    await readAlert(page, '영업증빙자료가 성공적으로 등록되었습니다.')
    await see(detailPage(page).rowOf('delivery-photo.jpg')).toHaveCount(1)
  })
})
