import type { Page } from '@playwright/test'
import { type PersonaName, expect, type TestWorld } from '../journey.ts'
import { closeDialogBy, dialog } from './dialog.ts'
import { openProofRow, resultPage } from './result.ts'

/** The calls of a supplement, for the journal and for faults. */
export const SUPPLEMENT_CALL_PATHS = {
  master: '/api/v1/proof-mstr/get/*',
  write: '/api/v1/proof-mstr/update',
  writeWithFiles: '/api/v1/proof/update-batch',
  remove: '/api/v1/proof/delete',
  replace: '/api/v1/proof/update',
  add: '/api/v1/proof/create-batch',
  addOne: '/api/v1/proof/create',
} as const

export const REPLACEMENT_FILE_PATH = 'e2e/fixtures/documents/vat-certificate.pdf'
export const REPLACEMENT_FILE_NAME = 'vat-certificate.pdf'
export const REPLACEMENT_PHOTO = 'e2e/fixtures/documents/delivery-photo.jpg'

/** Returns locators for the visible parts of the detail page of a proof. */
export const proofDetailPage = (page: Page) => {
  const list = (name: string) => page.getByRole('region', { name, exact: true })
  const rowOf = (file: string) => page.getByRole('article').filter({ hasText: file })
  const button = (file: string, name: string) => rowOf(file).getByRole('button', { name: new RegExp(`${name}$`) })
  return {
    base: list('영업증빙'),
    performance: list('실적증빙'),
    remainingBase: list('보완요청이 없는 영업증빙'),
    rowOf,
    view: (file: string) => button(file, '확인'),
    remove: (file: string) => button(file, ' 삭제'),
    undoRemove: (file: string) => button(file, '삭제 되돌리기'),
    undoReplace: (file: string) => button(file, '다시 올리기 취소'),
    chooser: (file: string) => rowOf(file).getByLabel(/ 다시 올리기$/),
    cancelChanges: page.getByRole('button', { name: '변경사항 취소' }),
    register: page.getByRole('button', { name: '보완등록', exact: true }),
    back: page.getByRole('button', { name: '이전', exact: true }),
    total: page.getByLabel(/^총 증빙/),
    pending: page.getByText(/^저장되지 않은 변경사항이/),
  } as const
}

export const openFirstProof = async (page: Page) => {
  const row = await openProofRow(resultPage(page).proofRows.first())
  await row.getByRole('button', { name: /증빙 (상세|보완하기)/ }).click()
}

const goToFirstProof = async (page: Page) => {
  await openFirstProof(page)
  await page.waitForURL('/detail-page')
}

export const openFirstProofOfPersona = async (
  page: Page,
  world: TestWorld,
  persona: PersonaName = 'selected-supplement',
) => {
  const facts = await world.enter(persona, '/aply-result')
  await goToFirstProof(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(?:[^.]* 남음\s*)?(증빙 보완|파일\s\d+개를\s다시\s올려주세요\.|증빙자료 등록)$/,
  )
  return facts
}

/** Opens or closes the row of the detail page with the years and the total. */
export const toggleProofInfo = (page: Page) => page.getByRole('button', { name: /^증빙 정보/ }).click()

/** Opens the row of the detail page with the base files that stay. */
export const openRemainingBaseFiles = (page: Page) =>
  page.getByRole('button', { name: /^보완요청이 없는 영업증빙/, expanded: false }).click()

/** Marks a row for deletion and confirms. */
export const markForDeletion = async (page: Page, file: string) => {
  await proofDetailPage(page).remove(file).click()
  await expect(dialog(page)).toContainText('선택한 증빙을 삭제하시겠습니까?')
  await closeDialogBy(page, '삭제')
  await expect(proofDetailPage(page).rowOf(file)).toContainText('삭제 예정')
}

/** Selects another file for a row. */
export const chooseReplacementFile = async (page: Page, file: string, by: string = REPLACEMENT_FILE_PATH) => {
  await proofDetailPage(page).chooser(file).setInputFiles(by)
  await expect(proofDetailPage(page).rowOf(file)).toContainText(`다시 올릴 파일: ${by.split('/').at(-1)}`)
}

/** Clicks the register button and confirms. */
export const submitSupplement = async (page: Page) => {
  await proofDetailPage(page).register.click()
  await expect(dialog(page)).toContainText('보완등록하시겠습니까?')
  await dialog(page).getByRole('button', { name: '보완등록', exact: true }).click()
}

/** Returns the calls about proofs that change data, each with its status, in order. */
export const readChangingProofCalls = async (world: TestWorld): Promise<readonly string[]> =>
  (await world.journal())
    .filter(({ path, method }) => method !== 'GET' && path.startsWith('/api/v1/proof'))
    .map(({ method, path, status }) => `${method} ${path.replace('/api/v1/', '')} ${status}`)

/** Starts recording: the calls that change data, and how often the storage receives a file. */
export const startRecordingSentCalls = async (world: TestWorld) => {
  const storageCalls = () => world.journal({ path: '/storage/*', method: 'PUT' })
  const [changes, files] = [(await readChangingProofCalls(world)).length, (await storageCalls()).length]
  return {
    changes: async () => (await readChangingProofCalls(world)).slice(changes),
    files: async () => (await storageCalls()).length - files,
  } as const
}
