import { Buffer } from 'node:buffer'
import { expect, test } from '../journey.ts'
import {
  applicationForm,
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillAccount,
  fillApplicant,
  fillBusiness,
  openConfirmation,
  passAccountCheck,
  passBusinessLookup,
} from '../steps/application.ts'
import { actionBar, pressNextTwice } from '../steps/bar.ts'
import { seeRefusalInBar } from '../steps/dialog.ts'
import { aLargePdf, aPdf, aPng, fileDigest, writeToDisk, type ChosenFile } from '../steps/documents.ts'

const REGISTRATION = '사업자등록증'
const VAT = '부가가치세 과세표준증명'
const TOO_LARGE = '파일 크기는 10MB를 초과할 수 없습니다.'
const WRONG_TYPE = '허용된 파일 형식이 아닙니다. (jpg, png, pdf만 가능)'

/** The files that are rejected, each with the reason. */
const REFUSED: readonly (readonly [ChosenFile, string])[] = [
  [aLargePdf('너무 큰 파일.pdf', 1), TOO_LARGE],
  [{ ...aPdf('움직이는 그림.pdf'), buffer: Buffer.from('GIF89a........') }, WRONG_TYPE],
]

test('[F-007] [A-080] [A-085] [A-086] a missing document is reported, and a complete application is sent', async ({
  page,
  world,
}, testInfo) => {
  const facts = await world.enter('new-individual-declined', '/aply-info')
  const { document, depositor } = applicationForm(page)
  const registration = document(REGISTRATION)
  const choose = (place: string, file: ChosenFile) =>
    document(place)
      .getByRole('button', { name: /파일 (선택|변경)$/ })
      .setInputFiles(writeToDisk(file, testInfo.outputPath(file.name)))
  const largest = aLargePdf('꼭 맞는 파일.PDF')
  expect(largest.buffer.length).toBe(10_485_760)

  await test.step('[A-268] missing documents are reported', async () => {
    await fillApplicant(page, facts)
    await fillBusiness(page, facts)
    await passBusinessLookup(page)
    await fillAccount(page, facts)
    await passAccountCheck(page)
    await expect(actionBar(page)).toContainText('사업자등록증부터')
    await pressNextTwice(page)
    await seeRefusalInBar(page, '필수 증빙서류를 첨부해주세요. (사업자등록증)')
    await expect(registration.getByRole('button', { name: '파일 선택' })).toBeFocused()
    expect(await world.journal({ path: APPLICATION_CALL_PATHS.create })).toEqual([])
  })

  await choose(REGISTRATION, largest)
  await expect(registration).toContainText('꼭 맞는 파일.PDF')
  await expect(registration).toContainText('첨부됨 (아직 제출 전)')
  const vat = aPng('과세표준증명.png')
  await choose(VAT, vat)
  for (const [file, reason] of REFUSED) {
    await test.step(`the file ${file.name} is refused: ${reason}`, async () => {
      await choose(REGISTRATION, file)
      await expect(registration).toContainText(reason)
      await expect(registration).toContainText('꼭 맞는 파일.PDF')
      await expect(document(VAT)).toContainText('과세표준증명.png')
    })
  }
  await test.step('[A-269] a person who cancels the submission keeps all entries', async () => {
    const line = await page.context().newCDPSession(page)
    const slow = (bytesPerSecond: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytesPerSecond,
      })
    await slow(500_000)
    const confirmation = await openConfirmation(page)
    await confirmation.getByRole('button', { name: '신청', exact: true }).click()
    await expect(confirmation).toContainText(/신청서와 첨부파일을 보내고 있습니다\. \(\d+%\)/)
    await expect(confirmation.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]\d?$/)
    await confirmation.getByRole('button', { name: '보내기 취소' }).click()
    await expect(confirmation).toContainText('보내기를 취소했습니다.')
    await expect(confirmation).toContainText('입력하신 내용과 첨부파일은 그대로 있습니다. 다시 신청해주세요.')
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toEqual([])
    world.tolerate({ console: [/Failed to load resource|net::ERR/] })

    await slow(-1)
    await confirmation.getByRole('button', { name: '취소', exact: true }).click()
    await expect(registration).toContainText('꼭 맞는 파일.PDF')
    await expect(document(VAT)).toContainText(vat.name)
    await expect(depositor).toHaveValue(facts.depositor)
  })
  await test.step('a file of exactly the maximum size arrives complete', async () => {
    await openConfirmation(page)
    await confirmSubmission(page)
    const { files, submitted } = await readSubmittedApplicationsAndFiles(world)
    expect(submitted).toHaveLength(1)
    expect(new Set(files.map(({ name, size, digest }) => `${name} ${size} ${digest}`))).toEqual(
      new Set([largest, vat].map((file) => `${file.name} ${file.buffer.length} ${fileDigest(file)}`)),
    )
  })
})
