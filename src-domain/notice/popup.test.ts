import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kstInstant } from '../time/calendar.ts'
import {
  popupHideKey,
  isPopupHiddenToday,
  decidePopupVisibility,
  makePopup,
  sortPopups,
  zIndexOfPopup,
} from './popup.ts'

const NOW = kstInstant('2025-06-02', '12:00')

describe('a popup', () => {
  it('[E-033] gets defaults for missing values', () => {
    expect(makePopup({ id: '1' })).toEqual({
      id: '1',
      content: null,
      priority: 0,
      isActive: true,
      startsAt: null,
      endsAt: null,
      baseZIndex: 99_999,
      forceShow: false,
      fullScreen: false,
    })
    expect(makePopup({ priority: 3, title: '공지' })).toMatchObject({ priority: 3, title: '공지', isActive: true })
  })

  it('[E-032] keeps its position among popups of equal priority', () => {
    const popups = [1, 5, 3, 5, 1, 9].map((priority, i) => ({ priority, i }))
    expect(sortPopups(popups).map(({ i }) => i)).toEqual([5, 1, 3, 2, 0, 4])
    expect(popups.map(({ i }) => i)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('[E-032] keeps the right order with any other popups', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 })), (priorities) => {
        const sorted = sortPopups(priorities.map((priority, i) => ({ priority, i })))
        expect(sorted).toHaveLength(priorities.length)
        sorted.forEach((popup, n) => {
          const next = sorted[n + 1]
          if (next === undefined) return
          expect(popup.priority > next.priority || (popup.priority === next.priority && popup.i < next.i)).toBe(true)
        })
      }),
    ))

  it('[E-052] gets the base z-index plus its priority', () => {
    expect(zIndexOfPopup(makePopup({ priority: 7 }))).toBe(100_006)
    expect(zIndexOfPopup(makePopup({}))).toBe(99_999)
  })
})

describe('[E-045] [E-046] the decision whether a popup is shown', () => {
  it.each([
    { popup: { id: '' }, kept: null, verdict: 'hide', rule: 'PV-2' },
    { popup: { id: '1' }, kept: '2025-06-01', verdict: 'show', rule: 'PV-7' },
    { popup: { id: '1' }, kept: 'yes', verdict: 'show', rule: 'PV-7' },
  ])('$popup with the stored day $kept: $verdict', ({ popup, kept, verdict, rule }) =>
    expect(decidePopupVisibility(makePopup(popup), kept, NOW, false)).toMatchObject({ verdict, because: { rule } }),
  )

  it.each([
    ['hide', 'just before its start', { startsAt: NOW + 1 }],
    ['show', 'at its start', { startsAt: NOW }],
    ['show', 'just before its end', { endsAt: NOW + 1 }],
    ['hide', 'at its end', { endsAt: NOW }],
    ['show', 'without a start and an end', {}],
  ])('is %s for a popup %s', (verdict, _, dates) =>
    expect(decidePopupVisibility(makePopup({ id: '1', ...dates }), null, NOW, false).verdict).toBe(verdict),
  )
})

describe('[E-049] [P-244] a popup hidden for a day', () => {
  it.each([
    ['2025-06-02', '00:00:00', true],
    ['2025-06-02', '23:59:59', true],
    ['2025-06-03', '00:00:00', false],
    ['2025-06-01', '23:59:59', false],
  ])('is hidden on %s at %s Korean time: %s', (day, time, hidden) =>
    expect(isPopupHiddenToday('2025-06-02', kstInstant(day, time))).toBe(hidden),
  )

  it('stays hidden to the last millisecond of the Korean day', () => {
    const midnight = kstInstant('2025-06-03')
    expect([midnight - 1, midnight].map((now) => isPopupHiddenToday('2025-06-02', now))).toEqual([true, false])
  })

  it('is stored under a key with its id', () => {
    expect(popupHideKey('june')).toBe('popup-hide-june')
    expect(isPopupHiddenToday(null, NOW)).toBe(false)
  })
})
