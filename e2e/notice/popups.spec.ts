import type { Page } from '@playwright/test'
import { seeNoAxeViolations, NETWORK_NOISE, pressByKey, expect, tabTo, test, type TestWorld } from '../journey.ts'
import { dialog } from '../steps/dialog.ts'
import { seeNothingCovered } from '../steps/layout.ts'
import { openMainPage, popupLocatorsOf, PROOF_NOTICE_TEXT, addPopups } from '../steps/popups.ts'
import { enlargeText } from '../steps/text-size.ts'

const GENERAL = '현재 공지사항을 불러올 수 없습니다. 이용 문의는 고객센터(1533-0500)로 연락해주세요.'
const DEFAULT = '예산이 소진될 때까지 신청할 수 있습니다.'
const LIST = '/api/v1/popup/list'

/**
 * Checks at every width that the popups do not cover the headline, the picture or a tile, and that every popup shows
 * its checkbox and its button.
 */
const expectNothingCovered = async (page: Page) => {
  const { place, all, fullLines } = popupLocatorsOf(page)
  const total = await all.count()
  for (const [width, height] of [
    [320, 640],
    [360, 640],
    [768, 1024],
    [1024, 768],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(all.getByRole('button', { name: '닫기', exact: true }), `${width} px`).toHaveCount(
      width < 768 ? 1 : total,
    )
    const boxes = fullLines.getByRole('checkbox', { name: '오늘 하루 열지 않기' })
    await expect(boxes, `${width} px`).toHaveCount(await fullLines.count())
    const coveredParts = await place.evaluate((notices) => {
      const notice = notices.getBoundingClientRect()
      const parts = document.querySelectorAll('main h1, main .Main-scene, main nav[aria-label="주요 서비스"] a')
      if (parts.length < 5) return ['the headline, the picture or a tile is missing']
      return [...parts].flatMap((part) => {
        const { top, right, bottom, left, height } = part.getBoundingClientRect()
        const isApart = notice.top >= bottom || notice.bottom <= top || notice.left >= right || notice.right <= left
        return height === 0 || isApart ? [] : [part.textContent]
      })
    })
    expect(coveredParts, `${width} px`).toEqual([])
  }
}

const PHONE = { width: 360, height: 700 } as const

/** Reads the popups on a phone, where only the topmost is shown. */
const readOneByOne = async (page: Page, world: TestWorld) => {
  await addPopups(
    world,
    [1, 2, 3].map((popupSn) => ({ popupSn, popupContents: `<p>공지 ${popupSn}호 ${'긴 글 '.repeat(200)}</p>` })),
  )
  await page.goto('/')
  const popups = popupLocatorsOf(page)
  await expect(popups.all).toHaveCount(1)
  await expect(popups.all).toContainText('공지 4개 중 1번째')
  const apply = page.getByRole('link', { name: /^신청하기/ })
  await apply.click({ trial: true })
  await popups.all.getByRole('button', { name: '내용 보기' }).click()
  await expect(popups.all).toContainText('공지 3호')
  await seeNoAxeViolations(page)
  expect((await popups.place.boundingBox())?.y).toBeGreaterThan(0)
  for (const n of [2, 3, 4]) {
    await popups.all.getByRole('button', { name: '닫기', exact: true }).click()
    await expect(popups.all).toContainText(`공지 4개 중 ${n}번째`)
    await expect(popups.all).toHaveCount(1)
  }
  await popups.close(PROOF_NOTICE_TEXT).click()
  await expect(popups.place).toHaveCount(0)
  await apply.click()
  await expect(page).toHaveURL('/self-check')
}

/** Uses the page beside a popup on a phone, and hides the popup by keyboard. */
const clickBesidePopup = async (page: Page) => {
  await openMainPage(page)
  for (const name of [/^이용방법 안내/, '개인정보 처리방침'])
    await page.getByRole('link', { name }).first().click({ trial: true })
  const popups = popupLocatorsOf(page)
  await pressByKey(page, 'button', `${PROOF_NOTICE_TEXT} 내용 보기`)
  await expect(popups.saying(PROOF_NOTICE_TEXT).getByRole('img')).toHaveCount(2)
  await tabTo(page, 'checkbox', '오늘 하루 열지 않기')
  await page.keyboard.press('Space')
  await pressByKey(page, 'button', '닫기')
  await expect(popups.place).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['popup-hide-proof'])
}

test('[E-030] [E-034] [E-038] [E-039] [E-047] [D2-897] no popup covers a tile in a wide window', async ({
  page,
  world,
}) => {
  await addPopups(
    world,
    [3, 12, 7].map((popupSn) => ({ popupSn, popupContents: `<h1>공지 ${popupSn}호</h1><p>본문입니다.</p>` })),
  )
  await openMainPage(page)
  const popups = popupLocatorsOf(page)
  await expect(popups.all).toContainText(['공지 12호', '공지 7호', '공지 3호', PROOF_NOTICE_TEXT])
  expect(await popups.all.evaluateAll((all) => all.map((popup) => getComputedStyle(popup).zIndex))).toEqual([
    '100011',
    '100006',
    '100002',
    '99999',
  ])
  expect(await world.journal({ path: LIST })).toHaveLength(1)
  await seeNoAxeViolations(page)
  await expectNothingCovered(page)
  await test.step('the examples of the proof notice are downloaded without opening a window', async () => {
    const notice = popups.saying(PROOF_NOTICE_TEXT)
    await notice.getByRole('button', { name: '내용 보기' }).click()
    await expect(notice.getByRole('img', { name: '택배 운송장 증빙 예시' })).toBeVisible()
    const hidden = await notice.getByRole('group').evaluate((text) => text.scrollHeight - text.clientHeight)
    expect(hidden, 'opened, all of it is seen').toBe(0)
    const download = page.waitForEvent('download')
    await notice.getByRole('button', { name: '직접배달 증빙 예시 내려받기' }).click()
    expect((await download).suggestedFilename()).toBe('delivery.pdf')
    const calls = await world.journal({ path: '/api/v1/common/file/presigned-download-url-not-use-token' })
    expect(calls.map(({ method, body }) => [method, body ?? null])).toEqual([['POST', null]])

    await world.fault({ path: '/api/v1/common/file/*', status: 500 })
    await notice.getByRole('button', { name: '정산내역 예시 내려받기' }).click()
    await expect(dialog(page)).toContainText('파일 다운로드에 실패했습니다.')
    expect(page.context().pages()).toHaveLength(1)
    // A dialog of the page is above all popups.
    await dialog(page).getByRole('button', { name: '확인' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })
  await page.getByRole('link', { name: /^이용방법 안내/ }).click({ trial: true })
  await page.getByRole('link', { name: /^신청하기/ }).click()
  await expect(page).toHaveURL('/self-check')
  await expect(popups.place).toHaveCount(0)
  await test.step('[E-212] popups on a phone appear one by one without covering a tile', async () => {
    await page.setViewportSize(PHONE)
    await world.forget()
    await readOneByOne(page, world)
  })
})

/** Returns to the main page by the banner link. Unlike a reload, this repeats only the calls of the main page. */
const goHome = async (page: Page) => {
  await page.getByRole('banner').getByRole('link').first().click()
  await popupLocatorsOf(page).saying(PROOF_NOTICE_TEXT).waitFor()
}

const FAILURES = [
  { name: 'another status in the body', fault: { path: LIST, status: 200, body: { status: 500, result: [] } } },
  { name: 'half an answer', fault: { path: LIST, cut: 'during' } },
] as const

test('[E-035] a failed list of popups is replaced by the default notice', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  await world.settings({ callTimeoutMs: 4000 })
  await world.clock('2025-11-01T12:00:00+09:00')
  await page.goto('/self-check')
  for (const { name, fault } of FAILURES) {
    await test.step(name, async () => {
      await world.fault(fault)
      await goHome(page)
      await expect(popupLocatorsOf(page).all.getByText(GENERAL)).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      await page.getByRole('link', { name: /^신청하기/ }).click()
      await expect(page).toHaveURL('/self-check')
    })
  }
  await test.step('the page is usable while it waits for a missing list', async () => {
    await world.clock('2025-10-13T09:00:00+09:00')
    await world.fault({ path: LIST, silent: true })
    await openMainPage(page)
    await expect(popupLocatorsOf(page).all.getByText(DEFAULT)).toBeVisible()
    await expectNothingCovered(page)
  })
  await test.step('[E-053] a popup shows a short message if the sanitiser is missing', async () => {
    await addPopups(world, [{ popupSn: 1, popupContents: '<p>공지 1호</p>' }])
    await page.route(/\/purify-.*\.js$/, (route) => route.abort())
    await openMainPage(page)
    const popups = popupLocatorsOf(page)
    await expect(popups.all.first()).toContainText('내용을 불러오지 못했습니다. 새로고침하시면 다시 볼 수 있습니다.')
    await expect(popups.saying('공지 1호')).toHaveCount(0)
    await page.getByRole('link', { name: /^신청하기/ }).click()
    await expect(page).toHaveURL('/self-check')
  })
})

test('[E-037] [E-047] a single notice covers no tile, picture or headline at any width', async ({ page }) => {
  await openMainPage(page)
  await expectNothingCovered(page)
  await test.step('[D1-972] with large text it does not cover the line that says whether applications are open', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const percent of [120, 164, 200]) {
      await enlargeText(page, percent)
      await seeNothingCovered(page, `${percent} % text`)
      await expect(page.getByText('지금 신청하실 수 있습니다.')).toBeVisible()
    }
    await enlargeText(page, 100)
  })
  await test.step('the notice appears only once on the page', async () => {
    const again = page.getByRole('main').getByRole('heading', { name: PROOF_NOTICE_TEXT })
    await expect(again).toHaveCount(0)
    const popups = popupLocatorsOf(page)
    await popups.all.getByRole('button', { name: '내용 보기' }).click()
    await expectNothingCovered(page)
    await seeNoAxeViolations(page)
    await popups.close(PROOF_NOTICE_TEXT).click()
    await expect(popups.place).toHaveCount(0)
    await expect(again).toHaveCount(0)
    await expect(page.getByText('지금 신청하실 수 있습니다.')).toBeVisible()
  })
  await test.step('[E-212] tiles and links can be clicked while a popup is shown', async () => {
    await page.setViewportSize(PHONE)
    await clickBesidePopup(page)
  })
})
