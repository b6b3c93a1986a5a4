import { expect, test } from '../journey.ts'
import { fillBusiness } from '../steps/application.ts'
import { businessNumberPage } from '../steps/business.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { certifyAnew } from '../steps/entry.ts'
import { seeSentencesInOneFlow } from '../steps/layout.ts'
import { storeDraft } from '../steps/session.ts'

const KEPT = '작성하시던 내용은 이 창에 보관되어 있습니다.'

/** Matches the sentence that a draft was deleted at a certain time. */
const ENDED =
  /보관 시간\(24시간\)이 지나 (?:\d{4}년\s)?\d{1,2}월\s\d{1,2}일\([월화수목금토일]\)\s\d\d:\d\d에 삭제되었습니다/

test('[D1-262] [A-265] [D2-149] [D2-894] [E-148] a saved draft is shown with a link to its form', async ({
  page,
  world,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  await fillBusiness(page, facts)
  await expect(page.getByText(/^작성 내용 저장됨/)).toBeVisible()
  await page.context().clearCookies({ name: 'jwtToken' })
  await page.reload()
  await expect(dialog(page)).toContainText(KEPT)
  await expect(dialog(page)).toContainText(/\d{1,2}월\s\d{1,2}일\([월화수목금토일]\)\s\d{2}:\d{2}까지 보관합니다\./)
  await expect(dialog(page)).not.toContainText('신청결과')
  await expect(dialog(page).getByRole('link', { name: '이어서 작성하기' })).toHaveAttribute('href', '/bzmn-reg')
  await closeDialogBy(page, '첫 화면으로')
  await expect(page).toHaveURL('/')
  const notice = page.getByRole('complementary', { name: '쓰시던 신청' })
  await expect(notice).toContainText('쓰시던 신청이 있습니다.')
  await expect(notice).not.toContainText(facts.businessName)
  await test.step('[D2-894] the pages on the way say that there is a draft and until when', async () => {
    const keptNotice = /\d{1,2}월\s\d{1,2}일\([월화수목금토일]\)\s\d{2}:\d{2}까지\s보관합니다/
    for (const path of ['/onslf-check-result', '/self-check']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(keptNotice)
      await expect(page.getByRole('main')).not.toContainText(facts.businessName)
      await page.getByRole('main').getByRole('link', { name: '이어서 작성하기' }).click()
      await expect(page).toHaveURL('/bzmn-reg')
    }
    await expect(page.getByRole('main')).toContainText(keptNotice)
    await seeSentencesInOneFlow(page, '/bzmn-reg with a draft')
  })
  await test.step('the result page also shows the draft', async () => {
    await page.goto('/aply-result')
    await expect(dialog(page)).toContainText(KEPT)
    await dialog(page).getByRole('link', { name: '이어서 작성하기' }).click()
    await expect(page).toHaveURL('/bzmn-reg')
  })
  await test.step('[D2-149] 취소 keeps the draft when another business number is entered', async () => {
    const { give } = businessNumberPage(page)
    await give('2000100011')
    await expect(dialog(page)).toContainText('다른 사업자등록번호로 쓰시던 내용이 이 창에 보관되어 있습니다.')
    await expect(dialog(page)).toContainText('이 번호로 계속하시면 그 내용은 삭제됩니다.')
    await closeDialogBy(page, '취소')
    await expect(page).toHaveURL('/bzmn-reg')
    expect(await page.evaluate(() => sessionStorage.getItem('portal-drafts'))).toContain(facts.businessName)
  })
  await test.step('no draft is offered a day later', async () => {
    await world.advance('PT25H')
    await page.goto('/aply-info')
    await expect(dialog(page)).toContainText(ENDED)
    await expect(dialog(page)).not.toContainText(KEPT)
    await closeDialogBy(page, '첫 화면으로')
    await expect(page).toHaveURL('/')
    await expect(notice).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('portal-drafts'))).toBeNull()
  })
})

test('[A-265] [E-148] [D2-149] [D1-258] a draft ends after a day, and when another person is certified', async ({
  page,
  world,
}) => {
  await world.enter('new-individual-confirmed', '/user-guide')
  await storeDraft(page)
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: '쓰시던 신청' })
  await expect(notice).toContainText(
    '까지 보관합니다. 이 브라우저 창을 닫으시거나 다른 분·다른 번호로 인증하시면 삭제합니다.',
  )
  await test.step('[D1-262] the notice about the draft covers no link', async () => {
    for (const [width, height] of [
      [360, 740],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height })
      const coveredElements = await notice.evaluate((box) => {
        const { top, right, bottom, left } = box.getBoundingClientRect()
        return [...document.querySelectorAll('a, button')].flatMap((control) => {
          const other = control.getBoundingClientRect()
          const apart = other.top >= bottom || other.bottom <= top || other.left >= right || other.right <= left
          return apart || box.contains(control) ? [] : [control.textContent]
        })
      })
      expect(coveredElements).toEqual([])
      await expect(page.locator('main dl')).toBeHidden()
      await expect(page.getByRole('link', { name: /^신청하기/ })).not.toHaveCSS(
        'background-color',
        await notice.getByRole('link').evaluate((link) => getComputedStyle(link).backgroundColor),
      )
    }
  })
  await world.advance('PT25H')
  await page.reload()
  await expect(dialog(page)).toContainText('인증 유효시간이 만료되었습니다. 다시 인증해주세요.')
  await expect(dialog(page)).toContainText(ENDED)
  await expect(dialog(page)).not.toContainText('이미 접수하신 신청')
  await expect(dialog(page).getByRole('link', { name: '다시 인증하기' })).toHaveAttribute('href', '/bzmn-reg')
  await closeDialogBy(page, '첫 화면으로')
  await expect(dialog(page)).toHaveCount(0)
  await expect(notice).toHaveCount(0)

  await test.step('the draft is deleted when another person is certified', async () => {
    const facts = await world.enter('new-individual-confirmed', '/user-guide')
    await storeDraft(page)
    await certifyAnew(page, facts.brNo, 'tax-exempt-owner', { isCertified: true })
    await seeAlertAndConfirm(page, '지금 인증하신 분과 사업자등록번호의 것이 아니어서 삭제했습니다.')
    await page.waitForURL('/info-agree')
    expect(await page.evaluate(() => sessionStorage.getItem('portal-drafts'))).toBeNull()
  })
})
