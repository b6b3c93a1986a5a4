import type { Locator, Page } from '@playwright/test'
import type { SendingFormName } from '#ui/parts/form/entry-lock.ts'
import { OFFICE_ADDRESS, expect, test, type TestWorld } from '../journey.ts'
import { noticeEditorOf, openAsAdministrator } from '../steps/administrator.ts'
import {
  applicationForm,
  APPLICATION_CALL_PATHS,
  chooseBank,
  fillAccount,
  fillApplicationForm,
  openConfirmation,
  passAccountCheck,
} from '../steps/application.ts'
import { businessNumberPage } from '../steps/business.ts'
import { consentPage } from '../steps/consent.ts'
import { dialog, pressInDialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { aPdf, aPng } from '../steps/documents.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { OPINION_CALL_PATHS, opinionPage } from '../steps/opinion.ts'
import { fillGeneralProof, PROOF_CALL_PATHS, submitProofRegistration, registrationPage } from '../steps/registration.ts'
import { submitEditAndConfirm, RESULT_CALL_PATHS } from '../steps/result.ts'
import { clearStoredSession, readStoredSession } from '../steps/session.ts'
import {
  proofDetailPage,
  markForDeletion,
  openFirstProofOfPersona,
  toggleProofInfo,
  submitSupplement,
  chooseReplacementFile,
} from '../steps/supplement.ts'
import { readFormEntries, tryToChangeEveryControl } from './try-to-change.ts'

/**
 * One call that checks or sends the entries of a form: the steps that lead to the call, and the check of the page after
 * it.
 */
type Trial = {
  readonly about: string
  readonly open: (page: Page, world: TestWorld) => Promise<void>
  /** Starts the check or the submission, including its confirmation. */
  readonly press: (page: Page) => Promise<void>
  /** The call that is held back while the controls are tried. */
  readonly call: { readonly method: string; readonly path: string }
  /** The part of the page that the call concerns; by default the whole page. */
  readonly scope?: (page: Page) => Locator
  /** True if a dialog covers the form, so that neither the pointer nor a key reaches the form. */
  readonly isBehindDialog?: true
  /**
   * Checks the page after the call has continued: the answer applies to the entries as they were when the call was
   * sent.
   */
  readonly after: (page: Page, world: TestWorld) => Promise<void>
}

/** The controls that stop, leave or only show something. They stay enabled. */
const USABLE =
  /^\s*(이전|취소|닫기|첫 화면으로|미리보기)|예시|내려받기|\.(pdf|png|jpg) (파일 )?확인|내용 보기|내용 닫기|보기|숨기기|올리기 취소|영업증빙 파일 더 올리기|정보 변경|유형 바꾸기/

/** Returns the body of the only call of this path. */
const bodyOf = async (world: TestWorld, path: string): Promise<unknown> => {
  const calls = await world.journal({ path })
  expect(calls).toHaveLength(1)
  return calls[0]?.body
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true })

/** Opens the application form of a certified person. */
const form = async (page: Page, world: TestWorld) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  await expect(applicationForm(page).mobile).toBeVisible()
  return facts
}

const registered = (body: Record<string, unknown>) => async (page: Page, world: TestWorld) => {
  await seeAlertAndConfirm(page, '모든 증빙자료가 성공적으로 등록되었습니다.')
  await page.waitForURL('/aply-result')
  expect(await bodyOf(world, PROOF_CALL_PATHS.create)).toMatchObject(body)
}
const FIRST_FILE = { method: 'PUT', path: PROOF_CALL_PATHS.storage } as const
const AMOUNT = {
  receiptProofMstrCreateRequest: { useProofPeriod: '2024', amountCount: 120_000, amountCountType: '금액' },
  receiptProofRequestList: [{ aplyType: '일반' }],
} as const

/** Forms whose lock is taken by the code of another form, or proved by the tests of their page. */
type TriedElsewhere = 'consents' | 'businessEdit'

/**
 * All other forms that check or send their entries by calls, each with one call for each place of the code that takes
 * the lock. A new form that is not listed here causes a compile error.
 */
const TRIALS: Readonly<Record<Exclude<SendingFormName, TriedElsewhere>, readonly Trial[]>> = {
  businessNumber: [
    {
      about: 'the business number',
      open: async (page, world) => {
        const { brNo } = await world.persona('new-individual-rapid')
        await page.goto('/bzmn-reg')
        await businessNumberPage(page).fill(brNo)
      },
      press: (page) => businessNumberPage(page).confirm.click(),
      call: { method: 'POST', path: '/api/v1/business/first/register' },
      after: async (page, world) => {
        await page.waitForURL('/onslf-check')
        expect((await readStoredSession(page))?.brNo).toBe(world.facts()?.brNo)
      },
    },
  ],
  publicData: [
    {
      about: 'the public data',
      open: async (page, world) => {
        await world.enter('new-individual-rapid', '/info-agree')
        await consentPage(page).choice('모두 동의합니다').check()
        await consentPage(page).confirm.click()
        await page.waitForURL('/mydata-agree')
        await consentPage(page).choice('정부가 가진 정보로 확인합니다').check()
      },
      press: (page) => consentPage(page).confirm.click(),
      call: { method: 'POST', path: APPLICATION_CALL_PATHS.consents },
      after: async (page, world) => {
        await page.waitForURL('/aply-info')
        expect(JSON.stringify(await bodyOf(world, APPLICATION_CALL_PATHS.consents))).toContain('Y')
        expect((await readStoredSession(page))?.mydataUseAgreement).toBe('Y')
      },
    },
  ],
  application: [
    {
      about: 'the account, while it is checked',
      open: async (page, world) => fillAccount(page, await form(page, world)),
      press: (page) => applicationForm(page).accountCheck.click(),
      call: { method: 'POST', path: APPLICATION_CALL_PATHS.accountOwner },
      scope: region('지급계좌 정보'),
      after: async (page) => {
        await expect(page.getByRole('main').getByText('계좌인증이 완료되었습니다.')).toBeVisible()
      },
    },
    {
      about: 'the whole application, while it is sent',
      open: async (page, world) => fillApplicationForm(page, await form(page, world)),
      press: async (page) => {
        const window = await openConfirmation(page)
        await window.getByRole('button', { name: '신청', exact: true }).click()
      },
      call: { method: 'POST', path: APPLICATION_CALL_PATHS.create },
      isBehindDialog: true,
      after: async (page, world) => {
        await page.waitForURL('/aply-cmptn')
        expect(JSON.stringify(await bodyOf(world, APPLICATION_CALL_PATHS.create))).not.toContain('98765')
      },
    },
  ],
  accountEdit: [
    {
      about: 'the edited account, while it is sent',
      open: async (page, world) => {
        await fillAccount(page, await world.enter('applied-transfer-error', '/result-modify'))
        await applicationForm(page).account.fill('41000100009999')
        await chooseBank(page, '신한은행')
        await passAccountCheck(page)
      },
      press: submitEditAndConfirm,
      call: { method: 'PATCH', path: RESULT_CALL_PATHS.update },
      after: async (page, world) => {
        await seeAlertAndConfirm(page, '수정이 완료되었습니다.')
        expect(await bodyOf(world, RESULT_CALL_PATHS.update)).toMatchObject({ updateData: { bankNm: '신한은행' } })
      },
    },
  ],
  registration: [
    {
      about: 'general use',
      open: async (page, world) => {
        await world.enter('applied-target-selected', '/proof-reg-all')
        await fillGeneralProof(page)
      },
      press: submitProofRegistration,
      call: FIRST_FILE,
      after: registered(AMOUNT),
    },
  ],
  carrierRequest: [
    {
      about: 'a request to the carriers',
      open: async (page, world) => {
        await world.enter('applied-target-selected', '/proof-reg-parcel')
        await page.getByRole('checkbox').first().check()
        await registrationPage(page).agree.click()
      },
      press: async (page) => {
        await registrationPage(page).request.click()
        await dialog(page).getByRole('button').last().click()
      },
      call: { method: 'POST', path: PROOF_CALL_PATHS.parcel },
      after: async (page, world) => {
        await expect(dialog(page)).toBeVisible()
        expect(await world.journal({ path: PROOF_CALL_PATHS.parcel })).toHaveLength(1)
      },
    },
  ],
  baseSupplement: [
    {
      about: 'base files for a proof that was sent back',
      open: async (page, world) => {
        await openFirstProofOfPersona(page, world)
        await page.getByRole('button', { name: '영업증빙 파일 더 올리기' }).click()
        await page.waitForURL('/proof-reg-add')
        await page.getByLabel('영업증빙 파일 선택').setInputFiles([aPdf('하나.pdf'), aPdf('둘.pdf')])
      },
      press: (page) => page.getByRole('button', { name: '보완등록', exact: true }).click(),
      call: FIRST_FILE,
      after: async (page, world) => {
        await seeAlertAndConfirm(page, '영업증빙자료가 성공적으로 등록되었습니다.')
        expect(JSON.stringify(await bodyOf(world, '/api/v1/proof/create-batch'))).not.toContain('나중에')
      },
    },
  ],
  supplement: [
    {
      about: 'a supplement, row by row',
      open: async (page, world) => {
        await openFirstProofOfPersona(page, world)
        await toggleProofInfo(page)
        await proofDetailPage(page).total.fill('12')
        await markForDeletion(page, '간판사진_1001.png')
        await chooseReplacementFile(page, '영수증_1003.pdf')
        const changes = (await readFormEntries(page.locator('main'))).filter((entry) =>
          /^(?:delete|replace): /.test(entry),
        )
        expect(changes).toHaveLength(2)
      },
      press: submitSupplement,
      call: FIRST_FILE,
      after: async (page, world) => {
        await seeAlertAndConfirm(page, '보완등록이 완료되었습니다.')
        const sent = await world.journal({ path: '/api/v1/proof*' })
        expect(JSON.stringify(sent)).not.toMatch(/98765|나중에/)
        await expect(proofDetailPage(page).total).not.toHaveValue('98765')
      },
    },
  ],
  opinion: [
    {
      about: 'an opinion with its files',
      open: async (page, world) => {
        await world.enter('hold-opinion-none', '/opinion-submit')
        await opinionPage(page).content.fill('정산내역을 첨부하였으니 다시 확인해주세요.')
        await opinionPage(page).files.setInputFiles([aPdf('정산 내역.pdf'), aPng('배달완료.png')])
      },
      press: async (page) => {
        await opinionPage(page).submit.click()
        await pressInDialog(page, '제출')
      },
      call: FIRST_FILE,
      after: async (page, world) => {
        await seeAlertAndConfirm(page, '의견이 제출되었습니다.')
        expect(JSON.stringify(await bodyOf(world, OPINION_CALL_PATHS.create))).not.toContain('나중에')
        await expect(opinionPage(page).rows).toContainText('정산내역을 첨부하였으니 다시 확인해주세요.')
        await expect(opinionPage(page).rows.getByRole('listitem')).toHaveCount(2)
      },
    },
  ],
  notice: [
    {
      about: 'a notice for visitors',
      open: async (page, world) => {
        await openAsAdministrator(page, world, '/popup-mng')
        await page.getByRole('link', { name: '등록', exact: true }).click()
        await noticeEditorOf(page).click()
        await page.keyboard.type('오늘의 안내')
      },
      press: (page) => page.getByRole('main').getByRole('button', { name: '등록', exact: true }).click(),
      call: { method: 'POST', path: '/api/v1/popup' },
      after: async (page, world) => {
        await page.waitForURL('/popup-mng')
        const [call] = await world.journal({ path: '/api/v1/popup*', method: 'POST' })
        expect(JSON.stringify(call?.body)).not.toMatch(/98765|나중에/)
      },
    },
  ],
  adminLogin: [
    {
      about: 'the administrator login',
      open: async (page, world) => {
        await world.visitor({ ip: OFFICE_ADDRESS })
        await page.goto('/popup-mng')
        await dialog(page).getByLabel('아이디').fill('officer')
        await dialog(page).getByLabel('비밀번호').fill('officer-2025!')
      },
      press: (page) => pressInDialog(page, '로그인'),
      call: { method: 'POST', path: '/api/v1/admin/auth/popup-login' },
      scope: dialog,
      after: async (page) => {
        await expect(dialog(page)).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 2, name: '팝업 목록' })).toBeVisible()
      },
    },
  ],
}

/**
 * The journey that tries each form. A journey tries several forms one after the other, because a new browser context
 * takes longer than most trials.
 */
const JOURNEY_OF: { readonly [form in keyof typeof TRIALS]: string } = {
  businessNumber: 'an application',
  publicData: 'an application',
  application: 'an application',
  accountEdit: 'an application',
  registration: 'a proof',
  carrierRequest: 'a proof',
  baseSupplement: 'a proof',
  supplement: 'a proof',
  opinion: 'an opinion or a notice',
  notice: 'an opinion or a notice',
  adminLogin: 'an opinion or a notice',
}

const runTrial = async (page: Page, world: TestWorld, trial: Trial) => {
  await trial.open(page, world)
  const letGo = await holdCalls(page, trial.call)
  const called = page.waitForRequest(
    (request) => request.method() === trial.call.method && isOf(request.url(), trial.call.path),
  )
  await trial.press(page)
  await called
  // A control that becomes read-only keeps the focus. After a dialog the focus returns some frames later.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  const scope = trial.scope?.(page) ?? page.locator('main')
  await tryToChangeEveryControl(page, scope, { usable: USABLE, isBehindDialog: trial.isBehindDialog ?? false })
  expect((await readFormEntries(scope)).join()).not.toMatch(/98765|나중에/)
  await letGo()
  await trial.after(page, world)
  await clearStoredSession(page)
}

for (const about of new Set(Object.values(JOURNEY_OF)))
  test(`[D1-250] [D2-117] [D3-111] nothing can change entries that are being checked or sent: ${about}`, async ({
    page,
    world,
  }) => {
    // No call reaches its time limit, however long the test takes.
    await world.settings({ callTimeoutMs: 200_000, transferIdleMs: 200_000 })
    const forms = (Object.keys(TRIALS) as (keyof typeof TRIALS)[]).filter((form) => JOURNEY_OF[form] === about)
    for (const trial of forms.flatMap((form) => TRIALS[form]))
      await test.step(trial.about, () => runTrial(page, world, trial))
  })

const isOf = (url: string, path: string) =>
  new RegExp(`${path.replaceAll('*', '.*')}(\\?|/|$)`).test(new URL(url).pathname + new URL(url).search)
