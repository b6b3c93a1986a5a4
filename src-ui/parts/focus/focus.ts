import { callLater } from './call-later.ts'
import { hasNoFocus, focusOutsidePage } from './focus-outside-page.ts'

/**
 * The time until a screen reader notices that the focus has moved, in milliseconds (measured with Orca 43 and
 * Chromium): `opening` after the frame of a dialog was focused, `closing` after the last dialog was closed, `drawing`
 * after a page was rendered. `announcing`, the time after an announcement, was not measured; it is assumed to equal
 * `closing`. [D1-227]
 */
export const FOCUS_NOTICED_MS = { opening: 200, closing: 500, drawing: 100, announcing: 500 } as const

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * True if the element is rendered. Also true if the browser cannot tell: a browser from before 2024, or a test without
 * layout.
 */
const isDrawn = (element: Partial<Pick<HTMLElement, 'checkVisibility'>>): boolean => element.checkVisibility?.() ?? true

/** Returns the tab stops inside an element, in order. */
export const tabStopsOf = (element: HTMLElement): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && isDrawn(stop),
  )

/** Returns the element that gets the focus; null if there is none. */
type Target = () => HTMLElement | null

/**
 * Keys that would act on the focused element before a screen reader has read it. Any other key moves the focus or
 * types.
 */
const NO_MOVE = new Set(['Enter', ' ', 'Escape', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

/**
 * Moves the focus after a dialog has opened or closed, or after a page has appeared, at a time when a screen reader
 * reads the target. A newer move replaces a pending one, and the person cancels it by moving the focus. A key that the
 * person types before a pending move reaches the element that will get the focus. [E-059] [D1-227]
 */
export const makeFocusMoves = (after: typeof callLater) => {
  let waiting: { readonly move: () => void; readonly stop: () => void } | null = null
  /** Cancels the focus move that waits after the last dialog was closed; null if no such move is waiting. */
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

  /**
   * Makes a move the pending one. It is made after `ms` milliseconds, or earlier if a key is pressed. `ms` is null
   * after the last dialog was closed, because the timer of `outOfDialogs` then makes the move.
   */
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
    /**
     * Focuses the frame of a dialog as soon as it opens, so that it is read. Then focuses the target, if there is one.
     */
    intoDialog: (frame: HTMLElement, target: HTMLElement | null) => {
      drop()
      endClosing()
      frame.focus({ preventScroll: true })
      // Any key moves the focus at once, so that Enter already answers an alert whose button is about to get the focus.
      if (target !== null) wait(() => target, FOCUS_NOTICED_MS.opening, moveNow)
    },
    /** Moves the focus back after the last dialog has closed, unless the caller moves the focus elsewhere before. */
    outOfDialogs: (back: Target) => {
      endClosing()
      focusOutsidePage()
      stopClosing = after(() => {
        endClosing()
        moveNow()
      }, FOCUS_NOTICED_MS.closing)
      wait(back, null)
    },
    /** Moves the focus to text that the person should read now, such as the heading of a page that has appeared. */
    toReading: (target: Target) => wait(target, stopClosing ? null : FOCUS_NOTICED_MS.drawing),
    /**
     * Must be called after an announcement. Calls `moveFocus` after the time that a screen reader needs to begin
     * reading.
     */
    afterAnnouncement: (moveFocus: () => void) =>
      wait(
        () => {
          moveFocus()
          return null
        },
        stopClosing ? null : FOCUS_NOTICED_MS.announcing,
      ),
    /**
     * Moves the focus to an entry immediately; if a dialog has just closed, moves it later. The focus ring is visible
     * even after a click, because the click may have no other visible effect.
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

/** Returns the heading of the page or, if there is none, its content. */
export const headingOrContentOfPage = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  return heading ?? document.querySelector<HTMLElement>('#main')
}

/**
 * Moves the focus to the heading of the page or, if there is none, to its content. If the person moves the focus before
 * that, it stays there.
 */
export const focusHeading = (): void => focusMoves.toReading(headingOrContentOfPage)

/** Moves the focus to the open dialog or, if there is none, to the heading, unless another element has it already. */
export const focusDialogOrHeading = (): void => {
  if (document.activeElement !== document.body) return
  focusMoves.toReading(() => document.querySelector<HTMLElement>('dialog[open]') ?? headingOrContentOfPage())
}

/** Scrolls to the top of the page and focuses its heading, after its content was replaced. */
export const scrollToTopAndFocusHeading = (): void => {
  window.scrollTo(0, 0)
  focusHeading()
}
