import type { Locator } from '@playwright/test'
import { seeNoAxeViolations, expect, test } from '../journey.ts'
import { APPLICATION_CALL_PATHS } from '../steps/application.ts'
import { actionBar } from '../steps/bar.ts'
import { consentPage, SHOWN_CONSENT_GROUP_TITLES } from '../steps/consent.ts'
import { patternWithAnySpaces, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { readStoredSession } from '../steps/session.ts'

const COLLECTION = '개인정보 수집·이용 동의'
const THIRD_PARTY = '개인정보 제3자 제공 동의'
const PROMOTION = '사업 안내 및 홍보를 위한 개인정보 수집·이용 동의'

test('[A-026] [A-036] [A-037] [A-270] [A-012] both consent pages stop the person until all required consents are given', async ({
  page,
  world,
}) => {
  await test.step('[A-033] [A-032] an applicant who has already applied returns to the main page', async () => {
    await world.enter('duplicate-applicant', '/info-agree')
    await seeRefusalDialogAndClose(page, '본인인증 정보로 이미 신청접수 되었습니다.')
    await expect(page).toHaveURL('/')
    expect(await world.journal({ path: APPLICATION_CALL_PATHS.stepHistory })).toEqual([])
  })
  await world.enter('new-individual-rapid', '/info-agree')
  const { allOf, cancel, choice, confirm, content, group, opener, openGroups, optional, required } = consentPage(page)
  await expect(choice('모두 동의합니다')).toBeEnabled()
  await expect(page.getByRole('region')).toHaveCount(4)
  const { personal, admin, confirm: paymentGroup, delivery } = SHOWN_CONSENT_GROUP_TITLES
  const titles = [personal, admin, paymentGroup, delivery]
  for (const [at, title] of titles.entries()) await expect(page.getByRole('region').nth(at)).toHaveAccessibleName(title)
  await expect(choice('모두 동의합니다')).not.toBeChecked()
  await expect(choice('전체 동의 안 함')).not.toBeChecked()

  await test.step('[D1-660] every group is in the first view of a phone, above the bar that says what is left', async () => {
    const wide = page.viewportSize() ?? { width: 1280, height: 900 }
    await page.setViewportSize({ width: 360, height: 720 })
    const bar = page.locator('[data-action-bar]')
    await expect(bar).toContainText('하나를 골라주세요.')
    const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
    // The test world has a band above the header. The portal does not have it.
    const room = (await topOf(bar)) + (await topOf(page.locator('header')))
    for (const title of titles) expect((await topOf(opener(title))) + 24, title).toBeLessThan(room)
    await page.setViewportSize(wide)
  })
  await test.step('[D2-162] [A-025] folded groups count their items and open one at a time', async () => {
    await expect(group(SHOWN_CONSENT_GROUP_TITLES.personal)).toContainText('필수 2개, 선택 1개')
    await expect(group(SHOWN_CONSENT_GROUP_TITLES.confirm)).toContainText('필수 5개')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await opener(SHOWN_CONSENT_GROUP_TITLES.admin).click()
    await expect(opener(SHOWN_CONSENT_GROUP_TITLES.admin)).toHaveAttribute('aria-expanded', 'true')
    await expect(group(SHOWN_CONSENT_GROUP_TITLES.admin).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('checkbox')).toHaveCount(1 + 1)
    await openGroups()
    await expect(page.getByRole('checkbox')).toHaveCount(4 + 11)
  })
  await test.step('[A-035] missing consents keep the person on the page without an alert', async () => {
    const heights = () =>
      group(SHOWN_CONSENT_GROUP_TITLES.confirm)
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    const before = await heights()
    await required(COLLECTION).check()
    await confirm.click()
    await expect(required(THIRD_PARTY)).toBeFocused()
    expect(await heights(), 'a marked row without a sentence is as high as before').toEqual(before)
    await expect(required(THIRD_PARTY)).toHaveAttribute('aria-invalid', 'true')
    await expect(required(COLLECTION)).toHaveAttribute('aria-invalid', 'false')
    await expect(optional(PROMOTION)).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByRole('checkbox', { name: /^필수 / }).and(page.locator('[aria-invalid="true"]'))).toHaveCount(
      9,
    )
    await expect(dialog(page)).toHaveCount(0)
    await expect(actionBar(page)).toContainText('필수 항목 9개가 남았습니다. 다음은 ‘개인정보 제3자 제공 동의’입니다.')
    await expect(required(THIRD_PARTY)).toBeInViewport()
    await expect(page).toHaveURL('/info-agree')
    expect((await readStoredSession(page))?.agreementInfo.personal.agreedAt).toBeNull()
    await content(COLLECTION).click()
    await seeNoAxeViolations(page)
  })
  await choice('모두 동의합니다').check()
  await confirm.click()
  await expect(page).toHaveURL('/mydata-agree')
  await test.step('[D1-693] [D1-1013] the answers have drawings, but not on a phone, and no tag at any width', async () => {
    const wide = page.viewportSize() ?? { width: 1280, height: 900 }
    const cards = page.locator('label:has(input[name="consent-all"])')
    await expect(cards.locator('svg').filter({ visible: true })).toHaveCount(2)
    await page.setViewportSize({ width: 360, height: 720 })
    await expect(cards.locator('svg').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText('가장 쉬운 방법', { exact: true })).toHaveCount(0)
    await page.setViewportSize(wide)
  })
  const storedAgreements = (await readStoredSession(page))?.agreementInfo.personal
  expect(storedAgreements).toMatchObject({
    version: '3.0.0',
    agreements: { info_promotion_yn: { title: PROMOTION, required: false, agreed: 'Y' } },
  })
  expect(storedAgreements?.agreedAt).toBeGreaterThan(0)

  const REQUEST = '본인정보 수집 기관 및 항목에 대한 제공 요구'
  const PERSONAL = '공공마이데이터 이용을 위한 개인정보 수집·이용 동의'
  const waiting = async () => {
    await expect(required(REQUEST)).toBeDisabled()
    await expect(required(REQUEST)).toHaveAccessibleDescription(
      patternWithAnySpaces('위 항목에 모두 동의하시면 선택할 수 있습니다.'),
    )
    await expect(allOf(SHOWN_CONSENT_GROUP_TITLES.provide)).toBeDisabled()
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await confirm.click()
  await test.step('[D2-141] the focus moves to the unanswered choice above the consents', async () => {
    await expect(choice('정부가 가진 정보로 확인합니다')).toBeFocused()
    await expect(choice('정부가 가진 정보로 확인합니다')).toBeInViewport()
    await expect(page.getByText('필수 항목 6개에 더 동의하셔야 합니다.')).toBeInViewport()
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('[D2-161] [A-038] [A-041] the choice of public data ticks its consents, and a consent that is then removed is marked', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await choice('정부가 가진 정보로 확인합니다').check()
    await expect(page.getByRole('checkbox', { name: /^필수 /, checked: true })).toHaveCount(6)
    for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeInViewport()
    await allOf(SHOWN_CONSENT_GROUP_TITLES.personal).uncheck()
    await waiting()
    await seeNoAxeViolations(page)
    await required(REQUEST).focus()
    await page.keyboard.press('Space')
    await expect(required(REQUEST)).not.toBeChecked()
    await expect(required(PERSONAL)).toHaveAttribute('aria-invalid', 'true')
    await expect(required(REQUEST)).toHaveAttribute('aria-invalid', 'false')
  })

  await cancel.click()
  await expect(page).toHaveURL('/info-agree')
  await cancel.click()
  await expect(page).toHaveURL('/onslf-check')
  expect(await world.journal({ path: APPLICATION_CALL_PATHS.consents })).toEqual([])
})
