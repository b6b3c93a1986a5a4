import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { descriptionsOf } from '#ui/testing/typing.ts'
import { UNLOCKED_ENTRY_LOCK } from '#ui/testing/unlocked.ts'
import { makeField } from '../form/form-field.ts'
import { ListSelect, startsWithTyped } from './ListSelect.tsx'

const BANKS = ['가나다은행', '보기은행', '예시은행', '우리동네은행'].map((label, index) => ({
  value: String(index),
  label,
}))

const WORDS = { common: '많이 쓰는 은행', all: '다른 은행', search: '이름으로 찾기', none: '없습니다.' }

const bank = (chosenBank = '', common: readonly string[] = []) => {
  const field = makeField(UNLOCKED_ENTRY_LOCK, 'bank', chosenBank)
  render(
    <>
      <ListSelect
        field={field}
        label="은행"
        options={BANKS}
        placeholder="은행을 선택해주세요."
        listSearch={{ common, words: WORDS }}
        next="number"
      />
      <input id="number" />
    </>,
  )
  return field
}
const button = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option')
const press = (key: string) => fireEvent.keyDown(button(), { key })
const active = () => document.querySelector(`[id="${button().getAttribute('aria-activedescendant')}"]`)?.textContent

describe('[A-091] the custom list of banks', () => {
  it('opens with all entries and highlights none', () => {
    bank()
    expect(options().length).toBe(0)
    expect(button().textContent).toBe('은행을 선택해주세요.')
    fireEvent.click(button())
    expect(options().map((option) => option.textContent)).toEqual(BANKS.map(({ label }) => label))
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(button().getAttribute('aria-activedescendant')).toBeNull()
    expect(document.querySelector('[data-active]')).toBeNull()
    press('ArrowDown')
    expect(active()).toBe('가나다은행')
  })

  it('[D1-227] [A-268] says in words that a choice is required', () => {
    bank('1')
    expect([button().getAttribute('aria-labelledby'), button().textContent]).toEqual(['bank-label', '보기은행'])
    expect(document.querySelector('#bank-label')?.textContent).toBe('은행')
    expect(descriptionsOf(button())).toEqual(['필수', ''])
  })

  it('closes on a choice, keeps the choice and moves the focus on', () => {
    const field = bank()
    fireEvent.click(button())
    fireEvent.click(options()[1] ?? button())
    expect(field.value.value).toBe('1')
    expect(button().textContent).toBe('보기은행')
    expect(options().length).toBe(0)
    expect(document.activeElement?.id).toBe('number')
  })

  it('closes on Escape without a choice', () => {
    const onOutsideClick = vi.fn<() => void>()
    document.addEventListener('keydown', onOutsideClick)
    const field = bank('2')
    fireEvent.click(button())
    press('ArrowDown')
    press('Escape')
    document.removeEventListener('keydown', onOutsideClick)
    expect(field.value.value).toBe('2')
    expect(options().length).toBe(0)
    expect(onOutsideClick.mock.calls.length).toBe(1)
  })

  it('has a cross that closes the list without a choice', () => {
    const field = bank('2')
    fireEvent.click(button())
    const cross = screen.getByRole('button', { name: '닫기' })
    expect(cross.parentElement?.textContent).toBe('은행')
    fireEvent.click(cross)
    expect(field.value.value).toBe('2')
    expect(options().length).toBe(0)
    expect(document.activeElement).toBe(button())
  })

  it('can be used by keyboard only', () => {
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
    expect(field.value.value).toBe('2')
    expect(options().length).toBe(0)
    press(' ')
    expect(active()).toBe('예시은행')
    press('Home')
    press(' ')
    expect(field.value.value).toBe('0')
  })

  it('finds an entry by first letters or initial consonants', () => {
    bank()
    press('ㅇ')
    expect(active()).toBe('예시은행')
    press('ㄹ')
    expect(active()).toBe('우리동네은행')
    expect(startsWithTyped('우리동네은행', 'ㅇㄹ')).toBe(true)
    expect(startsWithTyped('우리동네은행', '우ㄹ')).toBe(true)
    expect(startsWithTyped('IBK기업', 'ib')).toBe(true)
    expect(startsWithTyped('보기은행', 'ㅇ')).toBe(false)
  })

  describe('a list with many entries', () => {
    const open = () => {
      const field = bank('', ['3', '1'])
      fireEvent.click(button())
      return field
    }
    const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '이름으로 찾기' })
    const find = (text: string) => fireEvent.change(search(), { target: { value: text } })
    const names = () => options().map((option) => option.textContent)
    const inSearch = (key: string) => fireEvent.keyDown(search(), { key })

    it('shows the most common entries first, each once', () => {
      open()
      expect(names()).toEqual(['우리동네은행', '보기은행', '가나다은행', '예시은행'])
      expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
        '많이 쓰는 은행',
        '다른 은행',
      ])
    })
    it('can be searched by any part of a name', () => {
      open()
      find('동네')
      expect(names()).toEqual(['우리동네은행'])
      find('ㅂㄱ')
      expect(names()).toEqual(['보기은행'])
      find('없는 은행')
      expect(names()).toEqual([])
      expect(screen.getByRole('status').textContent).toBe('없습니다.')
      find('')
      expect(names()).toHaveLength(4)
    })
    it('accepts a choice from the search by keyboard', () => {
      const field = open()
      search().focus()
      find('은행')
      inSearch('ArrowDown')
      const activeOptionId = search().getAttribute('aria-activedescendant') ?? ''
      expect(document.querySelector(`[id="${activeOptionId}"]`)?.textContent).toBe('보기은행')
      inSearch('Enter')
      expect(field.value.value).toBe('1')
      expect(options().length).toBe(0)
      expect(document.activeElement).toEqual(button())
      fireEvent.click(button())
      inSearch('Escape')
      expect(field.value.value).toBe('1')
      expect(options().length).toBe(0)
      expect(document.activeElement).toEqual(button())
      expect(names()).toEqual([])
    })
    it('opens again with the complete list', () => {
      open()
      find('동네')
      inSearch('Escape')
      fireEvent.click(button())
      expect(names().length).toBe(4)
      expect(search().value).toBe('')
    })
    it('moves the focus to the next field after a click, but not after a key', () => {
      open()
      fireEvent.click(options()[0] ?? button())
      expect(document.activeElement?.id).toBe('number')
      fireEvent.click(button())
      fireEvent.keyDown(button(), { key: 'Enter' })
      expect(document.activeElement).toBe(button())
    })
  })

  it('reports an error only when the person moves on', () => {
    const field = bank()
    fireEvent.click(button())
    expect(field.isTouched.value).toBe(false)
    fireEvent.blur(button())
    expect(options().length).toBe(0)
    expect(field.isTouched.value).toBe(true)
  })

  it('does not open while the field is locked', () => {
    const field = bank('1')
    field.isFixed.value = true
    fireEvent.click(button())
    press('ArrowDown')
    expect(options()).toEqual([])
  })
})
