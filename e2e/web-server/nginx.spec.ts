import type { Page } from '@playwright/test'
import { styleHashesOf } from '#deploy/policy'
import { NETWORK_NOISE, expect, test as journey, type TestWorld } from '../journey.ts'
import {
  applicationForm,
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillAccount,
  fillApplicationForm,
  openConfirmation,
  passAccountCheck,
} from '../steps/application.ts'
import { imitateNetworkInformation } from '../steps/connection.ts'
import { answerPublicDataAndContinue, giveAllConsentsAndContinue } from '../steps/consent.ts'
import { closeDialogBy, dialog, pressInDialog } from '../steps/dialog.ts'
import { returnAnotherDay, goToCertification, goToResultCertification } from '../steps/entry.ts'
import { certify } from '../steps/identity.ts'
import { seeQueueRefusalAndClose } from '../steps/queue.ts'
import { seeReceivedApplication } from '../steps/result.ts'
import { SESSION_TOKEN_CALL_PATHS } from '../steps/session.ts'
import { type DeployedPortal, startDeployedPortal } from './deployed.ts'
import { findNginx } from './find-nginx.ts'

const nginx = findNginx()

const test = journey.extend<object, { readonly deployed: DeployedPortal }>({
  deployed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const portal = await startDeployedPortal(nginx ?? '')
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ deployed }, use) => use(deployed.portal),
})

test.skip(nginx === undefined, 'nginx is not here and could not be installed')

/** The security and caching headers of a page. */
const COMPARED = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cache-control', 'content-type', 'strict-transport-security'],
] as const

const ADDRESSES = [
  ...['/', '/bzmn-reg', '/aply-info', '/elig-check/', '/integration-result?state=s', '/kmc-result'],
  ...['/kmc-result/cert/state', '/nothing-here', '/index.html', '/assets/none.js', '/licenses.txt', '/config.json'],
  ...['/api/v1/popup/list', '/pdf/manual.pdf'],
] as const

test('[E-208] [E-214] every URL answers behind nginx as with `npm start`', { tag: '@first' }, async ({ deployed }) => {
  for (const url of ADDRESSES)
    await test.step(url, async () => {
      const [ownAnswer, publishedAnswer] = await Promise.all(
        [deployed.backEnd, deployed.portal].map(async (origin) => {
          const { status, headers } = await fetch(`${origin}${url}`, { headers: { accept: 'text/html' } })
          // The fake world adds a style sheet for its strip to each document, so the hashes of the two policies
          // differ.
          const text = (name: string) => headers.get(name)?.replaceAll(/'sha256-[^']+'/g, "'sha256'") ?? null
          return { status, ...Object.fromEntries(COMPARED.map((name) => [name, text(name)])) }
        }),
      )
      expect(publishedAnswer).toEqual(ownAnswer)
    })
  const { headers } = await fetch(deployed.portal)
  expect(headers.get('server')).toBe('nginx')
})

test('[E-177] nginx logs a failed call without its query string', async ({ page, world, deployed }) => {
  const path = SESSION_TOKEN_CALL_PATHS.remaining
  await world.fault({ path, cut: 'during' })
  await page.request.post(`${path}?token=personal-value`).catch(() => undefined)
  await expect.poll(deployed.logs).toContain(`"method":"POST","path":"${path}"`)
  expect(deployed.logs()).not.toContain('personal-value')
})

// In `npm run test:all` every journey runs behind nginx, so only the first tier needs this one.
test(
  '[A-143] [D1-246] an owner applies and finds the result behind nginx',
  { tag: '@first-only' },
  async ({ page, world }) => {
    world.tolerate({ console: [NETWORK_NOISE] })
    const facts = await world.persona('new-individual-confirmed')
    await goToCertification(page, facts.brNo)
    await certify(page, '간편인증')
    await giveAllConsentsAndContinue(page)
    await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
    await page.reload()
    await fillApplicationForm(page, facts)
    await openConfirmation(page)
    await confirmSubmission(page)
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toMatchObject([
      { brNo: facts.brNo, ci: facts.ci, status: 'applied' },
    ])
    const laterPage = await returnAnotherDay(page)
    await goToResultCertification(laterPage)
    await certify(laterPage, '휴대폰 인증')
    await seeReceivedApplication(laterPage, facts)
    await laterPage.reload()
    await seeReceivedApplication(laterPage, facts)
    expect((await laterPage.goto('/no-such-page'))?.status()).toBe(404)
    await expect(laterPage.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

/** Console messages of a browser about parts that were removed with the previous release. */
const MISSING_PARTS = { console: [NETWORK_NOISE, /Failed to fetch dynamically imported module|Refused to apply style/] }

/**
 * Clicks the button that loads the new release. The button is in the notice that replaces a screen whose part was
 * removed with the previous release.
 */
const takeNewRelease = async (
  page: Page,
  world: TestWorld,
  sentence = '서비스가 새 버전으로 바뀌었습니다. 새로고침하시면 이어서',
) => {
  world.tolerate(MISSING_PARTS)
  await expect(page.getByRole('alert')).toContainText(sentence)
  await page.getByRole('button', { name: '새로고침' }).click()
}

test(
  '[F-030] [E-207] [A-264] an open form offers a new release and keeps every entry',
  { tag: '@first' },
  async ({ page, world, deployed }) => {
    const facts = await world.enter('new-individual-confirmed', '/aply-info')
    const form = applicationForm(page)
    await fillApplicationForm(page, facts)
    await deployed.release()
    await page.getByRole('link', { name: '자주 묻는 질문' }).click()
    await takeNewRelease(page, world)
    await expect(page).toHaveURL('/board-faq')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('무엇이 궁금하신가요?')
    await page.goBack()
    await expect(form.companyName).toHaveValue(facts.businessName)
    await expect(form.openingDate).toHaveValue(facts.openingDate)
    await expect(form.bank).toHaveText(facts.bankName)
    await expect(form.account).toHaveValue(facts.accountNumber)
    await expect(form.depositor).toHaveValue(facts.depositor)
  },
)

test('[E-207] [A-137] [D1-925] an application sent during a release is received exactly once', async ({
  page,
  world,
  deployed,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  await fillApplicationForm(page, facts)
  await openConfirmation(page)
  await deployed.release()
  await pressInDialog(page, '신청')
  await takeNewRelease(page, world, '보내신 내용은 접수되었습니다.')
  await expect(page.getByRole('status').getByRole('heading', { level: 1 })).toHaveText('접수가 완료되었습니다.')
  await expect(page.getByText(`${facts.name} 님`)).toBeVisible()
  expect((await readSubmittedApplicationsAndFiles(world)).submitted).toMatchObject([
    { brNo: facts.brNo, status: 'applied' },
  ])
  expect(await world.journal({ path: APPLICATION_CALL_PATHS.create })).toHaveLength(1)
})

test('[F-030] [E-207] [E-208] an open form keeps working through releases and a rollback', async ({
  page,
  world,
  deployed,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  await fillApplicationForm(page, facts)
  const wrong: string[] = []
  const load = { seen: 0, goesOn: true }
  /** Repeats the request, as browsers do, if the web server has closed the kept-alive connection. */
  const ask = (path: string, method = 'GET') => {
    const send = () => fetch(`${deployed.portal}${path}`, { method })
    return send().catch(send)
  }
  /**
   * Requests a document repeatedly until stopped. Checks that the policy has the hash of its style sheet, and that its
   * scripts exist.
   */
  const visitor = async (url: string): Promise<void> => {
    while (load.goesOn) {
      const answer = await ask(url)
      const html = await answer.text()
      const policy = answer.headers.get('content-security-policy') ?? ''
      wrong.push(...styleHashesOf(html).filter((hash) => !policy.includes(hash)))
      for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) if (!(await ask(file, 'HEAD')).ok) wrong.push(file)
      load.seen += 1
    }
  }
  const visitors = ['/', '/aply-info', '/board-faq'].map(visitor)
  for (const step of ['release', 'roll-back', 'release'])
    await journey.step(step, async () => {
      await deployed.release(3)
      await page.getByRole('link', { name: '자주 묻는 질문' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('무엇이 궁금하신가요?')
      await page.goBack()
      await expect(form.account).toHaveValue(facts.accountNumber)
      await expect(form.depositor).toHaveValue(facts.depositor)
    })
  load.goesOn = false
  await Promise.all(visitors)
  expect(wrong).toEqual([])
  expect(load.seen).toBeGreaterThan(2 * visitors.length)
})

const WAITING_ROOM = '서비스 접속 대기 중입니다.'

test('[F-030] [P-197] an open form can still enter the queue after a release', async ({ page, world, deployed }) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  await fillAccount(page, facts)
  await deployed.release()
  await world.queue({ act_9: 'wait-forever' })
  await applicationForm(page).accountCheck.click()
  await expect(dialog(page)).toHaveAccessibleName(WAITING_ROOM)
  await closeDialogBy(page, '중지')
  await world.queue({})
  await passAccountCheck(page)
})

test('[F-030] [E-207] [P-198] a main page in data-saver mode shows an error after a release', async ({
  page,
  world,
  deployed,
}) => {
  const tile = page.getByRole('link', { name: /^신청하기/ })
  await imitateNetworkInformation(page, { saveData: true })
  await page.goto('/')
  await world.queue({ act_1: 'block' })
  await tile.click()
  await seeQueueRefusalAndClose(page, 'block')
  await deployed.release()
  world.tolerate(MISSING_PARTS)
  await world.queue({ act_1: 'wait-forever' })
  for (const way of ['닫기', '새로고침']) {
    await tile.click()
    await expect(dialog(page)).toContainText('화면을 불러오지 못했습니다.')
    await pressInDialog(page, way)
    await expect(dialog(page)).toHaveCount(0)
  }
  await tile.click()
  await expect(dialog(page)).toHaveAccessibleName(WAITING_ROOM)
  await closeDialogBy(page, '중지')
})
