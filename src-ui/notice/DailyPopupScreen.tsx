import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { hideDateAt, isHiddenToday } from '#domain/notice/popup'
import { Button } from '../design/Button.tsx'
import { Stroke } from '../design/pictures/parts.tsx'
import { Phrase } from '../design/Phrase.tsx'
import type { Picture } from '../design/pictures/picture.ts'
import { clock, settings } from '../services.ts'
import { ScreenLoading } from '../shell/ScreenBoundary.tsx'
import { POPUP } from '../text/ko/popup.ts'
import { SMALL_PAGES as T } from '../text/ko/small-pages.ts'
import { TITLES } from '../text/ko/titles.ts'
import styles from './daily-popup.module.css'
import { hiddenDays } from './popup-stack.model.ts'

/** A board with a notice on it, a loudspeaker and parcels. The only picture that says something by itself: it has a name. */
const NoticeBoard = ({ className, name }: Picture & { readonly name: string }) => (
  <svg className={className} viewBox="0 0 480 264" role="img" aria-label={name}>
    <path d="M0 0h480v264H0z" fill="#ecf2fe" />
    <path d="M0 150h52v-38h44v24h58v-44h40v58h60v-30h72v16h44V96h46v54h64v114H0z" fill="#d8e5fd" />
    <path d="M0 214h480v50H0z" fill="#d6e0eb" />
    <path d="M20 238h44v4H20zM110 238h44v4h-44zM200 238h44v4h-44zM290 238h44v4h-44zM380 238h44v4h-44z" fill="#fff" />
    <path d="M208 176h8v50h-8zM360 176h8v50h-8z" fill="#8a5c00" />
    <rect x="180" y="40" width="216" height="144" rx="10" fill="#0b50d0" />
    <rect x="190" y="50" width="196" height="124" rx="5" fill="#fff" />
    <rect x="210" y="68" width="84" height="12" rx="6" fill="#052561" />
    <path
      d="M214 94h128a4 4 0 0 1 0 8H214a4 4 0 0 1 0-8zM214 112h112a4 4 0 0 1 0 8H214a4 4 0 0 1 0-8zM214 130h88a4 4 0 0 1 0 8h-88a4 4 0 0 1 0-8z"
      fill="#b1cefb"
    />
    <circle cx="352" cy="142" r="20" fill="#ffb114" />
    <Stroke d="m343 142 6.6 6.8L362 136" tone="#fff" width="5" />
    <g transform="rotate(-16 96 150)">
      <path d="M62 166h20l6 34a7 7 0 0 1-7 8h-7a7 7 0 0 1-7-6z" fill="#052561" />
      <path d="M44 134a10 10 0 0 1 10-10h34v48H54a10 10 0 0 1-10-10z" fill="#256ef4" />
      <path d="M44 134a10 10 0 0 1 10-10h4v48h-4a10 10 0 0 1-10-10z" fill="#052561" />
      <path d="m86 124 56-26v100l-56-26z" fill="#fff" />
      <path d="M86 156h56v42l-56-26z" fill="#d6e0eb" />
      <ellipse cx="142" cy="148" rx="12" ry="51" fill="#86aff9" />
      <ellipse cx="144" cy="148" rx="7" ry="38" fill="#0b50d0" />
    </g>
    <path d="m142 74 7-13M155 86l13-8" stroke="#ffb114" strokeWidth="6" strokeLinecap="round" fill="none" />
    <rect x="394" y="172" width="60" height="52" rx="4" fill="#ffb114" />
    <path d="M394 176a4 4 0 0 1 4-4h52a4 4 0 0 1 4 4v9h-60z" fill="#fff3db" />
    <path d="M417 172h14v23l-7-4.6-7 4.6z" fill="#0b50d0" />
    <path d="M402 211h20v4h-20z" fill="#8a5c00" />
    <rect x="432" y="190" width="40" height="34" rx="3" fill="#f9cd7c" />
    <path d="M432 193a3 3 0 0 1 3-3h34a3 3 0 0 1 3 3v6h-40z" fill="#fff3db" />
    <path d="M447 190h10v15l-5-3.2-5 3.2z" fill="#256ef4" />
  </svg>
)

/** Under this name the browser keeps the day on which it was hidden: `popup-hide-daily`. [P-243] */
const ID = 'daily'

/** Closes a window that a script has opened; true where it goes. */
const closedWindow = (): boolean => {
  if (!window.opener) return false
  window.close()
  return window.closed
}

/** The notice of the day, as a page of its own or in a window of its own. [P-243] [P-244] */
const DailyPopupScreen = () => {
  const [, navigate] = useLocation()
  const [shown, setShown] = useState(false)
  const hide = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let current = true
    // The configuration brings the time of the server, which says what today is.
    void settings().then(() => {
      if (!current) return
      if (isHiddenToday(hiddenDays.read(ID), clock.now())) navigate('/', { replace: true })
      else setShown(true)
    })
    return () => {
      current = false
    }
  }, [navigate])

  const close = () => {
    if (hide.current?.checked) hiddenDays.keep(ID, hideDateAt(clock.now()))
    if (!closedWindow()) navigate('/')
  }
  if (!shown) return <ScreenLoading />
  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <section className={`card ${styles.popup}`} aria-labelledby="daily-title">
        <NoticeBoard className={styles.picture ?? ''} name={T['daily.imageAlt']} />
        <div className={styles.text}>
          <h1 id="daily-title">{TITLES['title.popup']}</h1>
          <Phrase as="p" text={POPUP['notice.default']} />
        </div>
        <div className={styles.foot}>
          <label className={styles.hide}>
            <input className="box" type="checkbox" ref={hide} />
            {T['daily.hideToday']}
          </label>
          <Button kind="tertiary" onPress={close}>
            {T['daily.close']}
          </Button>
        </div>
      </section>
    </main>
  )
}

export default DailyPopupScreen
