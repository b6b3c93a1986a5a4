import type { Page } from '@playwright/test'
import { expect, type TestWorld } from '../journey.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm } from './dialog.ts'
import { aPdf, type ChosenFile } from './documents.ts'
import { certify } from './identity.ts'
import { openProofList, openMoreActions, resultPage } from './result.ts'

/** The calls of a proof registration, for the journal and for faults. */
export const PROOF_CALL_PATHS = {
  detail: '/api/v1/application/result/detail/brno',
  create: '/api/v1/proof/proof-create',
  parcel: '/api/v1/proof/proof-create-parcel',
  uploadUrl: '/api/v1/common/file/presigned-url',
  storage: '/storage/*',
  size: '/api/v1/common/file/presigned-download-url',
} as const

export const REGISTRATION_DONE_TEXT = '모든 증빙자료가 성공적으로 등록되었습니다.'

/** Returns locators for the visible parts of a page for registering a proof. */
export const registrationPage = (page: Page) => {
  const place = (title: string) => page.getByRole('group', { name: title })
  return {
    changeType: page.getByRole('button', { name: '유형 바꾸기' }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    year: (year: 2024 | 2025) => page.getByRole('checkbox', { name: `${year}년` }),
    totalUnit: (name: '금액' | '건수') => page.getByRole('radio', { name, exact: true }),
    total: page.getByRole('textbox', { name: /^총 증빙(금액|건수)$/ }),
    agree: page.getByRole('button', { name: '동의', exact: true }),
    carrier: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    base: page.getByLabel('영업증빙 파일 선택'),
    baseList: place('영업증빙').getByRole('listitem'),
    performance: page.getByLabel('실적증빙 파일 선택'),
    pledge: page.getByLabel('직접배달 지급 확약서 파일 선택'),
    performanceList: place('실적증빙').getByRole('listitem'),
    next: page.getByRole('button', { name: '다음', exact: true }),
    previous: page.getByRole('button', { name: '이전', exact: true }),
    register: page.getByRole('button', { name: '등록하기' }),
    request: page.getByRole('button', { name: '조회신청', exact: true }),
    restored: page.getByText('이전에 작성하시던 내용을 불러왔습니다.'),
  } as const
}

/** Fills in the whole form for general use, but does not submit it. */
export const fillGeneralProof = async (
  page: Page,
  more: { readonly total?: string; readonly files?: readonly ChosenFile[] } = {},
) => {
  const form = registrationPage(page)
  await form.year(2024).check()
  await form.totalUnit('금액').check()
  await form.total.fill(more.total ?? '120000')
  await form.agree.click()
  await form.performance.setInputFiles([...(more.files ?? [aPdf('영수증.pdf')])])
}

/** Fills in the second step of a direct delivery, but does not submit it. */
export const fillDirectDeliveryStep = async (page: Page, cases = '12') => {
  const form = registrationPage(page)
  await form.year(2024).check()
  await form.year(2025).check()
  await form.total.fill(cases)
  await form.agree.click()
  await form.performance.setInputFiles([aPdf('배달대장.pdf')])
}

/** Clicks the register button and confirms. */
export const submitProofRegistration = async (page: Page) => {
  await registrationPage(page).register.click()
  await expect(dialog(page)).toContainText('등록하시겠습니까?')
  // A direct delivery asks about its pledge.
  await dialog(page)
    .getByRole('button', { name: /^(예|올렸으니 등록하기)$/ })
    .click()
}

/** Expects the message that everything was registered, and checks the first row of the proofs on the result page. */
export const seeRegisteredProof = async (
  page: Page,
  type: string,
  status = '제출완료',
  text = REGISTRATION_DONE_TEXT,
) => {
  await seeAlertAndConfirm(page, text)
  await page.waitForURL('/aply-result')
  await openProofList(page)
  const row = resultPage(page).proofRows.first()
  await expect(row.getByRole('button').first()).toContainText(type)
  await expect(row.getByText(status, { exact: true })).toBeVisible()
}

/** Declines the confirmation and checks that the form stays. */
export const declineRegistration = async (page: Page) => {
  await registrationPage(page).register.click()
  await expect(dialog(page)).toContainText('등록하시겠습니까?')
  await closeDialogBy(page, '아니요')
}

export const readStoredProofs = async (world: TestWorld) => ({
  masters: await world.documents('proofMasters'),
  items: await world.documents('proofItems'),
})

/**
 * Opens a page for registering a proof from the result page, by links, which is faster than signing in again. `link` is
 * the name of the link to the page.
 */
export const openProofPageFromResult = async (page: Page, link: string) => {
  await openMoreActions(page)
  await resultPage(page).newProof.click()
  await page.getByRole('link', { name: link }).click()
}

/**
 * Makes the visitor return in the same tab after the session has ended: certifies again, opens the result, and then the
 * page for registering a proof behind this link.
 */
export const certifyAgainAndOpenProofPage = async (page: Page, link: string) => {
  await page.goto('/onslf-check-result')
  await certify(page, '휴대폰 인증')
  await page.waitForURL('/aply-result')
  await openProofPageFromResult(page, link)
}
