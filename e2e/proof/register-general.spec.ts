import type { Locator, Page } from '@playwright/test'
import { seeNoAxeViolations, NETWORK_NOISE, expect, test, type TestWorld } from '../journey.ts'
import { closeDialogBy, dialog, pressInDialog, seeAlertAndConfirm, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { aPdf, aPng, type ChosenFile } from '../steps/documents.ts'
import { readStoredFiles } from '../steps/files.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { seeNoOverflow } from '../steps/layout.ts'
import {
  certifyAgainAndOpenProofPage,
  declineRegistration,
  fillGeneralProof,
  openProofPageFromResult,
  PROOF_CALL_PATHS,
  readStoredProofs,
  submitProofRegistration,
  registrationPage,
  seeRegisteredProof,
} from '../steps/registration.ts'

const PATH = '영수증이나 정산내역을 갖고 계신 분 배달·택배 이용 증빙'
const TYPE = '배달·택배 서비스 이용'
const TOO_LATE = '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.'

const KEPT = '작성하시던 내용은 이 창에 보관되어 있습니다. 다시 인증하시면 이어서 작성하실 수 있습니다.'

const anEmpty = (name: string): ChosenFile => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(0) })

const seeEntries = async (page: Page) => {
  const form = registrationPage(page)
  await expect(form.year(2024)).toBeChecked()
  await expect(form.totalUnit('금액')).toBeChecked()
  await expect(form.total).toHaveValue('120,000')
  await expect(form.agree).toHaveAttribute('aria-pressed', 'true')
}

const sentTo = async (world: TestWorld, path: string) => (await world.journal({ path })).length

test.describe('with the keyboard only', () => {
  test.use({ byKeyboard: true, viewport: { width: 360, height: 700 } })
  test(
    '[P-074] [P-034] [P-030] [P-276] an applicant registers a general proof without a mouse, at 360 pixels',
    { tag: '@first' },
    async ({ page, world }) => {
      await world.enter('applied-target-selected', '/proof-reg-all')
      const form = registrationPage(page)
      await expect(page.getByRole('definition').filter({ hasText: TYPE })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await form.year(2025).check()
      await form.year(2024).check()
      await form.totalUnit('금액').check()
      await form.total.fill('12a3456')
      await page.keyboard.press('Tab')
      await expect(form.total).toHaveValue('123,456')
      await form.agree.click()
      await form.performance.setInputFiles([aPdf('영수증 (1).pdf'), aPdf('남의 것.pdf'), aPng('운송장.png')])
      await expect(form.performanceList).toHaveText([/영수증/, /남의 것/, /운송장/])
      await page.getByRole('button', { name: '남의 것.pdf 파일 삭제' }).click()
      await expect(form.performanceList).toHaveText([/영수증/, /운송장/])
      await seeNoOverflow(page, 'the registration')
      await declineRegistration(page)
      expect(await sentTo(world, PROOF_CALL_PATHS.create)).toBe(0)
      await expect(form.total).toHaveValue('123,456')
      await expect(form.performanceList).toHaveCount(2)
      await submitProofRegistration(page)
      await seeRegisteredProof(page, TYPE)
      const [line, ...more] = await world.journal({ path: PROOF_CALL_PATHS.create })
      expect(more).toEqual([])
      expect(line?.body).toMatchObject({
        receiptProofMstrCreateRequest: {
          aplyType: '일반',
          aplyTypeDetail: '1',
          useProofPeriod: '2024,2025',
          amountCount: 123_456,
          amountCountType: '금액',
          progressStatus: '제출완료',
        },
        receiptProofRequestList: [
          { aplyType: '일반', currentStatus: '제출완료', receiptProofFileReqeust: { fileExt: 'pdf' } },
          { aplyType: '일반', currentStatus: '제출완료', receiptProofFileReqeust: { fileExt: 'png' } },
        ],
      })
      await expect(page.getByText(/^최근 증빙 진행상태/)).toHaveText('최근 증빙 진행상태 제출완료')
    },
  )
})

test('[P-029] [P-308] [D3-104] [D3-144] [D2-685] [D2-890] [D3-831] the first view shows the camera and files, and the examples follow in one column', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await world.enter('applied-target-selected', '/proof-reg-all')
  const form = registrationPage(page)
  await expect(form.performance).toBeVisible()
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
  const pick = await top(form.performance)
  await expect(form.performance).toBeInViewport({ ratio: 1 })
  // Only the type of proof and the description of the paper come before the buttons. [D3-545]
  expect(pick - (await top(page.getByRole('main')))).toBeLessThanOrEqual(230)
  const examples = page.getByRole('heading', { name: '올리실 수 있는 자료 6가지' })
  await expect(examples).toBeInViewport({ ratio: 1 })
  expect(await top(page.getByLabel('실적증빙 사진 촬영'))).toBe(pick)
  const example = page.getByRole('button', { name: '전자세금계산서 크게 보기' })
  expect(await top(example)).toBeGreaterThan(await top(form.performance))
  for (const item of await page.getByRole('list', { name: '올리실 수 있는 자료 6가지' }).getByRole('listitem').all()) {
    await item.scrollIntoViewIfNeeded()
    await expect(item).toBeInViewport({ ratio: 1 })
    // Below the name of each paper is what must be legible on it. [D3-831]
    await expect(item.locator('b + span')).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => scrollTo(0, 0))

  await test.step('[D2-890] in a wide window all examples are in one row', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const last = page.getByRole('button', { name: '시장·협회 자체시스템 크게 보기' })
    await expect.poll(async () => (await top(last)) - (await top(example))).toBe(0)
    expect(await top(example)).toBeGreaterThan(await top(form.performance))
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('[P-034] chosen files are listed above the buttons that chose them', async () => {
    await form.performance.scrollIntoViewIfNeeded()
    await form.performance.setInputFiles([aPng('운송장.png')])
    await expect(form.performanceList).toHaveCount(1)
    expect(await top(form.performanceList.first())).toBeLessThan(await top(form.performance))
    await expect(form.performanceList.first()).toBeInViewport()
  })

  await test.step('[D3-143] the arrow keys move through the examples', async () => {
    await examples.click()
    await example.focus()
    await page.keyboard.press('ArrowLeft')
    const last = page.getByRole('button', { name: '시장·협회 자체시스템 크게 보기' })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
    await last.click()
    await expect(dialog(page).getByRole('img')).toHaveCount(6)
    await closeDialogBy(page, '닫기')
  })
})

test('[F-032] [P-064] [P-066] [P-067] amounts get separators while typing, and empty files are left out', async ({
  page,
  world,
}) => {
  await world.enter('applied-target-selected', '/proof-reg-all')
  const form = registrationPage(page)
  const { totalUnit, total } = form

  await form.agree.click()
  await form.year(2024).check()
  await form.totalUnit('금액').check()
  await form.performance.setInputFiles([aPdf('영수증.pdf')])

  await test.step('[D3-105] typing replaces an amount that was selected by Tab', async () => {
    await expect(totalUnit('금액')).toBeChecked()
    await total.click()
    await page.keyboard.type('123456')
    await expect(total).toHaveValue('123,456')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('999')
    await expect(total).toHaveValue('999')
    await page.keyboard.type('0')
    await expect(total).toHaveValue('9,990')
    await test.step('the caret keeps its place in the amount', async () => {
      await page.keyboard.press('Home')
      await page.keyboard.type('12')
      await expect(total).toHaveValue('129,990')
      await page.keyboard.press('Delete')
      await expect(total).toHaveValue('12,990')
      await page.keyboard.press('Backspace')
      await expect(total).toHaveValue('1,990')
    })
    await test.step('an amount that the browser fills in gets separators', async () => {
      await total.selectText()
      await page.keyboard.insertText('2,345,678')
      await expect(total).toHaveValue('2,345,678')
    })
  })

  await form.total.fill('120000')
  await form.performance.setInputFiles([anEmpty('빈 파일.pdf')])
  await submitProofRegistration(page)
  await expect(dialog(page)).toHaveAccessibleName('용량이 0인 파일이 있습니다.')
  await expect(dialog(page).getByRole('listitem')).toHaveText(['빈 파일.pdf'])
  expect(await sentTo(world, PROOF_CALL_PATHS.size), 'the agency is asked for the size of every file').toBe(2)
  await seeNoAxeViolations(page)
  await closeDialogBy(page, '취소')
  expect(await sentTo(world, PROOF_CALL_PATHS.create)).toBe(0)
  await seeEntries(page)
  await expect(form.performanceList).toHaveCount(2)
  await submitProofRegistration(page)
  await pressInDialog(page, '확인')
  await seeRegisteredProof(page, TYPE, '제출완료', '증빙자료 등록이 완료되었습니다.')
  const { masters, items } = await readStoredProofs(world)
  expect([masters.length, items.length]).toEqual([1, 1])
  expect(await sentTo(world, PROOF_CALL_PATHS.uploadUrl)).toBe(2)
  expect((await readStoredFiles(world)).map(({ name, size }) => `${name} ${size > 0}`).toSorted()).toEqual([
    '빈_파일.pdf false',
    '영수증.pdf true',
  ])
})

test('[F-004] [F-011] a failed registration keeps all entries for the next attempt', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  await world.enter('applied-target-selected', '/proof-reg-all')
  const nothingSent = await world.snapshot()
  await fillGeneralProof(page, { files: [aPdf('가.pdf'), aPng('나.png')] })
  const late = registrationPage(page).performanceList.filter({ hasText: '올리지 못했습니다.' })

  await test.step('[P-076] an upload that takes too long creates no proof', async () => {
    await world.fault({ method: 'PUT', path: PROOF_CALL_PATHS.storage, times: 1, status: 504 })
    await submitProofRegistration(page)
    await expect(dialog(page)).toContainText('1644-5332')
    await seeAlertAndConfirm(page, TOO_LATE)
    await seeEntries(page)
    expect(await sentTo(world, PROOF_CALL_PATHS.create)).toBe(0)
    await expect(late).toHaveCount(1)
    expect(await sentTo(world, PROOF_CALL_PATHS.uploadUrl)).toBe(2)
    expect(
      (await world.journal({ path: PROOF_CALL_PATHS.storage, method: 'PUT' })).map(({ status }) => status),
    ).toContain(504)
  })

  await submitProofRegistration(page)
  await seeRegisteredProof(page, TYPE)
  expect(await sentTo(world, PROOF_CALL_PATHS.uploadUrl)).toBe(3)

  const again = async () => {
    await world.restore(nothingSent)
    await openProofPageFromResult(page, PATH)
    await fillGeneralProof(page)
  }
  await test.step('[E-204] a double click registers only one proof', async () => {
    await again()
    const before = await sentTo(world, PROOF_CALL_PATHS.create)
    await registrationPage(page).register.dblclick()
    await expect(dialog(page)).toHaveCount(1)
    const release = await holdCalls(page, { path: PROOF_CALL_PATHS.create })
    await dialog(page).getByRole('button', { name: '예', exact: true }).dblclick()
    const busy = page.getByRole('button', { name: '등록하는 중' })
    await expect(busy).toBeDisabled()
    await busy.click({ force: true })
    await release()
    await seeRegisteredProof(page, TYPE)
    expect([
      (await sentTo(world, PROOF_CALL_PATHS.create)) - before,
      (await readStoredProofs(world)).masters.length,
    ]).toEqual([1, 1])
  })
})

test('a registration without the cookie is refused and continues after a new certification', async ({
  page,
  world,
}) => {
  await world.enter('applied-target-selected', '/proof-reg-all')
  const form = registrationPage(page)
  await fillGeneralProof(page)

  await test.step('[P-052] nothing is sent without the cookie, and the draft is kept', async () => {
    await page.context().clearCookies({ name: 'jwtToken' })
    await form.register.click()
    await expect(dialog(page)).toContainText('인증이 만료되었습니다. 다시 인증해주세요.')
    await seeRefusalDialogAndClose(page, KEPT)
    await expect(page).toHaveURL('/')
    expect(await sentTo(world, PROOF_CALL_PATHS.create)).toBe(0)
  })

  await test.step('[P-005] the page refuses a visitor who has no cookie', async () => {
    await page.goto('/proof-reg-all')
    await expect(dialog(page)).toContainText('인증정보가 만료되었습니다. 다시 인증해주세요.')
    await seeRefusalDialogAndClose(page, KEPT)
  })

  await test.step('[P-317] the same person finds every entry restored after a new certification', async () => {
    await certifyAgainAndOpenProofPage(page, PATH)
    await expect(form.restored).toBeVisible()
    await expect(form.total).toHaveValue('120,000')
  })
})
