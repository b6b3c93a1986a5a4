import { later } from './later.ts'
import { isFocusNowhere, restFocus } from './resting-place.ts'

/**
 * When a screen reader notices a focus (measured with Orca 43 and Chromium, in milliseconds): in a window, this long after
 * its frame had the focus; in the page, this long after the last window closed, else after the page was drawn. After an
 * announcement as long as after a window, which was not measured. [D1-227]
 */
export const HEARD_AFTER = { opening: 200, closing: 500, drawing: 100, announcing: 500 } as const

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** A browser of before 2024, or a test without layout, cannot tell. */
const isDrawn = (element: Partial<Pick<HTMLElement, 'checkVisibility'>>): boolean => element.checkVisibility?.() ?? true

/** What Tab reaches inside an element, in its order. */
export const tabStopsOf = (element: HTMLElement): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && isDrawn(stop),
  )

/** Returns the element that gets the focus; null without one. */
type Target = () => HTMLElement | null

/** These act on what has the focus, which a person has not heard of yet; every other key moves on from there, or types. */
const NO_MOVE = new Set(['Enter', ' ', 'Escape', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/**
 * Decides where the focus goes after a window has opened or closed and after a page has come, and when, so that a screen
 * reader says it. One move at a time: a newer one replaces it. It gives way to a person who moves the focus meanwhile;
 * a key that is typed meanwhile reaches the element that is to have the focus. [E-059] [D1-227]
 */
export const makeFocusMoves = (after: typeof later) => {
  let waiting: { readonly move: () => void; readonly stop: () => void } | null = null
  /** Ends the wait after the last window; null unless it has only just closed. */
  let stopClosing: (() => void) | null = null

  const drop = () => {
    waiting?.stop()
    waiting = null
  }
  const endClosing = () => {
    stopClosing?.()
    stopClosing = null
  }
  const moveNow = () => {
    const move = waiting?.move
    drop()
    move?.()
  }
  const moveOnKey = ({ key }: KeyboardEvent) => {
    if (!NO_MOVE.has(key)) moveNow()
  }

  /** Keeps a move until `moveNow`; `ms` is null while the closing of a window is waited for, which ends in `moveNow`. */
  const wait = (target: Target, ms: number | null, onKey = moveOnKey) => {
    drop()
    const before = document.activeElement
    const isOurs = () => document.activeElement === before || isFocusNowhere()
    const stopTimer = ms === null ? null : after(moveNow, ms)
    document.addEventListener('keydown', onKey, { capture: true })
    waiting = {
      move: () => void (isOurs() && target()?.focus({ preventScroll: true })),
      stop: () => {
        stopTimer?.()
        document.removeEventListener('keydown', onKey, { capture: true })
      },
    }
  }

  return {
    /** A window has opened: its frame has the focus at once, by which it is announced, then its target, where it has one. */
    intoWindow: (frame: HTMLElement, target: HTMLElement | null) => {
      drop()
      endClosing()
      frame.focus({ preventScroll: true })
      // Any key: Enter answers the alert whose button is to have the focus.
      if (target !== null) wait(() => target, HEARD_AFTER.opening, moveNow)
    },
    /** The last window has closed: the focus goes back, unless who asked moves it on meanwhile. */
    outOfWindows: (back: Target) => {
      endClosing()
      restFocus()
      stopClosing = after(() => {
        endClosing()
        moveNow()
      }, HEARD_AFTER.closing)
      wait(back, null)
    },
    /** To what a person is to read now: the heading of a page that has come, say. */
    toReading: (target: Target) => wait(target, stopClosing ? null : HEARD_AFTER.drawing),
    /** An outcome is announced: `goOn`, which moves the focus, follows when a screen reader has begun to say it. */
    afterAnnouncement: (goOn: () => void) =>
      wait(
        () => {
          goOn()
          return null
        },
        stopClosing ? null : HEARD_AFTER.announcing,
      ),
    /** To an entry: at once, or later where a window has only just closed. */
    toEntry: (entry: HTMLElement) => {
      if (stopClosing) wait(() => entry, null)
      else {
        drop()
        entry.focus({ preventScroll: true })
      }
    },
  }
}
export type FocusMoves = ReturnType<typeof makeFocusMoves>

export const focusMoves: FocusMoves = makeFocusMoves(later)

/** The heading of the page, or without one its content. */
export const headingOfPage = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  return heading ?? document.querySelector<HTMLElement>('#main')
}

/** Moves the focus to the heading of the page or, without one, to its content; a focus moved meanwhile stays. */
export const focusHeading = (): void => focusMoves.toReading(headingOfPage)
