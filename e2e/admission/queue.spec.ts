import type { Page } from '@playwright/test'
import { expect, seeNoAxeViolations, test, type TestWorld } from '../journey.ts'
import { registerBusinessNumber } from '../steps/business.ts'
import { closeDialogBy, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { chooseAtProvider, methodButton, openCertificationMethod } from '../steps/identity.ts'
import { popupLocatorsOf, PROOF_NOTICE_TEXT } from '../steps/popups.ts'
import { QUEUE_REFUSAL_TEXTS, seeQueueRefusalAndClose } from '../steps/queue.ts'
import { SESSION_TOKEN_CALL_PATHS, readStoredSession } from '../steps/session.ts'

const PHONE = '휴대폰 인증'
const ASKING = '접속할 수 있는지 확인하고 있습니다.'

const states = async (world: TestWorld) => (await world.tickets()).map(({ state }) => state)

/** Opens the certification page. */
const onTheCertificationPage = async (page: Page, world: TestWorld) => {
  const facts = await world.persona('new-individual-confirmed')
  await registerBusinessNumber(page, facts.brNo)
}

/** Stops the page's clock, so that the content of the page stays until the test advances the clock. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

test('[F-027] [F-028] [P-194] [P-204] [E-175] a visitor whom the queue does not admit stays on the page', async ({
  page,
  world,
}) => {
  await page.clock.install()
  const tile = () => page.getByRole('link', { name: /^신청하기/ })
  /** Clicks the tile while no question reaches the queue. Returns a function that lets them pass. */
  const askHeldQueue = async () => {
    const answer = await holdCalls(page, { path: '/ts.wseq' })
    await tile().click()
    return answer
  }
  await test.step('[E-134] [E-135] a tile of the main page leads through the queue', async () => {
    await page.goto('/')
    await world.queue({ act_1: 'block' })
    await tile().click()
    await seeQueueRefusalAndClose(page, 'block')
    await expect(page).toHaveURL('/')
    await world.queue({ act_1: 'error:503' })
    await page.getByRole('link', { name: /^신청결과 확인/ }).click()
    await seeQueueRefusalAndClose(page, 'error:503')
    await expect(page).toHaveURL('/')

    await world.queue({})
    await test.step('[D1-950] the tile says that the queue is being asked, and asks once', async () => {
      // The portal waits a few seconds for the queue, so its clock stands still until the answer.
      await stopTime(page)
      const answer = await askHeldQueue()
      await expect
        .poll(async () => {
          await page.clock.runFor(100)
          return tile().textContent()
        })
        .toContain(ASKING)
      await expect(tile()).toHaveAttribute('aria-busy', 'true')
      await tile().click()
      await answer()
      await page.clock.resume()
    })
    await expect(page).toHaveURL('/self-check')
    await expect
      .poll(async () => (await world.tickets()).map(({ action, state }) => [action, state]))
      .toEqual([['act_1', 'released']])
  })
  await test.step('[F-029] [P-192] a visitor who may bypass the queue holds no ticket', async () => {
    const before = (await world.tickets()).length
    for (const outcome of ['bypass', 'express']) {
      await world.queue({ act_1: outcome })
      await page.goto('/')
      await tile().click()
      await expect(page).toHaveURL('/self-check')
    }
    const newTickets = async () => (await world.tickets()).slice(before)
    await expect
      .poll(async () => (await newTickets()).map(({ state, releases }) => [state, releases]))
      .toEqual([['released', 1]])
    await world.queue({})
  })
  await onTheCertificationPage(page, world)
  await test.step('[P-198] the dialog closes by its button', async () => {
    const before = (await world.tickets()).length
    await world.queue({ act_3: 'wait-forever' })
    await methodButton(page, PHONE).click()
    await expect(dialog(page)).toContainText('서비스 접속 대기 중입니다.')
    await expect(dialog(page)).toContainText('앞에 999명이 대기하고 있습니다.')
    await dialog(page).getByRole('button', { name: '닫기' }).click()
    await expect(dialog(page)).toContainText('대기를 중지할까요?')
    await dialog(page).getByRole('button', { name: '계속 기다리기' }).click()
    await expect(dialog(page)).toContainText('앞에 999명이 대기하고 있습니다.')
    await closeDialogBy(page, '중지')
    await expect(page.getByRole('status').filter({ hasText: '대기를 중지했습니다.' })).toHaveCount(1)
    await expect(methodButton(page, PHONE)).toBeFocused()
    await expect.poll(async () => (await states(world)).slice(before)).toEqual(['released'])
  })
  await test.step('[E-058] the dialog closes by Escape', async () => {
    const before = (await world.tickets()).length
    await methodButton(page, PHONE).click()
    await expect(dialog(page)).toContainText('앞에 999명이 대기하고 있습니다.')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(async () => (await states(world)).slice(before)).toEqual(['released'])
  })
  for (const outcome of ['block', 'error:509', 'garbage']) {
    await test.step(`for the outcome ${outcome}, the page shows a message`, async () => {
      await world.queue({ act_3: outcome })
      await methodButton(page, PHONE).click()
      await seeQueueRefusalAndClose(page, outcome)
      await expect(methodButton(page, PHONE)).toBeFocused()
      await expect(methodButton(page, PHONE)).not.toHaveAttribute('aria-disabled')
    })
  }
  await test.step('[E-135] the page shows an error if the queue never answers', async () => {
    await world.queue({ act_3: 'silent' })
    await methodButton(page, PHONE).click()
    // The queue does not answer, so no answer is skipped when the test advances the clock.
    await expect
      .poll(async () => {
        await page.clock.runFor(2500)
        return dialog(page).getByText(QUEUE_REFUSAL_TEXTS.error).count()
      })
      .toBe(1)
    await seeQueueRefusalAndClose(page, 'silent')
  })
  expect(page.context().pages()).toHaveLength(1)
  expect(await world.journal({ path: '/api/v1/auth/*' })).toEqual([])
  expect(await readStoredSession(page)).toMatchObject({ onslfCert: '' })
  await test.step('a tile that asks the queue has no axe violation', async () => {
    // This is the last step, because the portal may stop waiting for the queue while axe runs. The question never passes:
    // the queue would admit a visitor who no longer waits.
    await page.goto('/')
    await askHeldQueue()
    await expect(tile()).toContainText(ASKING)
    await seeNoAxeViolations(page)
  })
})

test('[P-316] [P-200] the waiting room returns its ticket exactly once', async ({ page, world, context }) => {
  await page.clock.install()
  await onTheCertificationPage(page, world)
  const waitUntilBegun = async (on: Page) => {
    const window = await openCertificationMethod(on, PHONE)
    await expect(window.getByText('모의 인증 화면')).toBeVisible()
    expect((await states(world)).at(-1)).toBe('admitted')
    return window
  }
  const givenBackOnce = async () => {
    await expect.poll(async () => (await states(world)).filter((state) => state !== 'released')).toEqual([])
    expect((await world.tickets()).filter(({ releases }) => releases !== 1)).toEqual([])
  }

  await test.step('the ticket is returned if the visitor stops the wait', async () => {
    await world.queue({ act_3: 'wait:3' })
    await stopTime(page)
    await methodButton(page, PHONE).click()
    await expect(dialog(page)).toContainText('앞에 3명이 대기하고 있습니다.')
    await page.clock.runFor(1000)
    await expect(dialog(page)).toContainText('앞에 2명이 대기하고 있습니다.')
    await expect(dialog(page)).toContainText('예상 대기시간')
    await expect(dialog(page).getByRole('progressbar', { name: '대기 진행률' })).toBeVisible()
    await test.step('[D1-965] nothing has to be scrolled on a phone', async () => {
      const window = page.viewportSize() ?? { width: 1280, height: 900 }
      await page.setViewportSize({ width: 360, height: 740 })
      const hiddenHeights = await dialog(page)
        .locator('*')
        .evaluateAll((parts) =>
          parts.flatMap((part) =>
            getComputedStyle(part).overflowY === 'auto' ? [part.scrollHeight - part.clientHeight] : [],
          ),
        )
      expect(hiddenHeights.filter((pixels) => pixels > 1)).toEqual([])
      expect(hiddenHeights).not.toEqual([])
      await page.setViewportSize(window)
    })
    await closeDialogBy(page, '중지')
    await page.clock.resume()
    await givenBackOnce()
    await world.queue({})
  })
  await test.step('[D3-350] the place is kept while the connection is lost', async () => {
    const before = (await world.tickets()).length
    await world.queue({ act_3: 'wait:3' })
    await stopTime(page)
    await methodButton(page, PHONE).click()
    await expect(dialog(page)).toContainText('앞에 3명이 대기하고 있습니다.')
    await page.context().setOffline(true)
    await page.clock.runFor(4000)
    await expect(dialog(page)).toContainText('연결이 끊겨 다시 연결하고 있습니다.')
    await expect(dialog(page)).toContainText('앞에 3명이 대기하고 있습니다.')
    await page.context().setOffline(false)
    await page.clock.runFor(1000)
    await expect(dialog(page)).toContainText('앞에 2명이 대기하고 있습니다.')
    await expect(dialog(page)).not.toContainText('연결이 끊겨')
    expect((await world.tickets()).slice(before)).toHaveLength(1)
    await closeDialogBy(page, '중지')
    await page.clock.resume()
    await givenBackOnce()
    await world.queue({})
  })
  await test.step('[P-197] the dialog is above the popups of the main page', async () => {
    await page.goto('/')
    const popup = popupLocatorsOf(page).saying(PROOF_NOTICE_TEXT)
    await expect(popup).toBeVisible()
    await world.queue({ act_1: 'wait-forever' })
    // Enters by key, because the popup may cover the tile.
    await page.getByRole('link', { name: /^신청하기/ }).press('Enter')
    await expect(dialog(page)).toContainText('앞에 999명이 대기하고 있습니다.')
    await expect(dialog(page)).toHaveCSS('z-index', '32000')
    expect(
      await popup.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    ).toBe(false)
    await closeDialogBy(page, '중지')
    await givenBackOnce()
    await world.queue({})
    await page.goto('/onslf-check')
  })
  await test.step('the ticket is returned if the certification fails', async () => {
    await chooseAtProvider(await waitUntilBegun(page), '인증 실패')
    await expect(dialog(page)).toBeVisible()
    await closeDialogBy(page, '다른 방법으로')
    await givenBackOnce()
  })
  await test.step('the ticket is returned if the visitor leaves the page by a link', async () => {
    const window = await waitUntilBegun(page)
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click()
    await expect(page).toHaveURL('/info-terms')
    await givenBackOnce()
    await window.close()
  })
  await test.step('the ticket is returned if the visitor opens another URL', async () => {
    await page.goto('/onslf-check')
    const window = await waitUntilBegun(page)
    await page.goto('/ctn-mttr')
    await givenBackOnce()
    await window.close()
  })
  await test.step('the ticket is returned if the session ends', async () => {
    await page.goto('/onslf-check')
    await expect(page.getByRole('timer')).toBeVisible()
    const window = await waitUntilBegun(page)
    await world.fault({ path: SESSION_TOKEN_CALL_PATHS.remaining, status: 200, body: { status: 200, result: 0 } })
    await page.clock.fastForward(3_605_000)
    await seeRefusalDialogAndClose(page, '인증 유효시간이 만료되었습니다. 다시 인증해주세요.')
    await expect(page).toHaveURL('/')
    await givenBackOnce()
    await window.close()
  })
  await test.step('[P-197] the visitor is admitted, and a click opens the window', async () => {
    await registerBusinessNumber(page, '1000100001')
    const before = (await world.tickets()).length
    await world.queue({ act_3: 'wait:3' })
    await stopTime(page)
    await methodButton(page, PHONE).click()
    await expect(dialog(page)).toContainText('앞에 3명이 대기하고 있습니다.')
    await page.clock.runFor(1000)
    await expect(dialog(page)).toContainText('앞에 2명이 대기하고 있습니다.')
    await page.clock.runFor(1000)
    await expect(dialog(page)).toContainText('앞에 1명이 대기하고 있습니다.')
    await page.clock.runFor(1000)
    await expect(dialog(page)).toContainText('대기가 끝났습니다.')
    await page.clock.resume()
    const popupOpening = page.waitForEvent('popup')
    await dialog(page).getByRole('button', { name: '인증 창 열기' }).click()
    const window = await popupOpening
    expect((await states(world)).slice(before)).toEqual(['admitted'])
    await chooseAtProvider(window, '인증 성공')
    await expect(page).toHaveURL('/info-agree')
    await givenBackOnce()
    await world.queue({})
  })
  await test.step('the ticket is returned if the tab is closed', async () => {
    const other = await context.newPage()
    await registerBusinessNumber(other, '1000100001')
    await waitUntilBegun(other)
    await other.close()
    await givenBackOnce()
  })
})
