import { Deferred, Effect } from 'effect'
import { CertificationWindow, type OpenedCertificationWindow } from '#app/identity/certification-window.port'
import type { ProviderStartForm } from '#app/identity/identity-provider.port'
import type { CertificationResult } from '#domain/identity/certification'
import { CERTIFICATION_WINDOW_PIXELS } from '#domain/identity/certification-windows.table'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { randomId } from '../http/request-id.ts'
import { adapter } from '../wiring/adapter.ts'
import {
  CERTIFICATION_CHANNEL,
  certificationConfirmationMessage,
  parseCertificationResult,
} from './certification-message-wire.ts'

/** The name of the window. All starts of a page share it, so that a second start reuses the window of the first. */
const NAME = 'certification'
const LOOK_EVERY_MS = 500

/** Returns the inner size of a method's window, as `window.open` expects it. [E-106] */
const sizeOf = (method: IdentityMethod): string => {
  const { width, height } = CERTIFICATION_WINDOW_PIXELS[method]
  return `width=${width},height=${height}`
}

/** Posts a form into the window. The form is made here, so that no foreign markup ever enters this page. [D1-24] */
const fill = ({ action, method, fields }: ProviderStartForm) => {
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

const listen = (openedWindow: Window, state: string): OpenedCertificationWindow => {
  const result = Deferred.makeUnsafe<CertificationResult>()
  const closeEvent = Deferred.makeUnsafe<void>()
  const stop = new AbortController()
  const channel = new BroadcastChannel(CERTIFICATION_CHANNEL)

  const take = (data: unknown): boolean => {
    const certification = parseCertificationResult(data, state)
    if (certification === null) return false
    end()
    Deferred.doneUnsafe(result, Effect.succeed(certification))
    return true
  }
  const end = () => {
    stop.abort()
    clearInterval(timer)
    // Closes the channel later, so that the confirmation to the result page is still sent.
    setTimeout(() => channel.close(), 0)
  }
  addEventListener(
    'message',
    (event) => {
      if (event.origin === location.origin && event.source === openedWindow) take(event.data)
    },
    { signal: stop.signal },
  )
  channel.addEventListener(
    'message',
    (event) => {
      if (take(event.data)) channel.postMessage(certificationConfirmationMessage(state))
    },
    { signal: stop.signal },
  )
  const timer = setInterval(() => {
    if (!openedWindow.closed) return
    clearInterval(timer)
    Deferred.doneUnsafe(closeEvent, Effect.void)
  }, LOOK_EVERY_MS)

  return {
    state,
    // A form that is sent to a closed window would open another window, and nothing would listen to its messages.
    fill: (form) => {
      if (!openedWindow.closed) fill(form)
    },
    result: Deferred.await(result),
    looksClosed: Deferred.await(closeEvent),
    close: () => {
      end()
      openedWindow.close()
    },
  }
}

/**
 * Opens certification windows in the browser. A message is accepted only from the opened window on the same origin or
 * over the channel of this origin, in the exact format, and with the state of this start. Other messages are ignored.
 * [E-123] [E-124]
 */
export const CertificationWindowBrowser = adapter(CertificationWindow, {}, () => ({
  open: (method) => {
    const popup = window.open('', NAME, `popup,${sizeOf(method)}`)
    return popup === null ? null : listen(popup, randomId())
  },
}))
