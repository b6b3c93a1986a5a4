import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fieldErrors, inputLabelled, setInputText, typeInto } from '#ui/testing/typing.ts'
import { UNLOCKED_ENTRY_LOCK } from '#ui/testing/unlocked.ts'
import { makeEntryLock } from '../form/entry-lock.ts'
import { makeField } from '../form/form-field.ts'
import { NumberPartsInput } from './NumberPartsInput.tsx'

const BRNO = [
  { id: 'area', label: '앞 3자리', max: 3 },
  { id: 'kind', label: '가운데 2자리', max: 2 },
  { id: 'serial', label: '뒤 5자리', max: 5 },
] as const

const noSpread = () => null
const businessNumber = (spread: (text: string) => readonly string[] | null = noSpread) => {
  const parts = BRNO.map(({ id, label, max }) => ({ field: makeField(UNLOCKED_ENTRY_LOCK, id, ''), label, max }))
  render(<NumberPartsInput id="brno" legend="사업자등록번호" parts={parts} look="brno" spread={spread} />)
  return parts
}

it('[D1-248] a number in parts marks only the part that is incomplete', () => {
  const [area, kind, serial] = businessNumber()
  act(() => area?.field.refuse(null))
  act(() => serial?.field.refuse('숫자가 모자랍니다.'))
  expect([area, kind, serial].map((part) => inputLabelled(part?.label ?? '').getAttribute('aria-invalid'))).toEqual([
    'false',
    'false',
    'true',
  ])
  expect(document.getElementById('brno-error')?.hidden).toBe(false)
  expect(document.querySelector('#brno > [id$="-error"]')?.textContent).toContain('숫자가 모자랍니다.')
})

describe('[E-078] [A-062] the focus in a number that is entered in parts', () => {
  it('moves to the next part after its last digit', () => {
    businessNumber()
    typeInto(inputLabelled('앞 3자리'), '123')
    expect(document.activeElement).toBe(inputLabelled('가운데 2자리'))
    typeInto(inputLabelled('가운데 2자리'), '4')
    expect(document.activeElement).toBe(inputLabelled('가운데 2자리'))
    typeInto(inputLabelled('가운데 2자리'), '45')
    expect(document.activeElement).toBe(inputLabelled('뒤 5자리'))
  })

  it('moves through the resident number to the next field', () => {
    const words = { show: '주민등록번호 보기', hide: '주민등록번호 숨기기' }
    const parts = [
      { field: makeField(UNLOCKED_ENTRY_LOCK, 'residentFront', ''), label: '주민등록번호 앞자리', max: 6 },
      { field: makeField(UNLOCKED_ENTRY_LOCK, 'residentBack', ''), label: '주민등록번호 뒷자리', max: 7 },
    ]
    render(
      <>
        <NumberPartsInput
          id="rrn"
          legend="주민등록번호"
          parts={parts}
          secret={words}
          look="rrn"
          spread={noSpread}
          next="check"
        />
        <button id="check" type="button">
          실명인증
        </button>
      </>,
    )
    typeInto(inputLabelled('주민등록번호 앞자리'), '700101')
    expect(document.activeElement).toBe(inputLabelled('주민등록번호 뒷자리'))
    typeInto(inputLabelled('주민등록번호 뒷자리'), '12345678')
    expect(parts[1]?.field.value.value).toBe('1234567')
    expect(document.activeElement?.id).toBe('check')
  })

  it('stays in place after a digit in the middle was corrected', () => {
    businessNumber()
    typeInto(inputLabelled('앞 3자리'), '193', 2)
    expect(document.activeElement).toBe(inputLabelled('앞 3자리'))
  })
})

describe('[E-203] the boxes of a number', () => {
  const spread = (text: string) => {
    const match = /^(\d{3})-?(\d{2})-?(\d{5})$/.exec(text.trim())
    return match === null ? null : match.slice(1)
  }
  const paste = (element: HTMLInputElement, text: string) =>
    fireEvent.paste(element, { clipboardData: { getData: () => text } })

  it.each([
    ['is pasted into', paste],
    ['is inserted in one input event into', typeInto],
  ] as const)('[D1-242] are all filled by a complete number that %s any of them', (_, insert) => {
    for (const { label } of BRNO)
      for (const text of ['123-45-67890', '1234567890']) {
        const parts = businessNumber(spread)
        insert(inputLabelled(label), text)
        expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
        expect(BRNO.map((part) => inputLabelled(part.label).value)).toEqual(['123', '45', '67890'])
        expect(document.activeElement).toBe(inputLabelled('뒤 5자리'))
        cleanup()
      }
  })

  it('[D1-242] are all filled by a complete number that the browser reports as typed text', () => {
    const parts = businessNumber(spread)
    typeInto(inputLabelled('앞 3자리'), '999')
    const input = inputLabelled('가운데 2자리')
    setInputText(input, '81234567890')
    fireEvent.input(input, { data: '1234567890', inputType: 'insertText' })
    expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
    expect(BRNO.map((part) => inputLabelled(part.label).value)).toEqual(['123', '45', '67890'])
  })

  it.each([
    { how: 'pasted', event: { inputType: 'insertFromPaste', data: null } },
    { how: 'dictated', event: { inputType: 'insertText', data: '67890' } },
  ])('[D1-250] stay unchanged if a number is $how into a full box', ({ event }) => {
    const parts = businessNumber(spread)
    paste(inputLabelled('앞 3자리'), '123-45-67890')
    const input = inputLabelled('뒤 5자리')
    setInputText(input, '6789067890')
    fireEvent.input(input, event)
    expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
    expect(BRNO.map((part) => inputLabelled(part.label).value)).toEqual(['123', '45', '67890'])
  })

  it('[D1-250] reject a digit that is typed into the middle of a full box', () => {
    const parts = businessNumber(spread)
    paste(inputLabelled('앞 3자리'), '123-45-67890')
    const input = inputLabelled('앞 3자리')
    input.focus()
    setInputText(input, '1923')
    input.setSelectionRange(2, 2)
    fireEvent.input(input, { inputType: 'insertText', data: '9' })
    expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
    expect(input.value).toBe('123')
    expect(input.selectionStart).toBe(1)
    expect(document.activeElement).toEqual(input)
  })

  it('[D1-250] [E-078] have their digits selected if a full box gets the focus', () => {
    businessNumber(spread)
    paste(inputLabelled('앞 3자리'), '123-45-67890')
    typeInto(inputLabelled('앞 3자리'), '987')
    const next = inputLabelled('가운데 2자리')
    expect(document.activeElement).toEqual(next)
    expect(next.selectionStart).toBe(0)
    expect(next.selectionEnd).toBe(2)
  })

  it('[D1-250] have their digits selected by the click that focuses a full box, but not by a second click', () => {
    businessNumber(spread)
    paste(inputLabelled('앞 3자리'), '123-45-67890')
    const input = inputLabelled('앞 3자리')
    const pressBetween = () => {
      input.focus()
      input.setSelectionRange(1, 1)
      fireEvent.click(input)
      return [input.selectionStart, input.selectionEnd]
    }
    expect(pressBetween()).toEqual([0, 3])
    expect(pressBetween()).toEqual([1, 1])
    typeInto(input, '9')
    input.blur()
    expect(pressBetween()).toEqual([1, 1])
  })

  it('[D1-250] accept nothing while they are locked', () => {
    const lock = makeEntryLock('businessNumber')
    const parts = BRNO.map(({ id, label, max }) => ({ field: makeField(lock, id, '1'), label, max }))
    render(<NumberPartsInput id="brno" legend="사업자등록번호" parts={parts} look="brno" spread={spread} />)
    const unlock = lock.lock()
    inputLabelled('앞 3자리').focus()
    paste(inputLabelled('앞 3자리'), '123-45-67890')
    typeInto(inputLabelled('앞 3자리'), '1234567890')
    expect(BRNO.map((part) => inputLabelled(part.label).value)).toEqual(['1', '1', '1'])
    expect(document.activeElement).toEqual(inputLabelled('앞 3자리'))
    expect(inputLabelled('앞 3자리').readOnly).toBe(true)
    act(unlock)
    expect(inputLabelled('앞 3자리').readOnly).toBe(false)
  })

  it.each(['100-01-0000', '100-01-000012'])('[D1-850] say that %s is not a complete number', (text) => {
    const parts = businessNumber()
    typeInto(inputLabelled('앞 3자리'), text)
    expect(parts.map(({ field }) => field.value.value)).toEqual(['100', '', ''])
    expect(fieldErrors()).toEqual(['숫자 10자리가 아니어서 3자리만 들어갔습니다. 번호를 확인하고 다시 적어주세요.'])
  })

  it('are not filled by a part of a number that is pasted', () => {
    const parts = businessNumber(spread)
    paste(inputLabelled('앞 3자리'), '12')
    expect(parts.map(({ field }) => field.value.value)).toEqual(['', '', ''])
  })

  it('pass the focus back at Backspace in an empty box', () => {
    businessNumber()
    typeInto(inputLabelled('가운데 2자리'), '4')
    fireEvent.keyDown(inputLabelled('가운데 2자리'), { key: 'Backspace' })
    expect(document.activeElement).toBe(inputLabelled('가운데 2자리'))
    typeInto(inputLabelled('가운데 2자리'), '')
    fireEvent.keyDown(inputLabelled('가운데 2자리'), { key: 'Backspace' })
    expect(document.activeElement).toBe(inputLabelled('앞 3자리'))
    fireEvent.keyDown(inputLabelled('앞 3자리'), { key: 'Backspace' })
    expect(document.activeElement).toBe(inputLabelled('앞 3자리'))
  })
})
