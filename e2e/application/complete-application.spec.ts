import type { Page } from '@playwright/test'
import type { PersonaFacts } from '#server/personas/persona'
import { expect, test, type TestWorld } from '../journey.ts'
import {
  applicationForm,
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillAccount,
  fillApplicant,
  fillApplicationForm,
  fillBusiness,
  openConfirmation,
  passAccountCheck,
  passBusinessLookup,
  waitForRealNameCheck,
  openBusinessPart,
  openAccountPart,
} from '../steps/application.ts'
import { registerBusinessNumber } from '../steps/business.ts'
import {
  answerPublicDataAndContinue,
  consentPage,
  giveRequiredConsentsAndContinue,
  SHOWN_CONSENT_GROUP_TITLES,
} from '../steps/consent.ts'
import { aPdf, aPng, fileDigest } from '../steps/documents.ts'
import { returnAnotherDay, goToCertification, goToResultCertification } from '../steps/entry.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { certify } from '../steps/identity.ts'
import { seeNoOverflow } from '../steps/layout.ts'
import { openMoreActions, seeReceivedApplication } from '../steps/result.ts'

/** Completes both consent pages with all required consents, without the consent to promotion. */
const consentTo = async (page: Page) => {
  await giveRequiredConsentsAndContinue(page)
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
}

/** Completes the form from top to bottom, each part with its check. */
const enterWithChecks = async (page: Page, facts: PersonaFacts) => {
  await fillApplicant(page, facts)
  await waitForRealNameCheck(page)
  await fillBusiness(page, facts)
  await passBusinessLookup(page)
  await openAccountPart(page)
  if (facts.corporateNumber !== null) await applicationForm(page).settlementMonth.selectOption('3월')
  await fillAccount(page, facts)
  await passAccountCheck(page)
}

/** Returns the paths of the calls sent to `paths`, in order. A repeated call is repeated here. */
const sentCalls = async (world: TestWorld, ...paths: readonly string[]) =>
  (await world.journal()).map(({ path }) => path).filter((path) => paths.includes(path))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    '[A-257] an individual applies by simple certification without the promotion consent',
    { tag: '@first' },
    async ({ page, world }) => {
      const facts = await world.persona('new-individual-confirmed')
      await goToCertification(page, facts.brNo)
      await seeNoOverflow(page, page.url())
      await certify(page, '간편인증')
      await test.step('[A-036] [A-043] three consent groups are completed without the promotion', async () => {
        await page.waitForURL('/info-agree')
        await seeNoOverflow(page, page.url())
        await expect(consentPage(page).group(SHOWN_CONSENT_GROUP_TITLES.confirm)).toBeVisible()
        await expect(consentPage(page).group(SHOWN_CONSENT_GROUP_TITLES.delivery)).toHaveCount(0)
        await consentTo(page)
        const [consentCall] = await world.journal({ path: APPLICATION_CALL_PATHS.consents })
        expect(consentCall?.body).toMatchObject({
          consentsData: {
            version: '3.0.0',
            agreements: {
              info_collection_yn: { orderNo: 1, value: 'Y' },
              info_promotion_yn: { orderNo: 3, value: 'N' },
              tax_info_yn: { orderNo: 2, value: 'Y' },
              delivery_receive_yn: { orderNo: 1, value: 'N' },
              mydata_notice_yn: { orderNo: 3, value: 'Y' },
            },
          },
        })
      })
      await test.step('[A-126] the form is checked and sent', async () => {
        await enterWithChecks(page, facts)
        await seeNoOverflow(page, page.url())
        await openConfirmation(page)
        await seeNoOverflow(page, page.url())
        await confirmSubmission(page)
        await seeNoOverflow(page, page.url())
      })
      await test.step('[A-031] [A-032] [A-124] each call is sent exactly once and in order', async () => {
        const inOrder = [
          APPLICATION_CALL_PATHS.duplicate,
          APPLICATION_CALL_PATHS.stepHistory,
          APPLICATION_CALL_PATHS.consents,
          APPLICATION_CALL_PATHS.realName,
          APPLICATION_CALL_PATHS.lookup,
          APPLICATION_CALL_PATHS.accountOwner,
          APPLICATION_CALL_PATHS.accountVerify,
          APPLICATION_CALL_PATHS.create,
        ]
        expect(await sentCalls(world, ...inOrder)).toEqual(inOrder)
      })
      const { submitted } = await readSubmittedApplicationsAndFiles(world)
      expect(submitted).toMatchObject([
        {
          brNo: facts.brNo,
          ci: facts.ci,
          status: 'applied',
          residentNumberGiven: true,
          fields: { aplyNm: facts.name, soaMm: '12', crpno: '', opbzDt: facts.openingDate.replaceAll('-', '') },
        },
      ])

      await test.step('[A-143] a later visitor finds the application by person and business', async () => {
        const laterPage = await returnAnotherDay(page)
        await goToResultCertification(laterPage)
        await certify(laterPage, '금융인증서')
        await seeReceivedApplication(laterPage, facts)
        await seeNoOverflow(laterPage, laterPage.url())
        const call = (await world.journal({ path: APPLICATION_CALL_PATHS.detail })).at(-1)
        expect(Object.keys(call?.body as object).toSorted()).toEqual(['brno', 'ci'])
      })
    },
  )
})

/** Reads, reloads and prints the completion page, and goes back from it. The call for the application is held. */
const seeCompletion = async (page: Page, world: TestWorld, facts: PersonaFacts, release: () => Promise<unknown>) => {
  const seeAll = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('접수가 완료되었습니다.')
    await expect(page.getByText(`${facts.name} 님, 배달·택배비 지원사업에 신청해주셔서 감사합니다.`)).toBeVisible()
    const table = page.getByRole('table')
    for (const text of [facts.name, facts.brNo.replace(/^(...)(..)(.....)$/, '$1-$2-$3'), facts.businessName])
      await expect(table.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText(/^DA\d{8}$/)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
  }
  const seePaper = async () => {
    await expect(page.getByRole('button', { name: '인쇄·PDF 저장' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
  await expect(page.getByRole('table')).toContainText('불러오는 중입니다.')
  await release()
  await seeAll()
  await expect(page.getByText('소상공인 신용지원 프로그램 안내')).toBeVisible()
  const number = await page.getByText(/^DA\d{8}$/).textContent()
  const receivedText = await page.getByText('접수일시').locator('..').textContent()
  expect(receivedText).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일\(.\) \d{2}:\d{2}$/)

  await test.step('[A-273] a reload shows the completion page again', async () => {
    await page.reload()
    await seeAll()
    await expect(page.getByText(/^DA\d{8}$/)).toHaveText(number ?? '')
    expect(await page.getByText('접수일시').locator('..').textContent()).toBe(receivedText)
  })
  await test.step('[A-273] the print view has no header, footer or buttons', async () => {
    await seePaper()
  })
  await test.step('[A-273] Back does not open the form again', async () => {
    await page.goBack()
    // After the application was received, the consent pages redirect to the receipt.
    await expect(page).toHaveURL('/aply-cmptn')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('접수가 완료되었습니다.')
    expect((await world.journal({ path: APPLICATION_CALL_PATHS.create })).length).toBe(1)
  })
  await test.step('[A-273] the printed result page has no header, footer or buttons', async () => {
    await page.goto('/aply-result')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^신청이 접수되었습니다/)
    await openMoreActions(page)
    await seePaper()
  })
  await page.goto('/aply-cmptn')
  await page.getByRole('link', { name: '확인 (첫 화면으로)' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/aply-cmptn')
}

test('[A-259] [A-051] [D2-156] a rapid applicant has to give both consents about deliveries', async ({
  page,
  world,
}) => {
  const facts = await world.persona('new-individual-rapid')
  await registerBusinessNumber(page, facts.brNo)
  await certify(page, '휴대폰 인증')
  await page.waitForURL('/info-agree')
  const { allOf, choice, group, openGroups, required, confirm } = consentPage(page)
  const DELIVERY = [
    '배달플랫폼·배달대행사로부터 배달 이용정보를 제공받는 데 대한 동의',
    '배달플랫폼·배달대행사에 대한 개인정보 제공 동의',
  ] as const
  await expect(choice('모두 동의합니다')).toBeEnabled()
  await openGroups()
  await expect(group(SHOWN_CONSENT_GROUP_TITLES.delivery)).toContainText(
    '배달플랫폼 또는 배달대행사를 이용하셔서 아래 항목이 필수입니다.',
  )
  for (const title of [
    SHOWN_CONSENT_GROUP_TITLES.personal,
    SHOWN_CONSENT_GROUP_TITLES.admin,
    SHOWN_CONSENT_GROUP_TITLES.confirm,
  ])
    await allOf(title).check()
  await confirm.click()
  await expect(required(DELIVERY[0])).toBeFocused()
  await required(DELIVERY[0]).check()
  await confirm.click()
  await expect(required(DELIVERY[1])).toBeFocused()
  await expect(page).toHaveURL('/info-agree')
  await required(DELIVERY[1]).check()
  await confirm.click()
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')

  await openBusinessPart(page)
  await expect(page.getByRole('definition').getByText('300,000원 이상')).toBeVisible()
  await expect(page.getByText('지원금은 심사 후 정해지며, 최대 300,000원입니다.')).toBeVisible()
  await fillApplicationForm(page, facts)
  await openConfirmation(page)
  const release = await holdCalls(page, { path: APPLICATION_CALL_PATHS.detail })
  await confirmSubmission(page)
  await test.step('[A-137] [A-139] [A-140] the completion page does not lead back to the form', () =>
    seeCompletion(page, world, facts, release))
  const [consents] = await world.journal({ path: APPLICATION_CALL_PATHS.consents })
  expect(consents?.body).toMatchObject({
    consentsData: {
      agreements: {
        info_promotion_yn: { value: 'Y' },
        delivery_receive_yn: { value: 'Y' },
        delivery_provide_yn: { value: 'Y' },
      },
    },
  })
  const { submitted } = await readSubmittedApplicationsAndFiles(world)
  expect(submitted).toMatchObject([{ brNo: facts.brNo, aplyType: '신속', fields: { sprtAmt: 412_000 } }])

  await page.getByRole('link', { name: '신청결과 보기' }).click()
  await seeReceivedApplication(page, facts)
  await expect(page.getByRole('definition').getByText('신속지급')).toBeVisible()
})

test.describe('with the keyboard only', () => {
  test.use({ byKeyboard: true })

  test('[A-258] [A-045] [A-082] [A-269] the documents of a corporation arrive unchanged', async ({ page, world }) => {
    const facts = await world.persona('new-corporate-confirmed')
    await goToCertification(page, facts.brNo)
    await certify(page, '공동인증서')
    await giveRequiredConsentsAndContinue(page)
    await answerPublicDataAndContinue(page, '서류를 직접 올립니다')
    const [consents] = await world.journal({ path: APPLICATION_CALL_PATHS.consents })
    expect(consents?.body).toMatchObject({
      consentsData: {
        agreements: {
          mydata_personal_yn: { value: 'N' },
          mydata_third_party_yn: { value: 'N' },
          mydata_method_yn: { value: 'N' },
          mydata_collection_yn: { value: 'N' },
          mydata_provide_yn: { value: 'N' },
          mydata_notice_yn: { value: 'N' },
        },
      },
    })

    await enterWithChecks(page, facts)
    const { document } = applicationForm(page)
    const files = {
      사업자등록증: aPdf('사업자등록증.pdf'),
      '부가가치세 과세표준증명': aPng('과세표준증명.PNG'),
      표준재무제표증명: aPdf('재무제표.pdf'),
    }
    await expect(document('부가가치세 면세사업자 수입금액증명')).toHaveCount(0)
    for (const [name, file] of Object.entries(files)) {
      await document(name)
        .getByRole('button', { name: '파일 선택' })
        .setInputFiles({ ...file })
      await expect(document(name)).toContainText(file.name)
      await expect(document(name)).toContainText('첨부됨 (아직 제출 전)')
    }
    const modal = await openConfirmation(page)
    await test.step('[A-122] the confirmation shows the document to which each file belongs', async () => {
      for (const [name, file] of Object.entries(files)) {
        const line = modal.locator('dl > div').filter({ has: page.getByText(`증빙서류: ${name}`, { exact: true }) })
        await expect(line.getByRole('definition').first()).toHaveText(file.name)
      }
    })
    await confirmSubmission(page)

    const agency = await readSubmittedApplicationsAndFiles(world)
    expect(agency.submitted).toMatchObject([
      { fields: { soaMm: '3', crpno: facts.corporateNumber, mdtAgreYn: 'N', ntaxAgreYn: 'Y' } },
    ])
    expect(agency.submitted[0]?.fields['crpno']).toMatch(/^\d{13}$/)
    expect(new Set(agency.files.map(({ name, size, type, digest }) => `${name} ${size} ${type} ${digest}`))).toEqual(
      new Set(
        Object.values(files).map((file) => `${file.name} ${file.buffer.length} ${file.mimeType} ${fileDigest(file)}`),
      ),
    )

    const laterPage = await returnAnotherDay(page)
    await goToResultCertification(laterPage)
    await certify(laterPage, '공동인증서')
    await seeReceivedApplication(laterPage, facts)
    await expect(laterPage.getByRole('definition').getByText('3월', { exact: true })).toBeVisible()
  })
})
