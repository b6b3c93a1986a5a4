import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeField } from './field.ts'
import { ListSelect, startsAsTyped } from './ListSelect.tsx'

afterEach(cleanup)

const BANKS = ['가나다은행', '보기은행', '예시은행', '우리동네은행'].map((label, at) => ({ value: String(at), label }))

const bank = (chosen = '') => {
  const field = makeField('bank', chosen)
  render(<ListSelect field={field} label="은행" options={BANKS} placeholder="은행을 선택해주세요." />)
  return field
}
const button = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option')
const press = (key: string) => fireEvent.keyDown(button(), { key })
const active = () => document.querySelector(`[id="${button().getAttribute('aria-activedescendant')}"]`)?.textContent

describe('[A-091] the own list of banks', () => {
  it('opens on press with every entry', () => {
    bank()
    expect([options().length, button().textContent]).toEqual([0, '은행을 선택해주세요.'])
    fireEvent.click(button())
    expect(options().map((option) => option.textContent)).toEqual(BANKS.map(({ label }) => label))
    expect(button().getAttribute('aria-expanded')).toBe('true')
  })

  it('closes on choice, keeps it and gives the focus back', () => {
    const field = bank()
    fireEvent.click(button())
    fireEvent.click(options()[1] ?? button())
    expect([field.value.value, button().textContent, options().length]).toEqual(['1', '보기은행', 0])
    expect(document.activeElement).toBe(button())
  })

  it('closes on Escape without a choice, and only the list', () => {
    const outside = vi.fn<() => void>()
    document.addEventListener('keydown', outside)
    const field = bank('2')
    fireEvent.click(button())
    press('ArrowDown')
    press('Escape')
    document.removeEventListener('keydown', outside)
    expect([field.value.value, options().length]).toEqual(['2', 0])
    expect(outside.mock.calls.length).toBe(1)
  })

  it('is used by keyboard alone', () => {
    const field = bank()
    press('ArrowDown')
    expect(active()).toBe('가나다은행')
    press('ArrowDown')
    press('ArrowDown')
    expect(active()).toBe('예시은행')
    press('End')
    expect(active()).toBe('우리동네은행')
    press('ArrowDown')
    press('ArrowUp')
    press('Enter')
    expect([field.value.value, options().length]).toEqual(['2', 0])
    press(' ')
    expect(active()).toBe('예시은행')
    press('Home')
    press(' ')
    expect(field.value.value).toBe('0')
  })

  it('finds an entry by its first letters or consonants', () => {
    bank()
    press('ㅇ')
    expect(active()).toBe('예시은행')
    press('ㄹ')
    expect(active()).toBe('우리동네은행')
    expect(startsAsTyped('우리동네은행', 'ㅇㄹ')).toBe(true)
    expect(startsAsTyped('우리동네은행', '우ㄹ')).toBe(true)
    expect(startsAsTyped('IBK기업', 'ib')).toBe(true)
    expect(startsAsTyped('보기은행', 'ㅇ')).toBe(false)
  })

  it('closes when the person goes elsewhere, and complains only then', () => {
    const field = bank()
    fireEvent.click(button())
    expect(field.touched.value).toBe(false)
    fireEvent.blur(button())
    expect([options().length, field.touched.value]).toEqual([0, true])
  })

  it('does not open while it is locked', () => {
    const field = bank('1')
    field.locked.value = true
    fireEvent.click(button())
    press('ArrowDown')
    expect(options()).toEqual([])
  })
})
