import { useEffect, useLayoutEffect, useState } from 'react'
import type { CertificationMessage } from '#domain/identity/certification-message'
import type { Tone } from '../design/Banner.tsx'
import { HeroBanner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { GENERAL } from '../text/ko/general.ts'
import { WORDS } from '../text/ko/words.ts'
import { IDENTITY as T } from '../text/ko/identity.ts'
import { returnedMessage, starter, tellStarter } from './return-message.ts'

type Sent = 'sending' | 'taken' | 'nobody'

const wordsOf = (sent: Sent, message: CertificationMessage): { readonly tone: Tone; readonly title: string } => {
  if (sent === 'sending') return { tone: 'info', title: WORDS['common.loading'] }
  if (sent === 'nobody') return { tone: 'danger', title: T['cert.noOpener'] }
  if (message.success) return { tone: 'success', title: T['cert.resultOk'] }
  return message.cancelled
    ? { tone: 'warning', title: T['cert.resultCancelled'] }
    : { tone: 'danger', title: T['cert.failed'] }
}

/**
 * Where the window of a provider comes back to: it hands on what the address says and closes. Name, birth date and identity
 * value leave the address and the history at once. [E-014] [E-113] [E-121] [E-122] [E-124] [D1-30]
 */
const ReturnScreen = () => {
  const [message] = useState(() => returnedMessage(location))
  const [sent, setSent] = useState<Sent>(() => (starter() === null ? 'sending' : 'taken'))

  useLayoutEffect(() => {
    history.replaceState(null, '', `/${location.pathname.split('/')[1]}`)
  }, [])
  useEffect(
    () =>
      tellStarter(message, (how) => {
        setSent(how)
        if (how === 'taken') window.close()
      }),
    [message],
  )

  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <div className="flow__main">
        <div role="status">
          <HeroBanner {...wordsOf(sent, message)} />
        </div>
        {sent === 'nobody' && (
          <div className="action-bar action-bar--one">
            <Button onPress={() => window.close()}>{GENERAL['common.close']}</Button>
          </div>
        )}
      </div>
    </main>
  )
}

export default ReturnScreen
