import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { focusField } from '#ui/parts/form/form-field.ts'
import { type EntryCardState, makeCloseFinishedAbove, makeEntryCard } from './entry-cards.ts'
import { EntryCard } from './EntryCard.tsx'

/** Renders two cards. A test can change the state of the first one. */
const renderCard = (first: EntryCardState = 'done') => {
  const state = signal(first)
  const cards = [makeEntryCard('one', () => state.value), makeEntryCard('two', () => 'open')] as const
  const [one, two] = cards
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only observes the focus
    <form onFocus={makeCloseFinishedAbove(cards)}>
      <EntryCard card={one} name="신청인 정보" values={() => ['김하늘', '010']} outcome={() => '인증'}>
        <input aria-label="휴대폰번호" id="mobile" defaultValue="010" />
      </EntryCard>
      <EntryCard card={two} name="사업자 정보" values={() => []}>
        <input aria-label="상호명" id="company" />
        <button id="document">올리기</button>
      </EntryCard>
    </form>,
  )
  return state
}
const focusOn = (id: string) => act(async () => document.getElementById(id)?.focus())
const mobile = () => screen.queryByRole('textbox', { name: '휴대폰번호' })
const change = () => screen.queryByRole('button', { name: '신청인 정보 변경' })
const region = () => screen.getByRole('region', { name: '신청인 정보' })

describe('[A-048] a part of a form, when a later part gets the focus', () => {
  it('collapses if it is done, and not before that', async () => {
    renderCard()
    await focusOn('mobile')
    expect(mobile() === null).toBe(false)
    expect(change()).toBeNull()
    await focusOn('company')
    expect(mobile()).toBeNull()
    expect(change()?.getAttribute('aria-expanded')).toBe('false')
    expect(region().textContent).toContain('신청인 정보완료김하늘, 010인증변경')
    await act(async () => fireEvent.click(change() as HTMLElement))
    expect((mobile() as HTMLInputElement).value).toBe('010')
    expect(document.activeElement === mobile()).toBe(true)
    expect(change()).toBeNull()
  })

  it('stays open while a button of the later part is pressed, which would move away under the click', async () => {
    renderCard()
    await focusOn('document')
    expect(change()).toBeNull()
    await focusOn('company')
    expect(change()).not.toBeNull()
  })

  it('[A-120] opens again if one of its entries gets the focus', async () => {
    renderCard()
    await focusOn('company')
    await act(async () => focusField('mobile'))
    expect(document.activeElement).toBe(mobile())
    expect(screen.getByRole('textbox', { name: '상호명' })).not.toBeNull()
  })

  it('opens again as soon as one of its entries is missing', async () => {
    const state = renderCard()
    await focusOn('company')
    await act(async () => (state.value = 'open'))
    expect(mobile() === null).toBe(false)
    expect(change()).toBeNull()
  })

  it.each(['open', 'empty'] as const)('stays open in the state %s', async (state) => {
    renderCard(state)
    await focusOn('company')
    expect(change()).toBeNull()
  })

  it('[A-057] [A-078] collapses without the word 완료 if its check was waived', async () => {
    renderCard('waived')
    await focusOn('company')
    expect(region().textContent).toContain('신청인 정보김하늘, 010인증변경')
  })
})

describe('[D2-300] an upcoming part of a form', () => {
  const drawUpcoming = () => {
    const waits = signal(true)
    const state = signal<EntryCardState>('open')
    const card = makeEntryCard('two', () => state.value, {
      waits: () => waits.value,
      entryNames: () => ['상호명', '개업일자'],
    })
    render(
      <EntryCard card={card} name="사업자 정보" values={() => ['가게']}>
        <input aria-label="상호명" id="company" />
      </EntryCard>,
    )
    return { waits, state, card }
  }
  const company = () => screen.queryByRole('textbox', { name: '상호명' })
  const opener = () => screen.getByRole('button', { name: '사업자 정보 열기' })

  it('is one line with the names of its entries until it is opened', async () => {
    drawUpcoming()
    expect(company()).toBeNull()
    expect(screen.getByRole('region', { name: '사업자 정보' }).textContent).toContain('사업자 정보상호명, 개업일자열기')
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    await act(async () => fireEvent.click(opener()))
    expect(document.activeElement).toBe(company())
  })

  it('opens automatically when it no longer waits, and does not close again', async () => {
    const { waits } = drawUpcoming()
    await act(async () => (waits.value = false))
    expect(company()).not.toBeNull()
    await act(async () => (waits.value = true))
    expect(company()).not.toBeNull()
  })

  it('[A-120] opens if one of its entries gets the focus', async () => {
    drawUpcoming()
    await act(async () => focusField('company'))
    expect(document.activeElement).toBe(company())
  })
})
