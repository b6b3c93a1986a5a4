import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isRoute } from '#domain/pages/routes'
import { expect, PAGE_WITHOUT_SCRIPTS, test as journeyTest, type TestWorld } from '../journey.ts'
import { PICTURED_STATES } from '../states.ts'
import { noticeEditorOf, openAsAdministrator } from '../steps/administrator.ts'
import {
  applicationForm,
  confirmSubmission,
  fillAccount,
  fillApplicant,
  fillBusiness,
  openConfirmation,
  passAccountCheck,
  passBusinessLookup,
  waitForRealNameCheck,
} from '../steps/application.ts'
import { businessNumberPage } from '../steps/business.ts'
import { answerPublicDataAndContinue, giveAllConsentsAndContinue } from '../steps/consent.ts'
import { closeDialogBy, pressInDialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { aPdf } from '../steps/documents.ts'
import { goToCertification } from '../steps/entry.ts'
import { certify } from '../steps/identity.ts'
import { opinionPage } from '../steps/opinion.ts'
import {
  REGISTRATION_DONE_TEXT,
  fillDirectDeliveryStep,
  fillGeneralProof,
  submitProofRegistration,
  registrationPage,
} from '../steps/registration.ts'
import { editPage, unfoldBusinessForm, openProofRow, pressCancelApplication, resultPage } from '../steps/result.ts'
import { navigateInsidePortal } from '../steps/session.ts'
import {
  markForDeletion,
  openFirstProofOfPersona,
  submitSupplement,
  chooseReplacementFile,
} from '../steps/supplement.ts'
import { recordRules, startRecordingPortal, type RecordedRules } from './recorded-rules.ts'

/** A journey on the recording portal. */
const test = journeyTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  baseURL: async ({}, use) => {
    const { url, close } = await startRecordingPortal()
    await use(url)
    await close()
  },
})

const TABLE = join(import.meta.dirname, '../../rule-book/text/asked.table.json')

/** The pages that the actions below visit. */
const VISITED: readonly string[] = [
  ...[
    '/bzmn-reg',
    '/bzmn-result',
    '/onslf-check',
    '/info-agree',
    '/mydata-agree',
    '/aply-cmptn',
    '/result-modify',
    '/result-modify-bizinfo',
    '/proof-reg',
    '/proof-reg-all',
    '/proof-reg-parcel',
  ],
  ...['/detail-page', '/opinion-submit'],
]

const PAGES = [...new Map(PICTURED_STATES.map((state) => [state.path, state])).values()].filter(
  ({ path }) => !VISITED.includes(path),
)

const openEach = async (page: Page, world: TestWorld) => {
  world.tolerate({ console: [/404/] })
  for (const { open, path } of PAGES)
    await test.step(path, async () => {
      // A page that needs no session is opened from the page before it, which is faster than loading it.
      if (isRoute(open) && isRoute(new URL(page.url()).pathname)) await navigateInsidePortal(page, open)
      else await page.goto(open)
      await page.waitForURL((url) => url.pathname === path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
      // Waits for the popups of the main page, whose rules are called only after the page is shown.
      if (path === '/') await expect(page.getByRole('button', { name: '닫기' }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    })
}

const apply = async (page: Page, world: TestWorld) => {
  const facts = await world.persona('new-individual-confirmed')
  await goToCertification(page, facts.brNo)
  await certify(page, '간편인증')
  await giveAllConsentsAndContinue(page)
  await answerPublicDataAndContinue(page, '서류를 직접 올립니다')
  await fillApplicant(page, facts)
  await waitForRealNameCheck(page)
  await fillBusiness(page, facts)
  await passBusinessLookup(page)
  await fillAccount(page, facts)
  await passAccountCheck(page)
  for (const name of ['사업자등록증', '부가가치세 과세표준증명'])
    await applicationForm(page)
      .document(name)
      .locator('input[type="file"]:not([capture])')
      .setInputFiles(aPdf(`${name}.pdf`))
  await openConfirmation(page)
  await confirmSubmission(page)
}

/** Actions on a page after it was opened, each by a separate visitor. */
const ACTIONS: Readonly<Record<string, (page: Page, world: TestWorld) => Promise<unknown>>> = {
  'applying from the first page to the last': apply,
  'looking for an application by its number': async (page, world) => {
    const facts = await world.persona('applied-new')
    await page.goto('/bzmn-result')
    await businessNumberPage(page).give(facts.brNo)
    await page.waitForURL('/onslf-check-result')
  },
  'registering a proof of use': async (page, world) => {
    await world.enter('applied-target-selected', '/proof-reg-all')
    await fillGeneralProof(page)
    await submitProofRegistration(page)
    await seeAlertAndConfirm(page, REGISTRATION_DONE_TEXT)
    await page.waitForURL('/aply-result')
  },
  'registering own deliveries': async (page, world) => {
    await world.enter('applied-target-selected', '/proof-reg')
    const form = registrationPage(page)
    await form.base.setInputFiles([aPdf('차량등록증.pdf')])
    await expect(form.baseList).toHaveCount(1)
    await form.next.click()
    await fillDirectDeliveryStep(page)
    await submitProofRegistration(page)
    await seeAlertAndConfirm(page, REGISTRATION_DONE_TEXT)
    await page.waitForURL('/aply-result')
  },
  'asking the carriers': async (page, world) => {
    await world.enter('applied-target-selected', '/proof-reg-parcel')
    const form = registrationPage(page)
    await form.carrier('우체국').check()
    await form.agree.click()
    await form.request.click()
    await pressInDialog(page, '예')
    await seeAlertAndConfirm(page, '택배사 이용내역 조회신청이 완료되었습니다.')
    await page.waitForURL('/aply-result')
  },
  'adding base files, and supplementing the proof': async (page, world) => {
    await openFirstProofOfPersona(page, world)
    await page.getByRole('button', { name: '영업증빙 파일 더 올리기' }).click()
    await page.waitForURL('/proof-reg-add')
    await page.getByLabel('영업증빙 파일 선택').setInputFiles([aPdf('간판.pdf')])
    await expect(page.getByRole('list', { name: '영업증빙 파일 목록' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: '보완등록', exact: true }).click()
    await seeAlertAndConfirm(page, '영업증빙자료가 성공적으로 등록되었습니다.')
    await page.waitForURL('/detail-page')
    await markForDeletion(page, '간판사진_1001.png')
    await chooseReplacementFile(page, '영수증_1003.pdf')
    await submitSupplement(page)
    await expect(page.getByText('보완등록이 완료되었습니다.').first()).toBeVisible()
  },
  'submitting an opinion': async (page, world) => {
    await world.enter('hold-opinion-none', '/opinion-submit')
    const { content, files, submit, rows } = opinionPage(page)
    await content.fill('다시 확인해주세요.')
    await files.setInputFiles([aPdf('정산 내역.pdf')])
    await expect(page.getByRole('list', { name: '첨부파일 파일 목록' }).getByRole('listitem')).toHaveCount(1)
    await submit.click()
    await pressInDialog(page, '제출')
    await expect(rows).toHaveCount(1)
  },
  'editing the account': async (page, world) => {
    const facts = await world.enter('applied-transfer-error', '/result-modify')
    await fillAccount(page, facts)
    await passAccountCheck(page)
    await editPage(page).complete.click()
    await closeDialogBy(page, '다른 계좌 입력')
  },
  'editing the business': async (page, world) => {
    await world.enter('applied-supplement-request', '/result-modify-bizinfo')
    await unfoldBusinessForm(page)
    await applicationForm(page).lookup.click()
    await expect(editPage(page).complete).toBeEnabled()
  },
  'taking a proof back': async (page, world) => {
    await world.enter('selected-parcel-finished', '/aply-result')
    await openProofRow(resultPage(page).proofRows.first())
  },
  'taking an application back': async (page, world) => {
    await world.enter('applied-new', '/aply-result')
    await pressCancelApplication(page)
    await pressInDialog(page, '신청취소')
    await closeDialogBy(page, '확인')
  },
  'keeping the popups, and writing one': async (page, world) => {
    await openAsAdministrator(page, world, '/popup-mng')
    await page.getByRole('link', { name: '등록', exact: true }).click()
    await expect(noticeEditorOf(page)).toBeVisible()
  },
}

type Table = Readonly<Record<string, readonly string[]>>

/** Prefixes of rows that are not rules of the rule book, but describe data stored in a browser. */
const NO_RULE = ['KP']

/**
 * Returns the recorded rules in the format of the table. Rules that the frame around the pages calls are listed
 * separately, for all pages.
 */
const tableOf = (recordedRules: RecordedRules, around: readonly string[]): Table => ({
  '*': around.filter((rule) => [...recordedRules.values()].some((rules) => rules.has(rule))),
  ...Object.fromEntries(
    [...recordedRules]
      .map(
        ([path, rules]) =>
          [path, [...rules].filter((rule) => !around.includes(rule) && !NO_RULE.includes(rule)).toSorted()] as const,
      )
      .filter(([, rules]) => rules.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
})

test('the rule book lists for each page exactly the called rules', async ({ page, context, world }) => {
  test.slow()
  const recordedRules = await recordRules(context)
  await openEach(page, world)
  for (const [name, act] of Object.entries(ACTIONS))
    await test.step(name, async () => {
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(PAGE_WITHOUT_SCRIPTS)
      await world.forget()
      await context.clearCookies({ name: 'jwtToken' })
      await act(page, world)
      // A page may ask a rule about data that arrive after its first words.
      await page.waitForLoadState('networkidle')
    })
  const written = JSON.parse(readFileSync(TABLE, 'utf8')) as Table
  const table = tableOf(recordedRules, written['*'] ?? [])
  if (process.env['WRITE_ASKED'] !== undefined) writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`)
  else expect(table).toEqual(written)
})
