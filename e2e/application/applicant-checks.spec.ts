import { expect, test } from '../journey.ts'
import {
  applicationForm,
  APPLICATION_CALL_PATHS,
  fillApplicant,
  fillBusiness,
  focusEntry,
  LOOKUP_OPENING_DATES,
  passBusinessLookup,
  waitForRealNameCheck,
  formatMobileAsShown,
  openBusinessPart,
} from '../steps/application.ts'
import { closeDialogBy, patternWithAnySpaces, dialog, seeAlertAndConfirm, seeRefusalInBar } from '../steps/dialog.ts'
import { seeQueueRefusalAndClose } from '../steps/queue.ts'

const MISMATCH = [
  '입력하신 정보로 실명이 확인되지 않았습니다. 성명과 주민등록번호를 다시 확인해주세요. 이대로 진행하시겠습니까?',
  '대표자 정보가 일치하지 않으면 지원대상에서 제외될 수 있습니다. 그래도 진행하시겠습니까?',
] as const
const GATED = [
  { action: 'act_7', path: APPLICATION_CALL_PATHS.realName, button: '실명인증' },
  { action: 'act_8', path: APPLICATION_CALL_PATHS.lookup, button: '사업자 정보 조회' },
] as const

const REAL_NAME_ERROR = '실명인증 처리 중 오류가 발생했습니다. 문의전화 : 1533-0500'

test('[A-051] [A-053] [A-056] an applicant whose name is not confirmed has to answer two questions', async ({
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
  await form.residentBack.fill('0000000')
  await test.step('[D2-154] [A-057] answering No to either question leads back to the resident number', async () => {
    await expect(dialog(page)).toContainText(MISMATCH[0])
    await closeDialogBy(page, '다시 확인')
    await expect(page.getByText('확인되지 않은 상태로 진행합니다.')).toHaveCount(0)
    await form.realName.click()
    await expect(dialog(page)).toContainText(MISMATCH[0])
    await dialog(page).getByRole('button', { name: '이대로 진행' }).click()
    await expect(dialog(page)).toContainText(MISMATCH[1])
    await closeDialogBy(page, '다시 확인')
    await expect(page.getByText('확인되지 않은 상태로 진행합니다.')).toHaveCount(0)
  })
  await test.step('[A-057] answering Yes to both questions continues without a confirmed name', async () => {
    await form.realName.click()
    await expect(dialog(page)).toContainText(MISMATCH[0])
    await dialog(page).getByRole('button', { name: '이대로 진행' }).click()
    await expect(dialog(page)).toContainText(MISMATCH[1])
    await closeDialogBy(page, '이대로 진행')
    await expect(page.getByText('확인되지 않은 상태로 진행합니다.')).toBeVisible()
    await expect(done).toHaveCount(0)
  })
  await test.step('[A-058] [A-007] the message of a failed service contains the telephone number exactly once', async () => {
    world.tolerate({ console: [/Failed to load resource/] })
    await form.residentBack.fill('9999999')
    await expect(dialog(page).getByText('1533-0500')).toHaveCount(1)
    await seeAlertAndConfirm(page, REAL_NAME_ERROR)
    await expect(form.residentBack).toHaveValue('9999999')
    await expect(done).toHaveCount(0)
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

test('[A-070] [A-072] the business lookup never locks an applicant out', async ({ page, world }) => {
  world.tolerate({ console: [/Failed to load resource/] })
  const facts = await world.enter('new-corporate-confirmed', '/aply-info')
  const form = applicationForm(page)
  await openBusinessPart(page)
  await form.lookup.click()
  await seeRefusalInBar(page, '필수값을 입력해주세요.')
  await expect(form.companyName).toBeFocused()
  await form.companyName.fill(facts.businessName)
  await form.openingDate.fill(LOOKUP_OPENING_DATES.different)
  await form.lookup.click()
  await seeRefusalInBar(page, '법인번호를 입력해 주세요.')
  expect(await world.journal({ path: APPLICATION_CALL_PATHS.lookup })).toEqual([])
  await fillBusiness(page, facts, LOOKUP_OPENING_DATES.different)

  const locked = [form.companyName, form.openingDate, form.corporateFront, form.corporateBack]
  await test.step('[A-078] after a mismatch the applicant goes back to the fields or continues', async () => {
    const text =
      '사업자 정보 조회에 실패하였습니다. 주대표자 여부와 사업자등록 정보를 확인해주세요. 이대로 진행하시겠습니까?'
    await form.lookup.click()
    await expect(dialog(page)).toContainText(text)
    await closeDialogBy(page, '다시 확인')
    await expect(form.companyName).toBeFocused()
    await form.lookup.click()
    await expect(dialog(page)).toContainText(text)
    await closeDialogBy(page, '이대로 진행')
    for (const field of locked) await expect(field).toBeEditable()
  })
  await test.step('[A-079] a lookup that gets no answer lets the applicant continue', async () => {
    const outage =
      '현재 사업자 정보 일치 여부를 확인할 수 없습니다. 신청은 계속 진행할 수 있으며, 일치 여부는 이후 자격 검증 단계에서 확인합니다.'
    await form.openingDate.fill(LOOKUP_OPENING_DATES.undecided)
    await form.lookup.click()
    await expect(dialog(page)).toContainText('문의전화 : 1533-0500')
    await seeAlertAndConfirm(page, outage)
    for (const field of locked) await expect(field).toBeEditable()
  })
  await test.step('[A-077] [A-261] matching values are locked until the applicant chooses to change them', async () => {
    await form.openingDate.fill(facts.openingDate)
    await passBusinessLookup(page)
    for (const field of locked) await expect(field).not.toBeEditable()
    await page.getByRole('button', { name: /^다시 입력/ }).click()
    await expect(form.companyName).toBeFocused()
    for (const field of locked) await expect(field).toBeEditable()
    await expect(page.getByRole('main').getByText('사업자 정보 조회가 완료되었습니다.')).toHaveCount(0)
  })
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
