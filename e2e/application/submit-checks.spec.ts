import type { Locator, Page } from '@playwright/test'
import { see, test, type World } from '../journey.ts'
import { applicationForm, CALLS, enterAccount, openConfirmation, passAccountCheck } from '../steps/application.ts'
import { dialog, readAlert } from '../steps/dialog.ts'
import { changeSession, sessionOf } from '../steps/session.ts'

type Form = ReturnType<typeof applicationForm>

/** What stands in the form, the choices included. */
const entries = async (page: Page) => {
  const found = await page
    .getByRole('main')
    .locator('form')
    .evaluate((form) =>
      [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, [role=combobox]')].map((one) =>
        one.matches('[role=combobox]') ? one.textContent : one.value,
      ),
    )
  see(found.length).toBeGreaterThanOrEqual(8)
  return found
}

/** One step: what is entered before complete is pressed, what is said then (the first of the rules), and where the focus goes (the first of the page). */
type Step = {
  readonly enter: (form: Form) => Promise<unknown>
  readonly text: string
  readonly at: (form: Form) => Locator
}

const seeRefused = async (page: Page, { enter, text, at }: Step) =>
  test.step(text, async () => {
    const form = applicationForm(page)
    await enter(form)
    const before = await entries(page)
    await form.complete.click()
    await see(dialog(page).getByText('문의전화')).toHaveCount(0)
    await readAlert(page, text)
    await see(at(form)).toBeFocused()
    see(await entries(page)).toEqual(before)
    await see(form.summary.getByRole('link', { name: text, exact: true }).first()).toBeVisible()
  })

const seeNothingSent = async (world: World) => {
  see(await world.journal({ path: CALLS.accountVerify })).toEqual([])
  see(await world.journal({ path: CALLS.create })).toEqual([])
}

const INDIVIDUAL: readonly Step[] = [
  {
    enter: (form) => form.mobile.fill('0100000000'),
    text: '휴대폰번호를 정확히 입력해주세요.',
    at: (form) => form.mobile,
  },
  {
    enter: (form) => form.mobile.fill('02000000001'),
    text: '휴대폰번호를 다시 확인해주세요. 01로 시작하는 번호여야 합니다.',
    at: (form) => form.mobile,
  },
  {
    enter: (form) => form.mobile.fill('+82 10-0000-0001'),
    text: '계좌인증을 완료해주세요.',
    at: (form) => form.residentBack,
  },
]

const AFTER_ACCOUNT: readonly Step[] = [
  {
    enter: (form) => form.residentFront.fill(''),
    text: '주민번호를 입력해주세요.',
    at: (form) => form.residentFront,
  },
  {
    enter: (form) => form.residentFront.fill('850315'),
    text: '주민번호를 입력해주세요.',
    at: (form) => form.residentBack,
  },
  {
    enter: (form) => form.residentBack.fill('12'),
    text: '상호명을 입력해주세요.',
    at: (form) => form.residentBack,
  },
  {
    enter: (form) => form.companyName.fill('   '),
    text: '개업일자를 입력해주세요.',
    at: (form) => form.residentBack,
  },
  {
    enter: (form) => form.openingDate.fill('2020-03-02'),
    text: '주민등록번호를 정확히 입력해주세요.',
    at: (form) => form.residentBack,
  },
  {
    enter: (form) => form.residentBack.fill('1234567'),
    text: '상호명은 공백이 아닌 값으로 입력해주세요.',
    at: (form) => form.companyName,
  },
]

test('[A-105] [A-107] [A-108] [A-110] [A-111] [A-112] [A-115] [A-118] [A-120] [A-121] [A-268] the checks of an individual form come in their order, say one thing and keep everything', async ({
  page,
  world,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  for (const step of INDIVIDUAL) await seeRefused(page, step)
  await test.step('[A-268] [D2-104] [D2-151] the summary names every failing field in the order of the page, no check that is no condition, and leads to it', async () => {
    await see(form.summary).toHaveAccessibleName('입력하신 내용을 다시 확인해주세요. 확인하실 곳이 7가지 있습니다.')
    await see(form.summary.getByRole('link')).toHaveText([
      '주민번호를 입력해주세요.',
      '상호명을 입력해주세요.',
      '개업일자를 입력해주세요.',
      '은행을 선택해주세요.',
      '계좌번호를 입력해주세요.',
      '예금주를 입력해주세요.',
      '계좌인증을 완료해주세요.',
    ])
    await form.complete.scrollIntoViewIfNeeded()
    await see(form.summary.getByRole('link').last(), 'the whole list is seen at the end of the form').toBeInViewport()
    for (const [text, field] of [
      ['상호명을 입력해주세요.', form.companyName],
      ['은행을 선택해주세요.', form.bank],
      ['계좌번호를 입력해주세요.', form.account],
      ['예금주를 입력해주세요.', form.depositor],
    ] as const) {
      await form.summary.getByRole('link', { name: text }).click()
      await see(field).toBeFocused()
    }
  })
  await test.step('[A-268] what is mended leaves the summary: a check when it passes, an entry when the person leaves it', async () => {
    const problem = (text: string) => form.summary.getByRole('link', { name: text })
    await enterAccount(page, facts)
    await see(problem('계좌인증을 완료해주세요.')).toBeVisible()
    await passAccountCheck(page)
    await see(problem('계좌인증을 완료해주세요.')).toHaveCount(0)
    for (const step of AFTER_ACCOUNT) await seeRefused(page, step)
    await form.companyName.fill(` ${facts.businessName} `)
    await see(problem('상호명은 공백이 아닌 값으로 입력해주세요.')).toBeVisible()
    await form.companyName.blur()
    await see(form.summary).toHaveCount(0)
  })
  await seeNothingSent(world)
  const confirmation = await openConfirmation(page)
  await see(confirmation).toContainText(facts.businessName)
  await see(form.summary).toHaveCount(0)
})

const CORPORATE: readonly Step[] = [
  {
    enter: (form) => form.companyName.fill(''),
    text: '법인명을 입력해주세요.',
    at: (form) => form.companyName,
  },
  {
    enter: (form) => form.companyName.fill('  '),
    text: '법인등록번호를 입력해주세요.',
    at: (form) => form.companyName,
  },
  {
    enter: async (form) => {
      await form.corporateFront.fill('11011')
      await form.corporateBack.fill('1234567')
    },
    text: '개업일자를 입력해주세요.',
    at: (form) => form.companyName,
  },
  {
    enter: (form) => form.openingDate.fill('2020-03-02'),
    text: '결산월을 선택해주세요.',
    at: (form) => form.companyName,
  },
  {
    enter: (form) => form.settlementMonth.selectOption('9월'),
    text: '법인번호를 정확히 입력해주세요.',
    at: (form) => form.companyName,
  },
  {
    enter: (form) => form.corporateFront.fill('110111'),
    text: '법인명은 공백이 아닌 값으로 입력해주세요.',
    at: (form) => form.companyName,
  },
]

test('[A-047] [A-049] [D2-146] [A-106] [A-110] [A-112] [A-113] [A-116] [A-118] [A-120] those of a corporate form ask for corporate number and settlement month too; without what the earlier steps bring it sends back to the number', async ({
  page,
  world,
}) => {
  const facts = await world.enter('new-corporate-confirmed', '/aply-info')
  const form = applicationForm(page)
  await form.residentFront.fill(facts.residentNumber.slice(0, 6))
  await form.residentBack.fill(facts.residentNumber.slice(6))
  const account = page.getByRole('region', { name: '지급계좌 정보' })
  await see(account.getByLabel('결산월')).toHaveAccessibleDescription(/^법인의 결산월입니다\./)
  await see(form.settlementMonth.getByRole('option')).toHaveText([
    '결산월을 선택해주세요.',
    '3월',
    '6월',
    '9월',
    '12월',
  ])
  await enterAccount(page, facts)
  await passAccountCheck(page)
  for (const step of CORPORATE) await seeRefused(page, step)
  await form.companyName.fill(facts.businessName)
  await seeNothingSent(world)
  await openConfirmation(page)

  await test.step('[A-047] [A-106] without what the earlier steps bring', async () => {
    const { aplyType = '' } = (await sessionOf(page)) ?? {}
    for (const missing of [{ aplyType: '' }, { aplyType, brNo: '' }]) {
      await changeSession(page, missing)
      await page.goto('/aply-info')
      await readAlert(page, '누락된 필수값이 있습니다. 신청절차대로 다시 신청해주세요.')
      await see(page).toHaveURL('/bzmn-reg')
    }
  })
})
