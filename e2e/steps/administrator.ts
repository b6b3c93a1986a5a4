import type { Page } from '@playwright/test'
import { OFFICE_ADDRESS, expect, type TestWorld } from '../journey.ts'
import { dialog, pressInDialog } from './dialog.ts'

/** Logs in when the dialog has opened. */
export const logInAsAdministrator = async (page: Page, id: 'officer' | 'clerk') => {
  await expect(dialog(page)).toContainText('관리자 로그인')
  await dialog(page).getByLabel('아이디').fill(id)
  await dialog(page).getByLabel('비밀번호').fill(`${id}-2025!`)
  await pressInDialog(page, '로그인')
}

/**
 * Logs in as an administrator by the call that the dialog makes, from an IP address of the office. Returns the token.
 */
export const logInAdministratorForToken = async (page: Page): Promise<string> => {
  const data = { adminId: 'officer', password: 'officer-2025!' }
  const login = await page.request.post('/api/v1/admin/auth/popup-login', { data })
  const { result } = (await login.json()) as { readonly result: { readonly accessToken: string } }
  return result.accessToken
}

/** Opens an administrators' page from an IP address of the office and logs in as an administrator. */
export const openAsAdministrator = async (page: Page, world: TestWorld, path: string) => {
  await world.visitor({ ip: OFFICE_ADDRESS })
  await page.goto(path)
  await logInAsAdministrator(page, 'officer')
  // Another dialog may follow immediately.
  await expect(dialog(page).filter({ hasText: '관리자 로그인' })).toHaveCount(0)
}

/** Returns the tables of the list and their rows. */
export const noticeTables = (page: Page) => {
  const table = (name: string) => page.getByRole('table', { name, exact: true })
  return {
    popups: table('팝업 목록'),
    landings: table('랜딩 목록'),
    row: (n: number) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${n}`) }) }),
    toggle: (n: number) => page.getByRole('switch', { name: `${n}번 사용여부` }),
    press: (n: number, action: '미리보기' | '삭제') => page.getByRole('button', { name: `${n}번 ${action}` }).click(),
    edit: (n: number) => page.getByRole('link', { name: `${n}번 수정` }),
  }
}

export const noticeEditorOf = (page: Page) => page.getByRole('textbox', { name: '내용', exact: true })

export const clickEditorTool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: '서식' }).getByRole('button', { name, exact: true }).click()

/** Pastes as from another program: HTML on the clipboard, with its plain text. */
export const pasteHtmlIntoEditor = (page: Page, html: string) =>
  noticeEditorOf(page).evaluate((element, pastedHtml) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pastedHtml)
    clipboardData.setData('text/plain', 'text')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
