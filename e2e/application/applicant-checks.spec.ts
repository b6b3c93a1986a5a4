import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { applicationForm, fillBusiness, passBusinessLookup, formatMobileAsShown } from '../steps/application.ts'

/** Records when the page announces the passed check, and when the focus has moved to the next part. */
const recordTimes = (page: Page) =>
  page.evaluate(() => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    new MutationObserver(() => {
      if (document.querySelector('body')?.textContent?.includes('인증이 완료되었습니다.'))
        times['said'] ??= performance.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.id === 'companyName') times['focused'] ??= performance.now()
    })
  })

test('[A-048] [D2-300] [A-056] [A-120] [E-213] a finished part of the form closes when the focus leaves it, and the next one opens', async ({
  page,
  world,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  const part = page.getByRole('region', { name: '신청인 정보', exact: true })
  const account = page.getByRole('region', { name: '지급계좌 정보', exact: true })
  const change = part.getByRole('button', { name: '신청인 정보 변경' })
  await page.setViewportSize({ width: 360, height: 740 })
  await test.step('[A-054] [D2-110] the back part of the resident number is hidden until requested', async () => {
    const seeSigns = (signs: 'disc' | 'none') => expect(form.residentBack).toHaveCSS('-webkit-text-security', signs)
    await expect(form.residentFront).toHaveCSS('-webkit-text-security', 'none')
    await seeSigns('disc')
    await page.getByRole('button', { name: '주민등록번호 보기' }).click()
    await seeSigns('none')
    await page.getByRole('button', { name: '주민등록번호 숨기기' }).click()
    await seeSigns('disc')
  })
  await expect(account).toContainText('은행, 계좌번호, 예금주')
  await expect(form.companyName).toBeHidden()
  const seenAt = () => form.companyName.evaluate((input) => Math.round(input.getBoundingClientRect().top))
  const before =
    await test.step('[D1-227] [A-056] [A-062] a passed check is announced before the focus moves on', async () => {
      await recordTimes(page)
      await form.residentBack.pressSequentially(facts.residentNumber.slice(6))
      await expect(form.companyName).toBeFocused()
      const top = await seenAt()
      const { said, focused } = await page.evaluate(
        () => (window as unknown as { times: { said: number; focused: number } }).times,
      )
      expect(focused - said, 'milliseconds between both').toBeGreaterThan(60)
      return top
    })
  await expect(form.bank).toBeHidden()
  await test.step('the entry with the focus does not move while the finished part closes', async () => {
    await expect(change).toHaveAttribute('aria-expanded', 'false')
    expect(Math.abs((await seenAt()) - before), 'pixels that it has moved').toBeLessThanOrEqual(1)
    await expect(form.companyName).toBeInViewport()
  })
  await expect(part).toContainText(`${facts.name}, ${formatMobileAsShown(facts.phone)}`)
  await expect(part.getByText('인증이 완료되었습니다.')).toBeVisible()
  await expect(form.mobile).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(form.mobile).toBeVisible()
  await expect(change).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await change.click()
  await expect(form.mobile).toHaveValue(formatMobileAsShown(facts.phone))
  await expect(form.residentBack).toHaveValue(facts.residentNumber.slice(6))
  await expect(change).toHaveCount(0)
  await expect(part.locator(':focus')).toHaveCount(1)

  await fillBusiness(page, facts)
  await expect(form.bank).toBeVisible()
  await test.step('[D2-340] `변경` of locked entries leads to the button that unlocks them', async () => {
    await passBusinessLookup(page)
    const business = page.getByRole('region', { name: '사업자 정보', exact: true })
    await business.getByRole('button', { name: '사업자 정보 변경' }).click()
    const again = business.getByRole('button', { name: '다시 입력 사업자 정보' })
    await expect(again).toBeFocused()
    await expect(again).toBeInViewport({ ratio: 1 })
    await expect(again).toHaveAccessibleDescription('고치시려면 ‘다시 입력’을 눌러주세요.')
    await again.click()
    await expect(form.companyName).toBeFocused()
    await expect(form.companyName).toBeEditable()
  })

  await page.reload()
  await expect(form.companyName).toHaveValue(facts.businessName)
  await expect(form.account).toBeHidden()
  await account.getByRole('button', { name: '지급계좌 정보 열기' }).click()
  await expect(form.bank).toBeFocused()
})
