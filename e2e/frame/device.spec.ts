import type { Page } from '@playwright/test'
import { SESSION_STORAGE_KEY } from '#domain/session/session'
import { seeNoAxeViolations, NETWORK_NOISE, expect, test } from '../journey.ts'
import {
  applicationForm,
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillAccount,
  fillApplicationForm,
  openConfirmation,
  formatMobileAsShown,
} from '../steps/application.ts'
import { businessNumberPage } from '../steps/business.ts'
import { patternWithAnySpaces, dialog, seeAlertAndConfirm, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { navigateInsidePortal, readStoredSession } from '../steps/session.ts'

test('[F-033] [E-174] a call that fails without a connection keeps all entries', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  const facts = await world.enter('applied-transfer-error', '/result-modify')
  const form = applicationForm(page)
  const notice = page.getByRole('complementary', { name: '기기 상태 알림' })
  await fillAccount(page, facts)
  await expect(notice).toHaveCount(0)

  for (const time of ['once', 'twice'])
    await test.step(`all entries stay if the connection is lost ${time}`, async () => {
      await page.context().setOffline(true)
      await expect(notice).toContainText('인터넷 연결이 끊겼습니다. 입력하신 내용은 이 화면에 그대로 있습니다.')
      if (time === 'once') await seeNoAxeViolations(page)
      await form.accountCheck.click()
      await seeAlertAndConfirm(page, '서비스 연결 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
      await expect(form.account).toHaveValue(facts.accountNumber)
      await page.context().setOffline(false)
      await expect(notice).toHaveCount(0)
      await expect(page.getByText('인터넷에 다시 연결되었습니다.', { exact: false }).first()).toBeVisible()
    })

  expect(await world.journal({ path: APPLICATION_CALL_PATHS.accountOwner })).toEqual([])
  await form.accountCheck.click()
  await expect(page.getByRole('main').getByText('계좌인증이 완료되었습니다.').first()).toBeVisible()
  expect(await world.journal({ path: APPLICATION_CALL_PATHS.accountOwner })).toHaveLength(1)
})

const UNKEPT = '이 브라우저에는 작성하신 내용이 보관되지 않습니다.'

test('[F-020] [E-137] a full storage is reported only once and loses no entry', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const notice = page.getByRole('complementary', { name: '기기 상태 알림' })
  const form = applicationForm(page)
  await form.mobile.fill('010')
  await expect(page.getByText(/작성 내용 저장됨/)).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await fillApplicationForm(page, facts)
  await expect(notice).toContainText(UNKEPT)
  await seeNoAxeViolations(page)
  await notice.getByRole('button', { name: '닫기' }).click()
  await test.step('the message is not repeated after a visit to another page', async () => {
    await navigateInsidePortal(page, '/user-guide')
    await expect(page).toHaveTitle(/^이용 안내/)
    await navigateInsidePortal(page, '/aply-info')
    await expect(form.mobile).toHaveValue(formatMobileAsShown(facts.phone))
    await expect(form.depositor).toHaveValue(facts.depositor)
    await expect(notice).toHaveCount(0)
  })
  await fillApplicationForm(page, facts)
  await openConfirmation(page)
  await confirmSubmission(page)
  expect((await readSubmittedApplicationsAndFiles(world)).submitted).toHaveLength(1)
})

test('[F-021] [E-137] unguarded pages can be read if the browser blocks storage', async ({ page, world }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  for (const path of ['/', '/ctn-mttr', '/user-guide']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const seeRedirect = async (path: string, to: string) => {
    await page.goto(path)
    await expect(dialog(page)).toContainText(
      patternWithAnySpaces('이 브라우저에 정보를 저장할 수 없어 이 화면을 열지 못했습니다.'),
    )
    await expect(dialog(page)).not.toContainText('만료')
    await seeRefusalDialogAndClose(
      page,
      '쿠키와 사이트 데이터 저장을 허용하고 저장 공간을 확인하신 후 처음부터 다시 진행해주세요.',
    )
    await expect(page).toHaveURL(to)
  }
  await test.step('a missing cookie is reported on a page that needs one', () => seeRedirect('/aply-info', '/'))
  await test.step('a missing stored session is reported on a page that needs one', async () => {
    await world.persona('new-individual-confirmed')
    await page.request.get('/__world/enter?persona=new-individual-confirmed&to=/ctn-mttr')
    await seeRedirect('/aply-result', '/')
  })
  await test.step('[F-020] [E-139] if the browser only stores nothing, a notice is shown and the person can continue', async () =>
    continueWithoutStorage(await page.context().newPage()))
})

test('[F-022] [E-139] a damaged stored session is dropped with a single message', async ({ page, world }) => {
  await world.enter('applied-new', '/aply-result')
  const record = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', SESSION_STORAGE_KEY)
  const { version, ...rest } = JSON.parse(record) as { readonly version: number }
  // A test of the session store has every kind of damage.
  for (const text of [record.slice(0, -20), JSON.stringify({ ...rest, version: version - 1 })])
    await test.step(text.slice(0, 40), async () => {
      await page.goto('/licenses.txt')
      await page.evaluate(([key, storedText]) => sessionStorage.setItem(key, storedText), [
        SESSION_STORAGE_KEY,
        text,
      ] as const)
      await page.goto('/aply-result')
      await seeRefusalDialogAndClose(page, '개인인증은 필수입니다')
      await expect(page).toHaveURL('/')
      expect((await readStoredSession(page))?.onslfCert ?? '').toBe('')
    })
})

/** Enters a business number in a browser that stores nothing. */
const continueWithoutStorage = async (page: Page) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const notice = page.getByRole('complementary', { name: '기기 상태 알림' })
  await page.goto('/bzmn-reg')
  await expect(notice).toContainText(UNKEPT)
  await seeNoAxeViolations(page)
  await notice.getByRole('button', { name: '닫기' }).click()
  await expect(notice).toHaveCount(0)
  await businessNumberPage(page).fill('1000100002')
  await businessNumberPage(page).confirm.click()
  await page.waitForURL('/onslf-check')
}

test('a missing configuration is reported with the telephone number', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  for (const [title, answer] of [
    ['is not there', { status: 404, body: 'none' }],
    ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>portal</title>' }],
  ] as const)
    await test.step(`the configuration ${title}`, async () => {
      await page.route('**/config.json', (route) => route.fulfill(answer))
      await page.goto('/bzmn-reg')
      const notice = page.getByRole('complementary', { name: '기기 상태 알림' })
      await expect(notice).toContainText('누리집 설정을 불러오지 못해 안내가 다를 수 있습니다.')
      await expect(notice).toContainText('1533-0500')
      await seeNoAxeViolations(page)
      await businessNumberPage(page).fill('1000100002')
      await notice.getByRole('button', { name: '닫기' }).click()
      await businessNumberPage(page).confirm.click()
      await page.waitForURL('/onslf-check')
      await page.unrouteAll()
    })
})
