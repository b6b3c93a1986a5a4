import { seeNoAxeViolations, expect, test } from '../journey.ts'
import { businessNumberPage } from '../steps/business.ts'
import { giveRequiredConsentsAndContinue } from '../steps/consent.ts'
import { dialog } from '../steps/dialog.ts'
import { readStoredSession } from '../steps/session.ts'

test('[E-020] every new page begins at the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/elig-check')
  const top = () => page.evaluate(() => Math.round(scrollY))
  const down = async () => {
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo(0, 300)
          return Math.round(scrollY)
        }),
      )
      .toBe(300)
  }
  await down()
  await page.getByRole('link', { name: '유의사항 보기' }).click()
  await expect(page).toHaveURL('/ctn-mttr')
  await expect.poll(top).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await down()
  await page.goBack()
  await expect(page).toHaveURL('/elig-check')
  await expect(page.getByRole('heading', { name: '이런 분이 신청하실 수 있습니다.' })).toBeVisible()
  await expect.poll(top).toBe(0)
  await down()
  await page.goForward()
  await expect(page.getByRole('heading', { name: '신청하시기 전에 확인해주세요.' })).toBeVisible()
  await expect.poll(top).toBe(0)

  await test.step('[P-004] a link to an anchor does not count as navigation', async () => {
    await down()
    await page.evaluate(() => {
      location.hash = 'somewhere'
    })
    await expect(page).toHaveURL('/ctn-mttr#somewhere')
    expect(await top()).toBe(300)
  })

  await test.step('[E-057] [E-058] the page behind a dialog does not move', async () => {
    await page.goto('/bzmn-reg')
    const { cancel, area } = businessNumberPage(page)
    await area.fill('123')
    await down()
    await cancel.focus()
    const before = await top()
    const overflow = await page.evaluate(() => getComputedStyle(document.documentElement).overflow)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.mouse.move(180, 40)
    await page.mouse.wheel(0, 200)
    // A wheel event scrolls within two frames, if it scrolls at all.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await top()).toBe(before)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(await top()).toBe(before)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(overflow)
    await expect(page).toHaveURL('/bzmn-reg')
    await expect(area).toHaveValue('123')
    await expect(cancel).toBeFocused()
  })
})

test('[F-030] [E-207] a reload after a failed screen continues with the same business number', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [/Failed to load resource|Failed to fetch dynamically|net::ERR_/] })
  await page.route('**/assets/consent-*.js', (route) => route.abort())
  await world.enter('new-individual-confirmed', '/info-agree')
  await expect(page.getByRole('alert')).toContainText(
    '화면을 불러오지 못했습니다. 인터넷 연결을 확인한 후 새로고침해주세요. 적으신 내용은 이 창에 남지만, 신청서의 주민등록번호와 첨부파일은 다시 넣으셔야 합니다.',
  )
  await seeNoAxeViolations(page)
  await page.unroute('**/assets/consent-*.js')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: '새로고침' }).click()
  await giveRequiredConsentsAndContinue(page)
  expect(await readStoredSession(page)).toMatchObject({ brNo: '1000100001' })
})
