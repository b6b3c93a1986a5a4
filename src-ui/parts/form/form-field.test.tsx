import { act, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inputLabelled } from '#ui/testing/typing.ts'
import { UNLOCKED_ENTRY_LOCK } from '#ui/testing/unlocked.ts'
import { NumberPartsInput } from '../controls/NumberPartsInput.tsx'
import { DigitsInput, TextInput } from '../controls/TextInput.tsx'
import { makeField, focusField } from './form-field.ts'

describe('a field', () => {
  it('shows an error only after the person has left the field', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'mobile', '', (value) =>
      value.length === 11 ? null : '휴대폰번호를 정확히 입력해주세요.',
    )
    expect(field.problem.value).toBeNull()
    field.isTouched.value = true
    expect(field.problem.value).toBe('휴대폰번호를 정확히 입력해주세요.')
    field.value.value = '01012345678'
    field.refuse('이미 사용 중인 번호입니다.')
    expect(field.problem.value).toBe('이미 사용 중인 번호입니다.')
    field.value.value = '01012345679'
    expect(field.problem.value).toBeNull()
  })

  it('is read-only while the entry is fixed', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'name', '가나다상점')
    render(<TextInput field={field} label="상호명" />)
    act(() => {
      field.isFixed.value = true
    })
    expect(inputLabelled('상호명').readOnly).toBe(true)
  })
})

it('focusField finds an input or the first control of a group', () => {
  const part = { field: makeField(UNLOCKED_ENTRY_LOCK, 'area', ''), label: '앞 3자리', max: 3 }
  render(<NumberPartsInput spread={() => null} id="brno" legend="사업자등록번호" parts={[part]} look="brno" />)
  render(<DigitsInput field={makeField(UNLOCKED_ENTRY_LOCK, 'mobile', '')} label="휴대폰번호" max={11} />)
  focusField('mobile')
  expect(document.activeElement).toBe(inputLabelled('휴대폰번호'))
  focusField('brno')
  expect(document.activeElement).toBe(inputLabelled('앞 3자리'))
})
