import { signal } from '@preact/signals-react'
import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { valueBeforePress } from './FieldMessage.tsx'

describe('a message that moves the page', () => {
  it('waits until the mouse button is released', () => {
    const value = signal('before')
    const shownValue = valueBeforePress(value)
    expect(shownValue.value).toBe('before')
    fireEvent.mouseDown(document.body)
    value.value = 'after'
    expect(shownValue.value).toBe('before')
    fireEvent.mouseUp(document.body)
    expect(shownValue.value).toBe('after')
  })
  it('appears immediately if no mouse button is pressed', () => {
    const value = signal(1)
    const shownValue = valueBeforePress(value)
    value.value = 2
    expect(shownValue.value).toBe(2)
  })
})
