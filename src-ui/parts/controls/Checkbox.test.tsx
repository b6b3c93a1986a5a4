import { computed, signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { descriptionsOf } from '#ui/testing/typing.ts'
import { UNLOCKED_ENTRY_LOCK } from '#ui/testing/unlocked.ts'
import { makeField } from '../form/form-field.ts'
import { Checkbox, CheckboxGroup, BareCheckbox } from './Checkbox.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const YES_NO = [
  { value: 'yes', label: '예' },
  { value: 'no', label: '아니요' },
] as const

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('a group of checkboxes', () => {
  const OPTIONS = ['2023', '2024', '2025'].map((value) => ({ value, label: `${value}년` }))

  it('can be checked and cleared without another render', () => {
    const field = makeField<readonly string[]>(UNLOCKED_ENTRY_LOCK, 'years', [])
    const commits = vi.fn<() => void>()
    render(
      <Profiler id="years" onRender={commits}>
        <CheckboxGroup field={field} legend="지급연도" options={OPTIONS} />
      </Profiler>,
    )
    commits.mockClear()
    fireEvent.click(box('2024년'))
    expect(field.value.value).toEqual(['2024'])
    expect(box('2024년').checked).toBe(true)
    fireEvent.click(box('2024년'))
    expect(field.value.value).toEqual([])
    expect(box('2024년').checked).toBe(false)
    expect(commits).not.toHaveBeenCalled()
  })

  it('shows the checkbox for all items as mixed if some are checked', () => {
    const [every, some] = [signal(false), signal(true)]
    render(<BareCheckbox id="all" checked={every} mixed={some} onTick={(on) => (every.value = on)} />)
    const all = screen.getByRole<HTMLInputElement>('checkbox')
    expect(all.indeterminate).toBe(true)
    expect(all.checked).toBe(false)
    fireEvent.click(all)
    expect(all.indeterminate).toBe(false)
    expect(all.checked).toBe(true)
  })

  it('keeps the order of the options', () => {
    const field = makeField<readonly string[]>(UNLOCKED_ENTRY_LOCK, 'years', [])
    render(<CheckboxGroup field={field} legend="지급연도" options={OPTIONS} />)
    fireEvent.click(box('2025년'))
    fireEvent.click(box('2023년'))
    expect(field.value.value).toEqual(['2023', '2025'])
  })
})

it.each([
  {
    of: 'boxes',
    draw: () => {
      const field = makeField<readonly string[]>(UNLOCKED_ENTRY_LOCK, 'years', [])
      const options = ['2024', '2025'].map((value) => ({ value, label: `${value}년` }))
      render(<CheckboxGroup field={field} legend="지급연도" hint="모두 선택해주세요." options={options} />)
      return field
    },
  },
  {
    of: 'radios',
    draw: () => {
      const field = makeField<'yes' | 'no' | ''>(UNLOCKED_ENTRY_LOCK, 'joint', '')
      render(<RadioGroup field={field} legend="공동대표인가요?" hint="모두 선택해주세요." options={YES_NO} />)
      return field
    },
  },
])('[D1-227] in a group of $of, only the first choice has a description', ({ draw }) => {
  const field = draw()
  act(() => field.refuse('하나 이상 선택해주세요.'))
  const [first, second] = within(screen.getByRole('group')).getAllByLabelText(/2024년|2025년|예|아니요/)
  expect(descriptionsOf(first)).toEqual(['모두 선택해주세요.', expect.stringMatching(/하나 이상 선택해주세요\.$/)])
  expect(second?.getAttribute('aria-describedby')).toBeNull()
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBeNull()
})

it('[A-270] a blocked checkbox is described by a reason and does nothing', () => {
  const onTick = vi.fn<(on: boolean) => void>()
  render(
    <>
      <label htmlFor="notes">
        <BareCheckbox id="notes" checked={signal(false)} blocked={signal(true)} onTick={onTick} describedBy="why" />
        확인사항
      </label>
      <p id="why">위 항목에 모두 동의하시면 선택할 수 있습니다.</p>
    </>,
  )
  fireEvent.click(box('확인사항'))
  expect(onTick.mock.calls.length).toBe(0)
  expect(box('확인사항').checked).toBe(false)
  expect(box('확인사항').disabled).toBe(false)
  expect(box('확인사항').getAttribute('aria-disabled')).toBe('true')
  expect(box('확인사항').getAttribute('aria-describedby')).toBe('why')
})

it('a checkbox returns to the value that its model keeps', () => {
  const checked = computed(() => false)
  render(
    <label htmlFor="item">
      <BareCheckbox id="item" checked={checked} onTick={() => {}} />
      항목
    </label>,
  )
  fireEvent.click(box('항목'))
  expect(box('항목').checked).toBe(false)
})

describe('a checkbox and a group of radios', () => {
  it('the checkbox changes its field when clicked, and follows the model', () => {
    const field = makeField(UNLOCKED_ENTRY_LOCK, 'agree', false)
    render(<Checkbox field={field}>동의합니다</Checkbox>)
    fireEvent.click(box('동의합니다'))
    expect(field.value.value).toBe(true)
    act(() => {
      field.value.value = false
    })
    expect(box('동의합니다').checked).toBe(false)
  })

  it('the radios change their field when clicked, and follow the model', () => {
    const field = makeField<'yes' | 'no' | ''>(UNLOCKED_ENTRY_LOCK, 'q2', '')
    render(<RadioGroup field={field} legend="현재 사업을 운영하고 있나요?" options={YES_NO} />)
    fireEvent.click(box('아니요'))
    expect(field.value.value).toBe('no')
    act(() => {
      field.value.value = 'yes'
    })
    expect(box('예').checked).toBe(true)
    expect(box('아니요').checked).toBe(false)
  })
})
