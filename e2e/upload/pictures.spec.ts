import type { Page } from '@playwright/test'
import { startTrace, stopTrace } from '#tools/programs/trace-tasks'
import { cameraDataIn } from '../fixtures/pictures/exif.ts'
import { expect, test } from '../journey.ts'
import { patternWithAnySpaces } from '../steps/dialog.ts'
import { writeToDisk } from '../steps/documents.ts'
import {
  aFileAboveLimit,
  aPhotoInOrientation,
  aPicture,
  fetchStoredBytes,
  makeDroppablePhotos,
  readPictureColours,
  readStoredFiles,
} from '../steps/files.ts'
import {
  fillGeneralProof,
  submitProofRegistration,
  registrationPage,
  seeRegisteredProof,
} from '../steps/registration.ts'

const TYPE = '배달·택배 서비스 이용'

/** The upright appearance of the photo in each orientation. */
const UPRIGHT = [
  { orientation: 1, size: '480x360', corners: 'red green blue yellow' },
  { orientation: 2, size: '480x360', corners: 'green red yellow blue' },
  { orientation: 3, size: '480x360', corners: 'yellow blue green red' },
  { orientation: 4, size: '480x360', corners: 'blue yellow red green' },
  { orientation: 5, size: '360x480', corners: 'red blue green yellow' },
  { orientation: 6, size: '360x480', corners: 'blue red yellow green' },
  { orientation: 7, size: '360x480', corners: 'yellow green blue red' },
  { orientation: 8, size: '360x480', corners: 'green yellow red blue' },
] as const

test('[P-310] [P-170] [P-171] an image above the limit becomes an upright JPEG', async ({ page, world }, testInfo) => {
  await world.enter('applied-target-selected', '/proof-reg-all')
  const files = [
    ...UPRIGHT.map(({ orientation }) => aPhotoInOrientation(orientation, `방향 ${orientation}.jpg`)),
    aPicture('png', '투명.png'),
    aPicture('heic', '아이폰.heic'),
  ]
  for (const [i, { orientation }] of UPRIGHT.entries())
    expect(cameraDataIn(files[i]?.buffer ?? new Uint8Array()), `orientation ${orientation}`).toHaveLength(2)
  const paths = files.map((file) => writeToDisk(aFileAboveLimit(file), testInfo.outputPath(file.name)))
  await fillGeneralProof(page, { files: [] })
  await registrationPage(page).performance.setInputFiles(paths)
  await expect(registrationPage(page).performanceList.getByText('선택됨')).toHaveCount(files.length)
  await submitProofRegistration(page)
  await seeRegisteredProof(page, TYPE)

  const storedFiles = new Map((await readStoredFiles(world)).map((file) => [file.name, file]))
  const checkPicture = async (name: string) => {
    const file = storedFiles.get(name)
    expect(file?.type, name).toBe('image/jpeg')
    const bytes = await fetchStoredBytes(page, file?.path ?? '')
    expect(cameraDataIn(bytes), name).toEqual([])
    return readPictureColours(page, bytes)
  }
  for (const { orientation, size, corners } of UPRIGHT)
    expect(await checkPicture(`방향_${orientation}.jpg`), `orientation ${orientation}`).toMatchObject({ size, corners })
  expect(await checkPicture('투명.jpg')).toEqual({ size: '480x360', corners: 'red green blue yellow', middle: 'white' })
  expect(await checkPicture('아이폰.jpg')).toMatchObject({ size: '480x360', corners: 'red green blue yellow' })

  await test.step('[F-036] a photo of 50 megapixels arrives with reduced size', async () => {
    await world.enter('applied-target-selected', '/proof-reg-all')
    await fillGeneralProof(page, { files: [] })
    const dataTransfer = await makeDroppablePhotos(page, { count: 1, width: 8160, height: 6120, plain: true })
    expect(await dataTransfer.evaluate(({ files }) => (files[0]?.size ?? 0) > 10_485_760)).toBe(true)
    await page.getByRole('group', { name: '실적증빙', exact: true }).dispatchEvent('drop', { dataTransfer })
    await expect(registrationPage(page).performanceList.getByText('선택됨')).toHaveCount(1)
    await submitProofRegistration(page)
    await seeRegisteredProof(page, TYPE)
    const [file] = await readStoredFiles(world)
    expect(file?.size).toBeLessThanOrEqual(10_485_760)
    expect((await readPictureColours(page, await fetchStoredBytes(page, file?.path ?? ''))).size).toBe('2880x2160')
  })
})

const browserOf = (page: Page) => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('no browser to trace')
  return browser
}

const PHOTOS = 10

test('[P-311] the person can type while ten large photos are compressed', async ({ page, world }) => {
  test.slow()
  await world.enter('applied-target-selected', '/proof-reg-all')
  await fillGeneralProof(page, { files: [], total: '' })
  const dataTransfer = await makeDroppablePhotos(page, { count: PHOTOS, width: 4000, height: 3000 })
  const form = registrationPage(page)
  await startTrace(browserOf(page), page)
  await page.getByRole('group', { name: '실적증빙', exact: true }).dispatchEvent('drop', { dataTransfer })
  await expect(form.performanceList).toHaveCount(PHOTOS)
  await expect(form.performanceList.getByText(patternWithAnySpaces('사진 크기를 줄이는 중')).first()).toBeVisible()
  await form.total.pressSequentially('123456')
  await expect(form.total).toHaveValue(/^123,?456$/)
  await page.getByRole('button', { name: '사진 10.jpg 파일 삭제' }).click()
  await expect(form.performanceList).toHaveCount(PHOTOS - 1)
  const compressedPhotos = form.performanceList.getByText('선택됨')
  // Waits for each photo, because one takes several seconds on a busy machine.
  for (let count = 1; count < PHOTOS; count += 1)
    await expect(compressedPhotos.nth(count - 1), `compressed photo ${count}`).toBeVisible()
  await expect(compressedPhotos).toHaveCount(PHOTOS - 1)
  await expect(form.performanceList.locator('img')).toHaveCount(PHOTOS - 1)
  // The photos are reduced in a worker, because the same work in the page's own thread would block the page.
  const { mainThreadTasks, otherThreads } = await stopTrace(browserOf(page))
  expect(mainThreadTasks.length, 'tasks of the main thread').toBeGreaterThan(100)
  const [longest, next] = mainThreadTasks
  const aPhoto = otherThreads / PHOTOS
  expect(longest, 'the longest task of the page, in ms of its processor time').toBeLessThan(aPhoto / 2)
  expect(next, 'each other task of the page').toBeLessThan(aPhoto / 5)
})
