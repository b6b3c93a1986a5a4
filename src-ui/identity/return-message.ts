import { CERTIFICATION_CHANNEL, certificationTaken } from '#app/identity/certification-window.port'
import {
  type CertificationMessage,
  certificationMessageOf,
  type CertificationQuery,
} from '#domain/identity/certification-message'

/** Nobody who waits needs longer than this to take a message. [E-124] */
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
export const returnedMessage = ({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): CertificationMessage =>
  certificationMessageOf({ ...routeParameters(pathname), ...Object.fromEntries(new URLSearchParams(search)) })

/** The page that opened this window, as far as it can still be reached. */
export const starter = (): Window | null => {
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
export const tellStarter = (message: CertificationMessage, hear: (how: 'taken' | 'nobody') => void): (() => void) => {
  const opener = starter()
  if (opener !== null) {
    opener.postMessage(message, location.origin)
    hear('taken')
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
    hear(how)
  }
  channel.addEventListener('message', (event) => {
    if (isTaken(event.data, message.state)) end('taken')
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it is the own origin's
  channel.postMessage(message)
  return stop
}
