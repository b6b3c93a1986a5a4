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

/** How long a waiting page has to confirm the message, in milliseconds. [E-124] */
const RECEIPT_TIMEOUT_MS = 2000

/** Decodes a part of an address by the parser of queries, which never throws. */
const decoded = (part: string): string => new URLSearchParams(`part=${part.replaceAll('+', '%2B')}`).get('part') ?? ''

/** `tr_cert` and `tr_add` as parts of the address: `/kmc-result/{tr_cert}/{tr_add}`. [E-113] */
const routeParameters = (pathname: string): CertificationQuery => {
  const [, , trCert, trAdd] = pathname.split('/')
  return {
    ...(trCert ? { tr_cert: decoded(trCert) } : {}),
    ...(trAdd ? { tr_add: decoded(trAdd) } : {}),
  }
}

/** The message in the address that a provider returns to; the query string counts before the route. [E-113] [E-121] [E-122] */
const returnedMessage = ({ pathname, search }: Location): CertificationMessage =>
  certificationMessageOf({ ...routeParameters(pathname), ...Object.fromEntries(new URLSearchParams(search)) })

/** The page that opened this window; null where it cannot be reached. */
const openerPage = (): Window | null => {
  const opener = window.opener as Window | null
  return opener === null || opener.closed ? null : opener
}

const isReceipt = (data: unknown, attempt: string): boolean => {
  const wanted = certificationTaken(attempt)
  const { type, state } = (data ?? {}) as Partial<typeof wanted>
  return type === wanted.type && state === wanted.state
}

type DeliveryEnd = 'received' | 'noReceiver'

/**
 * Passes the message to the page that opened this window or, cut off from it, to the page of the own origin that waits
 * for its state; reports whether it was received. Answers how to stop waiting. [E-121] [E-123] [E-124]
 */
const deliver = (message: CertificationMessage, onEnd: (how: DeliveryEnd) => void): (() => void) => {
  const opener = openerPage()
  if (opener !== null) {
    opener.postMessage(message, location.origin)
    onEnd('received')
    return () => undefined
  }
  const channel = new BroadcastChannel(CERTIFICATION_CHANNEL)
  const giveUp = setTimeout(() => end('noReceiver'), RECEIPT_TIMEOUT_MS)
  const stop = () => {
    clearTimeout(giveUp)
    channel.close()
  }
  const end = (how: DeliveryEnd) => {
    stop()
    onEnd(how)
  }
  channel.addEventListener('message', (event) => {
    if (isReceipt(event.data, message.state)) end('received')
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it is the own origin's
  channel.postMessage(message)
  return stop
}

type Delivery = 'sending' | DeliveryEnd

const wordsOf = (state: Delivery, message: CertificationMessage): { readonly tone: Tone; readonly title: string } => {
  if (state === 'sending') return { tone: 'info', title: WORDS['common.loading'] }
  if (state === 'noReceiver') return { tone: 'danger', title: T['cert.noOpener'] }
  if (message.success) return { tone: 'success', title: T['cert.resultOk'] }
  return message.cancelled
    ? { tone: 'warning', title: T['cert.resultCancelled'] }
    : { tone: 'danger', title: T['cert.failed'] }
}

/**
 * The page that a provider's window returns to: it passes on the values of its address and closes. Name, birth date and
 * identity value are removed from address and history at once. [E-014] [E-113] [E-121] [E-122] [E-124] [D1-30]
 */
const ReturnScreen = () => {
  const [message] = useState(() => returnedMessage(location))
  const [delivery, setDelivery] = useState<Delivery>(() => (openerPage() === null ? 'sending' : 'received'))

  useLayoutEffect(() => {
    history.replaceState(null, '', `/${location.pathname.split('/')[1]}`)
  }, [])
  useEffect(
    () =>
      deliver(message, (how) => {
        setDelivery(how)
        if (how === 'received') window.close()
      }),
    [message],
  )

  return (
    <FlowPage>
      <div role="status">
        <HeroBanner {...wordsOf(delivery, message)} />
      </div>
      {delivery === 'noReceiver' && (
        <ActionBar one>
          <Button onPress={() => window.close()}>{GENERAL['common.close']}</Button>
        </ActionBar>
      )}
    </FlowPage>
  )
}

export default ReturnScreen
