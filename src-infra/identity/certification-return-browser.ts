import type { CertificationReturn } from '#app/identity/certification-window.port'
import {
  CERTIFICATION_CHANNEL,
  type CertificationQuery,
  certificationMessageOf,
  certificationTaken,
  toCertificationResult,
} from './certification-message-wire.ts'

/** Time limit for the confirmation by a waiting page, in milliseconds. [E-124] */
const RECEIPT_TIMEOUT_MS = 2000

/** Decodes a part of an address with `URLSearchParams`, which never throws. */
const decoded = (part: string): string => new URLSearchParams(`part=${part.replaceAll('+', '%2B')}`).get('part') ?? ''

/** Returns `tr_cert` and `tr_add`, which are parts of the address: `/kmc-result/{tr_cert}/{tr_add}`. [E-113] */
const routeParameters = (pathname: string): CertificationQuery => {
  const [, , trCert, trAdd] = pathname.split('/')
  return {
    ...(trCert ? { tr_cert: decoded(trCert) } : {}),
    ...(trAdd ? { tr_add: decoded(trAdd) } : {}),
  }
}

/** Returns the page that opened this window; null if it cannot be reached. */
const openerPage = (): Window | null => {
  const opener = window.opener as Window | null
  return opener === null || opener.closed ? null : opener
}

const isReceipt = (data: unknown, attempt: string): boolean => {
  const wanted = certificationTaken(attempt)
  const { type, state } = (data ?? {}) as Partial<typeof wanted>
  return type === wanted.type && state === wanted.state
}

/**
 * Makes the result page of a provider's window. Its message goes to the opener or, if there is none, to the page of the
 * same origin that waits for a message with the same `state`. The query string has precedence over the route. [E-113]
 * [E-121] [E-123] [E-124]
 */
export const makeCertificationReturn = (): CertificationReturn => {
  const { pathname, search, origin } = location
  const query = { ...routeParameters(pathname), ...Object.fromEntries(new URLSearchParams(search)) }
  const message = certificationMessageOf(query)
  return {
    result: toCertificationResult(message).is,
    hasOpener: openerPage() !== null,
    clearAddress: () => history.replaceState(null, '', `/${pathname.split('/')[1]}`),
    passOn: (onEnd) => {
      const opener = openerPage()
      if (opener !== null) {
        opener.postMessage(message, origin)
        onEnd(true)
        return () => undefined
      }
      const channel = new BroadcastChannel(CERTIFICATION_CHANNEL)
      const giveUp = setTimeout(() => end(false), RECEIPT_TIMEOUT_MS)
      const stop = () => {
        clearTimeout(giveUp)
        channel.close()
      }
      const end = (received: boolean) => {
        stop()
        onEnd(received)
      }
      channel.addEventListener('message', (event) => {
        if (isReceipt(event.data, message.state)) end(true)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
      channel.postMessage(message)
      return stop
    },
    close: () => window.close(),
  }
}
