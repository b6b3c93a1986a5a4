import type { Page } from '@playwright/test'
import type { Route } from '#domain/pages/routes'
import type { PersonaFacts } from '#server/personas/persona'
import type { Fault } from '#server/world/faults'
import { expect, type PersonaName, type TestWorld } from '../journey.ts'
import {
  applicationForm,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillAccount,
  fillCheckedApplicant,
  fillBusiness,
  openConfirmation,
  openFormPart,
} from '../steps/application.ts'
import { closeDialogBy, dialog, pressInDialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { pressCancelApplication, RESULT_CALL_PATHS, resultPage } from '../steps/result.ts'

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
 * stored twice. The calls are those of one form and of one button of the result; each of the `CALL_FAULTS` is used. The
 * tests of adapters, use cases and pages cover the faults of all other calls.
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
  readonly fails: (page: Page) => Promise<void>
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

/** Expects an alert with this text and with the telephone number exactly once. */
const says = (text: string) => async (page: Page) => {
  await expect(dialog(page).getByText('1533-0500')).toHaveCount(1)
  await seeAlertAndConfirm(page, text)
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

/**
 * The calls of the checks and of the submission of the form, and of a cancellation, in the order in which one person can
 * meet them.
 */
export const FAULTED_CALL_CASES: readonly FaultedCallCase[] = [
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
  {
    proves: ['A-204', 'A-267'],
    name: 'the cancellation of the application',
    call: { method: 'DELETE', path: RESULT_CALL_PATHS.cancel },
    faults: ['lost'],
    enter: ['applied-new', '/aply-result'],
    press: async (page) => {
      await pressCancelApplication(page)
      await pressInDialog(page, '신청취소')
    },
    fails: says('처리 중 오류가 발생했습니다.'),
    arrived: (page) => expect(resultPage(page).heading).toHaveText(/신청을 취소하셨습니다\.$/),
    once: happenedOnce('cancel'),
  },
]

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
