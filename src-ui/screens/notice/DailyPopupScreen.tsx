import { useEffect, useRef, useState } from 'react'
import { isPopupHiddenToday } from '#domain/notice/popup'
import { kstDateOf } from '#domain/time/calendar'
import noticeBoard from '#ui/assets/pictures/notice-board.svg'
import { ChoiceBox } from '#ui/parts/controls/Choice.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Main } from '#ui/parts/design/Layout.tsx'
import { CARD_CLASS } from '#ui/parts/design/Page.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { ScreenLoading } from '#ui/parts/page/ScreenErrorBoundary.tsx'
import { pageClock, loadDeploymentSettings } from '#ui/parts/services/services.ts'
import { NOTICE_TEXTS } from '#ui/text/ko/notice/popup.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { SMALL_PAGE_TEXTS as T } from '#ui/text/ko/text-pages/small-pages.ts'
import { hiddenPopupDayStore } from './popup-stack.model.ts'
import styles from './DailyPopupScreen.module.css'

/** The id of the notice. The browser stores under `popup-hide-daily` the day on which the notice was hidden. [P-243] */
const ID = 'daily'

/** Closes this window. Returns false if the window stays open, for example because no script opened it. */
const closeOwnWindow = (): boolean => {
  if (!window.opener) return false
  window.close()
  return window.closed
}

/** The notice of the day, as a page or in a separate window. [P-243] [P-244] */
const DailyPopupScreen = () => {
  const navigate = useNavigate()
  const [isOpen, setShown] = useState(false)
  const hide = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let isShown = true
    // The response with the configuration also contains the server's time. So the current day is known as soon as the
    // configuration is read.
    void loadDeploymentSettings().then(() => {
      if (!isShown) return
      if (isPopupHiddenToday(hiddenPopupDayStore.read(ID), pageClock.now())) navigate('/', { replace: true })
      else setShown(true)
    })
    return () => {
      isShown = false
    }
  }, [navigate])

  const close = () => {
    if (hide.current?.checked) hiddenPopupDayStore.keep(ID, kstDateOf(pageClock.now()))
    if (!closeOwnWindow()) navigate('/')
  }
  if (!isOpen) return <ScreenLoading />
  return (
    <Main layout="wide">
      <section className={`${CARD_CLASS} ${styles.popup}`} aria-labelledby="daily-title">
        <img className={styles.picture} src={noticeBoard} alt={T['daily.imageAlt']} width={480} height={264} />
        <div className={styles.text}>
          <h1 id="daily-title">{PAGE_TITLES['title.popup']}</h1>
          <Phrase as="p" text={NOTICE_TEXTS['notice.default']} />
        </div>
        <div className={styles.foot}>
          <label className={styles.hide}>
            <ChoiceBox type="checkbox" ref={hide} />
            {T['daily.hideToday']}
          </label>
          <Button kind="tertiary" onPress={close}>
            {T['daily.close']}
          </Button>
        </div>
      </section>
    </Main>
  )
}

export default DailyPopupScreen
