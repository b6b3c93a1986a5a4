import '#ui/testing/jsdom-dialog.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '#app/testing/failures'
import { HOSTILE_HTML } from '#domain/notice/hostile-html.cases'
import { kstInstant } from '#domain/time/calendar'
import { A_LANDING, A_POPUP, administratorWorld, openPopupList } from '#ui/testing/administrator-world.tsx'
import { keepServicesFromLoading } from '#ui/testing/services.ts'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { pressButton } from '#ui/testing/typing.ts'
import type { AdminLoginOutcome } from './AdminLogin.tsx'
import * as admin from './AdminLogin.tsx'

const enterMock = vi.fn<() => Promise<AdminLoginOutcome>>(async () => 'in')

const table = (name: string) => screen.getByRole('table', { name })
const rowsOf = (name: string) => within(table(name)).getAllByRole('row').slice(1)
const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent)
const toggle = (n: number) => screen.getByRole('switch', { name: `${n}번 사용여부` })

beforeAll(() => import('#ui/parts/notice/sanitise-html.ts'))
beforeEach(() => {
  enterMock.mockClear()
  keepServicesFromLoading()
  vi.spyOn(admin, 'ensureAdminLogin').mockImplementation(enterMock)
})

describe('the tables of notices', () => {
  it('[P-209] the table shows a popup on one line', async () => {
    const hostile = { ...A_POPUP, id: 15, isActive: false, content: HOSTILE_HTML[0]?.html ?? '' } as const
    const long = { ...A_POPUP, id: 16, content: '<h1>마감</h1><ul><li><p>서둘러</p></li></ul>신청<br>하세요.' }
    await openPopupList(administratorWorld([A_POPUP, hostile, long]))
    expect(rowsOf('팝업 목록').map(cellsOf)).toEqual([
      ['16번 팝업', '팝업', '사용', '마감 서둘러 신청 하세요.', '미리보기수정삭제'],
      ['15번 팝업', '팝업', '미사용', '안내', '미리보기수정삭제'],
      ['14번 팝업', '팝업', '사용', '증빙자료 제출 안내', '미리보기수정삭제'],
    ])
    expect([toggle(14), toggle(15)].map((element) => element.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  })

  it('[P-212] the table of landing notices begins with the latest start', async () => {
    const later = {
      ...A_LANDING,
      id: 3,
      startsAt: kstInstant('2025-11-01', '09:00'),
      endsAt: kstInstant('2025-11-01', '10:00'),
    }
    const never = { ...A_LANDING, id: 4, startsAt: null, endsAt: null }
    await openPopupList(administratorWorld([never, A_LANDING, later]))
    expect(rowsOf('랜딩 목록').map(cellsOf)).toEqual([
      ['3번 랜딩', '사용', '시스템 점검', '2025-11-01 09:00 ~ 2025-11-01 10:00', '미리보기수정'],
      ['9번 랜딩', '사용', '시스템 점검', '2025-10-28 22:00 ~ 2025-10-29 00:00', '미리보기수정'],
      ['4번 랜딩', '사용', '시스템 점검', '기간 미설정', '미리보기수정'],
    ])
    expect(screen.queryByRole('button', { name: /삭제/ })).toBeNull()
  })

  it('a table shows ten rows per page', async () => {
    const many = Array.from({ length: 11 }, (_, n) => ({ ...A_POPUP, id: n + 1 }))
    await openPopupList(administratorWorld(many))
    expect(screen.getByText('등록된 랜딩이 없습니다.')).toBeInstanceOf(HTMLElement)
    expect(rowsOf('팝업 목록')).toHaveLength(10)
    fireEvent.click(
      within(screen.getByRole('navigation', { name: '팝업 목록 쪽' })).getByRole('button', { name: /^2/ }),
    )
    expect(rowsOf('팝업 목록').map((row) => cellsOf(row)[0])).toEqual(['1번 팝업'])
    cleanup()
    await openPopupList(administratorWorld([]))
    expect(screen.getByText('등록된 팝업이 없습니다.')).toBeInstanceOf(HTMLElement)
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500)])(
    '[P-210] popups that failed to load can be loaded again: $_tag',
    async (error) => {
      const world = administratorWorld()
      world.fail('popups', error)
      await openPopupList(world)
      expect(screen.getByText('팝업 목록을 불러오는 중 오류가 발생했습니다.')).toBeInstanceOf(HTMLElement)
      world.fail(null)
      await pressButton('다시 시도')
      expect(rowsOf('팝업 목록')).toHaveLength(1)
      expect(document.activeElement?.textContent).toBe('팝업 목록')
    },
  )

  it('[P-211] the popups are shown and can be switched if the landing notices cannot be loaded', async () => {
    const world = administratorWorld()
    world.fail('landings', NO_ANSWER)
    await openPopupList(world)
    expect(screen.getByText('랜딩 목록을 불러오는 중 오류가 발생했습니다.')).toBeInstanceOf(HTMLElement)
    fireEvent.click(toggle(14))
    await waitOneTurn()
    expect(toggle(14).getAttribute('aria-checked')).toBe('false')
  })

  it('the button 다시 시도 opens the login if the token is invalid', async () => {
    const world = administratorWorld()
    world.fail('popups', refusedWith(401))
    await openPopupList(world)
    expect(screen.getByText('유효하지 않은 토큰입니다. 다시 로그인해주세요.')).toBeInstanceOf(HTMLElement)
    world.fail(null)
    await pressButton('다시 시도')
    expect(enterMock).toHaveBeenCalledOnce()
    expect(rowsOf('팝업 목록')).toHaveLength(1)
  })

  it('[P-216] the page links to the form and reloads both lists', async () => {
    const world = administratorWorld()
    const history = await openPopupList(world)
    expect(screen.getByRole('link', { name: '14번 수정' }).getAttribute('href')).toBe('/popup-reg?edit=14')
    expect(screen.getByRole('link', { name: '9번 수정' }).getAttribute('href')).toBe('/popup-reg?edit=9')
    expect(screen.getByRole('link', { name: '등록' }).getAttribute('href')).toBe('/popup-reg?type=popup')
    expect(screen.getByRole('link', { name: '랜딩 등록' }).getAttribute('href')).toBe('/popup-reg?type=landing')
    await pressButton('새로고침')
    expect(world.calls).toEqual(['popups', 'landings', 'popups', 'landings'])
    fireEvent.click(screen.getByRole('link', { name: '첫 화면으로' }))
    expect(history).toEqual(['/popup-mng', '/'])
  })
})

describe('[P-213] the activation toggle', () => {
  it('sends the opposite state exactly once', async () => {
    const world = administratorWorld()
    await openPopupList(world)
    const letGo = world.hold()
    fireEvent.click(toggle(14))
    fireEvent.click(toggle(14))
    await waitOneTurn()
    expect([toggle(14).getAttribute('aria-checked'), toggle(14).getAttribute('aria-busy')]).toEqual(['true', 'true'])
    await act(async () => letGo())
    await waitOneTurn()
    expect(toggle(14).getAttribute('aria-checked')).toBe('false')
    expect(toggle(14).getAttribute('aria-busy')).toBeNull()
    fireEvent.click(toggle(9))
    await waitOneTurn()
    expect(world.calls.slice(2)).toEqual([
      { show: 14, isActive: false },
      { show: 9, isActive: false },
    ])
  })

  it.each([
    [NO_ANSWER, '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'],
    [refusedWith(500, '점검 중입니다.'), '점검 중입니다.'],
    [refusedWith(403), '접근 권한이 없습니다.'],
  ])('shows why the call failed and keeps the old state: $_tag', async (error, reason) => {
    const world = administratorWorld()
    await openPopupList(world)
    world.fail('show', error)
    fireEvent.click(toggle(9))
    await waitOneTurn()
    expect(dialogText()).toBe(`팝업 상태 변경 중 오류가 발생했습니다.\n${reason}`)
    await pressDialogButton()
    expect(toggle(9).getAttribute('aria-checked')).toBe('true')
    expect(toggle(9).getAttribute('aria-busy')).toBeNull()
    expect(enterMock).not.toHaveBeenCalled()
  })

  it('opens the login after an invalid token', async () => {
    const world = administratorWorld()
    await openPopupList(world)
    world.fail('show', refusedWith(401))
    fireEvent.click(toggle(14))
    await waitOneTurn()
    await pressDialogButton()
    expect(enterMock).toHaveBeenCalledOnce()
  })
})

describe('[P-214] the button that deletes a popup', () => {
  it('deletes a popup only after a confirmation', async () => {
    const world = administratorWorld()
    await openPopupList(world)
    await pressButton('14번 삭제')
    expect(dialogText()).toBe('해당 팝업을 삭제하시겠습니까?')
    await pressDialogButton('취소')
    expect([world.calls.length, rowsOf('팝업 목록').length]).toEqual([2, 1])
    await pressButton('14번 삭제')
    await pressDialogButton('삭제')
    expect(world.calls.at(-1)).toEqual({ remove: 14 })
    expect(screen.getByText('등록된 팝업이 없습니다.')).toBeInstanceOf(HTMLElement)
    expect(document.activeElement?.textContent).toBe('팝업 목록')
  })

  it('reports a failure and keeps the row', async () => {
    const world = administratorWorld()
    await openPopupList(world)
    world.fail('remove', NO_ANSWER)
    await pressButton('14번 삭제')
    await pressDialogButton('삭제')
    expect(dialogText()).toContain('팝업 삭제 중 오류가 발생했습니다.')
    await pressDialogButton()
    expect(rowsOf('팝업 목록')).toHaveLength(1)
  })
})

describe('[P-215] the preview in the list', () => {
  it('shows a sanitised popup as visitors see it', async () => {
    const html = '<p>안내</p><script>window.hacked=1</script><img src="https://evil.example/x.png">'
    await openPopupList(administratorWorld([{ ...A_POPUP, content: html }]))
    const onReload = vi.fn<() => void>()
    addEventListener('popup-show', onReload)
    await pressButton('14번 미리보기')
    await vi.waitFor(() => expect(shownDialog()?.querySelector('article p')?.textContent).toBe('안내'))
    const popup = within(shownDialog() as HTMLElement).getByRole('article')
    expect(within(popup).getByRole('checkbox', { name: '오늘 하루 열지 않기' })).toBeInstanceOf(HTMLElement)
    expect(popup.querySelectorAll('script, img')).toHaveLength(0)
    expect(onReload).not.toHaveBeenCalled()
    fireEvent.click(within(popup).getByRole('button', { name: '닫기' }))
    await waitOneTurn()
    expect(shownDialog()).toBeNull()
    removeEventListener('popup-show', onReload)
  })

  it('shows a landing notice under the heading of its page', async () => {
    await openPopupList(administratorWorld())
    await pressButton('9번 미리보기')
    await vi.waitFor(() => expect(shownDialog()?.textContent).toContain('시스템 점검 안내시스템 점검'))
    expect(within(shownDialog() as HTMLElement).queryByRole('article')).toBeNull()
  })
})
