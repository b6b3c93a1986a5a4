import type { Page } from '@playwright/test'
import { seeNoAxeViolations, NETWORK_NOISE, expect, test } from '../journey.ts'
import { pressNextTwice } from '../steps/bar.ts'
import { seeAlertAndConfirm, seeRefusalInBar } from '../steps/dialog.ts'
import { aPng } from '../steps/documents.ts'
import {
  readChangingProofCalls,
  proofDetailPage,
  markForDeletion,
  REPLACEMENT_FILE_NAME,
  REPLACEMENT_FILE_PATH,
  REPLACEMENT_PHOTO,
  openRemainingBaseFiles,
  openFirstProofOfPersona,
  submitSupplement,
  chooseReplacementFile,
  SUPPLEMENT_CALL_PATHS,
} from '../steps/supplement.ts'
import { seeNoOverflowEnlarged } from '../steps/text-size.ts'

const BASE = '간판사진_1001.png'
const RECEIPT = '영수증_1003.pdf'
const ADDED = '영업증빙자료가 성공적으로 등록되었습니다.'
const REGISTERED = '보완등록이 완료되었습니다.'
const NOT_FINISHED = '아직 보완이 끝나지 않았습니다.'

const addPage = (page: Page) => ({
  files: page.getByLabel('영업증빙 파일 선택'),
  list: page.getByRole('list', { name: '영업증빙 파일 목록' }),
  register: page.getByRole('button', { name: '보완등록', exact: true }),
})

const openAdd = async (page: Page) => {
  await page.getByRole('button', { name: '영업증빙 파일 더 올리기' }).click()
  await page.waitForURL('/proof-reg-add')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('보완이 필요한 영업증빙 파일을 다시 등록해주세요.')
}

test('[P-114] base files are added to a supplement in spite of failures', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  await openFirstProofOfPersona(page, world)
  await openAdd(page)
  await seeNoAxeViolations(page)
  await seeNoOverflowEnlarged(page, '/proof-reg-add')
  const { files, list, register } = addPage(page)
  const storedFiles = () => world.journal({ path: '/storage/*', method: 'PUT' })
  await pressNextTwice(page)
  await seeRefusalInBar(page, '영업증빙 파일을 등록해주세요.')
  await files.setInputFiles([REPLACEMENT_FILE_PATH, REPLACEMENT_PHOTO])
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await seeNoAxeViolations(page)

  await test.step('[P-094] an attempt after a failure sends nothing that is already stored', async () => {
    await world.fault({ method: 'POST', path: SUPPLEMENT_CALL_PATHS.add, times: 1, status: 500 })
    await register.click()
    await seeAlertAndConfirm(page, '증빙자료 등록에 실패하였습니다.')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    expect(await storedFiles()).toHaveLength(2)
    await register.click()
    await seeAlertAndConfirm(page, ADDED)
    await page.waitForURL('/detail-page')
    expect(await storedFiles()).toHaveLength(2)
    expect(await readChangingProofCalls(world)).toEqual(['POST proof/create-batch 500', 'POST proof/create-batch 200'])
    await expect(page.getByText(NOT_FINISHED)).toBeVisible()
    await openRemainingBaseFiles(page)
    await expect(proofDetailPage(page).base.getByRole('article')).toHaveCount(1)
    await expect(proofDetailPage(page).remainingBase.getByRole('article')).toHaveCount(3)
    await seeNoAxeViolations(page)
  })

  await test.step('[P-315] files whose answer was lost are not stored twice', async () => {
    await openAdd(page)
    await files.setInputFiles(aPng('간판.png'))
    await world.fault({ method: 'POST', path: SUPPLEMENT_CALL_PATHS.add, times: 1, cut: 'after' })
    await register.click()
    await seeAlertAndConfirm(page, ADDED)
    await page.waitForURL('/detail-page')
    await openRemainingBaseFiles(page)
    await expect(proofDetailPage(page).rowOf('간판.png')).toHaveCount(1)
    const addCalls = await world.journal({ path: SUPPLEMENT_CALL_PATHS.add })
    expect(addCalls.length).toBeGreaterThan(0)
    expect(addCalls.filter(({ key }) => !key)).toEqual([])
  })

  await test.step('the supplement is finished on the detail page', async () => {
    await markForDeletion(page, BASE)
    await markForDeletion(page, RECEIPT)
    await submitSupplement(page)
    await seeAlertAndConfirm(page, REGISTERED)
    await expect(page.getByText(NOT_FINISHED)).toHaveCount(0)
    await proofDetailPage(page).back.click()
    await page.waitForURL('/aply-result')
  })
})

test.describe('with the keyboard only', () => {
  test.use({ byKeyboard: true })
  test('a proof is supplemented with the keyboard only at 360 pixels', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openFirstProofOfPersona(page, world)
    await openAdd(page)
    await addPage(page).files.setInputFiles(REPLACEMENT_PHOTO)
    await addPage(page).register.click()
    await seeAlertAndConfirm(page, ADDED)
    await expect(proofDetailPage(page).rowOf('delivery-photo.jpg')).toHaveCount(0)
    await openRemainingBaseFiles(page)
    await expect(proofDetailPage(page).rowOf('delivery-photo.jpg')).toHaveCount(1)
    await markForDeletion(page, BASE)
    await chooseReplacementFile(page, RECEIPT)
    await submitSupplement(page)
    await seeAlertAndConfirm(page, REGISTERED)
    await expect(proofDetailPage(page).rowOf(REPLACEMENT_FILE_NAME)).toContainText('보완완료')
  })
})
