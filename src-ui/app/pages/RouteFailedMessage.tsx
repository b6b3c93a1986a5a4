import { useEffect, useState } from 'react'
import { isReceiptRoute } from '#domain/pages/routes'
import { ScreenFailedMessage, ScreenLoading } from '#ui/parts/page/ScreenErrorBoundary.tsx'
import { SHARED_FAILURE_TEXTS } from '#ui/text/ko/kernel/failures.ts'

/** Matches the entry script of a document. The script has a different name in each release. */
const FIRST_SCRIPT = /\/assets\/index-[\w-]+\.js/
/** The time limit for checking whether a newer release is published, in milliseconds. */
const ASKING_MS = 3000

/**
 * True if the server now has a different release from that of this page. Files of this page's release may then be gone.
 * Rejects if the server does not answer.
 */
const isReplaced = async (): Promise<boolean> => {
  const answer = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(ASKING_MS) })
  const [script] = FIRST_SCRIPT.exec(await answer.text()) ?? []
  return script !== undefined && document.querySelector(`script[src="${script}"]`) === null
}

/**
 * Renders an error message in place of a route's screen after the screen has failed. If the server has a newer release,
 * the message offers it. In place of a receipt, it says that what was sent has arrived. [E-207] [D1-925]
 */
export const RouteFailedMessage = ({ error }: { readonly error: unknown }) => {
  const [isReplacedRelease, setReplaced] = useState<boolean | null>(null)
  useEffect(() => {
    dispatchEvent(new ErrorEvent('caughterror', { error }))
    void isReplaced()
      .catch(() => false)
      .then(setReplaced)
  }, [error])
  if (isReplacedRelease === null) return <ScreenLoading />
  if (isReceiptRoute(location.pathname))
    return <ScreenFailedMessage sentence={SHARED_FAILURE_TEXTS['common.receiptFailed']} />
  return isReplacedRelease ? (
    <ScreenFailedMessage sentence={SHARED_FAILURE_TEXTS['common.newRelease']} />
  ) : (
    <ScreenFailedMessage />
  )
}
