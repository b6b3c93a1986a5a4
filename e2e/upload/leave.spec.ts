import type { Dialog, Page } from '@playwright/test'
import { expect, test, type TestWorld } from '../journey.ts'
import { closeDialogBy, patternWithAnySpaces, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { aPicture, readStoredChosenFiles, readStoredFiles } from '../steps/files.ts'
import {
  fillGeneralProof,
  PROOF_CALL_PATHS,
  submitProofRegistration,
  registrationPage,
  seeRegisteredProof,
} from '../steps/registration.ts'
import { navigateInsidePortal } from '../steps/session.ts'

const ASKED = '파일을 올리는 중입니다. 지금 나가시면 올리던 파일은 저장되지 않습니다. 나가시겠습니까?'

const chooseFiles = async (page: Page, world: TestWorld) => {
  await world.enter('applied-target-selected', '/proof-reg-all')
  await fillGeneralProof(page, { files: [aPicture('jpeg', '사진.jpg')] })
}
/** Starts an upload that does not finish. */
const startUpload = async (page: Page, world: TestWorld) => {
  await world.fault({ method: 'PUT', path: PROOF_CALL_PATHS.storage, times: 1, silent: true })
  await submitProofRegistration(page)
  await expect(registrationPage(page).performanceList.getByRole('progressbar')).toBeVisible()
}
const chooseAndUpload = async (page: Page, world: TestWorld) => {
  await chooseFiles(page, world)
  await startUpload(page, world)
}
const home = (page: Page) => page.getByRole('banner').getByRole('link').first()
const seeUploadRunning = async (page: Page) => {
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/proof-reg-all')
  await expect(registrationPage(page).performanceList.getByRole('progressbar')).toBeVisible()
}
/** Answers the browser's next leave confirmation. */
const answerBrowser = (page: Page, go: boolean) =>
  new Promise<string>((resolve) => {
    page.once('dialog', (asked: Dialog) => {
      resolve(asked.type())
      void (go ? asked.accept() : asked.dismiss())
    })
  })

test('[P-313] leaving or reloading the page during an upload needs a confirmation', async ({ page, world }) => {
  // Navigates inside the portal, so that Back does not open the browser's own confirmation.
  const writeFromGuide = async () => {
    await navigateInsidePortal(page, '/user-guide')
    await expect(page).toHaveTitle(/^이용 안내/)
    await navigateInsidePortal(page, '/proof-reg-all')
    await fillGeneralProof(page, { files: [aPicture('jpeg', '사진.jpg')] })
    await startUpload(page, world)
  }
  await world.enter('applied-target-selected', '/proof-reg-all')
  await test.step('a form without a file can be left without a confirmation', async () => {
    await fillGeneralProof(page, { files: [] })
    await home(page).click()
    await page.waitForURL('/')
    await expect(dialog(page)).toHaveCount(0)
  })
  await writeFromGuide()
  await test.step('a person can stay when a link asks for confirmation', async () => {
    await home(page).click()
    await expect(dialog(page)).toContainText(patternWithAnySpaces(ASKED))
    await closeDialogBy(page, '계속 작성')
    await seeUploadRunning(page)
  })
  await test.step('Escape keeps the page open', async () => {
    await home(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await seeUploadRunning(page)
  })
  await test.step('a person can stay when Back asks for confirmation', async () => {
    await page.goBack()
    await expect(dialog(page)).toContainText(patternWithAnySpaces(ASKED))
    await closeDialogBy(page, '계속 작성')
    await seeUploadRunning(page)
  })
  await test.step('a person can leave when Back asks for confirmation', async () => {
    await page.goBack()
    await closeDialogBy(page, '나가기')
    await page.waitForURL('/user-guide')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await readStoredFiles(world)).toEqual([])
  })
  await test.step('a person can leave when a link asks for confirmation', async () => {
    await writeFromGuide()
    await home(page).click()
    await closeDialogBy(page, '나가기')
    await page.waitForURL('/')
    expect(await readStoredFiles(world)).toEqual([])
  })
  await chooseAndUpload(page, world)
  await test.step('a person can decline a reload during an upload', async () => {
    const question = answerBrowser(page, false)
    await page.evaluate(() => location.reload())
    expect(await question).toBe('beforeunload')
    await seeUploadRunning(page)
  })
  await test.step('a person can decline to close the tab', async () => {
    const question = answerBrowser(page, false)
    await page.close({ runBeforeUnload: true })
    expect(await question).toBe('beforeunload')
    await seeUploadRunning(page)
  })
  await test.step('a person can confirm a reload during an upload', async () => {
    const question = answerBrowser(page, true)
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => setTimeout(() => location.reload()))])
    expect(await question).toBe('beforeunload')
    expect(await readStoredFiles(world)).toEqual([])
  })
})

test('[D3-102] a reload restores the chosen files', async ({ page, world }) => {
  await chooseFiles(page, world)
  const form = registrationPage(page)
  await form.performance.setInputFiles([aPicture('png', '둘.png')])
  await expect(form.performanceList).toHaveCount(2)
  await expect.poll(() => readStoredChosenFiles(page)).toHaveLength(2)
  await test.step('chosen files stay if the person declines to leave', async () => {
    await home(page).click()
    await expect(dialog(page)).toContainText('작성하신 내용은 저장되어 있습니다.')
    await closeDialogBy(page, '계속 작성')
    await expect(form.performanceList).toHaveCount(2)
  })
  await test.step('a reload restores the files with name, picture and bytes', async () => {
    const question = answerBrowser(page, true)
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => setTimeout(() => location.reload()))])
    expect(await question).toBe('beforeunload')
    await expect(form.performanceList).toHaveCount(2)
    await expect(form.performanceList.first()).toContainText('사진.jpg')
    await expect(page.getByText('다음 파일을 다시 선택해주세요')).toHaveCount(0)
  })
  await test.step('a file that was removed from the list is not restored', async () => {
    await page.getByRole('button', { name: '둘.png 파일 삭제' }).click()
    await expect(form.performanceList).toHaveCount(1)
    await expect.poll(() => readStoredChosenFiles(page)).toHaveLength(1)
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => setTimeout(() => location.reload()))])
    await expect(form.performanceList).toHaveCount(1)
  })
  await form.agree.click()
  await submitProofRegistration(page)
  await seeRegisteredProof(page, '배달·택배 서비스 이용')
  expect((await readStoredFiles(world)).map(({ name, size }) => [name, size])).toEqual([
    ['사진.jpg', aPicture('jpeg', '사진.jpg').buffer.length],
  ])
  await test.step('once the form is sent, no file is stored in the browser', async () => {
    await page.goto('/proof-reg-all')
    await expect(form.agree).toBeVisible()
    await expect(form.performanceList).toHaveCount(0)
    expect(await readStoredChosenFiles(page)).toEqual([])
  })
  await test.step('[F-018] [P-313] [D3-605] the stored files stay for the same person when the session ends', async () => {
    await chooseFiles(page, world)
    await registrationPage(page).performance.setInputFiles([aPicture('png', '둘.png')])
    await expect.poll(() => readStoredChosenFiles(page)).toHaveLength(2)
    await world.faults([
      { method: 'PUT', path: PROOF_CALL_PATHS.storage, times: 1, silent: true },
      { method: 'POST', path: PROOF_CALL_PATHS.uploadUrl, times: 1, delayMs: 0, status: 401 },
    ])
    await submitProofRegistration(page)
    await seeRefusalDialogAndClose(page, '인증정보가 만료되었습니다. 다시 인증해주세요.')
    await page.waitForURL('/')
    await expect(dialog(page)).toHaveCount(0)
    expect(await readStoredChosenFiles(page)).toHaveLength(2)
  })
})
