import type { Page } from '@playwright/test'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { expect, test, type TestWorld } from '../journey.ts'
import { closeDialogBy, dialog, patternWithAnySpaces, seeAlertAndConfirm } from '../steps/dialog.ts'
import { aLargePdf, aPdf, type ChosenFile, fileDigest, writeToDisk } from '../steps/documents.ts'
import { aFileAboveLimit, aFileOf, aPicture, readStoredFiles } from '../steps/files.ts'
import {
  fillGeneralProof,
  submitProofRegistration,
  registrationPage,
  seeRegisteredProof,
} from '../steps/registration.ts'
import { openFirstProof, proofDetailPage } from '../steps/supplement.ts'

const WRONG_TYPE = '지원되지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf 파일만 가능)'
const UNREADABLE = '열 수 없는 파일입니다. 사진이면 다시 찍거나 화면을 캡처하시고, PDF이면 다시 저장해서 올려주세요.'
const PDF_TOO_LARGE = 'PDF 파일 크기는 10MB 이하여야 합니다.'

const rows = (page: Page) => registrationPage(page).performanceList
const place = (page: Page) => page.getByRole('group', { name: '실적증빙', exact: true })
const alertIn = (page: Page) => place(page).getByRole('alert')

/** On the page for proofs of use, completes every entry except the files. */
const open = async (page: Page, world: TestWorld) => {
  await world.enter('applied-target-selected', '/proof-reg-all')
  await fillGeneralProof(page, { files: [] })
}
/** Compares the stored with the selected files: sent name, size and bytes. */
const seeArrived = async (world: TestWorld, files: readonly (readonly [ChosenFile, string])[]) =>
  expect(new Set((await readStoredFiles(world)).map(({ name, size, digest }) => `${name} ${size} ${digest}`))).toEqual(
    new Set(files.map(([file, name]) => `${name} ${file.buffer.length} ${fileDigest(file)}`)),
  )

/** The files that are sent unchanged, and the names under which they are sent. */
const TAKEN: readonly (readonly [ChosenFile, string])[] = [
  [aPicture('jpeg', '사진.jpg'), '사진.jpg'],
  [aPicture('sideways', '가로로 찍은 (1).JPG'), '가로로_찍은__1_.JPG'],
  [aPicture('png', '화면😀.png'), '화면_.png'],
  [aPicture('webp', 'web.webp'), 'web.webp'],
  [{ ...aPicture('heic', '아이폰.HEIC'), mimeType: '' }, '아이폰.HEIC'],
  [aPicture('jpeg', '자모분리.jpg'.normalize('NFD')), '자모분리.jpg'],
  [aPicture('jpeg', `${'가'.repeat(251)}.jpg`), `${'가'.repeat(251)}.jpg`],
  [{ ...aPicture('png', '이름뿐인 스캔'), mimeType: '' }, '이름뿐인_스캔'],
  [aFileOf('깨진.heic', 'image/heic', `\0\0\0\x18ftypheic${'\0'.repeat(40)}`), '깨진.heic'],
]

/** A HEIC of an unknown variant: the page checks only its name and type. [P-309] */
const UNKNOWN = aFileOf('낯선.heic', 'image/heic', `\0\0\0\x18ftypzzzz${'\0'.repeat(40)}`)

test('[F-035] [F-037] [P-307] [P-169] [P-173] [P-309] every accepted kind of file arrives unchanged', async ({
  page,
  world,
}, testInfo) => {
  await open(page, world)
  const largest = aLargePdf('꼭 10MB.pdf')
  expect(largest.buffer.length).toBe(10_485_760)
  const form = registrationPage(page)
  await form.performance.setInputFiles(TAKEN.map(([file]) => file))
  await form.performance.setInputFiles(writeToDisk(largest, testInfo.outputPath(largest.name)))
  await expect(rows(page)).toHaveCount(TAKEN.length + 1)
  // One image of each kind that can be decoded, including a phone's HEIC; images that cannot be decoded are accepted
  // anyway.
  await expect(rows(page).getByRole('presentation')).toHaveCount(8)
  await submitProofRegistration(page)
  await seeRegisteredProof(page, '배달·택배 서비스 이용')
  await seeArrived(world, [...TAKEN, [largest, '꼭_10MB.pdf']])
  const typeOf = new Map((await readStoredFiles(world)).map(({ name, type }) => [name, type]))
  expect([typeOf.get('이름뿐인_스캔'), typeOf.get('아이폰.HEIC')]).toEqual(['image/png', 'image/heic'])

  await test.step('a submitted HEIC is shown in a browser that cannot decode HEIC', async () => {
    await openFirstProof(page)
    await page.waitForURL('/detail-page')
    await proofDetailPage(page).view('아이폰.HEIC').click()
    const picture = dialog(page).getByRole('img', { name: '아이폰.HEIC' })
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480)
    await closeDialogBy(page, '확인')
  })
})

test('[F-035] [F-036] [D3-141] [P-168] [P-169] [P-309] each rejected file is reported with its own message', async ({
  page,
  world,
}, testInfo) => {
  await open(page, world)
  const form = registrationPage(page)
  const good = aPicture('jpeg', '좋은 사진.jpg')
  for (const file of [
    aFileOf('움직이는.gif', 'image/gif', 'GIF89a....'),
    aFileOf('프로그램인.jpg', 'image/jpeg', 'MZ\x90\0'),
  ]) {
    await test.step(file.name, async () => {
      await form.performance.setInputFiles([file])
      await expect(alertIn(page)).toHaveText(patternWithAnySpaces(`오류: ${WRONG_TYPE} 파일: ${file.name}`))
      await expect(rows(page)).toHaveCount(0)
    })
  }
  for (const file of [aFileOf('글자.jpg', 'image/jpeg', 'no picture at all')]) {
    await test.step(`[D3-251] an image that cannot be read is reported: ${file.name}`, async () => {
      await form.performance.setInputFiles([file])
      await expect(alertIn(page)).toHaveText(patternWithAnySpaces(`오류: ${UNREADABLE} 파일: ${file.name}`))
      await expect(rows(page)).toHaveCount(0)
    })
  }
  await test.step('a large file that is not an image has its own message', async () => {
    const brokenFile = aFileAboveLimit(aFileOf('깨진 큰 사진.jpg', 'image/jpeg', '\xff\xd8\xff\xe0'))
    expect(brokenFile.buffer.length).toBe(EVIDENCE_FILE_PARAMETERS.fileBytes + 1)
    await registrationPage(page).performance.setInputFiles(
      writeToDisk(brokenFile, testInfo.outputPath(brokenFile.name)),
    )
    await expect(alertIn(page)).toContainText(
      patternWithAnySpaces('이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요.'),
    )
    await expect(rows(page)).toHaveCount(0)
  })
  await test.step('a file that is one byte too large is reported', async () => {
    const large = aLargePdf('너무 큰.pdf', 1)
    expect(large.buffer.length).toBe(10_485_761)
    await form.performance.setInputFiles(writeToDisk(large, testInfo.outputPath(large.name)))
    await expect(alertIn(page)).toHaveText(patternWithAnySpaces(`오류: ${PDF_TOO_LARGE} 파일: ${large.name}`))
  })
  await test.step('several faults are each shown exactly once', async () => {
    const large = { ...aPdf('큰.pdf'), buffer: aLargePdf('', 1).buffer }
    const gif = aFileOf('하나.gif', 'image/gif', 'GIF89a')
    const paths = [gif, { ...gif, name: '둘.gif' }, large, good].map((file) =>
      writeToDisk(file, testInfo.outputPath(file.name)),
    )
    await form.performance.setInputFiles(paths)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('좋은 사진.jpg')
    const sentences = (await alertIn(page).innerText()).replaceAll('\u00a0', ' ')
    expect(sentences.split(WRONG_TYPE)).toHaveLength(2)
    expect(sentences.split(PDF_TOO_LARGE)).toHaveLength(2)
  })
  await test.step('no file was sent before the form was sent', async () => {
    expect(await world.journal({ path: '/api/v1/common/file/*' })).toEqual([])
    expect(await readStoredFiles(world)).toEqual([])
  })
  await test.step('[D3-141] [P-309] [P-276] the agency refuses a HEIC of an unknown variant by name', async () => {
    world.tolerate({ console: [/status of 400 .*\/proof-create\)$/] })
    await form.performance.setInputFiles([UNKNOWN])
    await expect(rows(page)).toHaveCount(2)
    await submitProofRegistration(page)
    await seeAlertAndConfirm(
      page,
      `지원되지 않는 파일 형식입니다. jpg, png, heic, webp, pdf 파일을 선택해주세요. 파일: ${UNKNOWN.name}`,
      'FS-2',
    )
    await page.getByRole('button', { name: `${UNKNOWN.name} 파일 삭제` }).click()
    await expect(rows(page)).toHaveCount(1)
    await submitProofRegistration(page)
    await seeRegisteredProof(page, '배달·택배 서비스 이용')
  })
})

/** Chooses base files for the first step of a direct delivery: two of them are too many, and one is a duplicate. */
const chooseTooManyBaseFiles = async (page: Page, world: TestWorld) => {
  await world.enter('applied-target-selected', '/proof-reg')
  const form = registrationPage(page)
  const base = page.getByRole('group', { name: '영업증빙', exact: true })
  const three = ['1.jpg', '2.jpg', '3.jpg'].map((name) => aPicture('jpeg', name))
  await form.base.setInputFiles(three)
  await expect(base.getByRole('listitem')).toHaveCount(3)
  await expect(base).toContainText('3개 / 3개')
  await expect(base.getByRole('alert')).toHaveCount(0)
  await form.base.setInputFiles([aPicture('png', '4.png'), aPicture('webp', '5.webp'), aPicture('jpeg', '2.jpg')])
  await expect(base.getByRole('alert')).toContainText(patternWithAnySpaces('이미 등록된 파일 1개는 제외되었습니다.'))
  await expect(base.getByRole('alert')).toContainText(
    patternWithAnySpaces('영업증빙 파일은 최대 3개까지만 업로드할 수 있습니다.'),
  )
  await expect(base.getByRole('alert')).toContainText(patternWithAnySpaces('초과된 2개 파일은 제외되었습니다.'))
  // Waits for the announcement. Until then the list still shows the first choice.
  await expect(base.getByRole('listitem')).toHaveText([/1\.jpg/, /2\.jpg/, /3\.jpg/])
}

test('[F-037] [D3-104] [P-308] dropped, pasted and photographed files follow the same rules', async ({
  page,
  world,
}) => {
  await open(page, world)
  const gif = { name: 'b.gif', type: 'image/gif', content: 'GIF89a' }
  const carry = (files: readonly { readonly name: string; readonly type: string; readonly content: string }[]) =>
    page.evaluateHandle((fileList) => {
      const carried = new DataTransfer()
      for (const { name, type, content } of fileList) {
        const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0))
        carried.items.add(new File([bytes], name, { type }))
      }
      return carried
    }, files)
  const photo = (name: string) => ({ name, type: 'image/jpeg', content: '\xff\xd8\xff\xe0' })
  const said1 = page.getByRole('status').filter({ hasText: '파일 1개를 추가했습니다.' })

  await test.step('files are added by drag and drop', async () => {
    const dataTransfer = await carry([photo('../../밖으로.jpg'), gif])
    await place(page).dispatchEvent('drop', { dataTransfer })
    await expect(rows(page)).toHaveCount(1)
    await expect(alertIn(page)).toContainText(patternWithAnySpaces(WRONG_TYPE))
    await expect(said1).toHaveCount(1)
  })
  await test.step('a pasted file is added to the list', async () => {
    const clipboardData = await carry([photo('image.png'), gif])
    await page.locator('body').evaluate((body, data) => {
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, clipboardData)
    await expect(rows(page)).toHaveCount(2)
    await expect(alertIn(page)).toContainText(patternWithAnySpaces(WRONG_TYPE))
  })
  await test.step('a file comes from the camera', async () => {
    const camera = page.getByLabel('실적증빙 사진 촬영')
    // [D3-104] The camera is offered in every narrow window, but not in a wide window with only a mouse.
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(camera).toBeHidden()
    await test.step('the camera is offered on a wide touch screen', async () => {
      const device = await page.context().newCDPSession(page)
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      await expect(camera).toBeVisible()
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      await expect(camera).toBeHidden()
    })
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(camera).toBeVisible()
    await expect(camera).toHaveAttribute('capture', 'environment')
    await camera.setInputFiles([aPicture('jpeg', '촬영.jpg')])
    await expect(rows(page)).toHaveCount(3)
  })
  await submitProofRegistration(page)
  await seeRegisteredProof(page, '배달·택배 서비스 이용')
  expect((await readStoredFiles(world)).map(({ name }) => name).toSorted()).toEqual(
    ['.._.._밖으로.jpg', 'image.png', '촬영.jpg'].toSorted(),
  )
  await test.step('[P-174] [P-175] a duplicate file and a fourth base file are left out', () =>
    chooseTooManyBaseFiles(page, world))
})
