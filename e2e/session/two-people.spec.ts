import type { Page } from '@playwright/test'
import type { PersonaFacts } from '#server/personas/persona'
import { expect, test, type TestWorld } from '../journey.ts'
import { registerBusinessNumber } from '../steps/business.ts'
import { consentPage, giveRequiredConsentsAndContinue } from '../steps/consent.ts'
import { pressInDialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { aPng } from '../steps/documents.ts'
import { certify, chooseAtProvider, openCertificationMethod } from '../steps/identity.ts'
import { OPINION_CALL_PATHS, opinionPage } from '../steps/opinion.ts'
import { PROOF_CALL_PATHS } from '../steps/registration.ts'
import { resultPage } from '../steps/result.ts'
import { hasLoginCookie, readStoredSession } from '../steps/session.ts'

const EXPIRED = '인증정보가 만료되었습니다. 다시 인증해주세요.'
const TEXT = '첫 번째 사람의 의견입니다.'
/** The second person, with another business number. */
const OTHER = 'new-individual-rapid'
const HER_APPLICATION = 'DA00000002'

type Snapshot = {
  readonly documents: readonly { readonly collection: string; readonly id: string; readonly document: object | null }[]
}

/** Gives the second person an application too: a copy of the first person's application with other numbers. */
const addApplicant = async (world: TestWorld, { brNo, ci }: PersonaFacts) => {
  const snapshot = (await world.snapshot()) as Snapshot
  const first = snapshot.documents.find(({ collection }) => collection === 'applications')
  const aplyNo = HER_APPLICATION
  const addedDocument = { ...first, id: aplyNo, document: { ...first?.document, brNo, aplyNo, ci } }
  await world.restore({ ...snapshot, documents: [...snapshot.documents, addedDocument] })
}

/** Certifies the second person in this tab, on the provider's page. */
const certifyOther = async (tab: Page) => {
  const provider = await openCertificationMethod(tab, '휴대폰 인증')
  await provider.getByLabel('인증할 사람').selectOption(OTHER)
  await chooseAtProvider(provider, '인증 성공')
}

/** Writes an opinion as the first person, in a world in which the second person has an application, too. */
const opinionOfFirst = async (page: Page, world: TestWorld) => {
  const other = await world.persona(OTHER)
  await world.enter('hold-opinion-none', '/aply-result')
  await expect(resultPage(page).heading).toBeVisible()
  await addApplicant(world, other)
  await page.goto('/opinion-submit')
  const { content, files } = opinionPage(page)
  await content.fill(TEXT)
  await files.setInputFiles([aPng('배달완료.png')])
  await expect(page.getByRole('list', { name: '첨부파일 파일 목록' }).getByRole('listitem')).toHaveCount(1)
}

const resultOfOther = async (page: Page) => {
  const tab = await page.context().newPage()
  await tab.goto('/onslf-check-result')
  await certifyOther(tab)
  await tab.waitForURL('/aply-result')
  return tab
}

/**
 * Checks that the first tab has ended its session and keeps its entries, and that the second tab continues without
 * these entries.
 */
const seeFirstEnded = async (page: Page, world: TestWorld, tab: Page, typed: string) => {
  await seeRefusalDialogAndClose(page, EXPIRED)
  await expect(page).toHaveURL('/')
  expect(await readStoredSession(page)).toBeNull()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(typed)
  expect(await hasLoginCookie(tab)).toBe(true)
  expect((await world.documents('storedFiles')).filter(({ aplyNo }) => aplyNo === HER_APPLICATION)).toEqual([])
  const tabUrl = tab.url()
  await tab.reload()
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab).toHaveURL(tabUrl)
}

/** Registers another business of the same person in a second tab. The first tab makes a call that names its number. */
const registerSecondNumber = async (page: Page, world: TestWorld) => {
  await world.enter('new-individual-confirmed', '/mydata-agree')

  const second = await page.context().newPage()
  await registerBusinessNumber(second, '1234567890')
  await certify(second, '휴대폰 인증')
  await giveRequiredConsentsAndContinue(second)

  world.tolerate({ console: [/Failed to load resource/] })
  await consentPage(page).choice('서류를 직접 올립니다').check()
  await consentPage(page).confirm.click()
  await seeRefusalDialogAndClose(page, '인증정보가 만료되었습니다. 다시 인증해주세요.')
  await expect(page).toHaveURL('/')
  expect(await readStoredSession(page)).toBeNull()
  expect(await hasLoginCookie(second)).toBe(true)

  await consentPage(second).choice('서류를 직접 올립니다').check()
  await consentPage(second).confirm.click()
  await expect(second).toHaveURL('/aply-info')
  expect(await readStoredSession(second)).toMatchObject({ brNo: '1234567890' })
}

test('[E-209] [E-176] [D1-265] a tab of the previous person sends nothing', async ({ page, world }) => {
  await test.step('no file of an opinion', async () => {
    await opinionOfFirst(page, world)
    const tab = await resultOfOther(page)

    await opinionPage(page).submit.click()
    await pressInDialog(page, '제출')
    await seeFirstEnded(page, world, tab, TEXT)
    for (const path of [PROOF_CALL_PATHS.uploadUrl, OPINION_CALL_PATHS.storage, OPINION_CALL_PATHS.create])
      expect(await world.journal({ path })).toEqual([])
    await tab.close()
  })
  await test.step('a second business number in another tab ends the first session', () =>
    registerSecondNumber(page, world))
})
