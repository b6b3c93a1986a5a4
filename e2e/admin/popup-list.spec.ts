import type { Page } from '@playwright/test'
import {
  seeNoAxeViolations,
  NETWORK_NOISE,
  OFFICE_ADDRESS,
  pressByKey,
  expect,
  test,
  type TestWorld,
} from '../journey.ts'
import { noticeEditorOf, openAsAdministrator, logInAsAdministrator, noticeTables } from '../steps/administrator.ts'
import { closeDialogBy, dialog, pressInDialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { popupLocatorsOf, addPopups, type PopupToAdd } from '../steps/popups.ts'

const POPUPS: readonly PopupToAdd[] = [
  { popupSn: 14, popupContents: '<h2>접수 마감 안내</h2><p>마감 전에 신청해주세요.</p>' },
  { popupSn: 13, popupContents: '<p>예산이 소진될 때까지 신청할 수 있습니다.</p>', popupYn: 'N' },
  {
    popupSn: 9,
    popupType: 'landing',
    popupContents: '<p>시스템 점검으로 이용이 제한됩니다.</p>',
    popupStartDt: '2025-10-28T22:00:00',
    popupEndDt: '2025-10-29T00:00:00',
  },
  { popupSn: 7, popupType: 'landing', popupContents: '<p>점검 안내</p>', popupYn: 'N' },
]
const POPUP = '/api/v1/popup'
const LANDINGS = '/api/v1/popup/landing-list'
/** Returns the PATCH and DELETE calls for popups so far. */
const changesSoFar = async (world: TestWorld) =>
  (await world.journal({ path: '/api/v1/popup/*' })).filter(({ method }) => /^(?:PATCH|DELETE)$/.test(method))

test('visitors see each change that an administrator makes to a popup', { tag: '@first' }, async ({ page, world }) => {
  await addPopups(world, [...POPUPS, { popupSn: 15, popupContents: '<p>지난 안내</p>' }])
  await openAsAdministrator(page, world, '/popup-mng')
  const { popups, landings, row, toggle, edit, press } = noticeTables(page)
  await expect(row(15)).toBeVisible()
  await test.step('[P-214] a popup is deleted by keyboard after a confirmation', async () => {
    await pressByKey(page, 'button', '15번 삭제')
    await expect(dialog(page)).toContainText('해당 팝업을 삭제하시겠습니까?')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(await world.journal({ method: 'DELETE' })).toEqual([])
    await pressByKey(page, 'button', '15번 삭제')
    await pressByKey(page, 'button', '삭제')
    await expect(row(15)).toHaveCount(0)
    await expect(popups.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('heading', { name: '팝업 목록' })).toBeFocused()
  })
  await test.step('[P-213] the list shows every popup with its state', async () => {
    await expect(row(14)).toContainText('접수 마감 안내 마감 전에 신청해주세요.')
    await expect(row(9)).toContainText('2025-10-28 22:00 ~ 2025-10-29 00:00')
    await expect(row(7)).toContainText('기간 미설정')
    await expect(landings.getByRole('button', { name: /삭제/ })).toHaveCount(0)
    await seeNoAxeViolations(page)
  })
  await test.step('[P-216] edit and register lead to the form, and refresh loads the lists again', async () => {
    await expect(edit(13)).toHaveAttribute('href', '/popup-reg?edit=13')
    await expect(page.getByRole('link', { name: '등록', exact: true })).toHaveAttribute('href', '/popup-reg?type=popup')
    await expect(page.getByRole('link', { name: '랜딩 등록' })).toHaveAttribute('href', '/popup-reg?type=landing')
    await addPopups(world, [{ popupSn: 20, popupContents: '<p>다른 사람이 쓴 팝업</p>' }])
    await page.getByRole('button', { name: '새로고침' }).click()
    await expect(row(20)).toContainText('다른 사람이 쓴 팝업')
    expect(await world.journal({ path: LANDINGS })).toHaveLength(2)
    await edit(13).click()
    await expect(page).toHaveURL('/popup-reg?edit=13')
    await page.getByRole('main').getByRole('button', { name: '취소', exact: true }).click()
    await expect(page).toHaveURL('/popup-mng')
  })
  await test.step('[P-215] the preview shows exactly what visitors see', async () => {
    await press(14, '미리보기')
    const preview = dialog(page).getByRole('article')
    await expect(preview.getByRole('heading', { name: '접수 마감 안내' })).toBeVisible()
    await seeNoAxeViolations(page)
    const inPreview = await preview.getByRole('group').innerHTML()
    await preview.getByRole('button', { name: '닫기' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await press(9, '미리보기')
    await expect(dialog(page)).toContainText('시스템 점검으로 이용이 제한됩니다.')
    await closeDialogBy(page, '닫기')
    await page.getByRole('link', { name: '첫 화면으로', exact: true }).click()
    const popup = popupLocatorsOf(page).saying('마감 전에 신청해주세요.')
    await expect.poll(() => popup.getByRole('group').innerHTML()).toBe(inPreview)
    await page.getByRole('contentinfo').getByRole('link', { name: '팝업 관리' }).click()
  })
  await test.step('a switch shows its old state until the server answers', async () => {
    const release = await holdCalls(page, { method: 'PATCH', path: '/api/v1/popup/*' })
    await toggle(14).click()
    await expect(toggle(14)).toHaveAttribute('aria-busy', 'true')
    await expect(toggle(14)).toHaveAttribute('aria-checked', 'true')
    await toggle(14).click({ force: true })
    await release()
    await expect(toggle(14)).toHaveAttribute('aria-checked', 'false')
    expect(await world.journal({ method: 'PATCH' })).toHaveLength(1)
  })
  await test.step('[P-213] visitors see when a popup is switched off or on', async () => {
    await toggle(13).click()
    await toggle(9).click()
    await expect(toggle(9)).toHaveAttribute('aria-checked', 'false')
    await expect(toggle(13)).toHaveAttribute('aria-checked', 'true')
    const sentCalls = await world.journal({ path: '/api/v1/popup/*', method: 'PATCH' })
    expect(sentCalls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/popup/14/status', { popupSn: 14, popupYn: 'N' }],
      ['/api/v1/popup/13/status', { popupSn: 13, popupYn: 'Y' }],
      ['/api/v1/popup/9/status', { popupSn: 9, popupYn: 'N' }],
    ])
    await page.getByRole('link', { name: '첫 화면으로', exact: true }).click()
    await expect(popupLocatorsOf(page).saying('예산이 소진될 때까지')).toBeVisible()
    await expect(popupLocatorsOf(page).saying('마감 전에 신청해주세요.')).toHaveCount(0)
  })
})

/** Writes a popup, and saves it after an expired token, a refusal and a lost answer. */
const saveDespiteFailures = async (page: Page, world: TestWorld) => {
  const { popups } = noticeTables(page)
  const stored = await popups.getByRole('row').count()
  const save = () => page.getByRole('main').getByRole('button', { name: '등록', exact: true }).click()
  await page.getByRole('link', { name: '등록', exact: true }).click()
  await noticeEditorOf(page).pressSequentially('안내입니다.')
  await test.step('the text stays if the token expires while the popup is written', async () => {
    await world.fault({ method: 'POST', path: POPUP, status: 401 })
    await save()
    await expect(dialog(page)).toContainText('유효하지 않은 토큰입니다. 다시 로그인해주세요.')
    await pressInDialog(page, '확인')
    await logInAsAdministrator(page, 'officer')
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('a popup is refused if its author has left the office network', async () => {
    await world.visitor({ ip: '203.0.113.7' })
    await save()
    await expect(dialog(page)).toContainText('접근 권한이 없습니다.')
    await seeAlertAndConfirm(page, '팝업 등록 중 오류가 발생했습니다. 다시 시도해주세요.')
    await expect(noticeEditorOf(page)).toHaveText('안내입니다.')
    await world.visitor({ ip: OFFICE_ADDRESS })
  })
  await test.step('a popup whose answer was lost is stored only once', async () => {
    await world.fault({ method: 'POST', path: POPUP, times: 1, cut: 'after' })
    await save()
    await expect(dialog(page)).toContainText('작성하신 내용은 그대로 있습니다.')
    await seeAlertAndConfirm(page, '팝업 등록 중 오류가 발생했습니다. 다시 시도해주세요.')
    await expect(noticeEditorOf(page)).toHaveText('안내입니다.')
    await save()
    await expect(page).toHaveURL('/popup-mng')
    await expect(popups.getByRole('row')).toHaveCount(stored + 1)
  })
}

test('an administrator can change nothing while outside the office, but can after returning', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  await addPopups(world, POPUPS)
  await world.visitor({ ip: OFFICE_ADDRESS })
  await page.goto('/popup-mng')
  const { row, toggle, press } = noticeTables(page)
  const remove = async () => {
    await press(14, '삭제')
    await dialog(page).getByRole('button', { name: '삭제', exact: true }).click()
  }
  await test.step('an employee without administrator rights is refused', async () => {
    await logInAsAdministrator(page, 'clerk')
    await expect(dialog(page).last()).toContainText('관리자 권한이 없습니다.')
    await page.keyboard.press('Escape')
    await logInAsAdministrator(page, 'officer')
    await expect(row(14)).toBeVisible()
  })
  await test.step('an administrator who has left the office sees a message', async () => {
    const before = (await changesSoFar(world)).length
    await world.visitor({ ip: '203.0.113.7' })
    await toggle(14).click()
    await expect(dialog(page)).toContainText('접근 권한이 없습니다.')
    await seeAlertAndConfirm(page, '팝업 상태 변경 중 오류가 발생했습니다.')
    await expect(toggle(14)).toHaveAttribute('aria-checked', 'true')
    await page.getByRole('button', { name: '새로고침' }).click()
    await expect(page.getByText('팝업 목록을 불러오는 중 오류가 발생했습니다.')).toBeVisible()

    await world.visitor({ ip: OFFICE_ADDRESS })
    await page.getByRole('button', { name: '다시 시도' }).first().click()
    await expect(row(14)).toBeVisible()
    await world.fault({ method: 'PATCH', path: '/api/v1/popup/*', status: 401 })
    await toggle(14).click()
    await expect(dialog(page)).toContainText('유효하지 않은 토큰입니다. 다시 로그인해주세요.')
    await dialog(page).getByRole('button', { name: '확인', exact: true }).click()
    await logInAsAdministrator(page, 'officer')
    await expect(dialog(page)).toHaveCount(0)
    await toggle(14).click()
    await expect(toggle(14)).toHaveAttribute('aria-checked', 'false')
    const changes = (await changesSoFar(world)).slice(before)
    expect(changes.map(({ status }) => status)).toEqual([403, 401, 200])
  })
  await test.step('[P-315] a deletion can be repeated if its answer was lost', async () => {
    await world.fault({ method: 'DELETE', path: '/api/v1/popup/*', cut: 'after', times: 1 })
    await remove()
    await seeAlertAndConfirm(page, '팝업 삭제 중 오류가 발생했습니다.')
    await remove()
    await expect(row(14)).toHaveCount(0)
  })
  await test.step('[P-227] [P-315] a failed save keeps all entries and stores nothing twice', () =>
    saveDespiteFailures(page, world))
})
