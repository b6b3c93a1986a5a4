import type { Page } from '@playwright/test'
import { escapeRegExp } from '#tools/sources/escape-reg-exp'
import { expect } from '../journey.ts'

/** Titles of the groups of both consent pages. */
export const SHOWN_CONSENT_GROUP_TITLES = {
  personal: '개인정보 수집·이용·제공 동의',
  admin: '행정정보 이용 사전동의',
  confirm: '배달·택배비 지원사업 확인사항',
  delivery: '배달 이용정보 관련 동의',
  provide: '본인정보 제3자 제공 요구',
} as const

/** Returns locators for the visible controls of both consent pages. */
export const consentPage = (page: Page) => ({
  /** Returns the button that opens and closes the items of a group; its name changes with the state. */
  opener: (group: string) => page.getByRole('button', { name: new RegExp(`^${group} 내용 (보기|닫기)$`) }),
  /** Opens the items of every folded group. */
  openGroups: async () => {
    const foldedTexts = page.getByRole('button', { name: / 내용 보기$/, expanded: false })
    for (let remaining = await foldedTexts.count(); remaining > 0; remaining -= 1) await foldedTexts.first().click()
  },
  group: (title: string) => page.getByRole('region', { name: title, exact: true }),
  required: (title: string) => page.getByRole('checkbox', { name: `필수 ${title}`, exact: true }),
  optional: (title: string) => page.getByRole('checkbox', { name: `선택 ${title}`, exact: true }),
  allOf: (group: string) =>
    page
      .getByRole('region', { name: group, exact: true })
      .getByRole('checkbox', { name: new RegExp(`^${escapeRegExp(group)} 전체 동의( \\(.*\\))?$`) }),
  /**
   * Returns the button that opens and closes the content of an item. Both labels (보기, 닫기) are in the document and CSS
   * shows one, so the text 닫기 always matches.
   */
  content: (title: string) => page.locator('summary').filter({ hasText: new RegExp(`내용 닫기 ${title}$`) }),
  /** Returns a choice. Its name ends with the catalogue's text; a plain-language text may precede it. */
  choice: (name: string) => page.getByRole('radio', { name: new RegExp(`(^| )${escapeRegExp(name)}( \\(.*\\))?$`) }),
  /** The last button of the bar: `확인`, or the button that leads to what is missing. */
  confirm: page.getByRole('button', { name: '확인', exact: true }),
  cancel: page.getByRole('button', { name: '취소', exact: true }),
})

/** Gives every required consent of `/info-agree` one by one, without the optional one, and continues. */
export const giveRequiredConsentsAndContinue = async (page: Page) => {
  await page.waitForURL('/info-agree')
  const { choice, openGroups } = consentPage(page)
  await expect(choice('모두 동의합니다')).toBeEnabled()
  await openGroups()
  const boxes = page.getByRole('checkbox', { name: /^필수 / })
  for (const box of await boxes.all()) await box.check()
  await consentPage(page).confirm.click()
  await page.waitForURL('/mydata-agree')
}

/** Gives every consent of `/info-agree` by the global choice, and continues. */
export const giveAllConsentsAndContinue = async (page: Page) => {
  await page.waitForURL('/info-agree')
  await consentPage(page).choice('모두 동의합니다').check()
  await consentPage(page).confirm.click()
  await page.waitForURL('/mydata-agree')
}

/** Requests or declines the provision of public data, and continues to the form. */
export const answerPublicDataAndContinue = async (
  page: Page,
  answer: '정부가 가진 정보로 확인합니다' | '서류를 직접 올립니다',
) => {
  await consentPage(page).choice(answer).check()
  await consentPage(page).confirm.click()
  await page.waitForURL('/aply-info')
}
