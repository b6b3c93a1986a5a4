import type { Page } from '@playwright/test'
import { WORD_PROCESSOR_HTML } from '#ui/screens/admin/editor/pasted-html.cases.ts'
import {
  seeNoAxeViolations,
  alwaysOnNpmStart,
  NETWORK_NOISE,
  OFFICE_ADDRESS,
  pressByKey,
  expect,
  tabTo,
  test,
} from '../journey.ts'
import {
  noticeEditorOf,
  openAsAdministrator,
  pasteHtmlIntoEditor,
  noticeTables,
  clickEditorTool,
} from '../steps/administrator.ts'
import { dialog, pressInDialog, seeRefusalInBar } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { LANDING_INFO_PATH } from '../steps/maintenance.ts'
import { openMainPage, popupLocatorsOf, addPopups } from '../steps/popups.ts'

const POPUP = '/api/v1/popup'

const writeLine = async (page: Page, text: string) => {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
/** Selects a word by a double click. */
const select = (page: Page, word: string) =>
  noticeEditorOf(page)
    .getByText(word, { exact: true })
    .dblclick({ position: { x: 12, y: 12 } })
/** Opens a new form from the list. */
const begin = (page: Page, name: '등록' | '랜딩 등록') => page.getByRole('link', { name, exact: true }).click()
const save = (page: Page, name: '등록' | '수정') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const refusedWith = async (page: Page, text: string, focusedLabel: string) => {
  await save(page, '등록')
  await seeRefusalInBar(page, text)
  await expect(page.getByLabel(focusedLabel, { exact: true })).toBeFocused()
  await expect(page.getByText(text).last()).toBeVisible()
}

test('[P-227] [P-228] [P-244] a popup that a visitor has hidden is shown again on the next day', async ({
  page,
  world,
}) => {
  await world.clock('2025-11-03T10:00:00+09:00')
  await openAsAdministrator(page, world, '/popup-mng')
  await page.getByRole('link', { name: '등록', exact: true }).click()
  await expect(page).toHaveURL('/popup-reg?type=popup')
  await expect(page.getByRole('banner')).toContainText('팝업 등록')
  await noticeEditorOf(page).click()

  for (const word of ['제목하나', '제목둘', '제목셋', '본문글', '굵은글', '기운글', '밑줄글', '지운글', '연결글'])
    await writeLine(page, word)
  for (const [word, tool] of [
    ['제목하나', '제목 1'],
    ['제목둘', '제목 2'],
    ['제목셋', '제목 3'],
    ['본문글', '제목 3'],
    ['본문글', '본문'],
    ['굵은글', '굵게'],
    ['기운글', '기울임'],
    ['밑줄글', '밑줄'],
    ['지운글', '취소선'],
  ] as const) {
    await select(page, word)
    await clickEditorTool(page, tool)
    await expect(page.getByRole('button', { name: tool, exact: true })).toHaveAttribute('aria-pressed', 'true')
  }
  await select(page, '연결글')
  await clickEditorTool(page, '링크')
  await seeNoAxeViolations(page)
  await dialog(page).getByLabel('링크 주소').fill('https://example.go.kr/')
  await pressInDialog(page, '넣기')
  await expect(noticeEditorOf(page).getByRole('link', { name: '연결글' })).toHaveAttribute(
    'href',
    'https://example.go.kr/',
  )

  await noticeEditorOf(page).press('Control+End')
  await page.keyboard.type('첫줄')
  await clickEditorTool(page, '줄바꿈')
  await writeLine(page, '다음줄')
  await clickEditorTool(page, '글머리 기호 목록')
  await writeLine(page, '점')
  await page.keyboard.press('Enter')
  await clickEditorTool(page, '번호 목록')
  await writeLine(page, '번')
  await page.keyboard.press('Enter')
  await clickEditorTool(page, '이미지')
  await seeNoAxeViolations(page)
  await dialog(page).getByLabel('이미지 주소').fill('/favicon.svg')
  await dialog(page).getByLabel('대체 텍스트').fill('누리집 표시')
  await pressInDialog(page, '넣기')
  await expect(noticeEditorOf(page).getByRole('img', { name: '누리집 표시' })).toBeVisible()
  await seeNoAxeViolations(page)

  await page.getByRole('button', { name: '미리보기' }).click()
  const preview = dialog(page).getByRole('article')
  await expect(preview.getByRole('heading', { name: '제목하나' })).toBeVisible()
  await preview.getByRole('button', { name: '닫기' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await save(page, '등록')
  await expect(page).toHaveURL('/popup-mng')
  await expect(noticeTables(page).row(1)).toContainText('제목하나 제목둘 제목셋 본문글')
  const [sentCall] = await world.journal({ path: POPUP, method: 'POST' })
  expect(sentCall?.body).toEqual({
    popupType: 'popup',
    popupYn: 'Y',
    popupPriority: 1,
    popupStartDt: null,
    popupEndDt: null,
    popupContents: [
      ...['<h1>제목하나</h1>', '<h2>제목둘</h2>', '<h3>제목셋</h3>', '<p>본문글</p>', '<p><strong>굵은글</strong></p>'],
      ...['<p><em>기운글</em></p>', '<p><u>밑줄글</u></p>', '<p><s>지운글</s></p>'],
      '<p><a href="https://example.go.kr/" target="_blank" rel="noopener noreferrer">연결글</a></p>',
      '<p>첫줄<br>다음줄</p><ul><li><p>점</p></li></ul><ol><li><p>번</p></li></ol>',
      '<p><img src="/favicon.svg" alt="누리집 표시"></p>',
    ].join(''),
  })

  await openMainPage(page)
  const popups = popupLocatorsOf(page)
  await popups.saying('제목하나').getByRole('button', { name: '내용 보기' }).click()
  await expect(popups.saying('제목하나').getByRole('img', { name: '누리집 표시' })).toBeAttached()
  await popups.tick('제목하나').check()
  await popups.close('제목하나').click()
  await expect(popups.saying('제목하나')).toHaveCount(0)
  await world.clock('2025-11-03T23:59:00+09:00')
  await openMainPage(page)
  await expect(popups.saying('제목하나')).toHaveCount(0)
  await world.clock('2025-11-04T00:00:00+09:00')
  await openMainPage(page)
  await expect(popups.saying('제목하나')).toBeVisible()
})

test('[P-321] [P-230] popup content is sanitised without losing words', async ({ page, world }) => {
  const storedPopup =
    '<p style="color:red" onclick="window.hacked=1">남은 글</p><style>p{}</style><img src="/x" onerror="window.hacked=1" alt="그림">'
  world.tolerate({ console: [/status of 404 .*\/x\)$/] })
  await addPopups(world, [{ popupSn: 1, popupContents: storedPopup }])
  await openAsAdministrator(page, world, '/popup-reg?edit=1')
  await expect(page.getByRole('banner')).toContainText('팝업 수정')
  await expect(noticeEditorOf(page)).toContainText('남은 글')
  await noticeEditorOf(page).press('Control+a')
  await page.keyboard.press('Delete')
  await pasteHtmlIntoEditor(page, WORD_PROCESSOR_HTML)
  await expect(noticeEditorOf(page).getByRole('listitem')).toHaveCount(3)
  await save(page, '수정')
  await expect(page).toHaveURL('/popup-mng')
  const [sentCall] = await world.journal({ path: POPUP, method: 'PUT' })
  expect(sentCall?.body).toMatchObject({
    popupSn: 1,
    popupContents:
      '<h1>제출 안내</h1><p>지원대상은 <strong>증빙자료</strong>를 <em>제출</em>해주세요.</p><ul><li><p>영수증</p></li><li><p>운송장</p></li></ul><ol><li><p>준비</p></li></ol><p>누르지 마세요 <a href="https://example.go.kr/" target="_blank" rel="noopener noreferrer">누리집</a></p>',
  })
  await test.step('a popup is written, formatted and saved with the keyboard only', async () => {
    await begin(page, '등록')
    await expect(noticeEditorOf(page)).toBeVisible()
    await tabTo(page, 'textbox', '내용')
    await page.keyboard.type('제목')
    await page.keyboard.press('Alt+F10')
    await expect(page.getByRole('button', { name: '굵게' })).toBeFocused()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: '제목 2' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(noticeEditorOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('굵은 글')
    await pressByKey(page, 'button', '등록')
    await expect(page).toHaveURL('/popup-mng')
    const [sent] = await world.journal({ path: POPUP, method: 'POST' })
    expect(sent?.body).toMatchObject({ popupContents: '<h2>제목</h2><p><strong>굵은 글</strong></p>' })
  })
  await openMainPage(page)
  await expect(popupLocatorsOf(page).saying('제출 안내').getByText('영수증')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
})

test('[P-221] [P-225] an administrator creates and edits landing notices', async ({ page, world }) => {
  // The administrator may leave the page while the request for the list is running. The browser then logs the aborted
  // request.
  world.tolerate({ console: [NETWORK_NOISE] })
  await test.step('an enabled notice takes effect immediately', async () => {
    await world.clock('2025-11-03T10:00:00+09:00')
    await openAsAdministrator(page, world, '/popup-reg?type=landing')
    await page.getByLabel('시작 일시').fill('2025-11-03T09:00')
    await page.getByLabel('종료 일시').fill('2025-11-03T10:30')
    // Holds the request for the notices. The page makes this request when the author returns to the list.
    const release = await holdCalls(page, { path: LANDING_INFO_PATH })
    await save(page, '등록')
    await expect(page).toHaveURL('/popup-mng')
    await expect(noticeTables(page).row(1)).toContainText('2025-11-03 09:00 ~ 2025-11-03 10:30')
    // The author leaves the office network before the notices arrive, and is now an ordinary visitor.
    await world.visitor({ ip: '203.0.113.7' })
    await release()
    await expect(page).toHaveURL('/coming-soon')
    await expect(page.getByRole('main')).toContainText('시스템 점검으로 서비스가 일시 중단됩니다.')
    await expect(page.getByRole('main')).toContainText('2025년 11월 3일(월) 09:00 ~ 10:30')
  })
  // The author is back in the office network after the maintenance window and before the token expires.
  await world.visitor({ ip: OFFICE_ADDRESS })
  await world.clock('2025-11-03T10:31:00+09:00')
  await page.goto('/popup-mng')
  await test.step('a landing notice requires a start and an end', async () => {
    await begin(page, '랜딩 등록')
    await expect(page.getByLabel('유형')).toHaveValue('랜딩')
    await expect(noticeEditorOf(page)).toContainText('시스템 점검으로 서비스가 일시 중단됩니다.')
    await noticeEditorOf(page).press('Control+a')
    await page.keyboard.press('Delete')
    await noticeEditorOf(page).pressSequentially('점검합니다.')
    await page.getByLabel('시작 일시').fill('2025-11-01T09:37')
    await page.getByLabel('종료 일시').fill('2025-11-01T09:29')
    await expect(page.getByLabel('시작 일시')).toHaveValue('2025-11-01T09:30')
    await refusedWith(page, '종료 일시는 시작 일시 이후여야 합니다.', '종료 일시')
    await seeNoAxeViolations(page)
    await page.getByLabel('종료 일시').fill('2025-11-01T09:35')
    await page.getByRole('checkbox', { name: /활성화/ }).uncheck()
    await save(page, '등록')
    await expect(page).toHaveURL('/popup-mng')
    const { row, edit } = noticeTables(page)
    await expect(row(2)).toContainText('2025-11-01 09:30 ~ 2025-11-01 09:30')
    await expect(row(2)).toContainText('미사용')

    await edit(2).click()
    await expect(page.getByLabel('시작 일시')).toHaveValue('2025-11-01T09:30')
    await page.getByLabel('종료 일시').fill('2025-11-01T10:00')
    await page.getByRole('checkbox', { name: /활성화/ }).check()
    await save(page, '수정')
    await expect(row(2)).toContainText('2025-11-01 09:30 ~ 2025-11-01 10:00')
    const [sentCall] = await world.journal({ path: POPUP, method: 'PUT' })
    expect(sentCall?.body).toMatchObject({
      popupSn: 2,
      popupType: 'landing',
      popupYn: 'Y',
      popupPriority: 1,
      popupContents: '<p>점검합니다.</p>',
      popupStartDt: '2025-11-01T09:30:00',
      popupEndDt: '2025-11-01T10:00:00',
    })
  })
  await test.step('the default notice is complete once its times are entered', async () => {
    await begin(page, '랜딩 등록')
    await page.getByLabel('시작 일시').fill('2025-11-01T22:00')
    await page.getByLabel('종료 일시').fill('2025-11-02T02:00')
    await expect(noticeEditorOf(page)).toContainText('2025년 11월 1일(토) 22:00 ~ 11월 2일(일) 02:00')
    await save(page, '등록')
    await expect(noticeTables(page).row(3)).toContainText('시스템 점검으로 서비스가 일시 중단됩니다.')
  })
})

test(
  '[P-313] [P-229] the form asks for confirmation before unsaved changes are lost',
  alwaysOnNpmStart('hosts of images are named by its world, and nginx has the policy of one deployment'),
  async ({ page, world }) => {
    await world.settings({ popupImageHosts: ['images.example'] })
    await page.route('https://images.example/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
      }),
    )
    await openAsAdministrator(page, world, '/popup-mng')
    await test.step('leaving a changed form needs a confirmation', async () => {
      await begin(page, '등록')
      await expect(noticeEditorOf(page)).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: '취소', exact: true }).click()
      await expect(page).toHaveURL('/popup-mng')

      await begin(page, '등록')
      await noticeEditorOf(page).pressSequentially('안내')
      await page.getByRole('main').getByRole('button', { name: '취소', exact: true }).click()
      await expect(dialog(page)).toContainText('저장하지 않은 내용이 있습니다. 이 화면에서 나가시겠습니까?')
      await pressInDialog(page, '계속 작성')
      await expect(noticeEditorOf(page)).toHaveText('안내')

      await page.goBack()
      await expect(dialog(page)).toContainText('저장하지 않은 내용이 있습니다.')
      await pressInDialog(page, '계속 작성')
      await expect(page).toHaveURL('/popup-reg?type=popup')
      await expect(noticeEditorOf(page)).toHaveText('안내')

      const opening = page.waitForEvent('dialog')
      const reloading = page.reload().catch(() => undefined)
      const question = await opening
      expect(question.type()).toBe('beforeunload')
      await question.accept()
      await reloading
      await expect(noticeEditorOf(page)).toHaveText('')

      await noticeEditorOf(page).pressSequentially('안내')
      await page.getByRole('main').getByRole('button', { name: '취소', exact: true }).click()
      await pressInDialog(page, '나가기')
      await expect(page).toHaveURL('/popup-mng')
    })
    await test.step('only links and images with allowed URLs are accepted', async () => {
      await begin(page, '등록')
      await noticeEditorOf(page).click()
      await clickEditorTool(page, '링크')
      await dialog(page).getByLabel('링크 주소').fill('javascript:window.hacked=1')
      await pressInDialog(page, '넣기')
      await expect(dialog(page)).toContainText('올바른 주소를 입력해주세요. (http:// 또는 https://)')
      await seeNoAxeViolations(page)
      await pressInDialog(page, '취소')
      await clickEditorTool(page, '이미지')
      await dialog(page).getByLabel('이미지 주소').fill('https://elsewhere.example/a.svg')
      await pressInDialog(page, '넣기')
      await expect(dialog(page)).toContainText('허용된 주소의 이미지만 사용할 수 있습니다.')
      await dialog(page).getByLabel('이미지 주소').fill('https://images.example/a.svg')
      await dialog(page).getByLabel('대체 텍스트').fill('예시')
      await pressInDialog(page, '넣기')
      const image = noticeEditorOf(page).getByRole('img', { name: '예시' })
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(40)
    })
  },
)
