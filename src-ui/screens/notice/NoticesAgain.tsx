import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'wouter'
import { isNoticeClosed, isNoticeHiddenAt, showNoticesAgain, timesShownAgain } from '#ui/parts/notice/closed-notices.ts'
import { serverTime } from '#ui/parts/services/signals.ts'
import { NOTICE_TEXTS } from '#ui/text/ko/notice/popup.ts'

/**
 * The button that shows the closed notices of the main page again; nothing on other pages, or if no notice is closed.
 * [D1-1017]
 */
const NoticesAgain = ({ className }: { readonly className: string | undefined }) => {
  useSignals()
  const [path] = useLocation()
  const now = serverTime.value
  // Both signals are read, so that the button appears and disappears with the notices.
  const isClosedNow = isNoticeClosed.value
  const isShown = isClosedNow || (timesShownAgain.value >= 0 && now !== null && isNoticeHiddenAt(now))
  if (path !== '/' || !isShown) return null
  return (
    <p>
      <button className={className} type="button" onClick={showNoticesAgain}>
        {NOTICE_TEXTS['popup.again']}
      </button>
    </p>
  )
}

export default NoticesAgain
