import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { atMost, dateOnLeaving, dateWhileTyping, digits } from './text-control.ts'
import { DateInput, DigitsInput, NumberInput, TextInput } from './TextInput.tsx'
import { makeEntryLock } from './entry-lock.ts'
import { makeField, focusField } from './field.ts'
import { PartsInput } from './PartsInput.tsx'
import { UNLOCKED } from '../../testing/unlocked.ts'

afterEach(cleanup)

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** Types into an input as a browser does: the text is there first, then the event. */
const type = (element: HTMLInputElement, text: string, caret = text.length) => {
  element.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
  element.setSelectionRange(caret, caret)
  fireEvent.input(element)
}

const BRNO = [
  { id: 'area', label: '앞 3자리', max: 3 },
  { id: 'kind', label: '가운데 2자리', max: 2 },
  { id: 'serial', label: '뒤 5자리', max: 5 },
] as const

const businessNumber = (spread?: (text: string) => readonly string[] | null) => {
  const parts = BRNO.map(({ id, label, max }) => ({ field: makeField(UNLOCKED, id, ''), label, max }))
  render(<PartsInput id="brno" legend="사업자등록번호" parts={parts} look="brno" spread={spread} />)
  return parts
}

describe('[E-077] [A-060] number inputs take digits only', () => {
  it('drops other characters and keeps leading zeros', () => {
    const [area] = businessNumber()
    type(box('앞 3자리'), '0a가1')
    expect([box('앞 3자리').value, area?.field.value.value]).toEqual(['01', '01'])
  })

  it.each([
    ['１２３', '123'],
    ['０1a２', '012'],
  ])('[D1-242] takes full-width digits: %s', (typed, kept) => {
    const [area] = businessNumber()
    type(box('앞 3자리'), typed)
    expect([box('앞 3자리').value, area?.field.value.value]).toEqual([kept, kept])
  })

  it('[D1-248] of a number in parts only the short part is marked', () => {
    const [area, kind, serial] = businessNumber()
    act(() => area?.field.refuse(null))
    act(() => serial?.field.refuse('숫자가 모자랍니다.'))
    expect([area, kind, serial].map((part) => box(part?.label ?? '').getAttribute('aria-invalid'))).toEqual([
      'false',
      'false',
      'true',
    ])
    expect(document.getElementById('brno-error')?.hidden).toBe(false)
    expect(document.querySelector('#brno > .field__error')?.textContent).toContain('숫자가 모자랍니다.')
  })

  it('keeps the caret behind the same digits', () => {
    const field = makeField(UNLOCKED, 'no', '123')
    render(<DigitsInput field={field} label="계좌번호" max={16} />)
    type(box('계좌번호'), '1x23', 2)
    expect([box('계좌번호').value, box('계좌번호').selectionStart]).toEqual(['123', 1])
  })

  it('lets a syllable be composed and drops it when it is finished', () => {
    const field = makeField(UNLOCKED, 'no', '12')
    render(<DigitsInput field={field} label="계좌번호" max={16} />)
    const input = box('계좌번호')
    fireEvent.compositionStart(input)
    type(input, '12ㅎ')
    expect([input.value, field.value.value]).toEqual(['12ㅎ', '12'])
    fireEvent.compositionEnd(input)
    expect(input.value).toBe('12')
  })
})

describe('[A-061] what exceeds the length is cut off', () => {
  it.each([
    { max: 11, typed: '010123456789', kept: '01012345678' },
    { max: 16, typed: '12345678901234567', kept: '1234567890123456' },
  ])('digits at $max', ({ max, typed, kept }) => {
    const field = makeField(UNLOCKED, 'no', '')
    render(<DigitsInput field={field} label="번호" max={max} />)
    type(box('번호'), typed)
    expect([box('번호').value, field.value.value]).toEqual([kept, kept])
  })

  it('cleans a typed text once, if nothing of it has to go', () => {
    const [clean, field] = [vi.fn<(text: string) => string>(atMost(5)), makeField(UNLOCKED, 'name', '')]
    render(<TextInput field={field} label="성명" clean={clean} />)
    clean.mockClear()
    type(box('성명'), '김서준')
    expect([field.value.value, box('성명').value]).toEqual(['김서준', '김서준'])
    expect(clean).toHaveBeenCalledOnce()
  })

  it('letters by characters, never half of one', () => {
    const field = makeField(UNLOCKED, 'name', '')
    render(<TextInput field={field} label="성명" clean={atMost(2)} />)
    type(box('성명'), '가😀나')
    expect(field.value.value).toBe('가😀')
  })
})

describe('[E-078] [A-062] the focus goes on when a part is full', () => {
  it('goes to the second after three digits and to the third after two', () => {
    businessNumber()
    type(box('앞 3자리'), '123')
    expect(document.activeElement).toBe(box('가운데 2자리'))
    type(box('가운데 2자리'), '4')
    expect(document.activeElement).toBe(box('가운데 2자리'))
    type(box('가운데 2자리'), '45')
    expect(document.activeElement).toBe(box('뒤 5자리'))
  })

  it('goes on after six digits of a resident number, and after seven to what comes next', () => {
    const words = { show: '주민등록번호 보기', hide: '주민등록번호 숨기기' }
    const parts = [
      { field: makeField(UNLOCKED, 'residentFront', ''), label: '주민등록번호 앞자리', max: 6 },
      { field: makeField(UNLOCKED, 'residentBack', ''), label: '주민등록번호 뒷자리', max: 7 },
    ]
    render(
      <>
        <PartsInput id="rrn" legend="주민등록번호" parts={parts} secret={words} look="rrn" next="check" />
        <button id="check" type="button">
          실명인증
        </button>
      </>,
    )
    type(box('주민등록번호 앞자리'), '700101')
    expect(document.activeElement).toBe(box('주민등록번호 뒷자리'))
    type(box('주민등록번호 뒷자리'), '12345678')
    expect(parts[1]?.field.value.value).toBe('1234567')
    expect(document.activeElement?.id).toBe('check')
  })

  it('stays where a digit in the middle was mended', () => {
    businessNumber()
    type(box('앞 3자리'), '193', 2)
    expect(document.activeElement).toBe(box('앞 3자리'))
  })
})

describe('[E-203] a whole number is pasted, and Backspace goes back', () => {
  const spread = (text: string) => {
    const found = /^(\d{3})-?(\d{2})-?(\d{5})$/.exec(text.trim())
    return found === null ? null : found.slice(1)
  }
  const paste = (element: HTMLInputElement, text: string) =>
    fireEvent.paste(element, { clipboardData: { getData: () => text } })

  it.each(BRNO.flatMap(({ label }) => ['123-45-67890', '1234567890'].map((text) => ({ label, text }))))(
    '$text into $label fills all three',
    ({ label, text }) => {
      const parts = businessNumber(spread)
      paste(box(label), text)
      expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
      expect(BRNO.map((part) => box(part.label).value)).toEqual(['123', '45', '67890'])
    },
  )

  it.each(BRNO.flatMap(({ label }) => ['123-45-67890', '1234567890'].map((text) => ({ label, text }))))(
    '[D1-242] $text that comes into $label in one input event fills all three',
    ({ label, text }) => {
      const parts = businessNumber(spread)
      type(box(label), text)
      expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
      expect(BRNO.map((part) => box(part.label).value)).toEqual(['123', '45', '67890'])
      expect(document.activeElement).toBe(box('뒤 5자리'))
    },
  )

  it('[D1-242] replaces what the boxes held, also where the keyboard tells what it put in', () => {
    const parts = businessNumber(spread)
    type(box('앞 3자리'), '999')
    const input = box('가운데 2자리')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '81234567890')
    fireEvent.input(input, { data: '1234567890', inputType: 'insertText' })
    expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
    expect(BRNO.map((part) => box(part.label).value)).toEqual(['123', '45', '67890'])
  })

  it.each([
    { how: 'pasted', event: { inputType: 'insertFromPaste', data: null } },
    { how: 'dictated', event: { inputType: 'insertText', data: '67890' } },
  ])('[D1-250] what is $how into a full box exceeds it and is cut; the others stay', ({ event }) => {
    const parts = businessNumber(spread)
    paste(box('앞 3자리'), '123-45-67890')
    const input = box('뒤 5자리')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '6789067890')
    fireEvent.input(input, event)
    expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
    expect(BRNO.map((part) => box(part.label).value)).toEqual(['123', '45', '67890'])
  })

  it('[D1-250] a digit typed into the middle of a full box pushes none out of it', () => {
    const parts = businessNumber(spread)
    paste(box('앞 3자리'), '123-45-67890')
    const input = box('앞 3자리')
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1923')
    input.setSelectionRange(2, 2)
    fireEvent.input(input, { inputType: 'insertText', data: '9' })
    expect(parts.map(({ field }) => field.value.value)).toEqual(['123', '45', '67890'])
    expect([input.value, input.selectionStart, document.activeElement]).toEqual(['123', 1, input])
  })

  it('[D1-250] [E-078] a full box that gets the focus has its content selected, so that typing on replaces it', () => {
    businessNumber(spread)
    paste(box('앞 3자리'), '123-45-67890')
    type(box('앞 3자리'), '987')
    const next = box('가운데 2자리')
    expect([document.activeElement, next.selectionStart, next.selectionEnd]).toEqual([next, 0, 2])
  })

  it('[D1-250] while its boxes are locked nothing comes in, and the focus stays', () => {
    const lock = makeEntryLock('businessNumber')
    const parts = BRNO.map(({ id, label, max }) => ({ field: makeField(lock, id, '1'), label, max }))
    render(<PartsInput id="brno" legend="사업자등록번호" parts={parts} look="brno" spread={spread} />)
    const unlock = lock.lock()
    box('앞 3자리').focus()
    paste(box('앞 3자리'), '123-45-67890')
    type(box('앞 3자리'), '1234567890')
    expect(BRNO.map((part) => box(part.label).value)).toEqual(['1', '1', '1'])
    expect([document.activeElement, box('앞 3자리').readOnly]).toEqual([box('앞 3자리'), true])
    act(unlock)
    expect(box('앞 3자리').readOnly).toBe(false)
  })

  it('leaves another text to the one input', () => {
    const parts = businessNumber(spread)
    paste(box('앞 3자리'), '12')
    expect(parts.map(({ field }) => field.value.value)).toEqual(['', '', ''])
  })

  it('goes back from an empty input only', () => {
    businessNumber()
    type(box('가운데 2자리'), '4')
    fireEvent.keyDown(box('가운데 2자리'), { key: 'Backspace' })
    expect(document.activeElement).toBe(box('가운데 2자리'))
    type(box('가운데 2자리'), '')
    fireEvent.keyDown(box('가운데 2자리'), { key: 'Backspace' })
    expect(document.activeElement).toBe(box('앞 3자리'))
    fireEvent.keyDown(box('앞 3자리'), { key: 'Backspace' })
    expect(document.activeElement).toBe(box('앞 3자리'))
  })
})

describe('a key press renders nothing but the message of its field', () => {
  it('commits nothing while one types, once when the message comes and once when it goes', () => {
    const name = makeField(UNLOCKED, 'name', '', (value) => (value === '' ? '이름을 입력해주세요.' : null))
    const other = makeField(UNLOCKED, 'other', '')
    const commits = vi.fn<() => void>()
    render(
      <Profiler id="form" onRender={commits}>
        <TextInput field={name} label="이름" />
        <TextInput field={other} label="다른 칸" />
      </Profiler>,
    )
    commits.mockClear()
    type(box('이름'), '김')
    type(box('이름'), '김서')
    type(box('이름'), '김서준')
    expect([name.value.value, commits.mock.calls.length]).toEqual(['김서준', 0])
    fireEvent.blur(box('이름'))
    expect(commits).not.toHaveBeenCalled()
    act(() => type(box('이름'), ''))
    expect([commits.mock.calls.length, box('이름').getAttribute('aria-invalid')]).toEqual([1, 'true'])
    act(() => type(box('이름'), '이'))
    expect([commits.mock.calls.length, box('이름').getAttribute('aria-invalid')]).toEqual([2, 'false'])
  })

  it('[E-202] selects what comes back into a box that was just entered, so that the next key replaces it', () => {
    const field = makeField(UNLOCKED, 'name', '')
    const other = makeField(UNLOCKED, 'other', '')
    render(
      <>
        <TextInput field={field} label="이름" />
        <TextInput field={other} label="다른 이름" />
      </>,
    )
    box('이름').focus()
    act(() => {
      field.value.value = '홍길동'
      other.value.value = '김하나'
    })
    expect([box('이름').selectionStart, box('이름').selectionEnd]).toEqual([0, 3])
    expect(box('다른 이름').value).toBe('김하나')
    expect(box('이름')).toBe(document.activeElement)
    box('이름').setSelectionRange(3, 3)
    act(() => {
      field.value.value = '홍길'
    })
    expect([box('이름').selectionStart, box('이름').selectionEnd]).toEqual([2, 2])
  })

  it('shows what the model writes', () => {
    const field = makeField(UNLOCKED, 'holder', 'abc')
    render(<TextInput field={field} label="예금주" />)
    act(() => {
      field.value.value = 'ａｂｃ'
    })
    expect(box('예금주').value).toBe('ａｂｃ')
  })
})

describe('a field', () => {
  it('complains only after it was left, and in the words of a refusal until its value changes', () => {
    const field = makeField(UNLOCKED, 'mobile', '', (value) =>
      value.length === 11 ? null : '휴대폰번호를 정확히 입력해주세요.',
    )
    expect(field.problem.value).toBeNull()
    field.touched.value = true
    expect(field.problem.value).toBe('휴대폰번호를 정확히 입력해주세요.')
    field.value.value = '01012345678'
    field.refuse('이미 사용 중인 번호입니다.')
    expect(field.problem.value).toBe('이미 사용 중인 번호입니다.')
    field.value.value = '01012345679'
    expect(field.problem.value).toBeNull()
  })

  it('is read-only while it is locked', () => {
    const field = makeField(UNLOCKED, 'name', '가나다상점')
    render(<TextInput field={field} label="상호명" />)
    act(() => {
      field.fixed.value = true
    })
    expect(box('상호명').readOnly).toBe(true)
  })
})

describe('the way to a field', () => {
  it('finds an input, and the first control of a group', () => {
    businessNumber()
    render(<DigitsInput field={makeField(UNLOCKED, 'mobile', '')} label="휴대폰번호" max={11} />)
    focusField('mobile')
    expect(document.activeElement).toBe(box('휴대폰번호'))
    focusField('brno')
    expect(document.activeElement).toBe(box('앞 3자리'))
  })
})

describe('dates as people write them', () => {
  it.each([
    { typed: '1965', shown: '1965' },
    { typed: '19650', shown: '1965-0' },
    { typed: '19650301', shown: '1965-03-01' },
    { typed: '1965-', shown: '1965' },
    { typed: '1965-03-019', shown: '1965-03-01' },
    { typed: '1965.3.1', shown: '1965.3.1' },
    { typed: '1965년 3월', shown: '1965년 3월' },
    { typed: 'ab', shown: '' },
    { typed: '２０２００１３１', shown: '2020-01-31' },
    { typed: '２０２０．１．３１', shown: '2020.1.31' },
  ])('[D1-242] while typing $typed is $shown', ({ typed, shown }) => expect(dateWhileTyping(typed)).toBe(shown))

  it.each(['1965.3.1', '1965-3-1', '1965/03/01', '1965년 3월 1일', '19650301'])(
    '%s is 1965-03-01 when it is left',
    (text) => expect(dateOnLeaving(text)).toBe('1965-03-01'),
  )

  it('gives the day to who asked when the person leaves the field', () => {
    const field = makeField(UNLOCKED, 'opened', '')
    const left = vi.fn<(day: string) => void>()
    render(<DateInput field={field} label="개업일자" onLeft={left} />)
    type(box('개업일자'), '2020.1.31')
    fireEvent.blur(box('개업일자'))
    expect(left).toHaveBeenCalledExactlyOnceWith('2020-01-31')
    expect(field.value.value).toBe('2020-01-31')
  })
})

describe('amounts', () => {
  it('[D3-105] separators stand while one types, in one form of the value, whether the person is there or not', () => {
    const field = makeField(UNLOCKED, 'amount', '')
    render(<NumberInput field={field} label="금액" clean={digits(9)} unit="원" />)
    type(box('금액'), '300000')
    expect([box('금액').value, field.value.value]).toEqual(['300,000', '300000'])
    act(() => box('금액').blur())
    expect([box('금액').value, field.value.value]).toEqual(['300,000', '300000'])
    act(() => box('금액').focus())
    expect(box('금액').value).toBe('300,000')
  })

  it('[D3-105] the selection that Tab makes stays, so that the next number replaces the first', () => {
    const field = makeField(UNLOCKED, 'amount', '123456')
    render(<NumberInput field={field} label="금액" clean={digits(9)} unit="원" />)
    const input = box('금액')
    act(() => {
      input.focus()
      input.select()
    })
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, '123,456'.length])
    type(input, '999')
    expect([input.value, field.value.value, input.selectionStart]).toEqual(['999', '999', 3])
  })

  it('[D3-105] the caret stays behind the digit that was put in', () => {
    const field = makeField(UNLOCKED, 'amount', '123456')
    render(<NumberInput field={field} label="금액" clean={digits(9)} unit="원" />)
    type(box('금액'), '1923,456', 2)
    expect([box('금액').value, box('금액').selectionStart]).toEqual(['1,923,456', 3])
  })
})
