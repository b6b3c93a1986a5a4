import { act, fireEvent, render } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cleanAmountInput } from '#domain/proof/registration/registration-form'
import { fieldErrors, inputLabelled, typeInto } from '#ui/testing/typing.ts'
import { UNLOCKED_ENTRY_LOCK } from '#ui/testing/unlocked.ts'
import { currentAnnouncement } from '../dialog/announcer.ts'
import { makeField } from '../form/form-field.ts'
import { makeLengthLimiter, formatDateOnBlur, formatDateWhileTyping, makeKeepDigits } from './text-control.ts'
import { DateInput, DigitsInput, NumberInput, TextInput } from './TextInput.tsx'

describe('[E-077] [A-060] a number input', () => {
  it('removes all characters except digits and keeps leading zeros', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'no', '')
    render(<DigitsInput field={field} label="계좌번호" max={16} />)
    typeInto(inputLabelled('계좌번호'), '0a가1')
    expect([inputLabelled('계좌번호').value, field.value.value]).toEqual(['01', '01'])
  })

  it.each([
    ['１２３', '123'],
    ['０1a２', '012'],
  ])('[D1-242] accepts full-width digits: %s', (typedText, keptText) => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'no', '')
    render(<DigitsInput field={field} label="계좌번호" max={16} />)
    typeInto(inputLabelled('계좌번호'), typedText)
    expect([inputLabelled('계좌번호').value, field.value.value]).toEqual([keptText, keptText])
  })

  it('keeps the caret behind the same digits', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'no', '123')
    render(<DigitsInput field={field} label="계좌번호" max={16} />)
    typeInto(inputLabelled('계좌번호'), '1x23', 2)
    expect(inputLabelled('계좌번호').value).toBe('123')
    expect(inputLabelled('계좌번호').selectionStart).toBe(1)
  })

  it('removes a syllable only when its composition has ended', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'no', '12')
    render(<DigitsInput field={field} label="계좌번호" max={16} />)
    const input = inputLabelled('계좌번호')
    fireEvent.compositionStart(input)
    typeInto(input, '12ㅎ')
    expect([input.value, field.value.value]).toEqual(['12ㅎ', '12'])
    fireEvent.compositionEnd(input)
    expect(input.value).toBe('12')
  })
})

describe('[A-061] a text that exceeds the length', () => {
  it.each([
    { max: 11, typed: '010123456789', kept: '01012345678' },
    { max: 16, typed: '12345678901234567', kept: '1234567890123456' },
  ])('is cut to $max digits', ({ max, typed, kept }) => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'no', '')
    render(<DigitsInput field={field} label="번호" max={max} />)
    typeInto(inputLabelled('번호'), typed)
    expect([inputLabelled('번호').value, field.value.value]).toEqual([kept, kept])
  })

  it('[D2-645] says at its field, once, how many digits fit', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'no', '')
    render(<DigitsInput field={field} label="계좌번호" max={16} />)
    const before = currentAnnouncement.peek().nth
    typeInto(inputLabelled('계좌번호'), '1234-5678-9012-3456-78')
    typeInto(inputLabelled('계좌번호'), '12345678901234569')
    const text = '16자리까지 적으실 수 있습니다. 더 적으신 숫자는 들어가지 않았으니 번호를 확인해주세요.'
    expect(fieldErrors()).toEqual([text])
    expect([currentAnnouncement.peek().nth - before, currentAnnouncement.peek().text]).toEqual([1, text])
    typeInto(inputLabelled('계좌번호'), '123456789012')
    expect(fieldErrors()).toEqual([])
  })

  it.each(['공일공 일이삼사', '번호'])(
    '[D2-773] keeps the digits that it has if %s replaces them, and says so',
    (typedText) => {
      const field = makeField(UNLOCKED_ENTRY_LOCK, 'no', '01012345678')
      render(<DigitsInput field={field} label="휴대폰번호" max={11} />)
      const input = inputLabelled('휴대폰번호')
      fireEvent.compositionStart(input)
      typeInto(input, typedText)
      expect(field.value.value).toBe('01012345678')
      fireEvent.compositionEnd(input)
      expect([input.value, field.value.value]).toEqual(['01012345678', '01012345678'])
      expect(fieldErrors()).toEqual([`‘${typedText}’에는 숫자가 없어 적지 않았습니다. 숫자로 적어주세요.`])
      typeInto(input, '')
      expect([field.value.value, fieldErrors()]).toEqual(['', []])
    },
  )

  it('is cut between characters, never inside a character', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'name', '')
    render(<TextInput field={field} label="성명" clean={makeLengthLimiter(2)} />)
    typeInto(inputLabelled('성명'), '가😀나')
    expect(field.value.value).toBe('가😀')
  })
})

describe('typing in a text input', () => {
  it('calls the cleaning function once for a clean text', () => {
    const [clean, field] = [
      vi.fn<(text: string) => string>(makeLengthLimiter(5)),
      makeField(UNLOCKED_ENTRY_LOCK, 'name', ''),
    ]
    render(<TextInput field={field} label="성명" clean={clean} />)
    clean.mockClear()
    typeInto(inputLabelled('성명'), '김서준')
    expect([field.value.value, inputLabelled('성명').value]).toEqual(['김서준', '김서준'])
    expect(clean).toHaveBeenCalledOnce()
  })

  it('renders only the message that appears or disappears', () => {
    const name = makeField(UNLOCKED_ENTRY_LOCK, 'name', '', (value) => (value === '' ? '이름을 입력해주세요.' : null))
    const other = makeField(UNLOCKED_ENTRY_LOCK, 'other', '')
    const commits = vi.fn<() => void>()
    render(
      <Profiler id="form" onRender={commits}>
        <TextInput field={name} label="이름" />
        <TextInput field={other} label="다른 칸" />
      </Profiler>,
    )
    commits.mockClear()
    typeInto(inputLabelled('이름'), '김')
    typeInto(inputLabelled('이름'), '김서')
    typeInto(inputLabelled('이름'), '김서준')
    expect(name.value.value).toBe('김서준')
    expect(commits.mock.calls.length).toBe(0)
    fireEvent.blur(inputLabelled('이름'))
    expect(commits).not.toHaveBeenCalled()
    act(() => typeInto(inputLabelled('이름'), ''))
    expect(commits.mock.calls.length).toBe(1)
    expect(inputLabelled('이름').getAttribute('aria-invalid')).toBe('true')
    act(() => typeInto(inputLabelled('이름'), '이'))
    expect(commits.mock.calls.length).toBe(2)
    expect(inputLabelled('이름').getAttribute('aria-invalid')).toBe('false')
  })

  it('[E-202] replaces a restored text in the focused box', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'name', '')
    const other = makeField(UNLOCKED_ENTRY_LOCK, 'other', '')
    render(
      <>
        <TextInput field={field} label="이름" />
        <TextInput field={other} label="다른 이름" />
      </>,
    )
    inputLabelled('이름').focus()
    act(() => {
      field.value.value = '홍길동'
      other.value.value = '김하나'
    })
    expect([inputLabelled('이름').selectionStart, inputLabelled('이름').selectionEnd]).toEqual([0, 3])
    expect(inputLabelled('다른 이름').value).toBe('김하나')
    expect(inputLabelled('이름')).toBe(document.activeElement)
    inputLabelled('이름').setSelectionRange(3, 3)
    act(() => {
      field.value.value = '홍길'
    })
    expect([inputLabelled('이름').selectionStart, inputLabelled('이름').selectionEnd]).toEqual([2, 2])
  })

  it('shows a value that the model sets', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'holder', 'abc')
    render(<TextInput field={field} label="예금주" />)
    act(() => {
      field.value.value = 'ａｂｃ'
    })
    expect(inputLabelled('예금주').value).toBe('ａｂｃ')
  })
})

describe('a date in the notations that people use', () => {
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
  ])('[D1-242] $typed is shown as $shown while typing', ({ typed, shown }) =>
    expect(formatDateWhileTyping(typed)).toBe(shown),
  )

  it.each(['1965.3.1', '1965-3-1', '1965/03/01', '1965년 3월 1일', '19650301'])(
    'becomes 1965-03-01 when the focus leaves the field: %s',
    (text) => expect(formatDateOnBlur(text)).toBe('1965-03-01'),
  )

  it('is passed to the handler when the focus leaves the field', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'opened', '')
    const onLeft = vi.fn<(day: string) => void>()
    render(<DateInput field={field} label="개업일자" onLeft={onLeft} />)
    typeInto(inputLabelled('개업일자'), '2020.1.31')
    fireEvent.blur(inputLabelled('개업일자'))
    expect(onLeft).toHaveBeenCalledExactlyOnceWith('2020-01-31')
    expect(field.value.value).toBe('2020-01-31')
  })
})

describe('an amount in its input', () => {
  it('[D3-105] shows separators with and without the focus', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'amount', '')
    render(<NumberInput field={field} label="금액" clean={makeKeepDigits(9)} unit="원" />)
    typeInto(inputLabelled('금액'), '300000')
    expect([inputLabelled('금액').value, field.value.value]).toEqual(['300,000', '300000'])
    act(() => inputLabelled('금액').blur())
    expect([inputLabelled('금액').value, field.value.value]).toEqual(['300,000', '300000'])
    act(() => inputLabelled('금액').focus())
    expect(inputLabelled('금액').value).toBe('300,000')
  })

  it('[D3-105] is replaced by the next digit after Tab', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'amount', '123456')
    render(<NumberInput field={field} label="금액" clean={makeKeepDigits(9)} unit="원" />)
    const input = inputLabelled('금액')
    act(() => {
      input.focus()
      input.select()
    })
    expect(input.selectionStart).toBe(0)
    expect(input.selectionEnd).toEqual('123,456'.length)
    typeInto(input, '999')
    expect(input.value).toBe('999')
    expect(field.value.value).toBe('999')
    expect(input.selectionStart).toBe(3)
  })

  it('[D3-105] keeps the caret after the inserted digit', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'amount', '123456')
    render(<NumberInput field={field} label="금액" clean={makeKeepDigits(9)} unit="원" />)
    typeInto(inputLabelled('금액'), '1923,456', 2)
    expect(inputLabelled('금액').value).toBe('1,923,456')
    expect(inputLabelled('금액').selectionStart).toBe(3)
  })
})

it('[D2-773] an amount stays if a text without digits replaces it, and the field says so', () => {
  const field = makeField(UNLOCKED_ENTRY_LOCK, 'total', '300000')
  render(<NumberInput field={field} label="금액" clean={cleanAmountInput} unit="원" />)
  typeInto(inputLabelled('금액'), '삼십만')
  expect([inputLabelled('금액').value, field.value.value]).toEqual(['300,000', '300000'])
  expect(fieldErrors()).toEqual(['‘삼십만’에는 숫자가 없어 적지 않았습니다. 숫자로 적어주세요.'])
})

describe('[D3-607] an amount from which something other than digits was removed', () => {
  it.each([
    ['30만', '30', '‘30만’에서 숫자만 남겨 30원이 되었습니다. 맞지 않으면 원 단위로 고쳐주세요.'],
    ['-5000', '5,000', '‘-5000’에서 숫자만 남겨 5,000원이 되었습니다. 맞지 않으면 원 단위로 고쳐주세요.'],
    ['삼십만', '', '‘삼십만’에는 숫자가 없어 적지 않았습니다. 숫자로 적어주세요.'],
    ['300,000 원', '300,000', null],
    ['₩ 0７', '7', null],
  ])('%s becomes %s with the message %s', (typedText, shownText, text) => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'total', '')
    render(<NumberInput field={field} label="금액" clean={cleanAmountInput} unit="원" />)
    typeInto(inputLabelled('금액'), typedText)
    expect([inputLabelled('금액').value, fieldErrors()]).toEqual([shownText, text === null ? [] : [text]])
  })
})
