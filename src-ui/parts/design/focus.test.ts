import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEARD_AFTER, makeFocusMoves, type FocusMoves } from './focus.ts'

const after = (act: () => void, ms: number) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

let moves: FocusMoves
const element = (id: string) => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.id ?? ''
const pass = (ms: number) => void vi.advanceTimersByTime(ms)
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const close = () => {
  element('opener').focus()
  element('opener').blur()
  moves.outOfWindows(() => element('opener'))
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
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('[D1-227] focus stays outside of the page after the last window until its place is set', () => {
  close()
  expect(focused()).toBe('focus-rests')
  pass(HEARD_AFTER.closing)
  expect(focused()).toBe('opener')
  close()
  moves.toReading(() => element('heading'))
  pass(HEARD_AFTER.closing)
  expect([focused(), document.querySelectorAll('#focus-rests').length]).toEqual(['heading', 1])
})

it('[D1-227] from where it rests, Tab leads into the page', () => {
  close()
  expect(document.body.firstElementChild).toBe(document.activeElement)
})

describe('[E-059] [D1-227] a window that opens', () => {
  it('has the focus on its frame at once and on its target when the frame was heard', () => {
    moves.intoWindow(element('frame'), element('answer'))
    pass(HEARD_AFTER.opening - 1)
    expect(focused()).toBe('frame')
    pass(1)
    expect(focused()).toBe('answer')
  })

  it('leaves the focus where a person has moved it meanwhile', () => {
    moves.intoWindow(element('frame'), element('answer'))
    element('field').focus()
    pass(HEARD_AFTER.opening)
    expect(focused()).toBe('field')
  })

  it.each(['Enter', 'Tab', '1'])('takes the key %s at its target, however early', (key) => {
    moves.intoWindow(element('frame'), element('answer'))
    press(key)
    expect(focused()).toBe('answer')
  })

  it('keeps the focus on its frame where it has no target, whatever was to have it before', () => {
    moves.toReading(() => element('heading'))
    moves.intoWindow(element('frame'), null)
    pass(HEARD_AFTER.closing)
    expect(focused()).toBe('frame')
  })
})

describe('[D1-227] [A-056] after an announcement', () => {
  it('the focus goes on once it was heard, with the next key at once, and not from where a person has gone', () => {
    const goOn = () => moves.toEntry(element('field'))
    moves.afterAnnouncement(goOn)
    pass(HEARD_AFTER.announcing - 1)
    expect(focused()).toBe('')
    pass(1)
    expect(focused()).toBe('field')
    element('field').blur()
    moves.afterAnnouncement(goOn)
    press('Tab')
    expect(focused()).toBe('field')
    element('field').blur()
    moves.afterAnnouncement(goOn)
    element('opener').focus()
    pass(HEARD_AFTER.announcing)
    expect(focused()).toBe('opener')
  })
})

describe('[E-059] [D1-227] after the last window has closed', () => {
  it('the focus goes back when a screen reader notices it', () => {
    close()
    pass(HEARD_AFTER.closing - 1)
    expect(focused()).toBe('focus-rests')
    pass(1)
    expect(focused()).toBe('opener')
  })

  it.each([
    ['an entry to mend', () => moves.toEntry(element('field')), 'field'],
    ['the heading of the page that follows', () => moves.toReading(() => element('heading')), 'heading'],
  ])('%s has the focus in its place, at the same time', (_, ask, place) => {
    close()
    pass(HEARD_AFTER.closing - 10)
    ask()
    pass(9)
    expect(focused()).toBe('focus-rests')
    pass(1)
    expect(focused()).toBe(place)
    pass(HEARD_AFTER.closing)
    expect(focused()).toBe(place)
  })

  it('typed text reaches the field that gets the focus, and Tab continues from there', () => {
    for (const key of ['1', 'Tab', 'Process']) {
      element('field').blur()
      close()
      moves.toEntry(element('field'))
      press(key)
      expect(focused()).toBe('field')
    }
  })

  it.each(['Enter', ' ', 'Escape', 'Shift'])('the key %s presses nothing that was not heard of', (key) => {
    close()
    press(key)
    expect(focused()).toBe('focus-rests')
    pass(HEARD_AFTER.closing)
    expect(focused()).toBe('opener')
  })

  it('a place that a person has pressed meanwhile keeps the focus', () => {
    close()
    element('field').focus()
    pass(HEARD_AFTER.closing)
    expect(focused()).toBe('field')
  })

  it('a window that opens meanwhile is heard before its target has the focus', () => {
    close()
    pass(HEARD_AFTER.closing - 10)
    moves.intoWindow(element('frame'), element('answer'))
    pass(HEARD_AFTER.opening - 1)
    expect(focused()).toBe('frame')
    pass(1)
    expect(focused()).toBe('answer')
  })

  it('another window that closes meanwhile is waited for as long again', () => {
    close()
    pass(HEARD_AFTER.closing - 10)
    close()
    pass(HEARD_AFTER.closing - 1)
    expect(focused()).toBe('focus-rests')
    pass(1)
    expect(focused()).toBe('opener')
  })

  it('an entry has the focus at once again later', () => {
    close()
    pass(HEARD_AFTER.closing)
    moves.toEntry(element('field'))
    expect(focused()).toBe('field')
  })
})

describe('[E-020] [D1-227] a page that has come', () => {
  it('has the focus on its heading once it is drawn', () => {
    moves.toReading(() => element('heading'))
    pass(HEARD_AFTER.drawing - 1)
    expect(focused()).toBe('')
    pass(1)
    expect(focused()).toBe('heading')
  })
})
