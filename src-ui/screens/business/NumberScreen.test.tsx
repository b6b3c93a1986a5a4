import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { NoApplication } from '#app/application/application.errors'
import { DraftOfAnotherNumber } from '#app/business/business-number.errors'
import { BusinessClosed, BusinessUnregistered } from '#app/business/business-registry.port'
import { NoAnswer } from '#app/kernel/call.errors'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import * as keptDrafts from '#ui/parts/records/kept-draft.ts'
import { barRefusalText } from '#ui/testing/action-bar.ts'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { installEntryPageFakes } from '#ui/testing/entry-pages.ts'
import { descriptionsOf, fieldErrors, pressButton } from '#ui/testing/typing.ts'
import { BUSINESS_TEXTS } from '#ui/text/ko/business/business.ts'
import NumberScreen from './NumberScreen.tsx'
import ResultNumberScreen from './ResultNumberScreen.tsx'

const { useCase, savedDrafts } = installEntryPageFakes()

const RAPID_NOTE =
  '신속지급은 배달 플랫폼 또는 배달대행사 이용자만 가능합니다. 이때도 이용금액이 30만 원을 초과해야 하며, 배달대행사 이용금액은 모두 더해 계산합니다.'

describe('[D1-263] a business number that cannot be used', () => {
  const BECAUSE = { rule: 'BZ-4', ref: 'E-086' } as const

  it.each([
    [
      'E-086',
      NumberScreen,
      new BusinessClosed({ verdict: 'closed', because: BECAUSE }),
      BUSINESS_TEXTS['brno.closed'],
      '세무서에서 확인하신 뒤 고객센터로 문의해주세요.',
    ],
    [
      'D1-974',
      NumberScreen,
      new BusinessClosed({ verdict: 'closed', because: BECAUSE }),
      BUSINESS_TEXTS['brno.closed'],
      '이미 신청하셨으면 첫 화면의 ‘신청결과 확인’에서 결과를 보실 수 있습니다.',
    ],
    [
      'E-087',
      NumberScreen,
      new BusinessUnregistered({ verdict: 'unregistered', because: BECAUSE }),
      BUSINESS_TEXTS['brno.notRegistered'],
      BUSINESS_TEXTS['brno.certificateWhere'],
    ],
    ['E-097', ResultNumberScreen, new NoApplication({ because: BECAUSE }), BUSINESS_TEXTS['brno.noApplication'], ''],
  ])(
    '[E-202] [D2-842] [%s] is shown with the rule, and with a button that returns to its digits',
    async (_, Screen, error, text, next) => {
      const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
      useCase.mockReturnValue(Effect.fail(error))
      render(<Screen />)
      await act(async () => {})
      const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
      for (const [at, digits] of ['200', '01', '00003'].entries())
        fireEvent.change(boxes()[at] as HTMLElement, { target: { value: digits } })
      fireEvent.click(screen.getByRole('button', { name: '확인' }))
      await screen.findByRole('button', { name: '다른 번호로 확인하기' })
      const heading = screen.getByRole('heading', { level: 1 })
      expect(heading.textContent).toEqual(text)
      expect(dialogs.stack.peek()).toEqual([])
      expect(screen.getByRole('region', { name: '200-01-00003' }).textContent).toContain(next)
      expect(screen.getByText('문의하실 때 알려주실 번호 BZ-4')).not.toBeNull()
      expect(screen.queryAllByRole('textbox')).toEqual([])
      await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
      scrolled.mockRestore()
      fireEvent.click(screen.getByRole('button', { name: '다른 번호로 확인하기' }))
      expect(boxes().map((box) => box.value)).toEqual(['200', '01', '00003'])
      expect(document.activeElement).toBe(boxes()[0])
    },
  )
})

describe('the pages that ask for the business number', () => {
  it.each([
    { path: '/bzmn-reg', Screen: NumberScreen, opens: ['신청 조건 4가지'] },
    { path: '/bzmn-result', Screen: ResultNumberScreen, opens: [] },
  ])('[E-076] [D1-784] the page $path has three boxes and the buttons 취소 and 확인', ({ Screen, opens }) => {
    render(<Screen />)
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(boxes.map((box) => box.inputMode)).toEqual(['numeric', 'numeric', 'numeric'])
    for (const box of boxes) fireEvent.change(box, { target: { value: '1234567' } })
    expect(boxes.map((box) => box.value.length)).toEqual([3, 2, 5])
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['취소', '확인', ...opens])
    expect(screen.getByRole('figure').textContent).toContain('사업자등록증 제목 바로 아래')
  })

  it('[D2-160] the button 확인 focuses the first incomplete box', () => {
    render(<NumberScreen />)
    const [area, kind] = screen.getAllByRole('textbox')
    fireEvent.change(area as HTMLElement, { target: { value: '410' } })
    fireEvent.click(screen.getByRole('button', { name: '확인' }))
    expect(document.activeElement).toEqual(kind)
    expect(barRefusalText()).toBe('사업자등록번호를 모두 입력해주세요.')
  })

  it.each([
    ['/bzmn-reg', NumberScreen],
    ['/bzmn-result', ResultNumberScreen],
  ])(
    '[D1-1012] [D1-1030] the button 확인 of %s is soft and says what is left until all digits are entered',
    (_, Screen) => {
      render(<Screen />)
      const confirm = screen.getByRole('button', { name: '확인' })
      const seen = () => [buttonKind(confirm), ...descriptionsOf(confirm)]
      expect(seen()).toEqual(['soft', '남은 것: 사업자등록번호'])
      for (const [index, digits] of ['123', '45', '67890'].entries())
        fireEvent.change(screen.getAllByRole('textbox')[index] as HTMLElement, { target: { value: digits } })
      expect(seen()).toEqual(['primary', ''])
    },
  )

  it('the page says immediately that a number is complete', () => {
    render(<NumberScreen />)
    const [first, second, third] = screen.getAllByRole<HTMLInputElement>('textbox')
    const hintText = () => screen.getByText(/붙여넣으셔도|번호를 모두/).textContent
    const before = currentAnnouncement.peek().nth
    for (const [box, value] of [
      [first, '123'],
      [second, '45'],
      [third, '6789'],
    ] as const)
      if (box !== undefined) fireEvent.change(box, { target: { value } })
    expect(hintText()).toContain('붙여넣으셔도 됩니다.')
    if (third !== undefined) fireEvent.change(third, { target: { value: '67890' } })
    expect(hintText()).toBe('번호를 모두 입력하셨습니다.')
    expect(dialogs.stack.peek()).toEqual([])
    expect(currentAnnouncement.peek().text).toBe('번호를 모두 입력하셨습니다.')
    expect(currentAnnouncement.peek().nth).toEqual(before + 1)
  })

  it('[A-069] [D1-852] a number that cannot exist is not called complete', async () => {
    render(<NumberScreen />)
    for (const [index, value] of ['000', '00', '00000'].entries())
      fireEvent.change(screen.getAllByRole('textbox')[index] as HTMLElement, { target: { value } })
    await pressButton('확인')
    expect(fieldErrors()).toEqual(['유효하지 않은 사업자등록번호입니다. 사업자등록증의 번호와 같은지 확인해주세요.'])
    expect(screen.queryByText('번호를 모두 입력하셨습니다.')).toBeNull()
  })

  it('[E-202] the page shows a restored number without an announcement', async () => {
    savedDrafts.set('bzmn-reg', { area: '123', kind: '45', serial: '67890' })
    const before = currentAnnouncement.peek().nth
    render(<NumberScreen />)
    await act(async () => {})
    const line = () => screen.getByText(/들어 있습니다|번호를 모두/).closest('p')?.textContent
    expect(line()).toBe('앞서 입력하신 123-45-67890이 들어 있습니다. 다른 번호는 칸을 눌러 새로 입력해주세요.')
    expect(screen.queryByRole('status')).toBeNull()
    expect(currentAnnouncement.peek().nth).toEqual(before)
    fireEvent.change(screen.getAllByRole('textbox')[0] as HTMLElement, { target: { value: '220' } })
    expect(line()).toBe('번호를 모두 입력하셨습니다.')
  })

  it.each([
    [
      '/bzmn-reg',
      'application',
      '쓰시던 신청을 1970년 1월 1일(목) 09:00까지 보관합니다. 그 번호를 입력하시면 이어집니다.',
      NumberScreen,
    ],
    ['/bzmn-reg', 'result', '번호 전체를 한 번에 붙여넣으셔도 됩니다.', NumberScreen],
    ['/bzmn-result', 'application', '번호 전체를 한 번에 붙여넣으셔도 됩니다.', ResultNumberScreen],
  ] as const)(
    '[D1-425] [D2-894] the page %s, while the tab has a draft of the %s flow, says: %s',
    async (_, flow, text, Screen) => {
      const draft = { flow, until: 0, mayBeReceived: false, lostOnReload: false }
      vi.spyOn(keptDrafts, 'findKeptDraft').mockResolvedValue(draft)
      render(<Screen />)
      await act(async () => {})
      expect(document.body.textContent).toContain(text)
    },
  )

  it.each([
    ['취소', false, 1],
    ['삭제하고 계속하기', true, 2],
  ] as const)('[D2-149] the page asks before it deletes another draft: %s', async (_, yes, calls) => {
    useCase.mockReset().mockReturnValue(Effect.fail(new DraftOfAnotherNumber()))
    render(<NumberScreen />)
    for (const [i, digits] of ['100', '01', '00001'].entries())
      fireEvent.change(screen.getAllByRole('textbox')[i] as HTMLElement, { target: { value: digits } })
    fireEvent.click(screen.getByRole('button', { name: '확인' }))
    await vi.waitFor(() => expect(dialogs.stack.peek()).toHaveLength(1))
    const [question] = dialogs.stack.peek()
    expect(question).toMatchObject({
      kind: 'confirm',
      text: '다른 사업자등록번호로 쓰시던 내용이 이 창에 보관되어 있습니다.',
      next: '이 번호로 계속하시면 그 내용은 삭제됩니다. 이어서 쓰시려면 취소하고 그 번호를 입력해주세요.',
    })
    await act(async () => (yes ? question?.answer(true) : question?.cancel()))
    await vi.waitFor(() => expect(useCase).toHaveBeenCalledTimes(calls))
    if (yes) expect(useCase).toHaveBeenLastCalledWith('1000100001', { deletesDraft: true })
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['100', '01', '00001'])
  })

  it('[E-081] the page asks for confirmation before the person leaves', async () => {
    history.replaceState(null, '', '/bzmn-reg')
    render(<NumberScreen />)
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox')
    if (first !== undefined) fireEvent.change(first, { target: { value: '100' } })
    const press = async (answer: 'yes' | 'cancel') => {
      fireEvent.click(screen.getByRole('button', { name: '취소' }))
      const [dialog] = dialogs.stack.peek()
      expect(dialog).toMatchObject({ kind: 'confirm', text: '처음 화면으로 돌아가시겠습니까?' })
      await act(async () => (answer === 'yes' ? dialog?.answer(true) : dialog?.cancel()))
    }
    await press('cancel')
    expect([location.pathname, first?.value]).toEqual(['/bzmn-reg', '100'])
    await press('yes')
    await vi.waitFor(() => expect(location.pathname).toBe('/'))
  })

  it('[E-082] a second press while a request is running makes no further request', async () => {
    useCase.mockClear().mockReturnValue(Effect.never)
    const { unmount } = render(<NumberScreen />)
    for (const [i, digits] of ['100', '01', '00001'].entries())
      fireEvent.change(screen.getAllByRole('textbox')[i] as HTMLElement, { target: { value: digits } })
    const confirm = screen.getByRole('button', { name: '확인' })
    expect(confirm.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(confirm)
    await vi.waitFor(() => expect(useCase).toHaveBeenCalledOnce())
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await act(async () => void fireEvent.click(confirm))
    expect(useCase).toHaveBeenCalledOnce()
    unmount()
  })

  it('[E-083] only the page of the application has notes', () => {
    const { unmount } = render(<NumberScreen />)
    const notes = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
    const NOTES = [
      '1인 1사업체만 신청할 수 있습니다.',
      '공동대표인 경우 주대표자만 신청할 수 있습니다.',
      '2024년 1월부터 2025년 12월까지 배달·택배비를 30만 원 넘게 쓰셔야 합니다.',
      RAPID_NOTE,
    ]
    const region = within(screen.getByRole('region', { name: '신청 조건' }))
    fireEvent.click(region.getByRole('button', { name: /^신청 조건/ }))
    expect(region.getAllByRole('listitem')).toHaveLength(4)
    expect(notes()).toEqual(expect.arrayContaining(NOTES))
    unmount()
    render(<ResultNumberScreen />)
    for (const note of NOTES) expect(notes()).not.toContain(note)
  })

  describe.each([
    ['/bzmn-reg', NumberScreen],
    ['/bzmn-result', ResultNumberScreen],
  ])('the number boxes of %s', (path, Screen) => {
    const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
    const shownDigits = () => boxes().map((box) => box.value)
    const comesUp = async () => {
      const page = render(<Screen />)
      await act(async () => {})
      return page
    }
    const answer = async (yes: boolean) => {
      fireEvent.click(screen.getByRole('button', { name: '취소' }))
      const [question] = dialogs.stack.peek()
      await act(async () => (yes ? question?.answer(true) : question?.cancel()))
    }

    it.each([0, 1, 2])('[E-203] a whole number pasted into box %i is accepted', async (at) => {
      await comesUp()
      for (const text of ['123-45-67890', '0987654321']) {
        fireEvent.paste(boxes()[at] as HTMLElement, { clipboardData: { getData: () => text } })
        expect(shownDigits().join('')).toBe(text.replaceAll('-', ''))
        expect(shownDigits().map(({ length }) => length)).toEqual([3, 2, 5])
      }
    })

    it('[E-202] the boxes keep their digits after a failed request', async () => {
      history.replaceState(null, '', path)
      const first = await comesUp()
      for (const [at, digits] of ['012', '34', '56789'].entries())
        fireEvent.change(boxes()[at] as HTMLElement, { target: { value: digits } })
      useCase.mockReturnValue(Effect.fail(new NoAnswer({ call: 'x', cause: 'cut' })))
      fireEvent.click(screen.getByRole('button', { name: '확인' }))
      await vi.waitFor(() => expect(dialogs.stack.peek()).toHaveLength(1))
      act(() => dialogs.discardAll())
      expect(shownDigits()).toEqual(['012', '34', '56789'])

      first.unmount()
      const second = await comesUp()
      expect(shownDigits()).toEqual(['012', '34', '56789'])
      await answer(false)
      second.unmount()
      const third = await comesUp()
      expect(shownDigits()).toEqual(['012', '34', '56789'])
      await answer(true)
      third.unmount()
      await comesUp()
      expect(shownDigits()).toEqual(['', '', ''])
    })
  })
})
