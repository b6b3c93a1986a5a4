import { Buffer } from 'node:buffer'
import { see, test } from '../journey.ts'
import {
  applicationForm,
  applyNow,
  atTheAgency,
  enterAccount,
  enterApplicant,
  enterBusiness,
  openConfirmation,
  passAccountCheck,
  passLookup,
} from '../steps/application.ts'
import { aLargePdf, aPdf, aPng, digestOf, onDisk, type ChosenFile } from '../steps/documents.ts'
import { readAlert } from '../steps/dialog.ts'

const REGISTRATION = '사업자등록증'
const VAT = '부가가치세 과세표준증명'
const VAT_EXEMPT = '부가가치세 면세사업자 수입금액증명'
const TOO_LARGE = '파일 크기는 10MB를 초과할 수 없습니다.'
const WRONG_TYPE = '허용된 파일 형식이 아닙니다. (jpg, png, pdf만 가능)'
const EMPTY = '내용이 없는 파일입니다. 다른 파일을 선택해주세요.'

const text = (name: string, mimeType: string): ChosenFile => ({ name, mimeType, buffer: Buffer.from('no document') })

/** What is not taken, and why. */
const REFUSED: readonly (readonly [ChosenFile, string])[] = [
  [aLargePdf('너무 큰 파일.pdf', 1), TOO_LARGE],
  [{ ...aPdf('빈 파일.pdf'), buffer: Buffer.alloc(0) }, EMPTY],
  [text('목록.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'), WRONG_TYPE],
  [text('사진.heic', 'image/heic'), WRONG_TYPE],
  [{ ...aPng('이름만 바꾼.exe'), mimeType: 'application/octet-stream' }, WRONG_TYPE],
  [{ ...aPdf('움직이는 그림.pdf'), buffer: Buffer.from('GIF89a........') }, WRONG_TYPE],
]

test('[A-080] [A-083] [A-085] [A-086] [A-087] [A-269] [A-277] a document is taken up to ten megabytes; what is refused leaves the earlier choice as it was', async ({
  page,
  world,
}, testInfo) => {
  const facts = await world.enter('new-individual-declined', '/aply-info')
  const { document } = applicationForm(page)
  const registration = document(REGISTRATION)
  const choose = (place: string, file: ChosenFile) =>
    document(place)
      .getByRole('button', { name: /파일 (선택|변경)$/ })
      .setInputFiles(onDisk(file, testInfo.outputPath(file.name)))
  const largest = aLargePdf('꼭 맞는 파일.PDF')
  see(largest.buffer.length).toBe(10_485_760)

  await choose(REGISTRATION, largest)
  await see(registration).toContainText('꼭 맞는 파일.PDF')
  await see(registration).toContainText('첨부됨 (아직 제출 전)')
  const vat = aPng('과세표준증명.png')
  await choose(VAT, vat)
  for (const [file, why] of REFUSED) {
    await test.step(`${file.name}: ${why}`, async () => {
      await choose(REGISTRATION, file)
      await see(registration.getByRole('alert')).toContainText(why)
      await see(registration).toContainText('꼭 맞는 파일.PDF')
      await see(document(VAT)).toContainText('과세표준증명.png')
    })
  }
  await test.step('[A-087] a row can be removed and added again, the last one not', async () => {
    await document(VAT)
      .getByRole('button', { name: `파일 삭제 ${vat.name}` })
      .click()
    await see(document(VAT)).toHaveCount(0)
    await see(page.getByRole('button', { name: `파일 추가: ${VAT}` })).toBeFocused()
    await page.getByRole('button', { name: `파일 추가: ${VAT}` }).click()
    await see(document(VAT)).toContainText('선택된 파일이 없습니다.')
    await choose(VAT, vat)

    await choose(VAT_EXEMPT, aPdf('면세.pdf'))
    await document(VAT_EXEMPT).getByRole('button', { name: '파일 삭제 면세.pdf' }).click()
    await document(VAT)
      .getByRole('button', { name: `파일 삭제 ${vat.name}` })
      .click()
    await registration.getByRole('button', { name: '파일 삭제 꼭 맞는 파일.PDF' }).click()
    await readAlert(page, '최소 한 개의 파일이 필요합니다.')
    await see(registration).toContainText('꼭 맞는 파일.PDF')
    await page.getByRole('button', { name: `파일 추가: ${VAT}` }).click()
    await choose(VAT, vat)
  })
  await test.step('the largest that may be sent arrives whole', async () => {
    await enterApplicant(page, facts)
    await enterBusiness(page, facts)
    await enterAccount(page, facts)
    await passAccountCheck(page)
    await openConfirmation(page)
    await applyNow(page)
    const { files } = await atTheAgency(world)
    see(new Set(files.map(({ name, size, digest }) => `${name} ${size} ${digest}`))).toEqual(
      new Set([largest, vat].map((file) => `${file.name} ${file.buffer.length} ${digestOf(file)}`)),
    )
  })
})

test('[A-082] [A-083] which certificate is asked for follows the taxpayer that the lookup names', async ({
  page,
  world,
}) => {
  for (const [persona, shown, hidden] of [
    ['new-individual-declined', [REGISTRATION, VAT], [VAT_EXEMPT]],
    ['tax-exempt-owner', [REGISTRATION, VAT_EXEMPT], [VAT]],
    ['new-corporate-confirmed', [REGISTRATION, VAT, '표준재무제표증명'], [VAT_EXEMPT]],
  ] as const) {
    await test.step(persona, async () => {
      const facts = await world.enter(persona, '/mydata-agree')
      await page.getByRole('radio', { name: '제공 요구하지 않음', exact: true }).check()
      await page.getByRole('button', { name: '확인', exact: true }).click()
      await page.waitForURL('/aply-info')
      await enterBusiness(page, facts)
      await passLookup(page)
      const { document } = applicationForm(page)
      for (const name of hidden) await see(document(name)).toHaveCount(0)
      for (const name of shown) await see(document(name)).toBeVisible()
    })
  }
})

test('[A-269] sending with files shows how far it is, and can be taken back; everything is still there', async ({
  page,
  world,
}, testInfo) => {
  const facts = await world.enter('new-individual-declined', '/aply-info')
  const { document, depositor } = applicationForm(page)
  const registration = onDisk(aLargePdf('등록증.pdf'), testInfo.outputPath('등록증.pdf'))
  await document(REGISTRATION).getByRole('button', { name: '파일 선택' }).setInputFiles(registration)
  await document(VAT)
    .getByRole('button', { name: '파일 선택' })
    .setInputFiles({ ...aPng('과세.png') })
  await enterApplicant(page, facts)
  await enterBusiness(page, facts)
  await enterAccount(page, facts)
  await passAccountCheck(page)

  const line = await page.context().newCDPSession(page)
  const slow = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    })
  await slow(2_000_000)
  const confirmation = await openConfirmation(page)
  await confirmation.getByRole('button', { name: '신청', exact: true }).click()
  await see(confirmation).toContainText(/신청서와 첨부파일을 보내고 있습니다\. \(\d+%\)/)
  await see(confirmation.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]\d?$/)
  await confirmation.getByRole('button', { name: '보내기 취소' }).click()
  await see(confirmation).toContainText('보내기를 취소했습니다.')
  await see(confirmation).toContainText('입력하신 내용과 첨부파일은 그대로 있습니다. 다시 신청해주세요.')
  see((await atTheAgency(world)).submitted).toEqual([])
  world.tolerate({ console: [/Failed to load resource|net::ERR/] })

  await slow(-1)
  await confirmation.getByRole('button', { name: '취소', exact: true }).click()
  await see(document(REGISTRATION)).toContainText('등록증.pdf')
  await see(document(VAT)).toContainText('과세.png')
  await see(depositor).toHaveValue(facts.depositor)
  await openConfirmation(page)
  await applyNow(page)
  see((await atTheAgency(world)).submitted).toHaveLength(1)
})
