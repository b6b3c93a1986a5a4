import type { Locator, Page } from '@playwright/test'
import type { Route } from '#domain/pages/routes'
import type { PersonaFacts } from '#server/personas/persona'
import { expect } from '../journey.ts'
import { pressInDialog } from './dialog.ts'

/** The calls of the result page, for the journal and for faults. */
export const RESULT_CALL_PATHS = {
  detail: '/api/v1/application/result/detail/brno',
  update: '/api/v1/application/update',
  cancel: '/api/v1/application/delete-direct/*',
  reapply: '/api/v1/application/reapply/*',
  cancelProof: '/api/v1/proof-mstr/delete/*',
  cancelItem: '/api/v1/proof/cancel',
  receipt: '/api/v1/proof/file/download/*',
} as const

/**
 * The name of the list of proofs; the records of a rapid payment have another name, because the applicant did not
 * submit them.
 */
const LIST_NAME = /^(?:증빙 제출내역|신속지급 조회내역)/

/** Returns the locators of the visible parts of the result page. */
export const resultPage = (page: Page) => {
  const proofs = page.getByRole('region', { name: LIST_NAME })
  return {
    heading: page.getByRole('heading', { level: 1 }),
    /** The summary: the decision, the next step and its buttons. */
    summary: page.locator('main section').filter({ has: page.getByRole('heading', { level: 1 }) }),
    progress: page.getByRole('region', { name: '진행상태' }),
    cancelApplication: page.getByRole('button', { name: '신청취소', exact: true }),
    reapply: page.getByRole('button', { name: '다시 신청하기' }),
    proofs,
    proofRows: proofs.getByRole('listitem'),
    /**
     * The button that registers a proof: in the summary of the result if that is the next step, otherwise above the
     * list of proofs.
     */
    newProof: page.getByRole('main').getByRole('button', { name: '증빙 등록하기' }),
  } as const
}

/** Opens a row of the result page if it is closed. */
const openRow = async (page: Page, name: RegExp) => {
  const row = page.getByRole('button', { name, expanded: false })
  await expect(page.getByRole('region', { name })).toBeVisible()
  if (await row.isVisible()) await row.click()
}

export const openApplicationFacts = (page: Page) => openRow(page, /^신청내용/)

export const openAccountFacts = (page: Page) => openRow(page, /^지급계좌/)

/** Opens the rarely used actions if they are closed: printing, a proof that is not requested, the cancellation. */
export const openMoreActions = (page: Page) => openRow(page, /^더 보기/)

export const pressCancelApplication = async (page: Page) => {
  await openMoreActions(page)
  await resultPage(page).cancelApplication.click()
}

/** Opens the list of proofs if it is closed, as on a phone. */
export const openProofList = (page: Page) => openRow(page, LIST_NAME)

/** Opens the row of a proof with its actions, and the list around it, if they are closed. */
export const openProofRow = async (row: Locator): Promise<Locator> => {
  await openProofList(row.page())
  const head = row.getByRole('button').first()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  return row
}

/** Opens the progress (closed on a phone), the facts, and the account. */
const openResult = async (page: Page) => {
  await openRow(page, /^진행상태/)
  await openApplicationFacts(page)
  await openAccountFacts(page)
}

/** Returns the controls that both edit pages have. */
export const editPage = (page: Page) => ({
  complete: page.getByRole('button', { name: '수정완료', exact: true }),
  cancel: page.getByRole('button', { name: '취소', exact: true }),
})

/** Opens the form with the business data, which is folded if only a telephone call settles the supplement. */
export const unfoldBusinessForm = (page: Page) => page.getByRole('button', { name: /틀렸다면 고치기 열기$/ }).click()

/** Ticks that everything the help desk asked for is done, which a supplement by telephone requires. [D2-1020] */
export const tickInstructions = (page: Page) => page.getByRole('checkbox', { name: /^고객센터에서 안내받은/ }).check()

/** Sends the entries of an edit page and confirms it. */
export const submitEditAndConfirm = async (page: Page) => {
  await editPage(page).complete.click()
  await pressInDialog(page, '예')
}

/** Checks the result of an application that was just received: its first step and its business. */
export const seeReceivedApplication = async (page: Page, { brNo }: PersonaFacts) => {
  await page.waitForURL('/aply-result')
  await openResult(page)
  const progress = page.getByRole('region', { name: '진행상태' })
  await expect(progress.getByRole('listitem')).toContainText([
    /신청완료/,
    /정보조회.*다음 단계/,
    /검증·심의.*예정/,
    /대상결정.*예정/,
    /지급.*예정/,
  ])
  await expect(page.getByRole('definition').getByText(brNo.replace(/^(...)(..)/, '$1-$2-'))).toBeVisible()
}

/** Goes to another page and back to the result by links: the result reloads without a new document. */
export const revisitResult = async (page: Page) => {
  const pushPath = (to: Route) => page.evaluate((path) => history.pushState(null, '', path), to)
  await pushPath('/ctn-mttr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('신청하시기 전에 확인해주세요.')
  await pushPath('/aply-result')
}
