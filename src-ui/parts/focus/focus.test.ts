import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FOCUS_NOTICED_MS, makeFocusMoves, type FocusMoves } from './focus.ts'

const after = (act: () => void, ms: number) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

let moves: FocusMoves
const element = (id: string) => document.getElementById(id) as HTMLElement
const focusedId = () => document.activeElement?.id ?? ''
const pass = (ms: number) => void vi.advanceTimersByTime(ms)
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const close = () => {
  element('opener').focus()
  element('opener').blur()
  moves.outOfDialogs(() => element('opener'))
}

beforeEach(() => {
  vi.useFakeTimers()
  moves = makeFocusMoves(after)
  const make = (name: string, id: string) => Object.assign(document.createElement(name), { id, tabIndex: -1 })
  document.body.replaceChildren(
    make('button', 'opener'),
    make('input', 'field'),
    make('h1', 'heading'),
    make('div', 'frame'),
  )
  element('frame').append(make('button', 'answer'))
})
afterEach(() => document.body.replaceChildren())

it('[D1-227] after the last dialog has closed, the focus rests outside the page before it moves', () => {
  close()
  expect(focusedId()).toBe('focus-rests')
  pass(FOCUS_NOTICED_MS.closing)
  expect(focusedId()).toBe('opener')
  close()
  moves.toReading(() => element('heading'))
  pass(FOCUS_NOTICED_MS.closing)
  expect(focusedId()).toBe('heading')
  expect(document.querySelectorAll('#focus-rests').length).toBe(1)
})

it('[D1-227] after a dialog closes, the focus is before the page, so that Tab goes to the first control of the page', () => {
  close()
  expect(document.body.firstElementChild).toBe(document.activeElement)
})

describe('[E-059] [D1-227] a dialog that opens', () => {
  it('focuses the target only once the dialog has been read', () => {
    moves.intoDialog(element('frame'), element('answer'))
    pass(FOCUS_NOTICED_MS.opening - 1)
    expect(focusedId()).toBe('frame')
    pass(1)
    expect(focusedId()).toBe('answer')
  })

  it('does not move the focus if the person has moved it in the meantime', () => {
    moves.intoDialog(element('frame'), element('answer'))
    element('field').focus()
    pass(FOCUS_NOTICED_MS.opening)
    expect(focusedId()).toBe('field')
  })

  it.each(['Enter', 'Tab', '1'])('moves the focus at once if %s is pressed early', (key) => {
    moves.intoDialog(element('frame'), element('answer'))
    press(key)
    expect(focusedId()).toBe('answer')
  })

  it('keeps the focus on its frame if no target is given', () => {
    moves.toReading(() => element('heading'))
    moves.intoDialog(element('frame'), null)
    pass(FOCUS_NOTICED_MS.closing)
    expect(focusedId()).toBe('frame')
  })
})

it('[D1-227] [A-056] the focus moves once an announcement was read', () => {
  const moveFocus = () => moves.toEntry(element('field'))
  moves.afterAnnouncement(moveFocus)
  pass(FOCUS_NOTICED_MS.announcing - 1)
  expect(focusedId()).toBe('')
  pass(1)
  expect(focusedId()).toBe('field')
  element('field').blur()
  moves.afterAnnouncement(moveFocus)
  press('Tab')
  expect(focusedId()).toBe('field')
  element('field').blur()
  moves.afterAnnouncement(moveFocus)
  element('opener').focus()
  pass(FOCUS_NOTICED_MS.announcing)
  expect(focusedId()).toBe('opener')
})

describe('[E-059] [D1-227] the focus after the last dialog has closed', () => {
  it('returns after the time that a screen reader needs', () => {
    close()
    pass(FOCUS_NOTICED_MS.closing - 1)
    expect(focusedId()).toBe('focus-rests')
    pass(1)
    expect(focusedId()).toBe('opener')
  })

  it.each([
    ['an entry to correct', () => moves.toEntry(element('field')), 'field'],
    ['the heading of the page that follows', () => moves.toReading(() => element('heading')), 'heading'],
  ])('moves to %s at the same time if that move is requested during the wait', (_, ask, place) => {
    close()
    pass(FOCUS_NOTICED_MS.closing - 10)
    ask()
    pass(9)
    expect(focusedId()).toBe('focus-rests')
    pass(1)
    expect(focusedId()).toBe(place)
    pass(FOCUS_NOTICED_MS.closing)
    expect(focusedId()).toBe(place)
  })

  it('moves immediately when a key types text or moves the focus', () => {
    for (const key of ['1', 'Tab', 'Process']) {
      element('field').blur()
      close()
      moves.toEntry(element('field'))
      press(key)
      expect(focusedId()).toBe('field')
    }
  })

  it.each(['Enter', ' ', 'Escape', 'Shift'])('does not let the key %s act before the focus has moved', (key) => {
    close()
    press(key)
    expect(focusedId()).toBe('focus-rests')
    pass(FOCUS_NOTICED_MS.closing)
    expect(focusedId()).toBe('opener')
  })

  it('does not move after the person has moved the focus', () => {
    close()
    element('field').focus()
    pass(FOCUS_NOTICED_MS.closing)
    expect(focusedId()).toBe('field')
  })

  it('goes to another dialog that opens in the meantime', () => {
    close()
    pass(FOCUS_NOTICED_MS.closing - 10)
    moves.intoDialog(element('frame'), element('answer'))
    pass(FOCUS_NOTICED_MS.opening - 1)
    expect(focusedId()).toBe('frame')
    pass(1)
    expect(focusedId()).toBe('answer')
  })

  it('waits again if another dialog closes in the meantime', () => {
    close()
    pass(FOCUS_NOTICED_MS.closing - 10)
    close()
    pass(FOCUS_NOTICED_MS.closing - 1)
    expect(focusedId()).toBe('focus-rests')
    pass(1)
    expect(focusedId()).toBe('opener')
  })

  it('moves to an entry immediately if the dialog closed long enough ago', () => {
    close()
    pass(FOCUS_NOTICED_MS.closing)
    moves.toEntry(element('field'))
    expect(focusedId()).toBe('field')
  })
})

it('[E-020] [D1-227] the heading of a rendered new page gets the focus', () => {
  moves.toReading(() => element('heading'))
  pass(FOCUS_NOTICED_MS.drawing - 1)
  expect(focusedId()).toBe('')
  pass(1)
  expect(focusedId()).toBe('heading')
})

it('[D2-160] the focus ring of an entry is visible after a click', () => {
  const focus = vi.spyOn(element('field'), 'focus')
  moves.toEntry(element('field'))
  expect(focus.mock.calls).toEqual([[{ preventScroll: true, focusVisible: true }]])
})
