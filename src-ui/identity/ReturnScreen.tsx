import { useEffect, useLayoutEffect, useState } from 'react'
import { CERTIFICATION_CHANNEL, certificationTaken } from '#app/identity/certification-window.port'
import {
  type CertificationMessage,
  certificationMessageOf,
  type CertificationQuery,
} from '#domain/identity/certification-message'
import { HeroBanner, type Tone } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { ActionBar, FlowPage } from '../design/Page.tsx'
import { GENERAL } from '../text/ko/general.ts'
import { IDENTITY as T } from '../text/ko/identity.ts'
import { WORDS } from '../text/ko/words.ts'

/** How long a page that waits may take to answer that it has the message, in milliseconds. [E-124] */
const PATIENCE_MS = 2000

/** Decoded by the parser of queries: it never throws, whatever stands in an address. */
const decoded = (part: string): string => new URLSearchParams(`part=${part.replaceAll('+', '%2B')}`).get('part') ?? ''

/** `tr_cert` and `tr_add` as parts of the address: `/kmc-result/{tr_cert}/{tr_add}`. [E-113] */
const routeParameters = (pathname: string): CertificationQuery => {
  const [, , trCert, trAdd] = pathname.split('/')
  return {
    ...(trCert ? { tr_cert: decoded(trCert) } : {}),
    ...(trAdd ? { tr_add: decoded(trAdd) } : {}),
  }
}

/** The message in the address that a provider came back to; the query string goes before the route. [E-113] [E-121] [E-122] */
const returnedMessage = ({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): CertificationMessage =>
  certificationMessageOf({ ...routeParameters(pathname), ...Object.fromEntries(new URLSearchParams(search)) })

/** The page that opened this window, as far as it can still be reached. */
const openerPage = (): Window | null => {
  const opener = window.opener as Window | null
  return opener === null || opener.closed ? null : opener
}

const isTaken = (data: unknown, state: string): boolean => {
  const wanted = certificationTaken(state)
  const { type, state: of } = (data ?? {}) as Partial<typeof wanted>
  return type === wanted.type && of === wanted.state
}

/**
 * Hands the message to the page that opened this window or, cut off from it, to whichever page of the own origin waits for
 * its state; then says whether it was taken. Answers how to stop waiting. [E-121] [E-123] [E-124]
 */
const deliver = (message: CertificationMessage, onEnd: (how: 'taken' | 'nobody') => void): (() => void) => {
  const opener = openerPage()
  if (opener !== null) {
    opener.postMessage(message, location.origin)
    onEnd('taken')
    return () => undefined
  }
  const channel = new BroadcastChannel(CERTIFICATION_CHANNEL)
  const giveUp = setTimeout(() => end('nobody'), PATIENCE_MS)
  const stop = () => {
    clearTimeout(giveUp)
    channel.close()
  }
  const end = (how: 'taken' | 'nobody') => {
    stop()
    onEnd(how)
  }
  channel.addEventListener('message', (event) => {
    if (isTaken(event.data, message.state)) end('taken')
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it is the own origin's
  channel.postMessage(message)
  return stop
}

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
  const [sent, setSent] = useState<Sent>(() => (openerPage() === null ? 'sending' : 'taken'))

  useLayoutEffect(() => {
    history.replaceState(null, '', `/${location.pathname.split('/')[1]}`)
  }, [])
  useEffect(
    () =>
      deliver(message, (how) => {
        setSent(how)
        if (how === 'taken') window.close()
      }),
    [message],
  )

  return (
    <FlowPage>
      <div role="status">
        <HeroBanner {...wordsOf(sent, message)} />
      </div>
      {sent === 'nobody' && (
        <ActionBar one>
          <Button onPress={() => window.close()}>{GENERAL['common.close']}</Button>
        </ActionBar>
      )}
    </FlowPage>
  )
}

export default ReturnScreen
