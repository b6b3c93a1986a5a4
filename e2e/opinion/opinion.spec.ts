import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { kstDateOrThrow } from '#domain/time/calendar'
import { formatFullDay } from '#domain/time/written-dates'
import { seeNoAxeViolations, expect, test, type TestWorld } from '../journey.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { aPdf, aPng } from '../steps/documents.ts'
import { readStoredChosenFiles } from '../steps/files.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { OPINION_CALL_PATHS, opinionPage } from '../steps/opinion.ts'

const TEXT = '정산내역을 첨부하였으니 다시 확인해주세요.'
const DONE = '의견이 제출되었습니다.'
const ANSWER = '첨부하신 정산내역을 확인하였습니다.'

const submit = async (page: Page) => {
  await opinionPage(page).submit.click()
  // The last opinion has no file, so the label of its button is `자료 없이 제출`.
  await dialog(page)
    .getByRole('button', { name: /제출$/ })
    .click()
}

const submitAtOnce = async (page: Page) => {
  await submit(page)
  await seeAlertAndConfirm(page, DONE)
}

/** Submits twice with a failure, and tries to leave the page while files are sent; then submits successfully. */
const submitWithFailures = async (page: Page, world: TestWorld) => {
  const { content, back } = opinionPage(page)
  const release = await holdCalls(page, { method: 'PUT', path: OPINION_CALL_PATHS.storage })
  await world.fault({ method: 'POST', path: OPINION_CALL_PATHS.create, times: 1, status: 504 })
  // The history is read before the files are sent.
  const sending = page.waitForRequest((request) => request.method() === 'PUT')
  await submit(page)
  await sending
  await test.step('[P-313] the page asks for confirmation while files are sent', async () => {
    await back.click()
    await expect(dialog(page)).toContainText('파일을 올리는 중입니다.')
    await closeDialogBy(page, '계속 작성')
  })
  await release()
  await test.step('[P-163] a failure keeps the text and the files', async () => {
    await seeAlertAndConfirm(
      page,
      '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.',
    )
    await expect(content).toHaveValue(TEXT)
    await world.fault({ method: 'POST', path: OPINION_CALL_PATHS.create, times: 1, cut: 'before' })
    await submit(page)
    await seeAlertAndConfirm(page, '의견 제출 중 오류가 발생했습니다.')
    await expect(content).toHaveValue(TEXT)
  })
  await submitAtOnce(page)
}

test('an applicant submits two opinions with files despite failures', { tag: '@first' }, async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/aply-result')
  await page.getByRole('link', { name: '의견 보내기' }).click()
  await page.waitForURL('/opinion-submit')
  const { reasons, content, files, rows, back, submit: button } = opinionPage(page)
  await expect(reasons).toContainText('주대표자만 신청할 수 있습니다.')
  await page.getByRole('button', { name: /^신청정보/ }).click()
  await expect(page.getByText('제출한 의견이 없습니다.')).toBeVisible()

  await test.step('[P-160] [P-162] the first opinion is submitted with two files', async () => {
    await content.fill(TEXT)
    await files.setInputFiles([aPdf('정산 내역.pdf'), aPng('배달완료.png')])
    await expect(page.getByRole('list', { name: '첨부파일 파일 목록' }).getByRole('listitem')).toHaveCount(2)
    await submitWithFailures(page, world)
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(TEXT)
    await expect(rows).toContainText('답변대기')
    await expect(rows.getByRole('button', { name: /답변 보기/ })).toHaveCount(0)
  })

  await test.step('[P-155] the next opinion is possible only after the answer', async () => {
    const waiting = '답변 대기 중인 의견이 있어 새로운 의견을 입력할 수 없습니다.'
    await expect(content).toHaveAttribute('placeholder', waiting)
    await expect(content).toHaveJSProperty('readOnly', true)
    await expect(page.getByText('답변이 등록되면 새로운 의견을 입력하실 수 있습니다.')).toBeVisible()
    await expect(button.or(files)).toHaveCount(0)
    await seeNoAxeViolations(page)
    await back.click()
    await page.waitForURL('/aply-result')
    await expect(page.getByText('답변대기')).toBeVisible()
  })

  await test.step('[P-151] the answer of the agency is shown', async () => {
    await world.officer('answer-opinion', { answer: ANSWER })
    await page.reload()
    await page.getByRole('link', { name: '자료와 의견 보내기' }).click()
    await page.getByRole('button', { name: /^의견제출 내역/ }).click()
    await expect(rows).toContainText('답변완료')
    await rows.getByRole('button', { name: '1번 의견 답변 보기' }).click()
    await expect(dialog(page)).toContainText(ANSWER)
    const response = await page.request.get(OPINION_CALL_PATHS.list.replace('*', world.facts()?.aplyNo ?? ''))
    const [{ updtDt = 'none' } = {}] = (await response.json()) as readonly { readonly updtDt?: string }[]
    await expect(dialog(page)).toContainText(`답변일${formatFullDay(kstDateOrThrow(updtDt.slice(0, 10)))}`)
    await seeNoAxeViolations(page)
    await closeDialogBy(page, '닫기')
  })

  await test.step('an attachment is downloaded exactly as it was sent', async () => {
    const download = page.waitForEvent('download')
    await rows.getByRole('button', { name: '정산_내역.pdf 내려받기' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('정산_내역.pdf')
    expect(readFileSync(await file.path())).toEqual(aPdf('').buffer)
  })

  await test.step('[P-154] a second opinion is possible, but not a third', async () => {
    await content.fill('한 번 더 확인해주세요.')
    await test.step('[P-315] the page finds an opinion whose answer was lost', async () => {
      await world.fault({ method: 'POST', path: OPINION_CALL_PATHS.create, times: 1, cut: 'after' })
      await submitAtOnce(page)
    })
    await expect(rows).toHaveCount(2)
    await world.officer('answer-opinion', { answer: ANSWER })
    await page.reload()
    await expect(page.getByText('의견제출은 2회까지만 가능합니다.')).toBeVisible()
    await expect(content).toHaveAttribute('placeholder', '의견제출은 2회까지만 가능하여 더 이상 입력할 수 없습니다.')
    await expect(button.or(files)).toHaveCount(0)
  })

  expect(await world.journal({ path: OPINION_CALL_PATHS.storage, method: 'PUT' })).toHaveLength(2)
  const createCalls = await world.journal({ path: OPINION_CALL_PATHS.create })
  expect(createCalls.length).toBeGreaterThan(0)
  expect(createCalls.filter(({ key }) => !key)).toEqual([])
})

/** Reads the opinions of an application that is under review again. */
const readPastOpinions = async (page: Page, world: TestWorld) => {
  await world.enter('hold-opinion-answered', '/aply-result')
  await world.officer('review')
  await page.reload()
  await page.getByRole('link', { name: '의견 내역 보기' }).click()
  await page.waitForURL('/opinion-submit')
  const { content, rows, submit: button, back } = opinionPage(page)
  await expect(page.getByText('의견제출은 보류 상태에서만 가능합니다.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(content).toHaveCount(0)
  await expect(button).toHaveCount(0)
  await rows.getByRole('button', { name: '1번 의견 답변 보기' }).click()
  await expect(dialog(page)).toContainText('답변일')
  await closeDialogBy(page, '닫기')
  await back.click()
  await page.waitForURL('/aply-result')
}

test('[P-161] the text of an opinion survives a reload and a refusal', async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/opinion-submit')
  const { content, files, rows, back } = opinionPage(page)

  await test.step('[P-317] [D3-102] the text is restored after a reload, with the files', async () => {
    await content.fill(TEXT)
    await files.setInputFiles(aPdf('정산.pdf'))
    const fileList = page.getByRole('list', { name: '첨부파일 파일 목록' })
    await expect(fileList).toBeVisible()
    await expect.poll(() => readStoredChosenFiles(page)).toHaveLength(1)
    await page.reload()
    await expect(content).toHaveValue(TEXT)
    await expect(page.getByText(/이전에 작성하시던 내용을 불러왔습니다\./)).toBeVisible()
    await expect(fileList.getByRole('listitem')).toHaveText([/정산\.pdf/])
    await expect(page.getByText(/다음\s파일을\s다시\s선택해주세요/)).toHaveCount(0)
    await seeNoAxeViolations(page)
  })

  await test.step('[D3-294] after a confirmed leave, the result page leads back to the text', async () => {
    await back.click()
    await closeDialogBy(page, '나가기')
    await page.waitForURL('/aply-result')
    await expect(page.getByText('아직 보내지 않은 의견이 있습니다.')).toBeVisible()
    await page.getByRole('link', { name: '이어서 하기' }).click()
    await page.waitForURL('/opinion-submit')
    await expect(content).toHaveValue(TEXT)
  })

  await test.step('[P-317] a button deletes the text and the files', async () => {
    const fileList = page.getByRole('list', { name: '첨부파일 파일 목록' })
    await page.getByRole('button', { name: '작성 내용 삭제' }).click()
    await closeDialogBy(page, '예')
    await expect(content).toHaveValue('')
    await expect(fileList).toHaveCount(0)
    await expect.poll(() => readStoredChosenFiles(page)).toEqual([])
    await page.reload()
    await expect(content).toHaveValue('')
    await expect(page.getByText(/불러왔습니다/)).toHaveCount(0)
  })

  await test.step('[D3-139] the page shows an opinion that arrived first from another device', async () => {
    await content.fill(TEXT)
    const otherOpinion = { aplyNo: world.facts()?.aplyNo, opinionContent: '다른 기기에서 쓴 의견' }
    expect((await page.request.post(OPINION_CALL_PATHS.create, { data: otherOpinion })).ok()).toBe(true)
    await submit(page)
    await expect(dialog(page)).toContainText('앞서 보내신 의견이 이미 접수되었습니다.')
    await expect(dialog(page)).toContainText('접수된 의견: 다른 기기에서 쓴 의견')
    await closeDialogBy(page, '확인')
    await expect(rows).toHaveCount(1)
    await expect(content).toHaveValue(TEXT)
    await expect(content).toBeDisabled()
  })
  await test.step('[P-146] an application that is not on hold shows only past opinions', () =>
    readPastOpinions(page, world))
})
