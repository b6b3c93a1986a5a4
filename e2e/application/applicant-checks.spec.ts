import { expect, test } from '../journey.ts'
import {
  applicationForm,
  APPLICATION_CALL_PATHS,
  fillApplicant,
  fillBusiness,
  focusEntry,
  passBusinessLookup,
  waitForRealNameCheck,
  formatMobileAsShown,
} from '../steps/application.ts'
import { closeDialogBy, dialog, patternWithAnySpaces } from '../steps/dialog.ts'
import { seeQueueRefusalAndClose } from '../steps/queue.ts'

const GATED = [
  { action: 'act_7', path: APPLICATION_CALL_PATHS.realName, button: '실명인증' },
  { action: 'act_8', path: APPLICATION_CALL_PATHS.lookup, button: '사업자 정보 조회' },
] as const

test('[A-051] [A-053] [A-056] a checked name has to be checked again after a change, and needs admission by the queue', async ({
  page,
  world,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  const done = page.getByRole('main').getByText('인증이 완료되었습니다.', { exact: true })
  await expect(form.mobile).toHaveValue(formatMobileAsShown(facts.phone))
  await expect(page.getByRole('textbox', { name: '성명' })).toHaveCount(0)
  await expect(page.getByText('조회된 배달료')).toHaveCount(0)
  await test.step('[A-054] [D2-110] the back part of the resident number is hidden until requested', async () => {
    await expect(form.residentFront).toHaveValue(facts.residentNumber.slice(0, 6))
    const seeSigns = async (signs: 'disc' | 'none') => {
      await expect(form.residentFront).toHaveCSS('-webkit-text-security', 'none')
      await expect(form.residentBack).toHaveCSS('-webkit-text-security', signs)
    }
    await seeSigns('disc')
    await page.getByRole('button', { name: '주민등록번호 보기' }).click()
    await seeSigns('none')
    await page.getByRole('button', { name: '주민등록번호 숨기기' }).click()
    await seeSigns('disc')
  })
  await fillApplicant(page, facts)
  await waitForRealNameCheck(page)
  await test.step('[D2-142] a checked resident number stays editable', async () => {
    const number = page.getByRole('group', { name: '주민등록번호' })
    const text = patternWithAnySpaces('실명인증을 마친 번호입니다. 바꾸시면 다시 인증해야 합니다.')
    // After the focus has moved to the next entry, the card may fold a second time.
    await expect(async () => {
      await focusEntry(page, '신청인 정보', form.residentBack)
      await expect(number).toHaveAccessibleDescription(text, { timeout: 1000 })
    }).toPass()
    await expect(form.realName).toHaveCount(0)
    await expect(form.residentBack).toBeEditable()
  })
  await test.step('[A-059] a change resets the check', async () => {
    await form.residentBack.fill(facts.residentNumber.slice(6, 12))
    await expect(done).toHaveCount(0)
    await expect(form.realName).toBeEnabled()
  })
  await test.step('[A-225] [A-226] [A-227] no check is sent without admission by the queue', async () => {
    await form.residentBack.fill(facts.residentNumber.slice(6))
    await fillBusiness(page, facts)
    for (const { action, path, button } of GATED) {
      const before = await world.journal({ path })
      const check = page.getByRole('button', { name: button, exact: true })
      for (const outcome of ['block', 'error:509']) {
        await world.queue({ [action]: outcome })
        await check.click()
        await seeQueueRefusalAndClose(page, outcome)
      }
      await world.queue({ [action]: 'wait-forever' })
      await check.click()
      await expect(dialog(page)).toContainText('서비스 접속 대기 중입니다.')
      await closeDialogBy(page, '중지')
      await expect(dialog(page)).toHaveCount(0)
      await expect(check).toBeEnabled()
      expect(await world.journal({ path })).toEqual(before)
    }
    await world.queue({})
    await form.realName.click()
    await waitForRealNameCheck(page)
    await expect
      .poll(async () => (await world.tickets()).filter(({ action }) => action === 'act_7').at(-1))
      .toMatchObject({ releases: 1 })
  })
  // The page of an application for a confirmed payment does not request the delivery total.
  expect(await world.journal({ path: APPLICATION_CALL_PATHS.deliveryTotal })).toEqual([])
})

test('[D1-227] [A-056] [A-062] a passed check is announced before the focus moves on', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  await expect(form.residentBack).toBeVisible()
  await page.evaluate(() => {
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
  await form.residentBack.pressSequentially(facts.residentNumber.slice(6))
  await expect(form.companyName).toBeFocused()
  const { said, focused } = await page.evaluate(
    () => (window as unknown as { times: { said: number; focused: number } }).times,
  )
  expect(focused - said, 'milliseconds between both').toBeGreaterThan(60)
})

test('[A-048] [D2-300] the sections of the form open one after another', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  const account = page.getByRole('region', { name: '지급계좌 정보', exact: true })
  await expect(account).toContainText('은행 · 계좌번호 · 예금주')
  await expect(form.companyName).toBeHidden()
  await form.residentBack.pressSequentially(facts.residentNumber.slice(6))
  await expect(form.companyName).toBeFocused()
  await expect(form.bank).toBeHidden()
  await form.companyName.fill(facts.businessName)
  await form.openingDate.fill(facts.openingDate)
  await expect(form.bank).toBeVisible()

  await page.reload()
  await expect(form.companyName).toHaveValue(facts.businessName)
  await expect(form.account).toBeHidden()
  await account.getByRole('button', { name: '지급계좌 정보 열기' }).click()
  await expect(form.bank).toBeFocused()
})

test('[A-048] [A-056] [A-120] [E-213] a finished part of the form closes when the focus leaves it', async ({
  page,
  world,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  const part = page.getByRole('region', { name: '신청인 정보', exact: true })
  const change = part.getByRole('button', { name: '신청인 정보 변경' })
  await page.setViewportSize({ width: 360, height: 740 })
  await form.residentBack.pressSequentially(facts.residentNumber.slice(6))
  await expect(form.companyName).toBeFocused()
  const seenAt = () => form.companyName.evaluate((input) => Math.round(input.getBoundingClientRect().top))
  const before = await seenAt()
  await expect(change).toHaveAttribute('aria-expanded', 'false')
  expect(Math.abs((await seenAt()) - before), 'pixels that the entry with the focus has moved').toBeLessThanOrEqual(1)
  await expect(form.companyName).toBeInViewport()
  await expect(part).toContainText(`${facts.name} · ${formatMobileAsShown(facts.phone)}`)
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

  await test.step('[D2-340] `변경` of locked entries leads to the button that unlocks them', async () => {
    await fillBusiness(page, facts)
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
})
