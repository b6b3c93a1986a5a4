import { callLater } from './call-later.ts'
import { hasNoFocus, focusOutsidePage } from './focus-outside-page.ts'

/**
 * Until a screen reader notices that the focus has moved, in milliseconds (measured with Orca 43 and Chromium): after a
 * dialog's frame was focused, after the last dialog closed, after a page was rendered. `announcing` was not measured;
 * it is assumed to equal `closing`. [D1-227]
 */
export const FOCUS_NOTICED_MS = { opening: 200, closing: 500, drawing: 100, announcing: 500 } as const

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Also true if the browser cannot tell: before 2024, or in a test without layout. */
const isDrawn = (element: Partial<Pick<HTMLElement, 'checkVisibility'>>): boolean => element.checkVisibility?.() ?? true

/** In order. */
export const tabStopsOf = (element: HTMLElement): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && isDrawn(stop),
  )

/** Null if there is none. */
type Target = () => HTMLElement | null

/** They would act on the focused element before a screen reader has read it. Other keys move the focus or type. */
const NO_MOVE = new Set(['Enter', ' ', 'Escape', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/**
 * After a dialog or a page, when a screen reader reads the target. A newer move replaces a pending one; the person
 * cancels it by moving the focus. A key typed before it reaches the element that will get the focus. [E-059] [D1-227]
 */
export const makeFocusMoves = (after: typeof callLater) => {
  let waiting: { readonly move: () => void; readonly stop: () => void } | null = null
  /** Null if no move waits after the last dialog was closed. */
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

  /** Until `moveNow` runs. `ms` is null during the wait after a dialog was closed; `moveNow` ends that wait. */
  const wait = (target: Target, ms: number | null, onKey = moveOnKey) => {
    drop()
    const before = document.activeElement
    const isOurs = () => document.activeElement === before || hasNoFocus()
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
    /** The frame at once, so that it is read; then the target, if there is one. */
    intoWindow: (frame: HTMLElement, target: HTMLElement | null) => {
      drop()
      endClosing()
      frame.focus({ preventScroll: true })
      // Any key moves the focus at once, so that Enter already answers an alert whose button is about to get the focus.
      if (target !== null) wait(() => target, FOCUS_NOTICED_MS.opening, moveNow)
    },
    /** Unless the caller moves the focus elsewhere before. */
    outOfWindows: (back: Target) => {
      endClosing()
      focusOutsidePage()
      stopClosing = after(() => {
        endClosing()
        moveNow()
      }, FOCUS_NOTICED_MS.closing)
      wait(back, null)
    },
    /** Text that the person should read now, such as the heading of a page that has appeared. */
    toReading: (target: Target) => wait(target, stopClosing ? null : FOCUS_NOTICED_MS.drawing),
    /** `goOn` moves the focus when a screen reader has begun to read the announcement. */
    afterAnnouncement: (goOn: () => void) =>
      wait(
        () => {
          goOn()
          return null
        },
        stopClosing ? null : FOCUS_NOTICED_MS.announcing,
      ),
    /**
     * Immediately, or later if a dialog has just closed. The focus ring is visible even after a click, because the
     * click may have no other visible effect.
     */
    toEntry: (entry: HTMLElement) => {
      if (stopClosing) wait(() => entry, null)
      else {
        drop()
        entry.focus({ preventScroll: true, focusVisible: true })
      }
    },
  }
}
export type FocusMoves = ReturnType<typeof makeFocusMoves>

export const focusMoves: FocusMoves = makeFocusMoves(callLater)

/** The content if there is no heading. */
export const headingOrContentOfPage = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  return heading ?? document.querySelector<HTMLElement>('#main')
}

/** Stays if the person moves the focus before that. */
export const focusHeading = (): void => focusMoves.toReading(headingOrContentOfPage)

/** After the content was replaced. */
export const scrollToTopAndFocusHeading = (): void => {
  window.scrollTo(0, 0)
  focusHeading()
}
