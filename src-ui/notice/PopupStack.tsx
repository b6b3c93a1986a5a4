import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { fill } from '../text/fill.ts'
import { POPUP } from '../text/ko/popup.ts'
import { Popup } from './Popup.tsx'
import type { PopupStackModel, StackedPopup } from './popup-stack.model.ts'
import { PopupContent } from './PopupContent.tsx'
import look from './popup.module.css'
import { useMedia } from './use-media.ts'

/** On a wide window so many stand together; the next one comes when one is closed. Nobody reads more, and each costs time. */
const TOGETHER = 10

/** Below this width one at a time [E-212]; from the second on there is room beside the text for open ones. */
const PHONE = 'not all and (min-width: 48rem)'
const SMALL = 'not all and (min-width: 64rem)'

/** Tells the page how much of its lower edge the popups take, so that nothing there stays covered. */
const useEdge = (place: RefObject<HTMLElement | null>, atEdge: boolean) => {
  useEffect(() => {
    const { documentElement } = document
    if (!atEdge || place.current === null || typeof ResizeObserver === 'undefined') return undefined
    const element = place.current
    const observer = new ResizeObserver(() =>
      documentElement.style.setProperty('--popups', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      documentElement.style.removeProperty('--popups')
    }
  }, [place, atEdge])
}

/** Who closed a popup by key is led to the next one, after the last to the content of the page. */
const useFocusAfterClose = (place: RefObject<HTMLElement | null>, first: string | undefined) => {
  const wanted = useRef(false)
  useLayoutEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    const next = place.current?.querySelector<HTMLElement>('h2') ?? document.querySelector<HTMLElement>('#main')
    next?.focus({ preventScroll: true })
  }, [place, first])
  return () => {
    wanted.current = place.current?.contains(document.activeElement) ?? false
  }
}

/** The popups that show: all together, the first on top; on a phone one after the other. [E-034] [E-037] [E-212] */
export const PopupStack = ({ stack }: { readonly stack: PopupStackModel }) => {
  useSignals()
  const place = useRef<HTMLElement>(null)
  const onPhone = useMedia(PHONE)
  const small = useMedia(SMALL)
  const shown = stack.shown.value
  // The sum of a phone's visit stays while one after the other is closed, so that one sees how many are left.
  const most = useRef(0)
  most.current = Math.max(most.current, shown.length)
  const some = shown.length > 0
  useEdge(place, some && small)
  const rememberFocus = useFocusAfterClose(place, shown[0]?.key)
  if (!some) return null

  const total = most.current
  const position = onPhone && total > 1 ? fill(POPUP['popup.position'], { total, n: total - shown.length + 1 }) : null
  const close = (popup: StackedPopup, hideToday: boolean) => {
    rememberFocus()
    stack.close(popup, hideToday)
  }
  return (
    <div className={look.anchor}>
      <aside className={look.stack} aria-label={POPUP['popup.region']} ref={place}>
        {shown.slice(0, onPhone ? 1 : TOGETHER).map((popup) => (
          <Popup
            key={popup.key}
            popup={popup}
            position={position}
            folds={small}
            peeks={popup.is === 'server'}
            onClose={(hideToday) => close(popup, hideToday)}
          >
            <PopupContent popup={popup} />
          </Popup>
        ))}
      </aside>
    </div>
  )
}
