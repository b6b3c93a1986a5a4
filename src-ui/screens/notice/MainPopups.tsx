import { useSignals } from '@preact/signals-react/runtime'
import { useSyncExternalStore, memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type ListedPopups, ListPopups } from '#app/notice/list-popups'
import { isNoticeClosed, timesShownAgain } from '#ui/parts/notice/closed-notices.ts'
import { PopupArticle } from '#ui/parts/notice/PopupArticle.tsx'
import { whenIdle } from '#ui/parts/page/LazyParts.tsx'
import { runEffect } from '#ui/parts/services/run-effect.ts'
import { loadStartupServices } from '#ui/parts/services/services.ts'
import { currentSettings, serverTime } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { NOTICE_TEXTS } from '#ui/text/ko/notice/popup.ts'
import {
  hiddenPopupDayStore,
  popupsWithEqualText,
  type PopupStackModel,
  type StackedPopup,
  makePopupStack,
} from './popup-stack.model.ts'
import { PopupContent } from './PopupContent.tsx'
import styles from '#ui/parts/notice/PopupArticle.module.css'

/**
 * The number of popups that are rendered at a time, because sanitising takes time. Each further group is rendered when
 * the browser is idle.
 */
const POPUPS_PER_STEP = 10

/**
 * Returns the media query for windows so narrow that popups are shown one at a time; undefined if the browser has no
 * `matchMedia`. [E-212]
 */
const phoneWidth = () => globalThis.matchMedia?.('not all and (min-width: 48rem)')
const isPhone = () => phoneWidth()?.matches ?? false
const followWidth = (onChange: () => void) => {
  const width = phoneWidth()
  width?.addEventListener('change', onChange)
  return () => width?.removeEventListener('change', onChange)
}

/** Returns how many of `count` popups are rendered now. The number grows until all of them are rendered. [E-034] */
const useGrowing = (count: number): number => {
  const [renderedCount, setRenderedCount] = useState(POPUPS_PER_STEP)
  useEffect(() => {
    if (renderedCount >= count) return undefined
    let current = true
    void whenIdle().then(() => current && setRenderedCount(renderedCount + POPUPS_PER_STEP))
    return () => {
      current = false
    }
  }, [renderedCount, count])
  return renderedCount
}

/**
 * Moves the focus after a popup was closed by keyboard. The focus moves to the next popup or, if there is none, to the
 * content of the page.
 */
const useFocusAfterClose = (place: RefObject<HTMLElement | null>, first: string | undefined) => {
  const isFocusDue = useRef(false)
  useLayoutEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    const next = place.current?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('#main')
    next?.focus({ preventScroll: true })
  }, [place, first])
  return () => {
    isFocusDue.current = place.current?.contains(document.activeElement) ?? false
  }
}

type StackedProps = {
  readonly popup: StackedPopup
  readonly position: string | null
  readonly onClose: (popup: StackedPopup, hideToday: boolean) => void
}

/**
 * The part of each kind of popup that is visible while the popup is a line. Our own notices have only one sentence, so
 * they are visible in full. [D1-251]
 */
const LINES = { server: 'firstWords', notice: 'all', proof: 'title' } as const satisfies Record<
  StackedPopup['is'],
  string
>

/**
 * One popup. It does not render again when other popups are added. A new `onClose` does not render it either, because
 * every `onClose` does the same.
 */
const Stacked = memo(
  ({ popup, position, onClose }: StackedProps) => (
    <PopupArticle
      popup={popup}
      position={position}
      line={LINES[popup.is]}
      onClose={(hideToday) => onClose(popup, hideToday)}
    >
      <PopupContent popup={popup} />
    </PopupArticle>
  ),
  (a, b) => a.popup === b.popup && a.position === b.position,
)

/**
 * The visible popups, in order. Each is a line at the top of the page until it is opened, unless it is full-screen. On
 * a phone, only one of them is shown at a time. [E-034] [E-212]
 */
export const PopupStack = ({ stack }: { readonly stack: PopupStackModel }) => {
  useSignals()
  const place = useRef<HTMLElement>(null)
  const onPhone = useSyncExternalStore(followWidth, isPhone)
  const shownPopups = stack.shown.value
  // On a phone the total number stays the same during a visit, so that the person sees how many popups remain.
  const most = useRef(0)
  most.current = Math.max(most.current, shownPopups.length)
  const rememberFocus = useFocusAfterClose(place, shownPopups[0]?.key)
  const renderedCount = useGrowing(onPhone ? 1 : shownPopups.length)
  if (shownPopups.length === 0) return null

  const total = most.current
  const position =
    onPhone && total > 1 ? fill(NOTICE_TEXTS['popup.position'], { total, n: total - shownPopups.length + 1 }) : null
  const close = (popup: StackedPopup, hideToday: boolean) => {
    rememberFocus()
    stack.close(popup, hideToday)
    isNoticeClosed.value = true
  }
  return (
    <div className={styles.anchor}>
      <aside className={styles.stack} aria-label={NOTICE_TEXTS['popup.region']} ref={place}>
        {shownPopups.slice(0, onPhone ? 1 : renderedCount).map((popup) => (
          <Stacked key={popup.key} popup={popup} position={position} onClose={close} />
        ))}
      </aside>
    </div>
  )
}

const listPopups = async (): Promise<ListedPopups> => runEffect((await loadStartupServices()).get(ListPopups)())

const makeStack = async (listed: ListedPopups): Promise<PopupStackModel> => {
  const mayRepeat = listed.from === 'server' && popupsWithEqualText(listed.popups).length > 0
  const { callCentre, popupImageHosts } = currentSettings.peek()
  const { sanitiseToText } = mayRepeat
    ? await import('#ui/parts/notice/sanitise-html.ts')
    : { sanitiseToText: (html: string) => html }
  const clean = (html: string) => sanitiseToText(html, popupImageHosts)
  return makePopupStack({ listed, now: serverTime, days: hiddenPopupDayStore, phone: callCentre.application, clean })
}

/** Scrolls to the first notice and moves the focus to it. */
const focusFirstNotice = () => {
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('[data-notice] h2')?.focus({ preventScroll: true })
}

/**
 * The popups of one visit of the main page. They are loaded only once. If loading fails, they are loaded again when the
 * browser is online. Renders nothing if the services of the page could not be loaded. `onShown` is called when they are
 * rendered. [E-030]
 */
const LoadedPopups = ({ onShown }: { readonly onShown: (() => void) | undefined }) => {
  const [stack, setStack] = useState<PopupStackModel | null>(null)
  const isLoaded = stack !== null
  useEffect(() => {
    if (isLoaded) onShown?.()
  }, [isLoaded, onShown])
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const listedPopups = await listPopups()
      const loadedStack = await makeStack(listedPopups)
      if (controller.signal.aborted) return
      // If the second attempt fails, too, nothing changes, so that a fallback notice that was closed stays closed.
      setStack((before) => (before !== null && listedPopups.from === 'fallback' ? before : loadedStack))
      if (listedPopups.from === 'fallback') addEventListener('online', start, { once: true, signal: controller.signal })
    }
    const start = () => void load().catch(() => undefined)
    start()
    return () => controller.abort()
  }, [])
  return stack && <PopupStack stack={stack} />
}

/** The popups of the main page, which are loaded again when the person wants to see the closed ones. [D1-1017] */
const MainPopups = () => {
  useSignals()
  const [timesAtFirst] = useState(() => timesShownAgain.peek())
  const times = timesShownAgain.value
  return <LoadedPopups key={times} onShown={times === timesAtFirst ? undefined : focusFirstNotice} />
}

export default MainPopups
