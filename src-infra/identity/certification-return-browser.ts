import type { CertificationReturnPage } from '#app/identity/certification-window.port'
import { CERTIFICATION_CONFIRMATION_WAIT_MS } from '#domain/identity/certification'
import {
  CERTIFICATION_CHANNEL,
  type CertificationReturnValues,
  toCertificationMessage,
  certificationConfirmationMessage,
  toCertificationResult,
} from './certification-message-wire.ts'

/** Decodes a part of a URL. Uses `URLSearchParams`, because it never throws. */
const decodePart = (part: string): string =>
  new URLSearchParams(`part=${part.replaceAll('+', '%2B')}`).get('part') ?? ''

/** Returns `tr_cert` and `tr_add`, two segments of the path: `/kmc-result/{tr_cert}/{tr_add}`. [E-113] */
const routeParameters = (pathname: string): CertificationReturnValues => {
  const [, , trCert, trAdd] = pathname.split('/')
  return {
    ...(trCert ? { tr_cert: decodePart(trCert) } : {}),
    ...(trAdd ? { tr_add: decodePart(trAdd) } : {}),
  }
}

/** Returns the page that opened this window; null if it cannot be reached. */
const openerPage = (): Window | null => {
  const opener = window.opener as Window | null
  return opener === null || opener.closed ? null : opener
}

const isConfirmation = (data: unknown, attempt: string): boolean => {
  const confirmation = certificationConfirmationMessage(attempt)
  const { type, state } = (data ?? {}) as Partial<typeof confirmation>
  return type === confirmation.type && state === confirmation.state
}

/**
 * Makes the result page of a provider's window. Its message goes to the opener; if there is no opener, to the page of
 * the same origin that waits for the same `state`. Values in the query string take precedence over values in the path.
 * [E-123] [E-124]
 */
export const makeCertificationReturnPage = (): CertificationReturnPage => {
  const { pathname, search, origin } = location
  const query = { ...routeParameters(pathname), ...Object.fromEntries(new URLSearchParams(search)) }
  const message = toCertificationMessage(query)
  return {
    result: toCertificationResult(message).is,
    hasOpener: openerPage() !== null,
    clearUrl: () => history.replaceState(null, '', `/${pathname.split('/')[1]}`),
    passOn: (onEnd) => {
      const opener = openerPage()
      if (opener !== null) {
        opener.postMessage(message, origin)
        onEnd(true)
        return () => undefined
      }
      const channel = new BroadcastChannel(CERTIFICATION_CHANNEL)
      const giveUp = setTimeout(() => end(false), CERTIFICATION_CONFIRMATION_WAIT_MS)
      const stop = () => {
        clearTimeout(giveUp)
        channel.close()
      }
      const end = (isReceived: boolean) => {
        stop()
        onEnd(isReceived)
      }
      channel.addEventListener('message', (event) => {
        if (isConfirmation(event.data, message.state)) end(true)
      })
      channel.postMessage(message)
      return stop
    },
    close: () => window.close(),
  }
}
