import { Deferred, Effect } from 'effect'
import { type CertificationMessage, readCertificationMessage } from '#domain/identity/certification-message'
import {
  type CertificationWindow,
  type OpenedWindow,
  CERTIFICATION_CHANNEL,
  certificationTaken,
} from '#app/identity/certification-window.port'
import type { ProviderForm } from '#app/identity/certifications.port'
import { randomId } from '../http/idempotency-keys.ts'

/** All starts of a page share one window. */
const NAME = 'certification'
const LOOK_EVERY_MS = 500

/** Posts a form of our own into the window; foreign markup never enters this page. [D1-24] */
const fill = ({ action, method, fields }: ProviderForm) => {
  const form = document.createElement('form')
  const all = { ...fields }
  if (method === 'get') for (const [name, value] of new URL(action, location.href).searchParams) all[name] ??= value
  Object.assign(form, { method, action, target: NAME, hidden: true })
  for (const [name, value] of Object.entries(all)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}

const listen = (opened: Window, state: string): OpenedWindow => {
  const message = Deferred.makeUnsafe<CertificationMessage>()
  const closed = Deferred.makeUnsafe<void>()
  const stop = new AbortController()
  const channel = new BroadcastChannel(CERTIFICATION_CHANNEL)

  const take = (data: unknown): boolean => {
    const read = readCertificationMessage(data, state)
    if (read === null) return false
    end()
    Deferred.doneUnsafe(message, Effect.succeed(read))
    return true
  }
  const end = () => {
    stop.abort()
    clearInterval(timer)
    // Later, so that the answer to the result page is still sent.
    setTimeout(() => channel.close(), 0)
  }
  addEventListener(
    'message',
    (event) => {
      if (event.origin === location.origin && event.source === opened) take(event.data)
    },
    { signal: stop.signal },
  )
  channel.addEventListener(
    'message',
    (event) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it is the own origin's
      if (take(event.data)) channel.postMessage(certificationTaken(state))
    },
    { signal: stop.signal },
  )
  const timer = setInterval(() => {
    if (!opened.closed) return
    clearInterval(timer)
    Deferred.doneUnsafe(closed, Effect.void)
  }, LOOK_EVERY_MS)

  return {
    state,
    // A form for a closed window would open another one, to which nobody listens.
    fill: (form) => {
      if (!opened.closed) fill(form)
    },
    message: Deferred.await(message),
    looksClosed: Deferred.await(closed),
    close: () => {
      end()
      opened.close()
    },
  }
}

/**
 * Windows of the browser. A message counts only from the opened window and the own origin, or over the channel of the
 * own origin, in the exact form and with the state of this start; any other is ignored. [E-106] [E-107] [E-123] [E-124]
 */
export const makeCertificationWindow = (): CertificationWindow => ({
  open: ({ width, height }) => {
    const opened = window.open('', NAME, `popup,width=${width},height=${height}`)
    return opened === null ? null : listen(opened, randomId())
  },
})
