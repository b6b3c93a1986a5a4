import { useSignals } from '@preact/signals-react/runtime'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { Link } from 'wouter'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { Button, buttonClass } from '../design/Button.tsx'
import { classNames, idList } from '../design/class-names.ts'
import { TextWithPhoneLinks } from '../design/PhoneLinks.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { ReferenceCodeNote } from '../design/ReferenceCodeNote.tsx'
import { hasNoFocus, isFocusResting } from '../focus/focus-outside-page.ts'
import { focusMoves, headingOrContentOfPage, tabStopsOf } from '../focus/focus.ts'
import { DialogActions, DialogBody } from './DialogParts.tsx'
import { type Dialog, type Dialogs, dialogs as pageDialogs } from './dialogs.ts'
import { LiveRegion } from './LiveRegion.tsx'
import styles from './DialogHolder.module.css'

/**
 * Stops the page behind a dialog from scrolling. Reserves the width of the scroll bar, so that nothing moves. Returns a
 * function that lets the page scroll again and restores its scroll position. [E-057]
 */
const lockScroll = (page: Document): (() => void) => {
  const { documentElement, defaultView } = page
  const { style } = documentElement
  const before = { overflow: style.overflow, padding: style.paddingInlineEnd, top: defaultView?.scrollY ?? 0 }
  const bar = defaultView === null ? 0 : defaultView.innerWidth - documentElement.clientWidth
  style.overflow = 'hidden'
  // In a test without layout the width has no meaning. No scroll bar is wider than 40 px.
  if (bar > 0 && bar < 40) style.paddingInlineEnd = `${bar}px`
  return () => {
    style.overflow = before.overflow
    style.paddingInlineEnd = before.padding
    if (defaultView !== null && defaultView.scrollY !== before.top)
      defaultView.scrollTo({ top: before.top, behavior: 'instant' })
  }
}

const nextIdOf = ({ key }: Dialog): string => `dialog-${key}-next`

/** True for an alert whose heading is only the general one. */
const isPlain = (dialog: Dialog): boolean =>
  dialog.kind === 'alert' && dialog.title === EVERY_PAGE_TEXTS['common.alertTitle']

/**
 * Returns the ids of the elements that name the dialog: its heading, its text and its note. In an alert, the text comes
 * first. The text is part of the name, because every screen reader reads the name of a dialog. Orca would read a
 * description twice: as the description and as part of the content. [D1-227] [D1-245]
 */
const namesOf = (dialog: Dialog): string => {
  const heading = `dialog-${dialog.key}`
  if (dialog.kind === 'custom') return heading
  if (dialog.kind === 'stop') return `${heading} ${nextIdOf(dialog)}`
  const text = `${heading}-text`
  const titled = dialog.kind === 'confirm' ? [heading, text] : [text, heading]
  const ids = isPlain(dialog) ? [text] : titled
  return idList(...ids, dialog.next !== undefined && nextIdOf(dialog))
}

const contentOf = (dialog: Dialog): ReactNode => {
  if (dialog.kind === 'custom') return dialog.render(dialog.answer)
  if (dialog.kind === 'stop')
    return dialog.render({ titleId: `dialog-${dialog.key}`, reasonId: nextIdOf(dialog), answer: dialog.answer })
  const isQuestion = dialog.kind === 'confirm'
  const link = isQuestion ? dialog.link : undefined
  const refuses = isQuestion && dialog.recommended === 'no'
  const kindOfYes = () => {
    const danger = isQuestion && dialog.danger === true
    if (refuses || link !== undefined) return danger ? 'danger' : 'tertiary'
    return danger ? 'danger-solid' : 'primary'
  }
  const yes = (
    <Button kind={kindOfYes()} onPress={() => dialog.answer(isQuestion || undefined)}>
      {isQuestion ? dialog.yes : EVERY_PAGE_TEXTS['common.confirm']}
    </Button>
  )
  return (
    <>
      <DialogBody>
        <p id={`dialog-${dialog.key}-text`}>
          <TextWithPhoneLinks text={dialog.text} />
        </p>
        {isQuestion && dialog.next !== undefined && ' '}
        {dialog.next !== undefined && (
          <p className={styles.next} id={nextIdOf(dialog)}>
            {typeof dialog.next === 'string' ? <Phrase text={dialog.next} /> : dialog.next}
          </p>
        )}
        {dialog.helpLine !== undefined && (
          <p className="small">
            <TextWithPhoneLinks text={dialog.helpLine} />
          </p>
        )}
      </DialogBody>
      {!isQuestion && <ReferenceCodeNote because={dialog.because} requestId={dialog.requestId} />}
      <DialogActions>
        {refuses && yes}
        {isQuestion && (
          <Button kind={refuses ? 'primary' : 'tertiary'} onPress={() => dialog.answer(false)}>
            {dialog.no}
          </Button>
        )}
        {!refuses && yes}
        {link !== undefined && (
          <Link className={buttonClass({ kind: 'primary' })} href={link.href} onClick={() => dialog.answer(false)}>
            {link.words}
          </Link>
        )}
      </DialogActions>
    </>
  )
}

/**
 * Returns the element that gets the focus after the frame of the dialog: the button of an alert, or the first action of
 * a refusal. Returns null for any other dialog. The frame of a question keeps the focus for two reasons: a key that is
 * pressed twice then gives no answer, and a screen reader does not read the text twice. [D1-245] [D1-263]
 */
const firstAnswer = (frame: HTMLElement, { kind }: Dialog): HTMLElement | null => {
  if (kind === 'stop') return frame.querySelector<HTMLElement>('[data-actions] :is(a, button)')
  return kind === 'alert' ? frame.querySelector<HTMLElement>(`.${styles.actions} button`) : null
}

/**
 * Makes Tab move from the last tab stop of the dialog to the first, and Shift+Tab from the first to the last. Otherwise
 * the focus would leave the dialog.
 */
const wrapTab = (event: KeyboardEvent<HTMLDialogElement>): void => {
  const stops = tabStopsOf(event.currentTarget)
  const place = stops.findIndex((stop) => stop === document.activeElement)
  // The frame of the dialog and text without a control count as a position before the first tab stop (-1).
  const leaves = event.shiftKey ? place <= 0 : place === stops.length - 1
  if (!leaves || stops.length === 0) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}

/** For this many milliseconds, a click may be the second click of a double click. */
const SECOND_PRESS_MS = 500

type Point = { readonly x: number; readonly y: number }

const covers = (element: Element, { x, y }: Point): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= x && x <= right && top <= y && y <= bottom
}

/** Closes a dialog by its close button or the Back button of a phone, unless the dialog asks first. */
const leave = (dialog: Dialog): void => {
  if (dialog.kind === 'custom' && dialog.onLeave !== undefined) dialog.onLeave(dialog.cancel)
  else dialog.cancel()
}

const frameClass = (dialog: Dialog): string | undefined => {
  if (dialog.kind === 'stop') return styles.sheet
  return isPlain(dialog) ? styles.plain : undefined
}

type DialogFrameProps = {
  readonly dialog: Dialog
  readonly isShown: boolean
  readonly lastPress: RefObject<Point | null>
}

/**
 * One dialog. While a newer dialog covers it, the dialog is closed but stays in the page, so that its entries are kept.
 * Escape cancels it, even if the browser closes it by force (at the third Escape). For a moment after it opens, the
 * dialog ignores a click at the position of the last click. [E-058] [E-059]
 */
const DialogFrame = ({ dialog, isShown, lastPress }: DialogFrameProps) => {
  const frame = useRef<HTMLDialogElement>(null)
  const focusBefore = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || !isShown) return undefined
    element.showModal()
    const back =
      focusBefore.current instanceof HTMLElement && element.contains(focusBefore.current) ? focusBefore.current : null
    focusMoves.intoDialog(element, back ?? firstAnswer(element, dialog))
    const acceptPresses = () => element.removeAttribute('data-unsettled')
    if (lastPress.current !== null && covers(element, lastPress.current)) element.setAttribute('data-unsettled', '')
    const timer = setTimeout(acceptPresses, SECOND_PRESS_MS)
    return () => {
      clearTimeout(timer)
      acceptPresses()
      // The frame has the focus only until the focus is back at its place in the dialog. [D3-670]
      if (document.activeElement !== element) focusBefore.current = document.activeElement
      element.close()
    }
  }, [isShown, lastPress, dialog])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab' && !event.defaultPrevented) wrapTab(event)
    // A key that was pressed before the dialog opened, and is still held, does not answer the dialog.
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    dialog.cancel()
  }

  return (
    <dialog
      className={classNames(styles.modal, frameClass(dialog))}
      style={dialog.kind === 'custom' ? { zIndex: dialog.zIndex } : undefined}
      ref={frame}
      tabIndex={-1}
      aria-labelledby={namesOf(dialog)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave(dialog)
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && isShown && !event.currentTarget.open) dialog.cancel()
      }}
    >
      {dialog.kind !== 'stop' && (
        <div className={styles.head}>
          <h2 id={`dialog-${dialog.key}`}>{dialog.title}</h2>
          {dialog.kind === 'custom' && (
            <Button kind="icon" icon="x" label={EVERY_PAGE_TEXTS['common.close']} onPress={() => leave(dialog)} />
          )}
        </div>
      )}
      {contentOf(dialog)}
      <LiveRegion layer={dialog.key} />
    </dialog>
  )
}

/**
 * Calls `onOpen` when the first dialog opens. This component is rendered before the dialogs, so that its effect runs
 * before the dialogs take the focus.
 */
const OpenObserver = ({ onOpen }: { readonly onOpen: () => void }) => {
  useLayoutEffect(onOpen, [onOpen])
  return null
}

/**
 * Renders the dialogs of the page. When the first dialog opens, the page is locked and its focus is stored. When the
 * last dialog has closed, the page is unlocked and the focus waits to return (`focusMoves.outOfDialogs`); only then
 * does the caller get the answer, so that it can move the focus elsewhere. [E-057] [E-059]
 */
export const DialogHolder = ({ dialogs = pageDialogs }: { readonly dialogs?: Dialogs }) => {
  useSignals()
  const stack = dialogs.stack.value
  const restore = useRef<(() => void) | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const lastPress = useRef<Point | null>(null)

  const onOpen = useCallback(() => {
    if (restore.current !== null) return
    const { activeElement } = document
    // If the focus is still on its way back from the last dialog, this dialog returns it to the same element. [D3-670]
    if (!isFocusResting()) opener.current = activeElement instanceof HTMLElement && !hasNoFocus() ? activeElement : null
    const before = opener.current
    // Removes the focus from the element that had it when the first dialog opened. Otherwise the browser itself would
    // return the focus after the last dialog, before a screen reader notices that the dialog has closed.
    before?.blur()
    const unlock = lockScroll(document)
    restore.current = () => {
      unlock()
      focusMoves.outOfDialogs(() => (before?.isConnected === true ? before : headingOrContentOfPage()))
    }
  }, [])

  useEffect(() => dialogs.addRenderer(), [dialogs])
  useEffect(() => {
    const note = ({ clientX, clientY }: PointerEvent) => {
      lastPress.current = { x: clientX, y: clientY }
    }
    document.addEventListener('pointerdown', note, { capture: true, passive: true })
    return () => document.removeEventListener('pointerdown', note, { capture: true })
  }, [])
  useLayoutEffect(() => {
    if (stack.length === 0) {
      restore.current?.()
      restore.current = null
    }
    dialogs.resolveAnswered()
  }, [dialogs, stack])

  return (
    <>
      {stack.length > 0 && <OpenObserver onOpen={onOpen} />}
      {stack.map((dialog, index) => (
        <DialogFrame key={dialog.key} dialog={dialog} isShown={index === stack.length - 1} lastPress={lastPress} />
      ))}
    </>
  )
}
