import type { Page } from '@playwright/test'
import { OFFICE_ADDRESS, PAGE_WITHOUT_SCRIPTS, type PersonaName, expect, test, type TestWorld } from '../journey.ts'
import { openAsAdministrator } from '../steps/administrator.ts'
import { pressNextTwice } from '../steps/bar.ts'
import { consentPage } from '../steps/consent.ts'
import { dialog } from '../steps/dialog.ts'
import { aPdf } from '../steps/documents.ts'
import { registrationPage } from '../steps/registration.ts'
import { unfoldBusinessForm } from '../steps/result.ts'
import { navigateInsidePortal } from '../steps/session.ts'
import { openFirstProofOfPersona } from '../steps/supplement.ts'

/** A form submitted empty, and every error that it shows then, from the top. */
type Empty = {
  readonly who: PersonaName
  readonly url: Parameters<TestWorld['enter']>[1]
  readonly press: (page: Page) => Promise<unknown>
  readonly said: readonly string[]
  /** The number of marked entries, for a page that does not state the number. */
  readonly marked?: number
}

const pressNamed = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
/** Opens the second step of a direct delivery, with only a base file, and submits it. */
const registerNoDelivery = async (page: Page) => {
  const form = registrationPage(page)
  await form.base.setInputFiles([aPdf('간판.pdf')])
  await form.next.click()
  await pressNextTwice(page)
}

const INCOMPLETE = '사업자등록번호를 모두 입력해주세요.'
const PERIOD = '실적증빙 기간을 최소 1개 이상 선택해주세요.'
const PERFORMANCE = '실적증빙 파일을 등록해주세요.'
const AGREE = '동의 여부를 확인해주세요.'
const ACCOUNT = ['은행을 선택해주세요.', '계좌번호를 입력해주세요.', '예금주를 입력해주세요.']
const RESIDENT = '주민번호를 입력해주세요.'

const APPLICANT_FORMS: readonly Empty[] = [
  {
    who: 'new-individual-confirmed',
    url: '/self-check',
    press: pressNamed('확인'),
    // The page asks one question at a time.
    said: ['예와 아니요 가운데 하나를 선택해주세요.'],
  },
  { who: 'new-individual-confirmed', url: '/bzmn-reg', press: pressNamed('확인'), said: [INCOMPLETE] },
  { who: 'new-individual-confirmed', url: '/bzmn-result', press: pressNamed('확인'), said: [INCOMPLETE] },
  {
    who: 'new-individual-rapid',
    url: '/info-agree',
    press: async (page) => {
      await expect(consentPage(page).choice('모두 동의합니다')).toBeEnabled()
      await consentPage(page).confirm.click()
    },
    said: [],
    marked: 10,
  },
  {
    who: 'new-individual-confirmed',
    url: '/mydata-agree',
    press: (page) => consentPage(page).confirm.click(),
    said: ['서류를 어떻게 확인할지 골라주세요. 정부가 가진 정보로 확인하시려면 필수 항목 6개에 더 동의하셔야 합니다.'],
  },
  {
    who: 'new-individual-declined',
    url: '/aply-info',
    press: pressNextTwice,
    said: [
      RESIDENT,
      '상호명을 입력해주세요.',
      '개업일자를 입력해주세요.',
      '필수 증빙서류를 첨부해주세요. (사업자등록증)',
      '필수 증빙서류를 첨부해주세요. (부가가치세 과세표준증명 또는 부가가치세 면세사업자 수입금액증명)',
      ...ACCOUNT,
      '계좌인증을 완료해주세요.',
    ],
  },
  {
    who: 'new-corporate-confirmed',
    url: '/aply-info',
    press: pressNextTwice,
    said: [
      RESIDENT,
      '법인명을 입력해주세요.',
      '법인등록번호를 입력해주세요.',
      '개업일자를 입력해주세요.',
      '결산월을 선택해주세요.',
      ...ACCOUNT,
      '계좌인증을 완료해주세요.',
    ],
  },
  {
    who: 'applied-transfer-error',
    url: '/result-modify',
    press: pressNamed('계좌인증'),
    said: ACCOUNT,
  },
  {
    who: 'applied-supplement-request',
    url: '/result-modify-bizinfo',
    press: async (page) => {
      await unfoldBusinessForm(page)
      const entries = page.getByRole('main').getByRole('textbox')
      await expect(entries.first()).toBeVisible()
      for (const entry of await entries.all()) await entry.fill('')
      await pressNamed('사업자 정보 조회')(page)
    },
    said: ['사업자등록번호 첫 번째 칸(3자리)을 입력해주세요.', '상호명을 입력해주세요.', '개업일자를 입력해주세요.'],
  },
]

const PROOF_FORMS: readonly Empty[] = [
  {
    who: 'applied-target-selected',
    url: '/proof-reg-all',
    press: pressNextTwice,
    said: [PERFORMANCE, PERIOD, '구분(금액/건)을 선택해주세요.', AGREE],
  },
  {
    who: 'applied-target-selected',
    url: '/proof-reg-parcel',
    press: pressNextTwice,
    said: ['이용 택배사 목록중 최소 1개이상 선택해주세요.', AGREE],
  },
  {
    who: 'applied-target-selected',
    url: '/proof-reg',
    press: pressNextTwice,
    said: ['증빙서류를 업로드해주세요.'],
  },
  {
    who: 'applied-target-selected',
    url: '/proof-reg',
    press: registerNoDelivery,
    said: [PERFORMANCE, PERIOD, '총 증빙건수를 입력해주세요.', AGREE],
  },
  {
    who: 'hold-opinion-none',
    url: '/opinion-submit',
    press: pressNextTwice,
    said: ['의견내용을 입력해 주세요.'],
  },
]

/** Forms in which the first error message is above the focused element. */
const SAID_ABOVE: readonly unknown[] = ['/info-agree', '/mydata-agree']

/** Leaves the page without its entries and without its session. */
const forget = async (page: Page) => {
  await page.evaluate(() => sessionStorage.clear())
  page.once('dialog', (leaving) => void leaving.accept())
  await page.goto(PAGE_WITHOUT_SCRIPTS)
  page.removeAllListeners('dialog')
}

const read = (text: string) => text.replaceAll('\u00a0', ' ').replace('오류: ', '').trim()

type Pressed = {
  readonly url: string
  readonly said: readonly string[]
  readonly marked?: number | undefined
  readonly isInDialog?: boolean
}

/** Checks that every error is in the form and visible at both widths, and that the first field has the focus. */
const seeAllTexts = async (page: Page, { url, said, marked, isInDialog = false }: Pressed) => {
  await expect(dialog(page)).toHaveCount(isInDialog ? 1 : 0)
  const form = isInDialog ? dialog(page) : page.getByRole('main')
  const errors = form.locator('[id$="-error"], #consent-left').filter({ hasText: /\S/ })
  await expect.poll(async () => (await errors.allTextContents()).map(read)).toEqual(said)
  const invalid = form.locator('[aria-invalid="true"]')
  if (marked !== undefined) {
    await expect(invalid).toHaveCount(marked)
    await expect(invalid.first()).toBeFocused()
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const error of await errors.all()) {
      await expect(error).toBeVisible()
      await error.scrollIntoViewIfNeeded()
      await expect(error).toBeInViewport()
    }
    for (const entry of await invalid.all()) await expect(entry).toBeVisible()
  }
  // The alert in the action bar repeats the error of the focused field, and each error is below its field.
  await expect(page.locator(':focus')).toBeVisible()
  const bar = page.locator('[data-action-bar]').getByRole('alert')
  const overBar = (await bar.count()) === 0 ? '' : read((await bar.textContent()) ?? '')
  const ownErrors = errors.filter({ hasNotText: '남음' })
  const at = (await ownErrors.allTextContents()).findIndex((text) => overBar.includes(read(text)))
  // Both positions are measured at the same moment, because the page may be scrolling to the focused field.
  const isBelowFocus = (error: Element) =>
    (document.activeElement?.getBoundingClientRect().top ?? Number.NaN) <= error.getBoundingClientRect().top
  const first = ownErrors.nth(Math.max(at, 0))
  if (!SAID_ABOVE.includes(url)) await expect.poll(() => first.evaluate(isBelowFocus)).toBe(true)
}

/** Opens each form, from the form before it if that belongs to the same person, which is faster than a new visit. */
const seeAllForms = async (page: Page, world: TestWorld, forms: readonly Empty[]) => {
  for (const [at, { who, url, press, said, marked }] of forms.entries())
    await test.step(`${url} for ${who}`, async () => {
      if (forms[at - 1]?.who === who) await navigateInsidePortal(page, url)
      else {
        if (at > 0) await forget(page)
        await world.enter(who, url)
      }
      await page.waitForURL(url)
      await page.setViewportSize({ width: 1280, height: 800 })
      await press(page)
      await seeAllTexts(page, { url, said, marked })
    })
}

test('[A-268] [A-035] [A-041] every form of an application shows all missing entries', ({ page, world }) =>
  seeAllForms(page, world, APPLICANT_FORMS))

test('[A-268] [P-053] [P-082] every form of a proof or an opinion shows all missing entries', ({ page, world }) =>
  seeAllForms(page, world, PROOF_FORMS))

/**
 * Forms that a URL alone does not open: the forms of the administrators, and the forms of a supplement, which is chosen
 * on the result page.
 */
const BEHIND: readonly (Pressed & { readonly press: (page: Page, world: TestWorld) => Promise<unknown> })[] = [
  {
    url: '/popup-reg?type=popup',
    said: ['팝업 내용을 입력해주세요.'],
    press: async (page, world) => {
      await openAsAdministrator(page, world, '/popup-reg?type=popup')
      await expect(page.getByRole('textbox', { name: '내용' })).toBeVisible()
      await pressNextTwice(page)
    },
  },
  {
    url: '/popup-reg?type=landing',
    said: ['시작 일시와 종료 일시를 모두 입력해주세요.'],
    press: async (page, world) => {
      await openAsAdministrator(page, world, '/popup-reg?type=landing')
      await pressNextTwice(page)
    },
  },
  {
    url: '/popup-mng',
    isInDialog: true,
    said: ['아이디를 입력해주세요.'],
    press: async (page, world) => {
      await world.visitor({ ip: OFFICE_ADDRESS })
      await page.goto('/popup-mng')
      await dialog(page).getByRole('button', { name: '로그인', exact: true }).click()
    },
  },
  {
    url: '/proof-reg-add',
    said: ['영업증빙 파일을 등록해주세요.'],
    press: async (page, world) => {
      await openFirstProofOfPersona(page, world)
      await page.getByRole('button', { name: '영업증빙 파일 더 올리기' }).click()
      await page.waitForURL('/proof-reg-add')
      await pressNextTwice(page)
    },
  },
  {
    url: '/detail-page',
    said: ['이 파일을 다시 올리거나 삭제해주세요.', '이 파일을 다시 올리거나 삭제해주세요.'],
    press: async (page, world) => {
      await openFirstProofOfPersona(page, world)
      await pressNextTwice(page)
    },
  },
]

test('[A-268] [E-167] [P-092] [P-139] [P-220] every form that a URL alone does not open shows all missing entries', async ({
  page,
  world,
}) => {
  for (const { press, ...pressCase } of BEHIND)
    await test.step(pressCase.url, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await press(page, world)
      await seeAllTexts(page, pressCase)
      await forget(page)
    })
})
