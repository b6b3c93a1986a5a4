import type { Page } from '@playwright/test'
import type { Settings } from '#domain/settings/settings'
import { expect, test, type TestWorld } from '../journey.ts'
import { registerBusinessNumber } from '../steps/business.ts'
import { dialog } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { chooseAtProvider, methodButton, openCertificationMethod } from '../steps/identity.ts'
import { hasLoginCookie, countScreenCalls, readStoredSession } from '../steps/session.ts'

const REQUEST_PATH = '/api/v1/auth/integration/request'
const IN_PROGRESS = '열린 인증 창에서 본인인증을 완료해주세요.'

/** Returns the message of a provider about a person; the default `ci` belongs to no persona. */
const returnMessage = (state: string, ci = 'ci-forged') =>
  new URLSearchParams({ name: '모르는이', birthDay: '19800101', ci, state, phone: '01000000000' })

const message = (state: string, more: object = {}) => ({
  type: 'cert',
  success: true,
  state,
  name: '모르는이',
  birthDay: '19800101',
  ci: 'ci-forged',
  ...more,
})

/** Returns the input with the one-time `state` of this certification, as the provider's page received it. */
const stateOf = (window: Page) => window.locator('input[name="start.state"], input[name="start.reservedMsg"]').first()

const onTheCertificationPage = async (page: Page, world: TestWorld) => {
  const facts = await world.persona('new-individual-confirmed')
  await registerBusinessNumber(page, facts.brNo)
  return facts
}

/**
 * Starts a certification whose window stays empty, because the call for its form is held; `release` lets it continue.
 */
const startAndHold = async (page: Page) => {
  const release = await holdCalls(page, { path: REQUEST_PATH })
  const request = page.waitForRequest(`**${REQUEST_PATH}`)
  const window = await openCertificationMethod(page, '공동인증서')
  const { state } = (await request).postDataJSON() as { readonly state: string }
  await expect(page.getByText(IN_PROGRESS)).toBeVisible()
  return { window, state, release }
}

/** Records the messages that arrive at the page, to prove that each forgery was delivered. */
const listenIn = (page: Page) =>
  page.evaluate(() => {
    const messages: unknown[] = []
    Object.assign(globalThis, { arrived: messages })
    addEventListener('message', ({ data }) => messages.push(data))
    new BroadcastChannel('certification').addEventListener('message', ({ data }) => messages.push(data))
  })
const arrivedMessages = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly arrived: readonly unknown[] }).arrived)

type Forgery = (at: { readonly page: Page; readonly window: Page; readonly state: string }) => Promise<unknown>

const post = (from: Page, data: unknown, to: string) =>
  from.evaluate(([one, target]) => (globalThis.opener as Window).postMessage(one, target), [data, to] as const)

/** Returns the URL of a page of another origin. */
const outsideOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { queueUrl } = (await (await fetch('/config.json')).json()) as Settings
    return new URL('/ip', queueUrl).href
  })

const otherWindow = async (page: Page, address: string): Promise<Page> => {
  const windowOpening = page.waitForEvent('popup')
  await page.evaluate((to) => void globalThis.open(to, '_blank'), address)
  const other = await windowOpening
  await other.waitForLoadState()
  return other
}

/** Posts to the channel of certifications from another tab of the same origin. */
const postToChannel = async (page: Page, data: object) => {
  const other = await page.context().newPage()
  await other.goto('/licenses.txt')
  await other.evaluate((one) => new BroadcastChannel('certification').postMessage(one), data)
}

/**
 * Messages from the opened window of the same origin, but with another state or format. This table has one message of
 * each kind; a component test covers all messages.
 */
const MISSHAPEN: Readonly<Record<string, (state: string) => unknown>> = {
  'the state of another start': () => message('another-state'),
  'a field too many': (state) => ({ ...message(state), extra: 'field' }),
}

/** Messages with the right format and state, but not from the opened window of the same origin. */
const MISPLACED: Readonly<Record<string, Forgery>> = {
  'the page itself': ({ page, state }) =>
    page.evaluate((one) => globalThis.postMessage(one, location.origin), message(state)),
  'another window of the own origin': async ({ page, state }) =>
    post(await otherWindow(page, '/licenses.txt'), message(state), new URL(page.url()).origin),
  'another window of another origin': async ({ page, state }) =>
    post(await otherWindow(page, await outsideOf(page)), message(state), '*'),
  'the channel, with the state of another start': ({ page }) => postToChannel(page, message('another-state')),
}

test('[F-025] forged messages change nothing before the real message arrives', async ({ page, world }) => {
  // All forged messages arrive within the time limit of this one delayed call.
  await world.settings({ callTimeoutMs: 200_000 })
  const facts = await onTheCertificationPage(page, world)
  const { window, state, release } = await startAndHold(page)
  await listenIn(page)
  const seeWaiting = async () => {
    await expect(page.getByText(IN_PROGRESS)).toBeVisible()
    await expect(methodButton(page, '휴대폰 인증')).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog(page)).toHaveCount(0)
    expect(await world.journal({ path: '/api/v1/auth/integration/result' })).toEqual([])
    expect(await readStoredSession(page)).toMatchObject({ onslfCert: '' })
  }
  // If a message ended the wait, the wait would stay ended. One check after all messages is therefore enough.
  await test.step('[E-123] messages of an unknown format from the opened window are ignored', async () => {
    const { origin } = new URL(page.url())
    for (const make of Object.values(MISSHAPEN)) await post(window, make(state), origin)
    await expect.poll(() => arrivedMessages(page)).toHaveLength(Object.keys(MISSHAPEN).length)
    await seeWaiting()
  })
  for (const [number, [title, forge]] of Object.entries(MISPLACED).entries())
    await test.step(title, async () => {
      await forge({ page, window, state })
      await expect.poll(() => arrivedMessages(page)).toHaveLength(Object.keys(MISSHAPEN).length + number + 1)
      await seeWaiting()
    })
  await test.step('[E-123] [E-105] the real message is accepted after all the forged ones', async () => {
    await release()
    await expect(window.getByText('모의 인증 화면')).toBeVisible()
    expect(await stateOf(window).inputValue()).toBe(state)
    await post(window, message(state), '*')
    await expect.poll(() => arrivedMessages(page)).toHaveLength(Object.keys({ ...MISSHAPEN, ...MISPLACED }).length + 1)
    await seeWaiting()

    await chooseAtProvider(window, '인증 성공')
    await expect(page).toHaveURL('/info-agree')
    expect(await readStoredSession(page)).toMatchObject({ onslfCert: facts.ci, mobileName: facts.name })
    expect(await world.journal({ path: '/api/v1/auth/integration/result' })).toHaveLength(1)
  })
})

/** A success and a cancellation, each with the message that the return page sends. Component tests cover all others. */
const RETURNS = [
  {
    address: '/kmc-result/cert-1/state-1?name=김하늘&birthDay=19850315&ci=c',
    message: {
      type: 'cert',
      success: true,
      state: 'state-1',
      name: '김하늘',
      birthDay: '19850315',
      ci: 'c',
      tr_cert: 'cert-1',
      tr_add: 'state-1',
    },
  },
  {
    address: '/integration-result?state=s&result=cancel',
    message: { type: 'cert', success: false, state: 's', cancelled: true },
  },
] as const

/** Opens each return page in a window, and reads the message that it sends. */
const seeReturns = async (page: Page, world: TestWorld) => {
  await page.goto('/ctn-mttr')
  for (const { address, message: expectedMessage } of RETURNS) {
    const receivedMessage = page.evaluate(
      async (to) =>
        new Promise((resolve) => {
          const openedWindow = globalThis.open(to)
          addEventListener(
            'message',
            ({ data, origin, source }) => resolve({ data, origin, mine: source === openedWindow }),
            { once: true },
          )
        }),
      address,
    )
    const window = await page.waitForEvent('popup')
    expect(await receivedMessage).toEqual({ data: expectedMessage, origin: new URL(page.url()).origin, mine: true })
    if (!window.isClosed()) await window.waitForEvent('close')
  }
  expect(await countScreenCalls(world)).toBe(0)
}

test('[F-024] [F-025] a message after a stopped certification is ignored', async ({ page, world }) => {
  await test.step('[E-014] [E-113] [E-121] [E-122] [E-214] [P-259] a return page sends its result only to its own origin', () =>
    seeReturns(page, world))
  const facts = await onTheCertificationPage(page, world)
  const comesLate = async (state: string) => {
    const late = await page.context().newPage()
    await late.clock.install()
    const query = new URLSearchParams({ name: facts.name, birthDay: facts.birthDay, ci: facts.ci, state })
    await late.goto(`/integration-result?${query}`)
    await late.clock.fastForward(2000)
    await expect(late.getByText('인증을 시작한 화면을 찾을 수 없습니다.')).toBeVisible()
    await late.close()
  }

  await test.step('[E-211] a late message is ignored after the visitor stops the certification', async () => {
    const window = await openCertificationMethod(page, '간편인증')
    const state = await stateOf(window).inputValue()
    await expect(page.getByText(IN_PROGRESS)).toBeVisible()
    const windowClosing = window.waitForEvent('close')
    await page.getByRole('button', { name: '인증 중단하기' }).click()
    await windowClosing
    await expect(methodButton(page, '간편인증')).toBeFocused()
    await expect(page.getByText(IN_PROGRESS)).toHaveCount(0)
    await expect.poll(async () => (await world.tickets()).map((ticket) => ticket.state)).toEqual(['released'])
    await comesLate(state)
  })
  await test.step('[E-211] a late message is ignored after a reload ends the certification', async () => {
    const window = await openCertificationMethod(page, '휴대폰 인증')
    await expect(window.getByText('모의 인증 화면')).toBeVisible()
    await page.reload()
    await expect(methodButton(page, '휴대폰 인증')).not.toHaveAttribute('aria-disabled')
    await chooseAtProvider(window, '인증 성공')
  })
  await expect(page).toHaveURL('/onslf-check')
  await expect(dialog(page)).toHaveCount(0)
  expect(await readStoredSession(page)).toMatchObject({ onslfCert: '' })
  expect(await hasLoginCookie(page)).toBe(false)
  expect(await world.journal({ path: '/api/v1/auth/simple/success' })).toEqual([])
  expect(await world.journal({ path: '/api/v1/auth/setJwtCookie' })).toEqual([])

  await test.step('[E-108] [E-124] a window that looks closed can still send its result', async () => {
    const before = (await world.tickets()).length
    const window = await openCertificationMethod(page, '간편인증')
    const state = await stateOf(window).inputValue()
    const provider = window.url()
    await window.close()
    await expect(page.getByText('아직 인증이 완료되지 않았습니다.')).toBeVisible()
    await expect(methodButton(page, '휴대폰 인증')).not.toHaveAttribute('aria-disabled')
    await expect
      .poll(async () => (await world.tickets()).slice(before).map((ticket) => ticket.state))
      .toEqual(['released'])

    // The provider continues in a window that the page did not open. The page accepts only a certification that was
    // actually performed.
    const late = await page.context().newPage()
    await late.goto(provider)
    await expect(stateOf(late)).toHaveValue(state)
    await late.getByRole('button', { name: '인증 성공', exact: true }).click()
    await expect(late.getByText('본인인증이 완료되었습니다. 창이 자동으로 닫힙니다.')).toBeVisible()
    await expect(late).toHaveURL('/integration-result')
    await expect(page).toHaveURL('/info-agree')
    expect(await readStoredSession(page)).toMatchObject({ onslfCert: facts.ci })

    await test.step('[E-124] a second message with the same state is ignored', async () => {
      await late.clock.install()
      await late.goto(`/integration-result?${returnMessage(state)}`)
      await late.clock.fastForward(2000)
      await expect(late.getByText('인증을 시작한 화면을 찾을 수 없습니다. 창을 닫고 다시 시도해주세요.')).toBeVisible()
      await expect(late.getByRole('button', { name: '닫기' })).toBeVisible()
      expect(await readStoredSession(late)).toBeNull()
      expect(await readStoredSession(page)).toMatchObject({ onslfCert: facts.ci, mobileName: facts.name })
    })
  })
})
