import type { Page } from '@playwright/test'
import type { Route } from '#domain/pages/routes'
import type { PersonaFacts } from '#server/personas/persona'
import type { Fault } from '#server/world/faults'
import { expect, type PersonaName, type TestWorld } from '../journey.ts'
import {
  applicationForm,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  chooseBank,
  fillAccount,
  fillCheckedApplicant,
  fillBusiness,
  openConfirmation,
  openFormPart,
  passAccountCheck,
  passBusinessLookup, openBusinessPart, openAccountPart } from '../steps/application.ts'
import { consentPage } from '../steps/consent.ts'
import { closeDialogBy, dialog, pressInDialog, seeAlertAndConfirm, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { submitEditAndConfirm, editPage, openApplicationFacts, unfoldBusinessForm, openProofRow, pressCancelApplication, RESULT_CALL_PATHS, resultPage, tickInstructions } from '../steps/result.ts'

/** The time limit of a call in these journeys. It is longer than any call takes, even on a busy machine. */
export const CALL_LIMIT_MS = 4000

/**
 * The faults of a call: no answer within the limit, a slow answer, a server error, a malformed answer, and a completed
 * call whose answer is lost. [E-173] [E-174] [E-175]
 */
export const CALL_FAULTS = {
  timeOut: { silent: true },
  drips: { bytesPerSecond: 1 },
  failed: { status: 500, body: {} },
  malformed: { status: 200, body: '<!doctype html><title>502</title>' },
  lost: { cut: 'after' },
} as const satisfies Readonly<Record<string, Fault>>
type FaultName = keyof typeof CALL_FAULTS

/**
 * One call of the application flow: where it is made, the message of its failure, and the check that nothing is lost or
 * stored twice. Each call gets one or two of the `CALL_FAULTS`, and each of these faults is used. A call that must not
 * run twice gets at least the lost answer. The tests of adapters and use cases cover all faults.
 */
type FaultedCallCase = {
  readonly proves: readonly string[]
  readonly name: string
  readonly call: Pick<Fault, 'method' | 'path'>
  /** The faults of the call in order. If a lost answer is one of them, it is the last. */
  readonly faults: readonly FaultName[]
  /**
   * Opens the page. If `enter` is missing, the journey continues on the page of the previous case. That page must make
   * the call only on a click, because otherwise the fault could hit a late call.
   */
  readonly enter?: readonly [PersonaName, Route]
  /** Prepares what the call needs. */
  readonly ready?: (page: Page, facts: PersonaFacts) => Promise<void>
  readonly press: (page: Page) => Promise<void>
  /** Checks what the page shows after the failed call. */
  readonly fails: (page: Page, fault: FaultName) => Promise<void>
  /** Checks that the previous content is still there. */
  readonly kept?: (page: Page, facts: PersonaFacts) => Promise<void>
  /** True if, after a lost answer, the portal detects without another click that the work is done. */
  readonly lostIsDone?: true
  /**
   * Checks the page after a lost answer. Needed only if the page loads the application again after a failure of the
   * call: the page then shows that the call has arrived. [D2-631]
   */
  readonly arrived?: (page: Page) => Promise<void>
  /** Checks the page after the successful answer. The check also makes the next case wait for the answer. */
  readonly works?: (page: Page, facts: PersonaFacts) => Promise<void>
  /** Checks that the agency has the sent data exactly once. */
  readonly once?: (world: TestWorld) => Promise<void>
}

const SERVER_ERROR = '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'
const NETWORK_ERROR = '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'

/** The messages of failures for which a use case has no separate text. [E-174] [E-175] */
const COMMON = {
  timeOut: NETWORK_ERROR,
  drips: NETWORK_ERROR,
  lost: NETWORK_ERROR,
  failed: SERVER_ERROR,
  malformed: SERVER_ERROR,
} as const satisfies Readonly<Record<FaultName, string>>

/** Expects an alert with this text and with the telephone number exactly once. */
const says = (text: string) => async (page: Page) => {
  await expect(dialog(page).getByText('1533-0500')).toHaveCount(1)
  await seeAlertAndConfirm(page, text)
}
const saysCommon = (page: Page, fault: FaultName) => says(COMMON[fault])(page)
/** Expects the alert of `saysCommon` over a form; the alert says, in addition, that the entries are kept. */
const saysKept = async (page: Page, fault: FaultName) => {
  await expect(dialog(page)).toContainText('입력하신 내용은 그대로 있습니다.')
  await saysCommon(page, fault)
}
const open = (path: Route) => async (page: Page) => void (await page.goto(path))
/** Waits until the page has made a call and received its answer or failure. */
const ended = async (page: Page, path: string, work: () => Promise<unknown>) => {
  const request = page.waitForRequest(`**${path}*`)
  await work()
  await (await request).response()
}
/** Opens the page, or retries on it if it shows a failure. */
const openOrRetry = (path: Route) => async (page: Page) => {
  const retry = page.getByRole('button', { name: '다시 시도' })
  if ((await retry.count()) === 0) await page.goto(path)
  else await retry.click()
}

const seeFault = async (page: Page) => {
  const main = page.getByRole('main')
  await expect(main).toContainText(NETWORK_ERROR)
  await expect(main).toContainText('1533-0500')
  await expect(main.getByRole('button', { name: '다시 시도' })).toBeEnabled()
}

/** Checks that the agency's history of the application contains this action exactly once. */
const happenedOnce = (action: string) => async (world: TestWorld) => {
  const history = await world.documents('history')
  expect(history.filter((one) => one.action === action)).toHaveLength(1)
}

const seeForm = async (page: Page, facts: PersonaFacts) => {
  const form = applicationForm(page)
  await expect(page).toHaveURL('/aply-info')
  await openFormPart(page, '신청인 정보')
  await expect(form.residentBack).toHaveValue(facts.residentNumber.slice(6))
  await openFormPart(page, '사업자 정보')
  await expect(form.companyName).toHaveValue(facts.businessName)
  await expect(form.depositor).toHaveValue(facts.depositor)
}

const apply = async (page: Page) => {
  await openConfirmation(page)
  await pressInDialog(page, '신청')
}
const applied = async (page: Page) => {
  await page.waitForURL('/aply-cmptn')
}

const edited = async (page: Page) => {
  await seeAlertAndConfirm(page, '수정이 완료되었습니다.')
  await page.waitForURL('/aply-result')
}

const firstProof = (page: Page) => resultPage(page).proofRows.first()
const viewProof = async (page: Page) => {
  await (await openProofRow(firstProof(page))).getByRole('button', { name: /제출 자료$/ }).click()
  await expect(dialog(page)).toHaveAccessibleName('제출한 증빙 보기')
}
const secondFile = (page: Page) => dialog(page).getByRole('listitem').nth(1)
/**
 * Expects an alert with this text above the dialog with the files of a proof, and expects that the dialog stays open.
 */
const saysAbove = (text: string) => async (page: Page) => {
  await expect(dialog(page)).toContainText(text)
  await expect(dialog(page)).toContainText('1533-0500')
  await pressInDialog(page, '확인')
  await expect(dialog(page)).toHaveAccessibleName('제출한 증빙 보기')
}

const NEW_ACCOUNT = '41000100009999'

/** The pages before the form, and the calls that the form makes on load. */
const TO_THE_FORM: readonly FaultedCallCase[] = [
  {
    proves: ['A-034'],
    name: 'the duplicate check',
    call: { path: APPLICATION_CALL_PATHS.duplicate },
    faults: ['malformed'],
    enter: ['new-individual-confirmed', '/onslf-check'],
    press: open('/info-agree'),
    fails: async (page) => {
      await expect(dialog(page).getByText('1533-0500')).toHaveCount(1)
      await seeRefusalDialogAndClose(page, SERVER_ERROR)
      await expect(page).toHaveURL('/')
    },
    works: (page) => expect(consentPage(page).choice('모두 동의합니다')).toBeEnabled(),
    once: (world) =>
      expect.poll(async () => (await world.journal({ path: APPLICATION_CALL_PATHS.stepHistory })).length).toBe(1),
  },
  {
    proves: ['A-032'],
    name: 'the step history',
    call: { path: APPLICATION_CALL_PATHS.stepHistory },
    faults: ['lost'],
    // No page shows the outcome of this call, so the test waits for the end of the call.
    press: (page) => ended(page, APPLICATION_CALL_PATHS.stepHistory, () => page.goto('/info-agree')),
    fails: async (page) => {
      await expect(consentPage(page).choice('모두 동의합니다')).toBeEnabled()
      await expect(dialog(page)).toHaveCount(0)
    },
    works: (page) => expect(consentPage(page).confirm).toBeEnabled(),
  },
  {
    proves: ['A-043', 'A-044'],
    name: 'the consents',
    call: { path: APPLICATION_CALL_PATHS.consents },
    // The page reads only the HTTP status of this answer, so a malformed body is not a fault.
    faults: ['failed', 'lost'],
    enter: ['new-individual-rapid', '/mydata-agree'],
    ready: (page) => consentPage(page).choice('정부가 가진 정보로 확인합니다').check(),
    press: (page) => consentPage(page).confirm.click(),
    fails: says('동의 정보 저장에 실패했습니다. 다시 시도해주세요.'),
    kept: async (page) => {
      await expect(page).toHaveURL('/mydata-agree')
      await expect(consentPage(page).choice('정부가 가진 정보로 확인합니다')).toBeChecked()
    },
    works: async (page) => {
      await page.waitForURL('/aply-info')
      await openBusinessPart(page)
      await expect(page.getByText('300,000원 이상')).toBeVisible()
      await openAccountPart(page)
      await chooseBank(page, '신한은행')
    },
  },
  {
    proves: ['A-051'],
    name: 'the amount of the delivery costs',
    call: { path: APPLICATION_CALL_PATHS.deliveryTotal },
    faults: ['failed'],
    press: open('/aply-info'),
    fails: async (page) => {
      await openBusinessPart(page)
      await expect(page.getByText('배달료 정보가 없습니다.')).toBeVisible()
      await expect(applicationForm(page).companyName).toBeEditable()
    },
    works: async (page) => {
      await openBusinessPart(page)
      await expect(page.getByText('300,000원 이상')).toBeVisible()
    },
  },
  {
    proves: ['A-091'],
    name: 'the list of banks',
    call: { path: APPLICATION_CALL_PATHS.codes },
    faults: ['malformed'],
    ready: async (page, facts) => {
      await chooseBank(page, '신한은행')
      await applicationForm(page).companyName.fill(facts.businessName)
      await expect(page.getByText(/^작성 내용 저장됨/)).toBeVisible()
    },
    press: openOrRetry('/aply-info'),
    fails: async (page) => {
      await expect(page.getByText('은행 목록을 불러오지 못했습니다.')).toBeVisible()
      await expect(page.getByRole('button', { name: '다시 시도' })).toBeEnabled()
    },
    kept: (page, facts) => expect(applicationForm(page).companyName).toHaveValue(facts.businessName),
    works: async (page) => {
      await expect(applicationForm(page).bank).toBeEnabled()
      await chooseBank(page, '신한은행')
    },
  },
]

/** The calls of the checks and of the submission of the form. */
const THE_FORM: readonly FaultedCallCase[] = [
  {
    proves: ['A-058'],
    name: 'the real-name check',
    call: { path: APPLICATION_CALL_PATHS.realName },
    faults: ['timeOut'],
    enter: ['new-individual-confirmed', '/aply-info'],
    ready: fillCheckedApplicant,
    press: (page) => applicationForm(page).realName.click(),
    fails: says('실명인증 처리 중 오류가 발생했습니다. 문의전화 : 1533-0500'),
    kept: (page, facts) => expect(applicationForm(page).residentBack).toHaveValue(facts.residentNumber.slice(6)),
    works: (page) => expect(page.getByRole('main').getByText('인증이 완료되었습니다.', { exact: true })).toBeVisible(),
  },
  {
    proves: ['A-079'],
    name: 'the business lookup',
    call: { path: APPLICATION_CALL_PATHS.lookup },
    faults: ['malformed'],
    ready: fillBusiness,
    press: (page) => applicationForm(page).lookup.click(),
    fails: says(
      '현재 사업자 정보 일치 여부를 확인할 수 없습니다. 신청은 계속 진행할 수 있으며, 일치 여부는 이후 자격 검증 단계에서 확인합니다.',
    ),
    kept: async (page, facts) => {
      await expect(applicationForm(page).companyName).toHaveValue(facts.businessName)
      await expect(applicationForm(page).openingDate).toBeEditable()
    },
    works: (page) => expect(page.getByRole('main').getByText('사업자 정보 조회가 완료되었습니다.')).toBeVisible(),
  },
  {
    proves: ['A-099', 'F-006'],
    name: 'the account check',
    call: { path: APPLICATION_CALL_PATHS.accountOwner },
    faults: ['drips'],
    ready: fillAccount,
    press: (page) => applicationForm(page).accountCheck.click(),
    fails: says('계좌인증 중 오류가 발생했습니다.'),
    kept: async (page, facts) => {
      await expect(applicationForm(page).account).toHaveValue(facts.accountNumber)
      await expect(applicationForm(page).depositor).toBeEditable()
    },
    works: (page) => expect(page.getByRole('main').getByText('계좌인증이 완료되었습니다.')).toBeVisible(),
  },
  {
    proves: ['A-124', 'A-128'],
    name: 'the confirmation of the account before sending',
    call: { path: APPLICATION_CALL_PATHS.accountVerify },
    faults: ['lost'],
    press: apply,
    fails: says('오류가 발생했습니다.'),
    kept: seeForm,
    once: async (world) => expect(await world.journal({ path: APPLICATION_CALL_PATHS.create })).toEqual([]),
  },
  {
    proves: ['A-128', 'A-267'],
    name: 'the application',
    call: { path: APPLICATION_CALL_PATHS.create },
    faults: ['failed', 'lost'],
    press: apply,
    fails: says('오류가 발생했습니다.'),
    kept: seeForm,
    lostIsDone: true,
    works: async (page, facts) => {
      await applied(page)
      await expect(page.getByText(`${facts.name} 님`)).toBeVisible()
    },
    once: async (world) => {
      expect(await world.journal({ path: APPLICATION_CALL_PATHS.create })).toHaveLength(2)
      expect((await readSubmittedApplicationsAndFiles(world)).submitted).toHaveLength(1)
    },
  },
]

/** The calls after the application: completion, result, cancellation and a second application. */
const THE_RESULT: readonly FaultedCallCase[] = [
  {
    proves: ['A-138'],
    name: 'the application on the completion page',
    call: { path: APPLICATION_CALL_PATHS.detail },
    faults: ['failed'],
    enter: ['applied-new', '/ctn-mttr'],
    press: open('/aply-cmptn'),
    fails: (page) => expect(page.getByRole('cell', { name: '-', exact: true })).toHaveCount(1),
    kept: (page, facts) => expect(page.getByRole('table').getByText(facts.name, { exact: true })).toBeVisible(),
    works: async (page, facts) => {
      await expect(page.getByRole('table').getByText(facts.businessName, { exact: true })).toBeVisible()
      await expect(page.getByRole('cell', { name: '-', exact: true })).toHaveCount(0)
    },
  },
  {
    proves: ['A-148'],
    name: 'the result',
    call: { path: APPLICATION_CALL_PATHS.detail },
    faults: ['malformed'],
    press: openOrRetry('/aply-result'),
    fails: seeFault,
    works: (page) => expect(resultPage(page).heading).toHaveText(/^신청이 접수되었습니다/),
  },
  {
    proves: ['A-204', 'A-267'],
    name: 'the cancellation of the application',
    call: { method: 'DELETE', path: RESULT_CALL_PATHS.cancel },
    faults: ['failed', 'lost'],
    press: async (page) => {
      await pressCancelApplication(page)
      await pressInDialog(page, '신청취소')
    },
    fails: says('처리 중 오류가 발생했습니다.'),
    kept: (page) => expect(resultPage(page).heading).toHaveText(/^신청이 접수되었습니다/),
    arrived: (page) => expect(resultPage(page).heading).toHaveText(/^신청을 취소하셨습니다/),
    once: happenedOnce('cancel'),
  },
  {
    proves: ['A-207', 'A-267'],
    name: 'the second application',
    call: { method: 'PATCH', path: RESULT_CALL_PATHS.reapply },
    faults: ['lost'],
    press: async (page) => {
      await resultPage(page).reapply.click()
      await pressInDialog(page, '다시 신청')
    },
    fails: saysCommon,
    kept: (page) => expect(resultPage(page).reapply).toBeEnabled(),
    works: async (page) => {
      await seeAlertAndConfirm(page, '재신청 처리가 완료되었습니다.')
      await page.waitForURL('/bzmn-reg')
    },
    once: happenedOnce('reapply'),
  },
]

/** The calls that correct a submitted application. */
const CORRECTIONS: readonly FaultedCallCase[] = [
  {
    proves: ['A-148', 'A-223'],
    name: 'the application on the page that edits the account',
    call: { path: APPLICATION_CALL_PATHS.detail },
    faults: ['malformed'],
    enter: ['applied-transfer-error', '/ctn-mttr'],
    press: openOrRetry('/result-modify'),
    fails: seeFault,
    works: (page) => expect(applicationForm(page).accountCheck).toBeEnabled(),
  },
  {
    proves: ['A-222', 'A-267'],
    name: 'the edited account',
    call: { method: 'PATCH', path: RESULT_CALL_PATHS.update },
    faults: ['failed', 'lost'],
    ready: async (page, facts) => {
      await fillAccount(page, facts, { accountNumber: NEW_ACCOUNT })
      await passAccountCheck(page)
    },
    press: submitEditAndConfirm,
    fails: saysKept,
    kept: async (page) => {
      await expect(page).toHaveURL('/result-modify')
      await expect(applicationForm(page).account).toHaveValue(NEW_ACCOUNT)
      await expect(editPage(page).complete).toBeEnabled()
    },
    lostIsDone: true,
    works: edited,
    once: happenedOnce('edit-account'),
  },
  {
    proves: ['A-222', 'A-267'],
    name: 'the edited business data',
    call: { method: 'PATCH', path: RESULT_CALL_PATHS.update },
    faults: ['lost'],
    enter: ['applied-supplement-request', '/result-modify-bizinfo'],
    ready: async (page) => {
      await unfoldBusinessForm(page)
      await applicationForm(page).openingDate.fill('2020-03-03')
      await passBusinessLookup(page)
      await tickInstructions(page)
    },
    press: submitEditAndConfirm,
    fails: saysKept,
    kept: async (page) => {
      await expect(page).toHaveURL('/result-modify-bizinfo')
      await expect(applicationForm(page).openingDate).toHaveValue('2020-03-03')
      await expect(editPage(page).complete).toBeEnabled()
    },
    lostIsDone: true,
    works: async (page) => {
      await edited(page)
      await openApplicationFacts(page)
      await expect(page.getByRole('definition').getByText('2020-03-03')).toBeVisible()
    },
    once: happenedOnce('edit-business'),
  },
]

/** The calls about the proofs and the reasons of a result. */
const PROOFS_AND_REASONS: readonly FaultedCallCase[] = [
  {
    proves: ['A-189'],
    name: 'a receipt',
    call: { method: 'GET', path: RESULT_CALL_PATHS.receipt },
    faults: ['failed'],
    enter: ['selected-supplement', '/aply-result'],
    ready: viewProof,
    press: (page) =>
      dialog(page)
        .getByRole('button', { name: /^제출 확인서 내려받기/ })
        .first()
        .click(),
    fails: saysAbove('파일 다운로드에 실패했습니다.'),
    kept: (page) => expect(dialog(page).getByRole('listitem')).toHaveCount(4),
    works: (page) => expect(dialog(page)).toHaveAccessibleName('제출한 증빙 보기'),
  },
  {
    proves: ['A-197', 'A-267'],
    name: 'the cancellation of one document',
    call: { method: 'POST', path: RESULT_CALL_PATHS.cancelItem },
    faults: ['lost'],
    press: async (page) => {
      await secondFile(page)
        .getByRole('button', { name: /^이 파일 취소/ })
        .click()
      await pressInDialog(page, '이 파일 취소')
    },
    fails: saysAbove('증빙 취소에 실패하였습니다.'),
    arrived: (page) => expect(secondFile(page).getByRole('button', { name: /^이 파일 취소/ })).toHaveCount(0),
    once: happenedOnce('cancel-item'),
  },
  {
    proves: ['A-198', 'A-267'],
    name: 'the cancellation of a proof',
    call: { method: 'DELETE', path: RESULT_CALL_PATHS.cancelProof },
    faults: ['failed', 'lost'],
    ready: (page) => closeDialogBy(page, '닫기'),
    press: async (page) => {
      await (await openProofRow(firstProof(page))).getByRole('button', { name: /취소$/ }).click()
      await pressInDialog(page, '증빙 취소')
    },
    fails: says('취소 처리 중 오류가 발생했습니다.'),
    kept: (page) => expect(firstProof(page).getByText(/^검토중/)).toBeVisible(),
    arrived: (page) => expect(firstProof(page).getByText('삭제', { exact: true })).toBeVisible(),
    once: happenedOnce('cancel-proof'),
  },
  {
    proves: ['A-167'],
    name: 'the list of reasons',
    call: { path: APPLICATION_CALL_PATHS.codes },
    faults: ['failed'],
    enter: ['applied-hold', '/ctn-mttr'],
    // Before the list has loaded, the page already shows everything that needs no call.
    press: (page) => ended(page, APPLICATION_CALL_PATHS.codes, () => page.goto('/aply-result')),
    fails: async (page) => {
      const reasons = page.getByRole('region', { name: '보류 사유' })
      await expect(reasons).toContainText('주대표자만 신청할 수 있습니다.')
      await expect(reasons.getByText('자세한 내용은 고객센터로 문의해주세요.')).toHaveCount(1)
      await expect(dialog(page)).toHaveCount(0)
    },
    works: (page) => expect(page.getByText(/^연\s매출이.*확인되지\s않았습니다$/)).toBeVisible(),
  },
]

/** The cases in the order in which one person can meet them. */
export const FAULTED_CALL_CASES_BY_JOURNEY = {
  'up to the form': TO_THE_FORM,
  'the form': THE_FORM,
  'completion, result and corrections': [...THE_RESULT, ...CORRECTIONS],
  'proofs and reasons': PROOFS_AND_REASONS,
} as const satisfies Readonly<Record<string, readonly FaultedCallCase[]>>

/** The ways in which a person leaves the form while the application is being sent, and returns. */
export const WAYS_TO_LEAVE = {
  reload: async (page: Page) => {
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
  },
  back: async (page: Page) => {
    await page.goBack()
    await closeDialogBy(page, '나가기')
    await page.waitForURL('/mydata-agree')
    await page.goForward()
  },
} as const

const ARRIVED = '보내시던 신청이 접수되었습니다. 신청번호는 DA'
const NOT_ARRIVED = '보내시던 신청은 아직 접수되지 않았습니다. 작성하신 내용은 그대로 있습니다.'
const UNKNOWN = '다시 신청하셔도 두 번 접수되지 않습니다.'

/**
 * Cases in which the form is left while its application is being sent, in the order in which one person can meet them:
 * after each, the person sends again. `says` describes the message of the page; `messageText` is its text. `arrived`:
 * the agency has stored the application. `answers`: the agency can be reached when the person comes back. Nothing is
 * sent again automatically.
 */
export const LEFT_WHILE_SENT_CASES: readonly {
  readonly way: keyof typeof WAYS_TO_LEAVE
  readonly says: string
  readonly arrived: boolean
  readonly answers: boolean
  readonly messageText: string
}[] = [
  { way: 'back', says: 'that the application has not arrived', arrived: false, answers: true, messageText: NOT_ARRIVED },
  { way: 'reload', says: 'that a second attempt is safe, if unsure', arrived: true, answers: false, messageText: UNKNOWN },
  { way: 'reload', says: 'that the application has arrived', arrived: true, answers: true, messageText: ARRIVED },
]
