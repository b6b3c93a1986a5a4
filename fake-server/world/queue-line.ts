import { randomBytes } from 'node:crypto'
import type { Static } from 'typebox'
import type { Instant } from '#domain/time/calendar'
import type { QueueOutcome } from './queue-outcomes.ts'
import { EachField, ClosedObject, Type } from './schema.ts'

/**
 * A ticket of the admission queue. `peopleAhead`: people who are admitted before it; `releases`: how often it was
 * returned, which should be exactly once; `seen`: the real instant of the last call.
 */
export const QueueTicket = ClosedObject({
  ...EachField(Type.String(), 'key', 'action'),
  state: Type.Enum(['waiting', 'admitted', 'released', 'lapsed']),
  ...EachField(Type.Integer(), 'peopleAhead', 'releases', 'seen'),
})
export type QueueTicket = Static<typeof QueueTicket>

/** The queue's answer to a request: the protocol's status, and the ticket. */
export type QueueAnswer =
  | { readonly is: 'answer'; readonly status: number; readonly event: string; readonly ticket: QueueTicket | null }
  | { readonly is: 'silent' | 'garbage' }

/** Status codes of the protocol. */
const ADMITTED = 200
const WAIT = 201
const BYPASS = 300
const BLOCK = 301
const IP_BLOCK = 302
const EXPRESS = 303
const ALREADY_GIVEN_BACK = 502
const UNKNOWN_KEY = 505

/**
 * A ticket expires if its holder makes no call: a waiting ticket after a minute, an admitted ticket after ten minutes.
 */
const LAPSES_AFTER_MS = { waiting: 60_000, admitted: 600_000 } as const

/** The maximum number of stored tickets, whether returned or not; the oldest are dropped. */
const CAPACITY = 10_000

/** Makes the admission queue of one world. It is kept in memory only; tickets expire anyway. */
export const makeQueueLine = (realNow: () => Instant) => {
  const tickets = new Map<string, QueueTicket>()
  /** For `ip-block:N`: the number N, and the number of calls of each action since its block began. */
  const blocksByAction = new Map<string, { readonly tickets: number; count: number }>()

  const answer = (status: number, event: string, ticket: QueueTicket | null = null): QueueAnswer => ({
    is: 'answer',
    status,
    event,
    ticket,
  })
  const newTicket = (action: string, state: QueueTicket['state'], peopleAhead: number): QueueTicket => {
    const key = randomBytes(24).toString('hex').toUpperCase()
    const ticket: QueueTicket = { key, action, state, peopleAhead, releases: 0, seen: realNow() }
    tickets.set(key, ticket)
    const oldest = tickets.size > CAPACITY ? tickets.keys().next().value : undefined
    if (oldest !== undefined) tickets.delete(oldest)
    return ticket
  }
  /** Returns the ticket of a key, marked as expired if its time has run out. */
  const find = (key: string): QueueTicket | null => {
    const ticket = tickets.get(key)
    if (ticket === undefined) return null
    if (ticket.state !== 'waiting' && ticket.state !== 'admitted') return ticket
    if (realNow() - ticket.seen >= LAPSES_AFTER_MS[ticket.state]) ticket.state = 'lapsed'
    else ticket.seen = realNow()
    return ticket
  }
  const isBlockedByAddress = (action: string, limit: number): boolean => {
    let block = blocksByAction.get(action)
    if (block?.tickets !== limit) blocksByAction.set(action, (block = { tickets: limit, count: 0 }))
    block.count += 1
    return block.count <= limit
  }
  const rejectionBy = (action: string, outcome: QueueOutcome): QueueAnswer | null => {
    if (outcome.is === 'silent' || outcome.is === 'garbage') return { is: outcome.is }
    if (outcome.is === 'block') return answer(BLOCK, 'blocked')
    if (outcome.is === 'error') return answer(outcome.status, 'error')
    if (outcome.is === 'ip-block' && isBlockedByAddress(action, outcome.tickets))
      return answer(IP_BLOCK, 'address-blocked')
    if (outcome.is !== 'ip-block') blocksByAction.delete(action)
    return null
  }
  const admit = (ticket: QueueTicket, status = ADMITTED): QueueAnswer => {
    ticket.state = 'admitted'
    ticket.peopleAhead = 0
    return answer(status, 'admitted', ticket)
  }

  return {
    /** Opcode 5101: issues a new ticket. */
    enter: (action: string, outcome: QueueOutcome): QueueAnswer => {
      const rejection = rejectionBy(action, outcome)
      if (rejection !== null) return rejection
      if (outcome.is === 'bypass') return answer(BYPASS, 'bypassed')
      if (outcome.is === 'wait-forever') return answer(WAIT, 'waiting', newTicket(action, 'waiting', 999))
      if (outcome.is === 'wait' && outcome.people > 0)
        return answer(WAIT, 'waiting', newTicket(action, 'waiting', outcome.people))
      return admit(newTicket(action, 'admitted', 0), outcome.is === 'express' ? EXPRESS : ADMITTED)
    },
    /**
     * Opcode 5002: a waiting ticket polls. The current setting of the queue decides, so that a test can open or close
     * the queue while tickets wait.
     */
    askAgain: (key: string, outcomeOf: (action: string) => QueueOutcome): QueueAnswer => {
      const ticket = find(key)
      if (ticket === null || ticket.state === 'released' || ticket.state === 'lapsed')
        return answer(UNKNOWN_KEY, 'unknown', ticket)
      if (ticket.state === 'admitted') return answer(ADMITTED, 'still-admitted', ticket)
      const outcome = outcomeOf(ticket.action)
      const rejection = rejectionBy(ticket.action, outcome)
      if (rejection !== null) return rejection
      if (outcome.is === 'wait-forever') return answer(WAIT, 'waiting', ticket)
      if (outcome.is === 'wait') ticket.peopleAhead -= 1
      return outcome.is === 'wait' && ticket.peopleAhead > 0 ? answer(WAIT, 'waiting', ticket) : admit(ticket)
    },
    /** Opcode 5003: keeps a ticket alive. */
    stillHere: (key: string): QueueAnswer => {
      const ticket = find(key)
      return ticket?.state === 'waiting' || ticket?.state === 'admitted'
        ? answer(ADMITTED, 'alive', ticket)
        : answer(UNKNOWN_KEY, 'unknown', ticket)
    },
    /** Opcode 5004: takes the ticket back. */
    returnTicket: (key: string): QueueAnswer => {
      const ticket = find(key)
      if (ticket === null) return answer(UNKNOWN_KEY, 'unknown')
      ticket.releases += 1
      if (ticket.state === 'released' || ticket.state === 'lapsed')
        return answer(ALREADY_GIVEN_BACK, 'already-released', ticket)
      ticket.state = 'released'
      return answer(ADMITTED, 'released', ticket)
    },
    tickets: (): readonly QueueTicket[] => [...tickets.values()],
  }
}
export type QueueLine = ReturnType<typeof makeQueueLine>
