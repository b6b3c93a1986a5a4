import { Effect } from 'effect'
import { QUEUE_PARAMETERS } from '#domain/admission/queue'
import type { QueueProtocol, QueueReply } from './queue-protocol-netfunnel.ts'

/**
 * Holds the ticket of one action. The key is null until the queue has given a ticket. At the end, the holder gives the
 * ticket back to the queue.
 */
export interface QueueTicketHolder {
  readonly key: () => string | null
  readonly hold: (key: string) => void
  /** Gives the ticket back to the queue exactly once, without waiting for the answer. [P-200] */
  readonly returnTicket: () => void
}

/** The cookie of the vendor. It has the vendor's format, because deployments look for it. [P-202] */
const COOKIE = 'NetFunnel_ID'
const cookieOf = (key: string, seconds: number) => `${COOKIE}=${key}; path=/; max-age=${seconds}; samesite=lax`

export type QueuePageAccess = {
  readonly onPageHide: (listener: () => void) => void
  readonly setCookie: (cookie: string) => void
}

export const browserQueuePageAccess: QueuePageAccess = {
  onPageHide: (listener) => addEventListener('pagehide', listener),
  setCookie: (cookie) => {
    document.cookie = cookie
  },
}

/** Returns the key of a ticket; an empty string if the ticket has none. */
export const queueTicketKeyOf = (ticket: QueueReply): string => ticket.fields.get('key') ?? ''

/** Gives a ticket back to the queue without waiting for the answer. A failure is ignored. [P-200] */
export const returnQueueTicket = (line: QueueProtocol, key: string): void => {
  Effect.runFork(Effect.ignore(line.complete(key)))
}

/** Keeps all tickets of this page. All of them are given back when the page is left. [P-200] [P-202] */
export const makeQueueTicketHolderFactory = (line: QueueProtocol, page: QueuePageAccess) => {
  const holders = new Set<QueueTicketHolder>()
  page.onPageHide(() => {
    for (const holder of holders) holder.returnTicket()
  })
  return (): QueueTicketHolder => {
    let key: string | null = null
    const holder: QueueTicketHolder = {
      key: () => key,
      hold: (next) => {
        // Gives the earlier ticket back to the queue before it is replaced.
        if (key !== null && key !== next) holder.returnTicket()
        key = next
        holders.add(holder)
        page.setCookie(cookieOf(next, QUEUE_PARAMETERS.keyCookieMs / 1000))
      },
      returnTicket: () => {
        if (key === null) return
        const usedKey = key
        key = null
        holders.delete(holder)
        page.setCookie(cookieOf('', 0))
        returnQueueTicket(line, usedKey)
      },
    }
    return holder
  }
}
