import type { Page } from '@playwright/test'
import { alwaysOnNpmStart, type Fault, expect, test, type TestWorld } from '../journey.ts'
import { seeAlertAndConfirm } from '../steps/dialog.ts'
import { type ChosenFile, fileDigest } from '../steps/documents.ts'
import { aPicture, readStoredFiles } from '../steps/files.ts'
import {
  fillGeneralProof,
  PROOF_CALL_PATHS,
  readStoredProofs,
  submitProofRegistration,
  registrationPage,
  seeRegisteredProof,
} from '../steps/registration.ts'

const TYPE = '배달·택배 서비스 이용'
const FAILED = '파일 업로드 중 오류가 발생했습니다.'
const TIMEOUT = '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.'
const FILES: readonly ChosenFile[] = [aPicture('jpeg', '사진.jpg'), aPicture('png', '화면.png')]

const STORAGE = { method: 'PUT', path: PROOF_CALL_PATHS.storage, times: 1 } as const

/**
 * A fault that happens once while two files are sent, and the message; null if there is no message, because a retry
 * succeeds. The table has one fault of each kind that browsers handle differently;
 * src-infra/upload/file-storage-http.faults.test.ts covers all other faults.
 */
const FAULTS: readonly { readonly about: string; readonly fault: Fault; readonly told: string | null }[] = [
  { about: 'the answer of the storage is lost', fault: { ...STORAGE, cut: 'after' }, told: FAILED },
  { about: 'the storage no longer accepts the URL', fault: { ...STORAGE, status: 403 }, told: null },
  { about: 'the storage never answers', fault: { ...STORAGE, silent: true }, told: TIMEOUT },
]

const choose = async (page: Page, files: readonly ChosenFile[]) => {
  await fillGeneralProof(page, { files })
  await expect(registrationPage(page).performanceList).toHaveCount(files.length)
}

const sendings = (world: TestWorld) => world.journal({ path: PROOF_CALL_PATHS.storage, method: 'PUT' })
const uploadUrlCalls = (world: TestWorld) => world.journal({ path: PROOF_CALL_PATHS.uploadUrl })

/** Checks that every file is stored exactly once. */
const seeOnce = async (world: TestWorld) => {
  const storedFiles = await readStoredFiles(world)
  expect(storedFiles.map(({ digest = '' }) => digest).toSorted()).toEqual(FILES.map(fileDigest).toSorted())
  const { masters, items } = await readStoredProofs(world)
  expect([masters.length, items.length]).toEqual([1, 2])
  expect(items.flatMap(({ files }) => files).toSorted()).toEqual(storedFiles.map(({ path }) => path).toSorted())
}

const failTwice = async (page: Page, world: TestWorld) => {
  const [urlsBefore, sentBefore] = [(await uploadUrlCalls(world)).length, (await sendings(world)).length]
  const rows = registrationPage(page).performanceList
  await test.step('an upload fails after two URLs and two attempts', async () => {
    await choose(page, FILES.slice(0, 1))
    await world.fault({ ...STORAGE, times: 2, status: 403 })
    await submitProofRegistration(page)
    await seeAlertAndConfirm(page, FAILED)
    expect(await uploadUrlCalls(world)).toHaveLength(urlsBefore + 2)
    expect(await sendings(world)).toHaveLength(sentBefore + 2)
  })
  await test.step('only the upload that failed is sent again', async () => {
    await registrationPage(page).performance.setInputFiles(FILES.slice(1))
    await expect(rows).toHaveCount(2)
    await world.fault({ ...STORAGE, silent: true })
    await submitProofRegistration(page)
    await expect(rows.filter({ hasText: '올리기 완료' })).toHaveCount(1)
    const stop = rows.getByRole('button', { name: /올리기 취소$/ })
    await expect(stop).toHaveCount(1)
    await expect(rows.getByRole('progressbar')).toHaveCount(1)
    await stop.click()
    await seeAlertAndConfirm(
      page,
      '올리기를 취소한 파일이 있어 진행하지 않았습니다. 다른 내용은 그대로 있습니다. 그 파일을 다시 보내시거나 삭제하신 후 다시 눌러주세요.',
    )
    expect((await readStoredProofs(world)).masters).toEqual([])
    await rows.getByRole('button', { name: /^다시 보내기/ }).click()
    await expect(rows.filter({ hasText: '올리기 완료' })).toHaveCount(2)
    const before = await uploadUrlCalls(world)
    await submitProofRegistration(page)
    await seeRegisteredProof(page, TYPE)
    await seeOnce(world)
    expect(await uploadUrlCalls(world)).toHaveLength(before.length)
  })
}

test(
  '[F-005] [F-031] [P-307] [P-181] [P-312] [P-304] a file that is already stored is not sent again',
  alwaysOnNpmStart('a connection breaks off between the page and its server, for which nginx has an answer of its own'),
  async ({ page, world }) => {
    await world.settings({ transferIdleMs: 4000 })
    await world.enter('applied-target-selected', '/proof-reg-all')
    await expect(registrationPage(page).agree).toBeVisible()
    const asEntered = await world.snapshot()
    for (const { about, fault, told } of FAULTS) {
      await test.step(about, async () => {
        await choose(page, FILES)
        const before = (await sendings(world)).length
        await world.fault(fault)
        await submitProofRegistration(page)
        if (told !== null) {
          await seeAlertAndConfirm(page, told)
          const rows = registrationPage(page).performanceList
          await expect(rows.filter({ hasText: '올리기 완료' })).toHaveCount(1)
          await expect(rows.getByRole('button', { name: /^다시 보내기/ })).toHaveCount(1)
          expect((await readStoredProofs(world)).masters).toEqual([])
          await submitProofRegistration(page)
        }
        await seeRegisteredProof(page, TYPE)
        await seeOnce(world)
        expect((await sendings(world)).length - before, 'files on their way').toBeLessThanOrEqual(3)
      })
      // The agency deletes the files, and the person starts again.
      await world.restore(asEntered)
      await page.goto('/proof-reg-all')
    }
    await world.settings({})
    await world.enter('applied-target-selected', '/proof-reg-all')
    await failTwice(page, world)
  },
)
