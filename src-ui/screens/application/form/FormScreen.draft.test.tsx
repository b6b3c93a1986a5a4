import '#ui/testing/jsdom-dialog.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inMemoryTab } from '#app/testing/in-memory-records'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { EMPTY_SESSION } from '#domain/session/session'
import { renderApplicationForm, fillInEveryField, applicationFormWorld } from '#ui/testing/application-form-world.tsx'
import { dialogText } from '#ui/testing/shown-dialog.ts'
import { inputLabelled, buttonNamed, typeByLabel } from '#ui/testing/typing.ts'

beforeEach(() => vi.useFakeTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Opens the form with fake timers. */
const openForm = async (world: ReturnType<typeof applicationFormWorld>) => {
  renderApplicationForm(world)
  await pass(1)
  return world
}
/** Returns the lines of the page that say which entries are kept, and when they were saved. */
const savedDraft = () =>
  [...document.querySelectorAll('p')]
    .map((line) => line.textContent)
    .filter((line) => /24시간 보관|작성 내용 저장됨/.test(line))
const KEPT = '인증 시간이 끝나도 이 창을 닫지 않으시면 쓰신 내용을 24시간 보관합니다.'
const pressButton = async (name: string) => {
  act(() => buttonNamed(name).click())
  await pass(1)
}

describe('[A-264] [D2-230] saving the draft of the form', () => {
  it('happens 800 ms after the first unsaved key press', async () => {
    const world = await openForm(applicationFormWorld())
    expect(savedDraft()).toEqual([KEPT])
    expect(world.drafts.read('application')).toBeNull()
    typeByLabel('상호명', '서준')
    await pass(500)
    typeByLabel('상호명', '서준식당')
    await pass(299)
    expect(world.drafts.read('application')).toBeNull()
    await pass(1)
    expect(world.drafts.read('application')?.entries).toMatchObject({ companyName: '서준식당' })
    typeByLabel('상호명', '서준식당본점')
    await pass(800)
    expect(world.drafts.read('application')?.entries).toMatchObject({ companyName: '서준식당본점' })
    expect(savedDraft()).toEqual([KEPT, '작성 내용 저장됨 14:03'])
  })

  it('happens immediately if the person leaves the page or the screen', async () => {
    const world = await openForm(applicationFormWorld())
    typeByLabel('상호명', '서준식당')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(world.drafts.read('application')?.entries).toMatchObject({ companyName: '서준식당' })
    typeByLabel('계좌번호', '123')
    cleanup()
    expect(world.drafts.read('application')?.entries).toMatchObject({ accountNumber: '123' })
  })

  it('[A-233] [A-266] leaves out the resident number', async () => {
    const world = await openForm(applicationFormWorld())
    fillInEveryField()
    typeByLabel('주민등록번호 앞자리', '770203')
    typeByLabel('주민등록번호 뒷자리', '2987654')
    await pass(800)
    expect(world.drafts.read('application')?.entries).toEqual({
      mobile: '01012345678',
      companyName: '서준식당',
      corporateFront: '',
      corporateBack: '',
      openingDate: '2020-01-31',
      settlementMonth: '',
      bank: '004',
      bankName: '예시은행',
      accountNumber: '1234567890123',
      depositor: '김서준',
    })
    const storedTexts = [
      world.drafts.read('application'),
      world.session.read(),
      { ...localStorage },
      { ...sessionStorage },
    ]
    expect(`${JSON.stringify(storedTexts)} ${window.location.href}`).not.toMatch(/770203|2987654/)
  })
})

describe('[A-233] [D1-461] a form that the browser keeps in its memory', () => {
  it.each([
    [true, ''],
    [false, '2987654'],
  ])(
    'has, after a pagehide event with persisted: %s, the back part “%s” of the resident number',
    async (persisted, back) => {
      await openForm(applicationFormWorld())
      typeByLabel('주민등록번호 뒷자리', '2987654')
      act(() => void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted })))
      expect(inputLabelled('주민등록번호 뒷자리').value).toBe(back)
    },
  )
})

describe('[A-264] the form, when it restores a draft', () => {
  const savedText = async () => {
    const drafts = inMemoryTab()
    await openForm(applicationFormWorld({ drafts }))
    fillInEveryField()
    await pass(800)
    cleanup()
    return drafts
  }

  it('[D2-830] resets the checks, and announces a notice without its button', async () => {
    await openForm(applicationFormWorld({ drafts: await savedText() }))
    expect([
      inputLabelled('상호명').value,
      inputLabelled('개업일자').value,
      inputLabelled('계좌번호').value,
      inputLabelled('예금주').value,
    ]).toEqual(['서준식당', '2020-01-31', '1234567890123', '김서준'])
    expect(screen.getByRole('combobox').textContent).toBe('예시은행')
    expect([inputLabelled('주민등록번호 앞자리').value, inputLabelled('주민등록번호 뒷자리').value]).toEqual([
      '800131',
      '',
    ])
    expect(document.body.textContent).toContain('이전에 작성하시던 내용을 불러왔습니다. (2025-06-18 14:03 저장)')
    const again = '주민등록번호와 첨부파일, 그리고 실명인증·사업자 정보 조회·계좌인증의 결과는 저장하지 않습니다.'
    const announcement = screen.getAllByRole('status').find(({ textContent }) => textContent.includes(again))
    expect(announcement === undefined ? null : within(announcement).queryByRole('button')).toBeNull()
    expect(announcement?.textContent).toContain('이전에 작성하시던 내용을 불러왔습니다.')
    expect(inputLabelled('상호명').readOnly).toBe(false)
    expect(inputLabelled('예금주').readOnly).toBe(false)
    for (const check of ['실명인증', '사업자 정보 조회', '계좌인증'])
      expect([check, buttonNamed(check).getAttribute('aria-disabled')]).toEqual([check, null])
  })

  it('contains every entry of a corporation that was saved', async () => {
    const drafts = inMemoryTab()
    const corporate = { entityType: 'corporate', businessNumber: businessNumberOrThrow('1008100001') } as const
    await openForm(applicationFormWorld({ drafts, session: corporate }))
    typeByLabel('법인명', '한빛')
    typeByLabel('법인등록번호 앞 6자리', '110111')
    typeByLabel('법인등록번호 뒤 7자리', '1234567')
    fireEvent.change(screen.getByLabelText('결산월'), { target: { value: '3' } })
    await pass(800)
    cleanup()
    const before = drafts.read('application')?.entries
    await openForm(applicationFormWorld({ drafts, session: corporate }))
    typeByLabel('예금주', '한빛')
    await pass(800)
    expect(drafts.read('application')?.entries).toEqual({ ...before, depositor: '한빛' })
  })

  it('[E-137] says that nothing is saved in a browser without storage', async () => {
    const drafts = { ...inMemoryTab(), isAccepted: () => false }
    await openForm(applicationFormWorld({ drafts }))
    const text = document.body.textContent
    expect(text).toContain('이 브라우저에는 작성하신 내용이 저장되지 않습니다.')
    expect(text).not.toContain('24시간 보관합니다')
  })

  it('deletes the draft and all entries only after a confirmation', async () => {
    const drafts = await savedText()
    await openForm(applicationFormWorld({ drafts }))
    await pressButton('작성 내용 삭제')
    expect(screen.getByRole('dialog').textContent).toContain(
      '저장된 작성 내용을 삭제하고 처음부터 다시 작성하시겠습니까?',
    )
    await pressButton('아니요')
    expect(inputLabelled('상호명').value).toBe('서준식당')
    expect(drafts.read('application') === null).toBe(false)
    await pressButton('작성 내용 삭제')
    await pressButton('예')
    expect(inputLabelled('상호명').value).toBe('')
    expect(inputLabelled('계좌번호').value).toBe('')
    expect(drafts.read('application')).toBeNull()
    expect(screen.getByRole('combobox').textContent).toBe('은행을 선택해주세요.')
    expect(screen.queryByText(/불러왔습니다/)).toBeNull()
    expect(document.activeElement).toEqual(inputLabelled('휴대폰번호'))
    await pass(2000)
    expect(drafts.read('application')).toBeNull()
  })
})

describe('[A-233] the resident number', () => {
  it('is cleared with the session', async () => {
    const world = await openForm(applicationFormWorld())
    fillInEveryField()
    act(() => world.session.update(() => EMPTY_SESSION))
    await pass(1)
    expect([inputLabelled('주민등록번호 앞자리').value, inputLabelled('주민등록번호 뒷자리').value]).toEqual(['', ''])
  })
  it('is not restored if the person has cancelled or left the page', async () => {
    const world = await openForm(applicationFormWorld())
    fillInEveryField()
    typeByLabel('주민등록번호 앞자리', '800201')
    await pressButton('취소')
    expect(dialogText()).toContain('주민등록번호 입력')
    await pressButton('나가기')
    cleanup()
    await openForm(world)
    const resident = [inputLabelled('주민등록번호 앞자리').value, inputLabelled('주민등록번호 뒷자리').value]
    expect([inputLabelled('상호명').value, ...resident]).toEqual(['서준식당', '800131', ''])
  })
})
