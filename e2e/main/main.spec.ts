import type { Page } from '@playwright/test'
import { NETWORK_NOISE, expect, test } from '../journey.ts'
import { patternWithAnySpaces, seeAlertAndConfirm } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { changeStoredSession, readStoredSession } from '../steps/session.ts'
import { seeVisibleTabStops } from '../steps/tab-stops.ts'

const tiles = (page: Page) => page.getByRole('navigation', { name: '주요 서비스' }).getByRole('link')
const applyTile = (page: Page) => page.getByRole('link', { name: /^신청하기/ })

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[E-008] [E-023] [E-024] [E-025] [E-060] [E-061] [E-206] the main page shows all texts without scripts',
    { tag: '@first' },
    async ({ page, request }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        '연 매출 3억 원 이하 소상공인의 배달·택배비를 지원합니다.',
      )
      await expect(tiles(page)).toHaveText([
        '지원요건 확인 신청 전에 지원 대상과 요건을 확인해주세요.',
        '신청하기 자가진단과 본인인증을 하고 신청합니다.',
        '신청결과 확인 및 증빙 등록 신청결과를 조회하고 증빙자료를 등록해주세요.',
        '이용방법 안내 (PDF, 새 창 열림) 이용 설명서(PDF)를 볼 수 있습니다.',
      ])
      const targets = await tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets).toEqual(['/elig-check', '/self-check', '/onslf-check-result', '/pdf/manual.pdf'])
      const manual = tiles(page).last()
      await expect(manual).toHaveAttribute('target', '_blank')
      await expect(manual).toHaveAttribute('rel', /noopener/)
      expect((await request.get(targets[3] ?? '')).headers()['content-type']).toContain('application/pdf')
      await expect(page.getByRole('timer')).toHaveCount(0)
      await expect(page.locator('.Traffic-vehicle svg')).toHaveCount(3)
      for (const vehicle of await page.locator('.Traffic-vehicle svg').all()) await expect(vehicle).toBeVisible()
      await expect(page.getByRole('button', { name: '움직임 멈추기' })).toHaveCount(0)

      const footer = page.getByRole('contentinfo')
      for (const [name, href] of [
        ['자주 묻는 질문', '/board-faq'],
        ['이용 안내', '/user-guide'],
        ['지역센터 안내', '/region-center'],
        ['이의신청 안내', '/objctRqst'],
        ['개인정보 처리방침', '/info-privacy'],
        ['이용약관', '/info-terms'],
        ['1533-0500', 'tel:15330500'],
        ['1644-5332', 'tel:16445332'],
        ['1644-5333', 'tel:16445333'],
      ] as const)
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      await expect(footer).toContainText('신청·결과 문의 1533-0500')
      await expect(footer).toContainText('증빙·이의신청 문의 1644-5332, 1644-5333')
      await expect(footer).toContainText('상담시간 : 평일 9시~18시 (공휴일 제외)')
      const announcement = footer.getByRole('link', { name: /^사업 공고문\(PDF\)/ })
      await expect(announcement).toHaveAttribute('target', '_blank')
      await expect(announcement).toHaveAttribute('rel', /noopener/)
    },
  )
})

/** Returns how many animations of the vehicles run. */
const moving = (page: Page) =>
  page
    .locator('.Traffic-road')
    .evaluate((road) => road.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length)

test('[E-206] nothing moves on the page when the scripts take over', async ({ page }) => {
  // Notices change the page when they arrive, not when the scripts load.
  const letNotices = await holdCalls(page, { path: '/api/v1/popup/' })
  const letScripts = await holdCalls(page, { path: '/assets/*.js' })
  await page.goto('/', { waitUntil: 'commit' })
  await applyTile(page).focus()
  const places = () =>
    page
      .locator('header, h1, footer p, footer a, nav a, main h2, main p, main img')
      .evaluateAll((all) =>
        all.map((element) => [element.textContent, JSON.stringify(element.getBoundingClientRect())].join(' ')),
      )
  // Fonts are requested only when the layout has all style sheets. Before that, no font counts as loading.
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    document.body.getBoundingClientRect()
    const isLoaded = document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded')
    return isLoaded && sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null)
  })
  const before = await places()
  expect(before.length).toBeGreaterThan(20)
  const configurationAnswer = page.waitForResponse('**/config.json')
  await letScripts()
  await configurationAnswer
  await expect(page.getByRole('region', { name: '이렇게 진행됩니다' })).toBeVisible()
  expect(await places()).toEqual(before)
  await expect(applyTile(page)).toBeFocused()
  await letNotices()
  await test.step('[D1-227] under reduced motion the road stands still and has no stop button', async () => {
    const road = page.locator('.Traffic-road')
    await road.scrollIntoViewIfNeeded()
    await expect(road.locator('svg').first()).toBeVisible()
    await expect(road.locator('.Traffic-stop')).toBeHidden()
    expect(await moving(page)).toBe(0)
  })
})

test.describe('with motion enabled', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('[D1-227] all motion on the main page can be stopped', async ({ page }) => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 900 },
    ])
      await test.step(`at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await page.goto('/')
        const stop = page.getByRole('button', { name: '움직임 멈추기' })
        await expect(stop).toBeAttached()
        await seeVisibleTabStops(page, '/')
        const last = page.getByRole('contentinfo').getByRole('link').last()
        while (!(await last.evaluate((link) => link === document.activeElement))) {
          await page.keyboard.press('Tab')
          await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 })
          if (await stop.evaluate((button) => button === document.activeElement)) break
        }
        await expect(stop).toBeFocused()
        await expect.poll(() => moving(page)).toBeGreaterThan(0)
        await page.keyboard.press('Enter')
        await expect.poll(() => moving(page)).toBe(0)
        await page.getByRole('button', { name: '다시 움직이기' }).click()
        await expect.poll(() => moving(page)).toBeGreaterThan(0)
        const height = await page.locator('.Traffic-road').evaluate((road) => road.getBoundingClientRect().height)
        expect(height).toBeGreaterThan(100)
      })
  })
})

test.describe('on a device in another time zone, whose clock is two days behind', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('[E-026] [E-027] the apply period follows the server clock without a reload', async ({ page, world }) => {
    await page.clock.install({ time: '2025-06-24T03:00:00Z' })
    await world.clock('2025-06-26T17:59:00+09:00')
    await page.goto('/')
    const apply = applyTile(page)
    const readTileColour = () => apply.evaluate((tile) => getComputedStyle(tile).backgroundColor)
    await expect(apply).not.toHaveAttribute('aria-disabled')
    const openLook = await readTileColour()

    await world.clock('2025-06-26T18:00:00+09:00')
    await page.clock.fastForward(61_000)
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
    await expect(apply).toContainText('지금은 신청할 수 없는 시간입니다.')
    await expect(apply).toContainText('오늘 20:00부터 신청할 수 있습니다.')
    expect(await readTileColour()).not.toBe(openLook)
    await apply.click({ force: true })
    await apply.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    expect((await world.tickets()).length).toBe(0)

    await test.step('[E-070] apply buttons of information pages are disabled outside the apply period', async () => {
      await page.getByRole('link', { name: /^지원요건 확인/ }).click()
      await expect(page).toHaveURL('/elig-check')
      const button = page.getByRole('button', { name: '신청하기' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await button.click({ force: true })
      const closedHeading = page.getByRole('heading', {
        level: 2,
        name: patternWithAnySpaces('지금은 신청할 수 없는 시간입니다.'),
      })
      const reopens = page.getByRole('heading', {
        level: 3,
        name: patternWithAnySpaces('오늘 20:00부터 신청할 수 있습니다.'),
      })
      await expect(closedHeading).toBeVisible()
      await expect(reopens).toBeVisible()
      await page.getByRole('link', { name: '유의사항 보기' }).click()
      await expect(page).toHaveURL('/ctn-mttr')
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).toHaveAccessibleDescription(patternWithAnySpaces('오늘 20:00부터 신청할 수 있습니다.'))
      await expect(reopens).toBeVisible()
      await button.click({ force: true })
      await expect(page).toHaveURL('/ctn-mttr')
      await world.clock('2025-06-26T20:00:00+09:00')
      await page.clock.fastForward(7_200_000)
      await expect(button).not.toHaveAttribute('aria-disabled')
      await expect(closedHeading).toHaveCount(0)
      await button.click()
      await expect(page).toHaveURL('/self-check')
    })
  })
})

test('[E-028] [E-029] the result tile opens the result for a certified visitor', async ({ page, world }) => {
  const result = page.getByRole('link', { name: /^신청결과 확인/ })
  await world.enter('applied-under-review', '/ctn-mttr')
  await changeStoredSession(page, { pageSeparation: '0' })
  const storedSession = await readStoredSession(page)
  await changeStoredSession(page, { ...storedSession, token: '' })
  await page.goto('/')
  await result.click()
  await expect(page).toHaveURL('/onslf-check-result')
  await changeStoredSession(page, storedSession ?? {})
  await page.goto('/')
  await result.click()
  await expect(page).toHaveURL('/aply-result')
  expect(await readStoredSession(page)).toMatchObject({ pageSeparation: '1' })
})

test('[E-062] [E-063] the pages before an application lead on and back, and download the pledge once', async ({
  page,
  world,
}) => {
  const path = '/api/v1/common/file/presigned-download-url-not-use-token'
  const calls = async () => (await world.journal({ path })).length
  await test.step('[E-009] [E-069] the requirements lead to the notes, the notes to the self-check, and both back', async () => {
    await page.goto('/elig-check')
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.getByRole('button', { name: '이전' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: /^지원요건 확인/ }).click()
    await page.getByRole('link', { name: '유의사항 보기' }).click()
    await expect(page).toHaveURL('/ctn-mttr')
    await page.getByRole('button', { name: '신청하기' }).click()
    await expect(page).toHaveURL('/self-check')
    await page.goto('/ctn-mttr')
    await page.getByRole('button', { name: '이전' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/ctn-mttr')
  })
  const pledge = page.getByRole('button', { name: '직접배달 지급 확약서 내려받기' })
  await test.step('[E-204] a double click downloads once, and a later click again', async () => {
    for (const visit of [1, 2]) {
      const release = await holdCalls(page, { path })
      const download = page.waitForEvent('download')
      await pledge.dblclick()
      await pledge.press('Enter')
      await release()
      expect((await download).suggestedFilename()).toMatch(/\.hwpx$/)
      expect(await calls()).toBe(visit)
    }
    expect((await world.journal({ path })).map(({ query }) => query)).toEqual([
      { filePath: 'forms/pledge.hwpx' },
      { filePath: 'forms/pledge.hwpx' },
    ])
  })
  await test.step('[E-207] a later click downloads the form after its script has failed to load', async () => {
    world.tolerate({ console: [NETWORK_NOISE] })
    await page.reload()
    const part = '**/assets/download-public-file-*.js'
    await page.route(part, (route) => route.abort())
    await pledge.click()
    await seeAlertAndConfirm(page, '불러오지 못했습니다. 인터넷 연결을 확인한 후 다시 눌러주세요.')
    await page.unroute(part)
    const download = page.waitForEvent('download')
    await pledge.click()
    expect((await download).suggestedFilename()).toMatch(/\.hwpx$/)
  })
  await world.fault({ path, status: 500 })
  await pledge.click()
  await seeAlertAndConfirm(page, '파일 다운로드에 실패했습니다.')
  expect(page.context().pages()).toHaveLength(1)
})
