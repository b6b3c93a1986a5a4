import { seeNoAxeViolations, pressByKey, expect, test } from '../journey.ts'
import { closeDialogBy, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { PROOF_CALL_PATHS, registrationPage } from '../steps/registration.ts'
import { resultPage } from '../steps/result.ts'
import { changeStoredSession, leavePortal, countScreenCalls, readStoredSession } from '../steps/session.ts'

const GENERAL = [
  '전자세금계산서',
  '카드영수증',
  '택배 운송장',
  '택배 주문·접수내역',
  '배달·택배사 정산내역',
  '시장·협회 자체시스템',
]
const DIRECT = [
  '배달완료 사진·문자',
  '고객 영수증',
  '사업용 차량등록증',
  '이동단말기 계약서',
  '배달대장',
  '포장용기 구매내역',
  '배달서비스 전단지',
  '배달서비스 사업장 간판',
]

test('[P-013] [P-016] the choice of a proof shows the accepted documents', async ({ page, world }) => {
  await world.enter('applied-target-selected', '/aply-result')
  await resultPage(page).newProof.click()
  await page.waitForURL('/proof-intro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록하실 증빙 유형을 선택해주세요.')
  await expect(page).toHaveTitle(/^증빙유형 선택/)
  await seeNoAxeViolations(page)
  for (const [link, address, proofType, isNormalProof] of [
    [/영수증이나 정산내역을 갖고 계신 분 배달·택배 이용 증빙/, '/proof-reg-all', '일반', 'Y'],
    [/가게에서 직접 배달하신 분 직접배달 증빙/, '/proof-reg', '영업', 'N'],
    [/택배를 보내셨지만 자료가 없는 분 택배사 이용내역 조회신청/, '/proof-reg-parcel', '택배', 'N'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(address)
    expect(await readStoredSession(page)).toMatchObject({ proofType, isNormalProof })
    await registrationPage(page).previous.click()
    await page.waitForURL('/proof-intro')
  }

  await test.step('[P-014] [P-015] the accepted documents are listed in order with examples', async () => {
    for (const [title, kinds] of [
      ['인정되는 증빙자료 (배달·택배 이용)', GENERAL],
      ['인정되는 증빙자료 (직접배달)', DIRECT],
    ] as const) {
      await page.getByRole('button', { name: `${title} ${kinds.length}가지` }).click()
      const listed = page.getByRole('list', { name: title }).getByRole('listitem')
      await expect(listed).toHaveText(kinds)
      for (const kind of await listed.all()) await expect(kind).toBeVisible()
      await page.getByRole('button', { name: `${title} 예시보기` }).click()
      await expect(dialog(page)).toHaveAccessibleName('증빙자료 예시')
      await expect(dialog(page).getByRole('img')).toHaveCount(kinds.length)
      for (const kind of kinds) await expect(dialog(page).getByRole('img', { name: kind, exact: true })).toBeVisible()
      await seeNoAxeViolations(page)
      await closeDialogBy(page, '닫기')
      await expect(page).toHaveURL('/proof-intro')
    }
  })

  await test.step('[P-015] the examples open and close with the keyboard alone', async () => {
    await pressByKey(page, 'button', /이용\) 예시보기$/)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /이용\) 예시보기$/ })).toBeFocused()
  })
})

test('[P-005] [P-020] no page about proofs opens without the cookie', async ({ page, world }) => {
  await world.enter('applied-target-selected', '/board-faq')
  const visit = await readStoredSession(page)
  await page.context().clearCookies({ name: 'jwtToken' })
  for (const address of ['/proof-intro', '/proof-reg', '/proof-reg-all', '/proof-reg-parcel'] as const)
    await test.step(address, async () => {
      await changeStoredSession(page, { ...visit })
      const before = await countScreenCalls(world)
      await page.goto(address)
      await seeRefusalDialogAndClose(page, '인증정보가 만료되었습니다. 다시 인증해주세요.')
      await expect(page).toHaveURL('/')
      expect((await readStoredSession(page))?.onslfCert ?? '').toBe('')
      expect(await countScreenCalls(world)).toBe(before)
    })

  await leavePortal(page)
  await world.fault({ method: 'POST', path: PROOF_CALL_PATHS.detail, times: 1, status: 500 })
  await world.persona('applied-target-selected')
  await world.enter('applied-target-selected', '/proof-reg-all')
  await expect(page.getByRole('alert').filter({ hasText: '신청내역 조회에 실패하였습니다.' })).toContainText(
    '1644-5332',
  )
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(registrationPage(page).register).toBeVisible()
  await test.step('a visitor who is refused reads that the session has ended', async () => {
    await world.fault({ method: 'POST', path: PROOF_CALL_PATHS.detail, times: 1, status: 403 })
    await page.reload()
    await seeRefusalDialogAndClose(page, '인증정보가 만료되었습니다. 다시 인증해주세요.')
    await expect(page).toHaveURL('/')
  })
})
