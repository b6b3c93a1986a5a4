import { axe, see, test } from '../journey.ts'
import { applicationForm, CALLS, enterAccount } from '../steps/application.ts'
import { numberPage } from '../steps/business.ts'
import { readAlert } from '../steps/dialog.ts'
import { NETWORK_NOISE } from '../journey/tolerance.ts'

test('[E-174] a connection that comes and goes is named beside the failure; nothing is lost, and nothing is sent by itself', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  const facts = await world.enter('applied-transfer-error', '/result-modify')
  const form = applicationForm(page)
  const notice = page.getByRole('complementary', { name: '기기 상태 알림' })
  await enterAccount(page, facts)
  await see(notice).toHaveCount(0)

  for (const time of ['once', 'twice'])
    await test.step(`the connection is lost ${time}`, async () => {
      await page.context().setOffline(true)
      await see(notice).toContainText('인터넷 연결이 끊겼습니다. 입력하신 내용은 이 화면에 그대로 있습니다.')
      if (time === 'once') await axe(page)
      await form.accountCheck.click()
      await readAlert(page, '서비스 연결 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.')
      await see(form.account).toHaveValue(facts.accountNumber)
      await page.context().setOffline(false)
      await see(notice).toHaveCount(0)
      await see(page.getByText('인터넷에 다시 연결되었습니다.', { exact: false }).first()).toBeVisible()
    })

  see(await world.journal({ path: CALLS.accountOwner })).toEqual([])
  await form.accountCheck.click()
  await see(page.getByText('계좌인증이 완료되었습니다.').first()).toBeVisible()
  see(await world.journal({ path: CALLS.accountOwner })).toHaveLength(1)
})

test('[E-137] [E-139] a browser that keeps nothing says so before anything is lost; the way goes on all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const notice = page.getByRole('complementary', { name: '기기 상태 알림' })
  await page.goto('/bzmn-reg')
  await see(notice).toContainText('이 브라우저에는 작성하신 내용이 보관되지 않습니다.')
  await axe(page)
  await notice.getByRole('button', { name: '닫기' }).click()
  await see(notice).toHaveCount(0)
  await numberPage(page).fill('1000100002')
  await numberPage(page).confirm.click()
  await page.waitForURL('/onslf-check')
})

for (const [what, answer] of [
  ['is not there', { status: 404, body: 'none' }],
  ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>portal</title>' }],
] as const)
  test(`a configuration that ${what} is told with the telephone, and what is typed stays`, async ({ page, world }) => {
    world.tolerate({ console: [NETWORK_NOISE] })
    await page.route('**/config.json', (route) => route.fulfill(answer))
    await page.goto('/bzmn-reg')
    const notice = page.getByRole('complementary', { name: '기기 상태 알림' })
    await see(notice).toContainText('설정을 불러오지 못했습니다.')
    await see(notice).toContainText('1533-0500')
    await axe(page)
    await numberPage(page).fill('1000100002')
    await notice.getByRole('button', { name: '닫기' }).click()
    await numberPage(page).confirm.click()
    await page.waitForURL('/onslf-check')
  })
