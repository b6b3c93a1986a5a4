import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PersonaFacts } from '#server/personas/persona'
import { type StartedProgram, startServer } from '#tools/programs/portal'
import { expect, test as journey } from '../journey.ts'
import { readDatabases } from '../journey/databases.ts'
import {
  applicationForm,
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillApplicationForm,
  openConfirmation,
  passAccountCheck,
  passBusinessLookup,
  waitForRealNameCheck,
} from '../steps/application.ts'
import { answerPublicDataAndContinue, giveAllConsentsAndContinue } from '../steps/consent.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { aPdf } from '../steps/documents.ts'
import { goToCertification } from '../steps/entry.ts'
import { certify } from '../steps/identity.ts'
import { resultPage } from '../steps/result.ts'

/** A portal that stores everything on disk, like `DATA=… npm start`. */
type PortalOnDisk = StartedProgram & {
  /** Returns every byte of the portal's folder as characters. */
  readonly written: () => string
}

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

const startKept = async (folder: string): Promise<PortalOnDisk> => ({
  ...(await startServer({ DATA: folder })),
  written: () =>
    filesUnder(folder)
      .map((path) => `${path}\n${readFileSync(path, 'latin1')}`)
      .join('\n'),
})

const test = journey.extend<{ readonly kept: PortalOnDisk }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern
  kept: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'resident-number-'))
    const portal = await startKept(folder)
    await use(portal)
    await portal.close()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ kept }, use) => use(kept.url),
})

/** Returns every format in which the resident number, or its secret part, could leak. */
const formsOf = ({ residentNumber }: PersonaFacts): readonly RegExp[] => {
  const [front, back] = [residentNumber.slice(0, 6), residentNumber.slice(6)]
  const encodedTexts = [residentNumber, `${front}-${back}`, back].flatMap((text) =>
    (['base64', 'base64url', 'hex'] as const).map((encoding) =>
      Buffer.from(text).toString(encoding).replace(/=+$/, ''),
    ),
  )
  return [
    new RegExp(String.raw`(?<!\d)${front}[\s-]*${back}(?!\d)`),
    new RegExp(String.raw`(?<!\d)${back}(?!\d)`),
    ...encodedTexts.map((text) => new RegExp(text.replaceAll('+', String.raw`\+`))),
  ]
}

/** Returns everything that the browser stores for this page or shows on it; values of inputs are not stored. */
const tracesIn = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const [storage, past, caches] = await page.evaluate(async () => [
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    JSON.stringify([history.state, location.href, document.referrer]),
    JSON.stringify(await globalThis.caches.keys()),
  ])
  return {
    storage: storage ?? '',
    history: past ?? '',
    databases: JSON.stringify(await readDatabases(page)),
    caches: caches ?? '',
    cookies: JSON.stringify(await page.context().cookies()),
    title: await page.title(),
    screen: await page.locator('body').innerText(),
  }
}

test('[A-233] [A-234] [A-256] [D1-461] the resident number is never stored during a complete application', async ({
  page,
  world,
  kept,
  watched,
}) => {
  world.tolerate({ console: [/Failed to load resource/] })
  const facts = await world.persona('new-individual-confirmed')
  const forms = formsOf(facts)
  const [front, back] = [facts.residentNumber.slice(0, 6), facts.residentNumber.slice(6)]
  const form = applicationForm(page)

  const carriers: string[] = []
  page.context().on('request', (request) => {
    const requestText = `${request.postData() ?? ''} ${JSON.stringify(request.headers())}`
    if (forms.some((secret) => secret.test(requestText))) carriers.push(new URL(request.url()).pathname)
    expect(
      forms.some((secret) => secret.test(request.url())),
      'in an address',
    ).toBe(false)
  })
  const nowhere = (texts: Readonly<Record<string, string>>) =>
    expect(Object.keys(texts).filter((place) => forms.some((secret) => secret.test(texts[place] ?? '')))).toEqual([])
  const seeNothingLeft = async () => nowhere(await tracesIn(page))

  await goToCertification(page, facts.brNo)
  await certify(page, '간편인증')
  await giveAllConsentsAndContinue(page)
  await answerPublicDataAndContinue(page, '서류를 직접 올립니다')

  await test.step('an unconfirmed resident number is not stored', async () => {
    await world.fault({ path: APPLICATION_CALL_PATHS.realName, status: 200, body: { status: 400, message: '불일치' } })
    await form.residentFront.fill(front)
    await form.residentBack.fill(back)
    await expect(dialog(page)).toContainText('실명이 확인되지 않았습니다.')
    await seeNothingLeft()
    await closeDialogBy(page, '다시 확인')
    await page.getByRole('button', { name: '주민등록번호 보기' }).click()
    await seeNothingLeft()
    await page.getByRole('button', { name: '주민등록번호 숨기기' }).click()
    await world.fault({ path: APPLICATION_CALL_PATHS.realName, status: 500, body: {} })
    await form.realName.click()
    await seeAlertAndConfirm(page, '실명인증 처리 중 오류가 발생했습니다.')
    await seeNothingLeft()
  })
  await test.step('a draft is stored without the resident number', async () => {
    await fillApplicationForm(page, facts)
    await expect(page.getByText(/^작성 내용 저장됨/)).toBeVisible()
    await seeNothingLeft()
    await page.reload()
    await expect(page.getByText('이전에 작성하시던 내용을 불러왔습니다.')).toBeVisible()
    // After a return, the form contains only the certified data.
    await expect(form.residentFront).toHaveValue(front)
    await expect(form.residentBack).toHaveValue('')
    await seeNothingLeft()
  })
  await test.step('the resident number is gone after a visit to another page', async () => {
    await form.residentFront.fill(front)
    await form.residentBack.fill(back)
    await form.cancel.click()
    await expect(dialog(page)).toContainText('다시 하셔야 합니다.주민등록번호 입력')
    await closeDialogBy(page, '나가기')
    await page.waitForURL('/mydata-agree')
    await seeNothingLeft()
    await page.goBack()
    await page.waitForURL('/aply-info')
    await expect(form.companyName).toHaveValue(facts.businessName)
    await expect(form.residentBack).toHaveValue('')
  })
  await test.step('the resident number is gone after Back from another website', async () => {
    await form.residentFront.fill(front)
    await form.residentBack.fill(back)
    // Fires the two events of a page that the browser has kept in memory and shows again.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(form.companyName).toHaveValue(facts.businessName)
    await expect(form.residentFront).toHaveValue('')
    await expect(form.residentBack).toHaveValue('')
    await seeNothingLeft()
  })
  await test.step('a refused application is sent again and received', async () => {
    await form.residentFront.fill(front)
    await form.residentBack.fill(back)
    await waitForRealNameCheck(page)
    await passBusinessLookup(page)
    await passAccountCheck(page)
    for (const document of ['사업자등록증', '부가가치세 과세표준증명'])
      await form
        .document(document)
        .locator('input[type=file]:not([capture])')
        .setInputFiles(aPdf(`${document}.pdf`))
    await world.fault({
      path: APPLICATION_CALL_PATHS.create,
      status: 409,
      body: { status: 409, message: '접수할 수 없습니다.' },
    })
    const confirmation = await openConfirmation(page)
    await expect(confirmation).toContainText(`${front}-*******`)
    await seeNothingLeft()
    await confirmation.getByRole('button', { name: '신청', exact: true }).click()
    await seeRefusalDialogAndClose(page, '접수할 수 없습니다.', '신청서로 돌아가기')
    await seeNothingLeft()
    await openConfirmation(page)
    await confirmSubmission(page)
    await seeNothingLeft()
  })
  await test.step('the resident number does not appear on later pages', async () => {
    await page.reload()
    await expect(page.getByText(`${facts.name} 님`)).toBeVisible()
    await seeNothingLeft()
    await page.goto('/aply-result')
    await expect(resultPage(page).heading).toHaveText(/^신청이 접수되었습니다/)
    await seeNothingLeft()
  })

  await test.step('the resident number does not appear in logs or the console', async () => {
    // The browser does not expose a request body with files; the agency's record shows that the body contained the
    // resident number.
    expect(new Set(carriers.filter((path) => path !== APPLICATION_CALL_PATHS.create))).toEqual(
      new Set([APPLICATION_CALL_PATHS.realName]),
    )
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toMatchObject([{ residentNumberGiven: true }])
    nowhere({
      addresses: watched.addresses.join('\n'),
      console: watched.console.join('\n'),
      journal: JSON.stringify(await world.journal()),
      snapshot: JSON.stringify(await world.snapshot()),
      terminal: kept.printed(),
      folder: kept.written(),
    })
    expect(kept.written(), 'the folder does hold the application').toContain(facts.accountNumber)
  })
})
