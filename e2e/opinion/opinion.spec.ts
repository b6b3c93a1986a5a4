import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe, see, tabTo, test } from '../journey.ts'
import { answer, dialog, pressInWindow, readAlert } from '../steps/dialog.ts'
import { aPdf, aPng } from '../steps/documents.ts'
import { keptFiles } from '../steps/files.ts'
import { OPINION_CALLS, opinionPage } from '../steps/opinion.ts'
import { changeSession, sessionOf } from '../steps/session.ts'
import { hold } from '../steps/hold.ts'

const TEXT = '정산내역을 첨부하였으니 다시 확인해주세요.'
const ANSWER = '첨부하신 정산내역을 확인하였습니다.'

const submit = async (page: Page) => {
  await opinionPage(page).submit.click()
  await pressInWindow(page, '제출')
}

const wayOfAnOpinion = (name: string) =>
  test(`[P-151] [P-154] [P-155] [P-160] [P-162] an opinion with files is answered, a second one follows, and then no more: ${name}`, async ({
    page,
    world,
  }) => {
    await world.enter('hold-opinion-none', '/aply-result')
    await page.getByRole('link', { name: '의견제출' }).click()
    await page.waitForURL('/opinion-submit')
    const { reasons, content, files, rows, back, submit: button } = opinionPage(page)
    await see(reasons).toContainText('주대표자만 신청할 수 있습니다.')
    await see(page.getByText('제출한 의견이 없습니다.')).toBeVisible()

    await test.step('the first, with two files', async () => {
      await content.fill(TEXT)
      await files.setInputFiles([aPdf('정산 내역.pdf'), aPng('배달완료.png')])
      await see(page.getByRole('list', { name: '첨부파일 파일 목록' }).getByRole('listitem')).toHaveCount(2)
      await submit(page)
      await readAlert(page, '의견이 제출되었습니다.')
      await see(content).toHaveValue('')
      await see(rows).toHaveCount(1)
      await see(rows).toContainText(TEXT)
      await see(rows).toContainText('답변대기')
      await see(rows.getByRole('button', { name: /답변보기/ })).toHaveCount(0)
    })

    await test.step('the next one has to wait', async () => {
      await see(content).toBeDisabled()
      await see(content).toHaveAttribute('placeholder', '답변 대기 중인 의견이 있어 새로운 의견을 입력할 수 없습니다.')
      await see(button).toBeDisabled()
      await see(button).toHaveAccessibleDescription(/답변 대기 중인 의견이 있어/)
      await axe(page)
      await back.click()
      await page.waitForURL('/aply-result')
      await see(page.getByText('답변대기')).toBeVisible()
    })

    await test.step('the agency answers', async () => {
      await world.officer('answer-opinion', { answer: ANSWER })
      await page.getByRole('link', { name: '의견제출' }).click()
      await see(rows).toContainText('답변완료')
      await rows.getByRole('button', { name: '1번 의견 답변보기' }).click()
      await see(dialog(page)).toContainText(ANSWER)
      await see(dialog(page)).toContainText('답변일')
      await axe(page)
      await dialog(page).getByRole('button', { name: '닫기' }).last().click()
      await see(dialog(page)).toHaveCount(0)
    })

    await test.step('an attachment comes back as it was sent', async () => {
      const download = page.waitForEvent('download')
      await rows.getByRole('button', { name: '정산_내역.pdf 내려받기' }).click()
      const file = await download
      see(file.suggestedFilename()).toBe('정산_내역.pdf')
      see(readFileSync(await file.path())).toEqual(aPdf('').buffer)
    })

    await test.step('the second one, and no more', async () => {
      await content.fill('한 번 더 확인해주세요.')
      await submit(page)
      await readAlert(page, '의견이 제출되었습니다.')
      await see(rows).toHaveCount(2)
      await world.officer('answer-opinion', { answer: ANSWER })
      await page.reload()
      await see(page.getByText('의견제출은 2회까지만 가능합니다.')).toBeVisible()
      await see(content).toHaveAttribute('placeholder', '의견제출은 2회까지만 가능하여 더 이상 입력할 수 없습니다.')
      await see(content).toBeDisabled()
      await see(button).toBeDisabled()
    })

    see(await world.journal({ path: OPINION_CALLS.create, method: 'POST' })).toHaveLength(2)
    see(await world.journal({ path: OPINION_CALLS.storage, method: 'PUT' })).toHaveLength(2)
  })

wayOfAnOpinion('by hand')

test.describe('without a mouse', () => {
  test.use({ byKeyboard: true, viewport: { width: 360, height: 740 } })
  wayOfAnOpinion('by keyboard at 360 px')
})

test('[P-163] a failure keeps text and files, and what is stored is not sent again', async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/opinion-submit')
  const { content, files, rows } = opinionPage(page)
  await content.fill(TEXT)
  await files.setInputFiles(aPdf('정산.pdf'))
  await world.fault({ method: 'POST', path: OPINION_CALLS.create, times: 1, status: 504 })
  await submit(page)
  await readAlert(page, '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.')
  await see(content).toHaveValue(TEXT)
  await world.fault({ method: 'POST', path: OPINION_CALLS.create, times: 1, cut: 'before' })
  await submit(page)
  await readAlert(page, '의견 제출 중 오류가 발생했습니다.')
  await see(content).toHaveValue(TEXT)
  await submit(page)
  await readAlert(page, '의견이 제출되었습니다.')
  await see(rows).toHaveCount(1)
  see(await world.journal({ path: OPINION_CALLS.storage, method: 'PUT' })).toHaveLength(1)
})

test('[P-315] an opinion whose answer is lost is found in the history, and is stored once', async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/opinion-submit')
  const { content, rows } = opinionPage(page)
  await content.fill(TEXT)
  await world.fault({ method: 'POST', path: OPINION_CALLS.create, times: 1, cut: 'after' })
  await submit(page)
  await readAlert(page, '의견이 제출되었습니다.')
  await see(rows).toHaveCount(1)
  await see(content).toHaveValue('')
})

test('[P-161] a refusal is told with the sentence of the agency, and what is true now is shown', async ({
  page,
  world,
}) => {
  await world.enter('hold-opinion-none', '/opinion-submit')
  const { content, rows } = opinionPage(page)
  await content.fill(TEXT)
  const elsewhere = { aplyNo: world.facts()?.aplyNo, opinionContent: '다른 기기에서 쓴 의견' }
  see((await page.request.post(OPINION_CALLS.create, { data: elsewhere })).ok()).toBe(true)
  await submit(page)
  await see(dialog(page)).toContainText('의견제출에 실패하였습니다.')
  await see(dialog(page)).toContainText('답변 대기 중인 의견이 있어 새로운 의견을 입력할 수 없습니다.')
  await answer(page, '확인')
  await see(rows).toHaveCount(1)
  await see(content).toHaveValue(TEXT)
  await see(content).toBeDisabled()
})

test('[P-146] in another status the history is for reading', async ({ page, world }) => {
  await world.enter('hold-opinion-answered', '/aply-result')
  await world.officer('review')
  await page.reload()
  await page.getByRole('link', { name: '의견 내역 보기' }).click()
  await page.waitForURL('/opinion-submit')
  const { content, rows, submit: button, back } = opinionPage(page)
  await see(page.getByText('의견제출은 보류 상태에서만 가능합니다.')).toBeVisible()
  await see(rows).toHaveCount(1)
  await see(content).toHaveCount(0)
  await see(button).toHaveCount(0)
  await axe(page)
  await back.click()
  await page.waitForURL('/aply-result')
})

test('[P-146] in another status without a history the result is where to go', async ({ page, world }) => {
  await world.enter('applied-under-review', '/opinion-submit')
  await readAlert(page, '의견제출은 보류 상태에서만 가능합니다.')
  await page.waitForURL('/aply-result')
})

for (const address of ['/opinion-submit', '/detail-page', '/proof-reg-add'] as const)
  test(`[P-006] ${address} without a verified person or a business number is not for this visitor`, async ({
    page,
    world,
  }) => {
    for (const lacking of [{ onslfCert: '' }, { brNo: '' }]) {
      await world.enter('hold-opinion-none', '/ctn-mttr')
      await changeSession(page, lacking)
      await page.goto(address)
      await readAlert(page, '개인인증은 필수입니다')
      await page.waitForURL('/')
    }
  })

test('[P-006] without a token either, only the token is spoken of', async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/ctn-mttr')
  await changeSession(page, { onslfCert: '', brNo: '' })
  await page.context().clearCookies({ name: 'jwtToken' })
  await page.goto('/proof-reg-add')
  await readAlert(page, '인증정보가 만료되었습니다. 다시 인증해주세요.')
  await page.waitForURL('/')
  await see(dialog(page)).toHaveCount(0)
})

test('[P-164] a visitor whom the agency does not know any more goes home, and nothing of the visit is left', async ({
  page,
  world,
}) => {
  await world.enter('hold-opinion-none', '/ctn-mttr')
  await world.fault({ method: 'POST', path: '/api/v1/application/result/detail/brno', times: 1, status: 403 })
  await page.goto('/opinion-submit')
  await readAlert(page, '개인인증은 필수입니다')
  await page.waitForURL('/')
  see((await sessionOf(page))?.onslfCert ?? '').toBe('')

  await world.enter('hold-opinion-none', '/ctn-mttr')
  await world.fault({
    method: 'POST',
    path: '/api/v1/application/result/detail/brno',
    times: 1,
    status: 200,
    body: { status: 400, message: '없음', result: null },
  })
  await page.goto('/opinion-submit')
  await readAlert(page, '신청결과가 없습니다.')
  await page.waitForURL('/')
})

test('the counter, the cut and the order of the tab stops', async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/opinion-submit')
  const { content } = opinionPage(page)
  await content.fill('📦'.repeat(201))
  await see(page.getByText('200/200자')).toBeVisible()
  await see(content).toHaveValue('📦'.repeat(200))
  await content.focus()
  await tabTo(page, 'button', '이전')
  await page.keyboard.press('Tab')
  await see(opinionPage(page).submit).toBeFocused()
  await page.setViewportSize({ width: 360, height: 740 })
  see(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('[P-317] [D3-102] what was written comes back after a reload, with the files', async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/opinion-submit')
  const { content, files } = opinionPage(page)
  await content.fill(TEXT)
  await files.setInputFiles(aPdf('정산.pdf'))
  const listed = page.getByRole('list', { name: '첨부파일 파일 목록' })
  await see(listed).toBeVisible()
  await see.poll(() => keptFiles(page)).toHaveLength(1)
  await page.reload()
  await see(content).toHaveValue(TEXT)
  await see(page.getByText(/이전에 작성하시던 내용을 불러왔습니다\./)).toBeVisible()
  await see(listed.getByRole('listitem')).toHaveText([/정산\.pdf/])
  await see(page.getByText(/다음\s파일을\s다시\s선택해주세요/)).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: '작성 내용 삭제' }).click()
  await answer(page, '예')
  await see(content).toHaveValue('')
  await see(listed).toHaveCount(0)
  await see.poll(() => keptFiles(page)).toEqual([])
  await page.reload()
  await see(content).toHaveValue('')
  await see(page.getByText(/불러왔습니다/)).toHaveCount(0)
})

test('[P-313] leaving while files are sent asks first; staying keeps everything', async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/opinion-submit')
  const { content, files, back, rows } = opinionPage(page)
  await content.fill(TEXT)
  await files.setInputFiles(aPdf('정산.pdf'))
  const release = await hold(page, { method: 'PUT', path: OPINION_CALLS.storage })
  await submit(page)
  await back.click()
  await see(dialog(page)).toContainText('파일을 올리는 중입니다.')
  await answer(page, '계속 작성')
  await release()
  await readAlert(page, '의견이 제출되었습니다.')
  await see(rows).toHaveCount(1)
})
