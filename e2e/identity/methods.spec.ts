import type { Page } from '@playwright/test'
import { expect, test, type TestWorld } from '../journey.ts'
import { businessNumberPage, registerBusinessNumber } from '../steps/business.ts'
import { closeDialogBy, dialog, patternWithAnySpaces, seeAlertAndConfirm } from '../steps/dialog.ts'
import {
  certify,
  chooseAtProvider,
  methodButton,
  openCertificationMethod,
  startCertification,
} from '../steps/identity.ts'
import {
  clearStoredSession,
  navigateInsidePortal,
  hasLoginCookie,
  leavePortal,
  readStoredSession,
} from '../steps/session.ts'

/**
 * One method whose provider opens the window, and one of the integrated certification. For each: the business number, the
 * window, the stored kind, the queue action, and the calls. `src-domain/identity/methods.test.ts`,
 * `src-app/identity/certify-person.test.ts` and `src-infra/identity/identity-provider-http.test.ts` cover all methods.
 */
const METHODS = [
  {
    name: '휴대폰 인증',
    brNo: '1000100001',
    size: { width: 480, height: 812 },
    certType: 'NICE',
    action: 'act_3',
    calls: ['GET /api/v1/auth/lib/nice/popup', 'POST /api/v1/auth/setJwtCookie'],
  },
  {
    name: '공동인증서',
    brNo: '1000100004',
    size: { width: 400, height: 640 },
    certType: 'JOINT',
    action: 'act_11',
    calls: [
      'POST /api/v1/auth/integration/request',
      'POST /api/v1/auth/integration/result',
      'POST /api/v1/auth/setJwtCookie',
    ],
  },
] as const

/** Returns all calls for a certification so far, except the calls by which later pages store their steps. */
const callsOf = async (world: TestWorld) =>
  (await world.journal({ path: '/api/v1/auth/*' }))
    .filter(({ path }) => !path.endsWith('StepHistory'))
    .map(({ method, path }) => `${method} ${path}`)

/** Starts with another business of the same person, and checks that no data of the earlier certification is left. */
const beginAnew = async (page: Page, brNo: string) => {
  await navigateInsidePortal(page, '/bzmn-reg')
  await businessNumberPage(page).give(brNo)
  await expect(page).toHaveURL('/onslf-check')
  await page.context().clearCookies({ name: 'jwtToken' })
  expect(await readStoredSession(page)).toMatchObject({ brNo, onslfCert: '', mobileName: '', certType: '' })
  expect(await hasLoginCookie(page)).toBe(false)
}

test('[E-100] [E-128] [E-129] a certification leads an owner to the next step', async ({ page, world }) => {
  const facts = await world.persona('new-individual-confirmed')
  await page.goto('/bzmn-reg')
  for (const { name, brNo, size, certType, action, calls } of METHODS) {
    await test.step(name, async () => {
      await beginAnew(page, brNo)
      const before = { calls: (await callsOf(world)).length, places: (await world.tickets()).length }
      const window = await openCertificationMethod(page, name)
      expect(window.viewportSize()).toEqual(size)
      await expect(window.getByText('모의 인증 화면 (실제 인증이 아닙니다)')).toBeVisible()
      expect(new URL(window.url()).origin).not.toBe(new URL(page.url()).origin)
      await chooseAtProvider(window, '인증 성공')

      await expect(page).toHaveURL('/info-agree')
      expect(await readStoredSession(page)).toMatchObject({
        onslfCert: facts.ci,
        mobileName: facts.name,
        brdt: facts.birthDay,
        certType,
        pageSeparation: '0',
        tempCiYn: 'N',
      })
      expect(await hasLoginCookie(page)).toBe(true)
      expect((await callsOf(world)).slice(before.calls)).toEqual(calls)
      await expect
        .poll(async () => (await world.tickets()).slice(before.places).map((ticket) => [ticket.action, ticket.state]))
        .toEqual([[action, 'released']])
    })
  }
})

test('[E-106] [E-129] a person who has already applied is sent to the result flow', async ({ page, world }) => {
  const facts = await world.persona('applied-under-review')
  await registerBusinessNumber(page, facts.brNo)
  await openCertificationMethod(page, '휴대폰 인증')
  const told = page.getByRole('dialog')
  await expect(told).toContainText('이미 본인인증을 완료하셨습니다. 신청결과는 신청결과 조회에서 확인할 수 있습니다.')
  await expect(told).toContainText(
    '이 사업자등록번호로 신청이 이미 접수되었습니다. ‘신청결과 조회’를 눌러 확인해주세요. 취소된 신청이면 사업자등록번호부터 다시 입력해주세요.',
  )
  await told.getByRole('button', { name: '신청결과 조회' }).click()
  await expect(page).toHaveURL('/onslf-check-result')
  expect(page.context().pages()).toHaveLength(1)

  await test.step('[E-101] [E-130] in another visit, the simple certification finds the business number', async () => {
    await clearStoredSession(page)
    const before = (await world.journal({ path: '/api/v1/a*' })).length
    await page.goto('/onslf-check-result')
    const methods = page.getByRole('button', { name: /시작하기/ })
    await expect(methods).toHaveText([/휴대폰 인증/, /간편인증/, /금융인증서/, /공동인증서/, /아이핀/])
    await expect(page.getByText('휴대폰 인증은 주대표자 본인 명의의 휴대폰으로 진행해주세요.')).toBeVisible()
    await expect(page.getByRole('link', { name: '사업자등록번호로 조회하기' })).toHaveAttribute('href', '/bzmn-result')
    await expect(page.getByRole('timer')).toHaveCount(0)

    const window = await openCertificationMethod(page, '간편인증')
    expect(window.viewportSize()).toEqual({ width: 838, height: 610 })
    await chooseAtProvider(window, '인증 성공')
    await expect(page).toHaveURL('/aply-result')
    expect(await readStoredSession(page)).toMatchObject({ brNo: facts.brNo, onslfCert: facts.ci, certType: 'SIMPLE' })
    const journal = await world.journal({ path: '/api/v1/a*' })
    expect(journal.map(({ path }) => path).slice(before, before + 5)).toEqual([
      '/api/v1/auth/integration/request',
      '/api/v1/auth/integration/result',
      '/api/v1/application/result/detail/ci',
      '/api/v1/auth/simpleResult/success',
      '/api/v1/auth/setJwtCookie',
    ])
  })
  await test.step('[E-110] a person whose certification is still valid continues without a new one', async () => {
    await leavePortal(page)
    await world.enter('applied-under-review', '/onslf-check')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(patternWithAnySpaces('본인인증을 마치셨습니다.'))
    await test.step('[D1-420] the list of steps marks the current step', async () => {
      const steps = page.getByRole('navigation', { name: '신청 단계' }).getByRole('listitem')
      await expect(steps).toHaveText([/사업자 확인/, /본인인증/, /정보 동의/, /신청정보/])
      const weights = await steps.evaluateAll((items) => items.map((item) => getComputedStyle(item).fontWeight))
      expect(weights).toEqual(['400', '700', '400', '400'])
    })
    await page.getByRole('button', { name: '본인이 아니세요? 다시 인증하기' }).click()
    await openCertificationMethod(page, '휴대폰 인증')
    await expect(page).toHaveURL('/info-agree')
  })
})

test('[F-023] [F-026] [E-118] [E-120] the visitor can choose again after a failed certification', async ({
  page,
  world,
}) => {
  const facts = await world.persona('new-individual-confirmed')
  await page.clock.install()
  await registerBusinessNumber(page, facts.brNo)
  const PROCESS_ERROR = '인증 처리 중 오류가 발생했습니다.'

  await test.step('[E-107] a blocked window is reported, and its ticket is returned', async () => {
    const open = await page.evaluateHandle(() => globalThis.open)
    await page.evaluate(() => void (globalThis.open = () => null))
    const blocked = dialog(page).filter({ hasText: '팝업 차단이 설정되어 있습니다.' })
    await startCertification(page, () => methodButton(page, '휴대폰 인증').click(), blocked.waitFor())
    await seeAlertAndConfirm(page, '팝업 차단이 설정되어 있습니다. 팝업 차단을 해제한 후 다시 시도해주세요.')
    await expect(methodButton(page, '휴대폰 인증')).toBeFocused()
    expect(await world.journal({ path: '/api/v1/auth/*' })).toEqual([])
    await expect.poll(async () => (await world.tickets()).map(({ state }) => state)).toEqual(['released'])
    await open.evaluate((own) => void (globalThis.open = own))
  })
  await test.step('[E-122] [E-132] a failed certification is reported', async () => {
    await certify(page, '휴대폰 인증', '인증 실패')
    await expect(dialog(page)).toContainText('인증에 실패했습니다. 다시 시도해주세요.')
    await closeDialogBy(page, '다른 방법으로')
    await expect(methodButton(page, '휴대폰 인증')).not.toHaveAttribute('aria-disabled')
  })
  await test.step('[E-108] a closed IPIN window counts as cancelled', async () => {
    const window = await openCertificationMethod(page, '아이핀(I-PIN) 인증')
    await expect(window.getByRole('button', { name: '취소' })).toBeVisible()
    await window.close()
    await seeAlertAndConfirm(page, '아이핀 인증이 취소되었습니다.')
  })
  expect(await readStoredSession(page)).toMatchObject({ onslfCert: '' })
  expect(await hasLoginCookie(page)).toBe(false)

  await test.step('[E-111] a phone provider that does not answer in time is reported', async () => {
    await world.fault({ path: '/api/v1/auth/lib/nice/popup', silent: true })
    const request = page.waitForRequest('**/nice/popup**')
    const window = await openCertificationMethod(page, '휴대폰 인증')
    await request
    await page.clock.fastForward(5000)
    await seeAlertAndConfirm(page, PROCESS_ERROR)
    expect(window.isClosed()).toBe(true)
  })
  await test.step('[E-118] a failed start of the integrated certification is reported', async () => {
    await world.fault({ path: '/api/v1/auth/integration/request', status: 200, body: { success: false } })
    const window = await openCertificationMethod(page, '공동인증서')
    await seeAlertAndConfirm(page, '통합인증을 시작할 수 없습니다.')
    expect(window.isClosed()).toBe(true)
  })
  await test.step('[E-120] a refused confirmation is reported, and nothing is stored', async () => {
    await world.fault({ path: '/api/v1/auth/integration/result', status: 200, body: { success: false } })
    await certify(page, '공동인증서')
    await expect(dialog(page)).toContainText('인증에 실패했습니다. 다시 시도해주세요.')
    await closeDialogBy(page, '다른 방법으로')
    await expect(page).toHaveURL('/onslf-check')
    expect(await readStoredSession(page)).toMatchObject({ onslfCert: '', mobileName: '', certType: '' })
    expect(await hasLoginCookie(page)).toBe(false)
  })
  await test.step('[E-204] the next certification succeeds if the answer that sets the cookie was lost', async () => {
    await world.fault({ path: '/api/v1/auth/setJwtCookie', cut: 'after' })
    await certify(page, '휴대폰 인증')
    await seeAlertAndConfirm(page, PROCESS_ERROR)
    await certify(page, '휴대폰 인증')
    await expect(page).toHaveURL('/info-agree')
  })
})
