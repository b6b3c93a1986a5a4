import type { Locator, Page } from '@playwright/test'
import type { PersonaFacts } from '#server/personas/persona'
import { expect, type TestWorld } from '../journey.ts'
import { dialog } from './dialog.ts'

/** The calls of the form, for the journal and for faults. */
export const APPLICATION_CALL_PATHS = {
  realName: '/api/v1/auth/realname',
  lookup: '/api/v1/auth/validate-business',
  accountOwner: '/api/v1/auth/validate-account-owner',
  accountVerify: '/api/v1/auth/account/verify',
  create: '/api/v1/application/create',
  detail: '/api/v1/application/result/detail/brno',
  codes: '/api/v1/common/codes/groups/list',
  deliveryTotal: '/api/v1/application/info/delitotalamt',
  consents: '/api/v1/auth/consents',
  duplicate: '/api/v1/application/result/check',
  stepHistory: '/api/v1/auth/saveStepHistory',
} as const

/** Returns locators for the visible parts of the application form. */
export const applicationForm = (page: Page) => {
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    mobile: textbox('휴대폰번호'),
    residentFront: textbox('주민등록번호 앞자리'),
    residentBack: textbox('주민등록번호 뒷자리'),
    realName: button('실명인증'),
    companyName: page.getByRole('textbox', { name: /^(상호명|법인명)$/ }),
    corporateFront: textbox('법인등록번호 앞 6자리'),
    corporateBack: textbox('법인등록번호 뒤 7자리'),
    openingDate: textbox('개업일자'),
    lookup: button('사업자 정보 조회'),
    settlementMonth: page.getByLabel('결산월', { exact: true }),
    bank: page.getByRole('combobox', { name: /^은행/ }),
    account: textbox('계좌번호'),
    depositor: textbox('예금주'),
    /** Every entry, whatever its kind, in the order of the page. */
    entries: page.getByRole('main').locator('input:not([type="file"]), select, [role="combobox"]'),
    fullWidth: page.getByRole('checkbox', { name: '영문 이름을 넓은 글자(전각)로 바꾸기' }),
    accountCheck: button('계좌인증'),
    complete: button('작성완료'),
    cancel: button('취소'),
    document: (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) }),
  } as const
}

/** Returns a mobile number as its field shows it, with hyphens. [D2-165] */
export const formatMobileAsShown = (phone: string) => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')

export const fillApplicant = async (page: Page, facts: PersonaFacts) => {
  const form = applicationForm(page)
  await form.mobile.fill(facts.phone)
  await form.residentFront.fill(facts.residentNumber.slice(0, 6))
  await form.residentBack.fill(facts.residentNumber.slice(6))
}

/** Opens a part of the form if it is one line, because it is finished or upcoming. [D2-300] */
export const openFormPart = async (page: Page, part: string) => {
  await page.getByRole('region', { name: new RegExp(`^${part}$`) }).waitFor()
  const opener = page.getByRole('button', { name: new RegExp(`^${part} (변경|열기)$`) })
  // A change that was on its way when the part was looked at may open it, and remove the button.
  await expect(async () => {
    if (await opener.isVisible()) await opener.click({ timeout: 1000 })
  }).toPass()
}

export const openBusinessPart = (page: Page) => openFormPart(page, '(사업자|법인) 정보')

export const openAccountPart = (page: Page) => openFormPart(page, '(결산월과 지급계좌 정보|지급계좌 정보|새 지급계좌)')

export const fillBusiness = async (page: Page, facts: PersonaFacts, openingDate = facts.openingDate) => {
  const form = applicationForm(page)
  await openBusinessPart(page)
  await form.companyName.fill(facts.businessName)
  if (facts.corporateNumber !== null) {
    await form.corporateFront.fill(facts.corporateNumber.slice(0, 6))
    await form.corporateBack.fill(facts.corporateNumber.slice(6))
  }
  await form.openingDate.fill(openingDate)
}

export const chooseBank = async (page: Page, name: string) => {
  await applicationForm(page).bank.click()
  await page.getByRole('option', { name, exact: true }).click()
}

export const fillAccount = async (page: Page, facts: PersonaFacts, more: Partial<PersonaFacts> = {}) => {
  const { bankName, accountNumber, depositor } = { ...facts, ...more }
  const form = applicationForm(page)
  await openAccountPart(page)
  await chooseBank(page, bankName)
  await form.account.fill(accountNumber)
  await form.depositor.fill(depositor)
}

const pass = (check: 'lookup' | 'accountCheck', doneText: string) => async (page: Page) => {
  await applicationForm(page)[check].click()
  await expect(page.getByRole('main').getByText(doneText, { exact: true })).toBeVisible()
}

/** Waits for the real-name check, which the thirteenth digit has started. [D2-154] */
export const waitForRealNameCheck = async (page: Page) => {
  await expect(page.getByRole('main').getByText('인증이 완료되었습니다.', { exact: true })).toBeVisible()
}

/**
 * Acts in a part of the form. The part may fold while it does not have the focus. In that case it is opened and the
 * action repeated.
 */
const actInPart = (page: Page, part: string, act: () => Promise<void>) =>
  expect(async () => {
    await openFormPart(page, part)
    await act()
  }).toPass()

/** Puts the focus on an entry, so that the part that contains it stays open. */
export const focusEntry = (page: Page, part: string, entry: Locator) =>
  actInPart(page, part, () => entry.focus({ timeout: 1000 }))

/**
 * Resets the passed real-name check. On a slow machine a click may take effect and still time out; it is not repeated.
 * [A-261]
 */
export const resetRealNameCheck = (page: Page) => {
  const { realName } = applicationForm(page)
  const reset = page.getByRole('button', { name: '다시 입력 주민등록번호' })
  return actInPart(page, '신청인 정보', async () => {
    if (await realName.isHidden()) await reset.click({ timeout: 1000 })
    await expect(realName).toBeVisible({ timeout: 1000 })
  })
}

/**
 * Fills in the applicant's data, waits for the real-name check and resets it, so that the button of the check is
 * enabled.
 */
export const fillCheckedApplicant = async (page: Page, facts: PersonaFacts) => {
  await fillApplicant(page, facts)
  await waitForRealNameCheck(page)
  await resetRealNameCheck(page)
}

export const passBusinessLookup = pass('lookup', '사업자 정보 조회가 완료되었습니다.')
export const passAccountCheck = pass('accountCheck', '계좌인증이 완료되었습니다.')

/** Completes everything that the form needs, including the account check. */
export const fillApplicationForm = async (page: Page, facts: PersonaFacts) => {
  await fillApplicant(page, facts)
  await fillBusiness(page, facts)
  await openAccountPart(page)
  if (facts.corporateNumber !== null) await applicationForm(page).settlementMonth.selectOption('3월')
  await fillAccount(page, facts)
  await passAccountCheck(page)
}

/** Opens the confirmation of a form whose checks have all passed. */
export const openConfirmation = async (page: Page) => {
  await applicationForm(page).complete.click()
  await expect(dialog(page)).toHaveAccessibleName('신청내용 확인')
  return dialog(page)
}

/** Submits in the open confirmation and waits for the completion page. */
export const confirmSubmission = async (page: Page) => {
  await dialog(page).getByRole('button', { name: '신청', exact: true }).click()
  await page.waitForURL('/aply-cmptn')
  await expect(page.getByRole('status').getByRole('heading', { level: 1 })).toHaveText('접수가 완료되었습니다.')
}

/** Returns the agency's data: every submitted application, and every file with the digest of its bytes. */
export const readSubmittedApplicationsAndFiles = async (world: TestWorld) => ({
  submitted: (await world.documents('applications')).filter(({ status }) => status !== null),
  files: await world.documents('storedFiles'),
})
