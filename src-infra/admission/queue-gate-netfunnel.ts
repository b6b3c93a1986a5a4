import { Effect, Exit, Fiber } from 'effect'
import {
  AddressBlocked,
  QueueBlocked,
  QueueWaitStopped,
  QueueUnreachable,
  type QueueError,
} from '#app/admission/queue-gate.errors'
import { type AdmissionWaitTime, QueueGate } from '#app/admission/queue-gate.port'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import {
  QUEUE_PARAMETERS,
  isQueuedAction,
  nextUnchangedAheadCount,
  isQueueStuck,
  pollDelayMs,
  type UnchangedAheadCount,
  decideQueueAdmission,
} from '#domain/admission/queue'
import type { QueueAction } from '#domain/settings/queue-actions'
import { adapter } from '../wiring/adapter.ts'
import {
  isConnectionLost,
  makeQueueProtocol,
  type QueueProtocol,
  type QueueReply,
  queueReplyNumberOrZero,
} from './queue-protocol-netfunnel.ts'
import {
  browserQueuePageAccess,
  makeQueueTicketHolderFactory,
  type QueuePageAccess,
  type QueueTicketHolder,
  queueTicketKeyOf,
  returnQueueTicket,
} from './queue-ticket-holder.ts'
import { makeShownQueueWait, type QueueWaitStart } from './queue-wait.ts'

type QueueGatePorts = {
  readonly line: QueueProtocol
  readonly settings: SettingsSource
  readonly page: QueuePageAccess
  /** Returns the milliseconds of a monotonic clock, because the device's clock may be corrected during a wait. */
  readonly elapsed?: () => number
  /** Returns a random number from 0 to 1 that spreads the polls of waiting visitors. */
  readonly random?: () => number
}

/** Makes the admission queue of the vendor. [P-187] to [P-204] */
export const makeQueueGate = ({
  line,
  settings,
  page,
  elapsed = () => performance.now(),
  random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
}: QueueGatePorts): QueueGate => {
  const newHolder = makeQueueTicketHolderFactory(line, page)
  const shownWait = makeShownQueueWait(elapsed)
  let stop: () => void = () => undefined

  const pauseMs = (ttl: number) => pollDelayMs(ttl, settings.read().queueMaxTtlSeconds, random())

  /**
   * Requests a ticket. If the action is interrupted before the answer, the request continues, because the queue may
   * already have counted the ticket. The ticket is then given back as soon as it arrives. [P-200] [P-316]
   */
  const requestTicket = (action: QueueAction) =>
    Effect.flatMap(Effect.forkDetach(line.ticket(action), { startImmediately: true }), (request) =>
      Effect.onInterrupt(Fiber.join(request), () =>
        Effect.sync(() =>
          request.addObserver((exit) => {
            const key = Exit.isSuccess(exit) ? queueTicketKeyOf(exit.value) : ''
            if (key !== '') returnQueueTicket(line, key)
          }),
        ),
      ),
    )

  /**
   * Asks about a waiting ticket. If the connection is lost, the place is kept: the request is repeated until the queue
   * answers, or until the key is no longer kept. [P-202] [D3-350]
   */
  const poll = (
    action: QueueAction,
    key: string,
    ttl: number,
    since = elapsed(),
  ): Effect.Effect<QueueReply, QueueUnreachable> =>
    line.check(action, key, ttl).pipe(
      Effect.catch((failure) => {
        if (!isConnectionLost(failure) || elapsed() - since >= QUEUE_PARAMETERS.keyCookieMs) return Effect.fail(failure)
        shownWait.showConnectionLost()
        return Effect.andThen(Effect.sleep(pauseMs(ttl)), poll(action, key, ttl, since))
      }),
    )

  /** Completes when the action may start. Holds the ticket as soon as the ticket has a key. */
  const admission = (action: QueueAction, holder: QueueTicketHolder) =>
    Effect.gen(function* () {
      let blockedBefore = false
      let unchangedCount: UnchangedAheadCount | null = null
      let start: QueueWaitStart | null = null
      let ticket = yield* requestTicket(action)
      for (;;) {
        const key = queueTicketKeyOf(ticket)
        if (key !== '') holder.hold(key)
        const ahead = queueReplyNumberOrZero(ticket, 'nwait')
        if (ticket.status === 201 || ticket.status === 202)
          unchangedCount = nextUnchangedAheadCount(unchangedCount, ahead)
        const stuck = unchangedCount !== null && isQueueStuck(unchangedCount, settings.read())
        const { verdict, because } = decideQueueAdmission({ status: ticket.status, blockedBefore, stuck })
        switch (verdict) {
          case 'start':
            return
          case 'startWithoutSlot':
            holder.returnTicket()
            return
          case 'blocked':
            return yield* new QueueBlocked({ because })
          case 'addressBlocked':
            return yield* new AddressBlocked({ because })
          case 'error':
            return yield* new QueueUnreachable({ cause: ticket.status, because })
          case 'requestNewTicket':
            blockedBefore = true
            holder.returnTicket()
            yield* shownWait.waitUntilUnblocked(action)
            ticket = yield* requestTicket(action)
            continue
          case 'wait': {
            const ticketKey = holder.key()
            if (ticketKey === null) return yield* new QueueUnreachable({ cause: 'a ticket without a key' })
            start ??= { ahead, startedAt: elapsed() }
            shownWait.showLine(action, ticket, start)
            const ttl = queueReplyNumberOrZero(ticket, 'ttl')
            yield* Effect.sleep(pauseMs(ttl))
            ticket = yield* poll(action, ticketKey, ttl)
          }
        }
      }
    })

  const waitUntilStopped = Effect.callback<never, QueueWaitStopped>((resume) => {
    // Stopping has no effect once the action has been admitted or has failed.
    stop = () => resume(Effect.fail(new QueueWaitStopped()))
  })

  const keepSlotAlive = (action: QueueAction, holder: QueueTicketHolder) =>
    Effect.forever(
      Effect.gen(function* () {
        yield* Effect.sleep(QUEUE_PARAMETERS.aliveEveryMs)
        const key = holder.key()
        if (key !== null) yield* Effect.ignore(line.alive(action, key))
      }),
    )

  const admitted: QueueGate['admitted'] = <A, E>(
    action: QueueAction,
    use: (admission: AdmissionWaitTime) => Effect.Effect<A, E>,
  ): Effect.Effect<A, E | QueueError> =>
    Effect.suspend((): Effect.Effect<A, E | QueueError> => {
      if (!isQueuedAction(action, settings.read())) return use({ waitedMs: 0 })
      const holder = newHolder()
      const from = elapsed()
      return Effect.raceFirst(admission(action, holder), waitUntilStopped).pipe(
        Effect.ensuring(Effect.sync(shownWait.clear)),
        Effect.andThen(
          Effect.acquireUseRelease(
            Effect.forkDetach(keepSlotAlive(action, holder)),
            () => use({ waitedMs: elapsed() - from }),
            (alive) => Effect.sync(() => alive.interruptUnsafe()),
          ),
        ),
        Effect.ensuring(Effect.sync(() => holder.returnTicket())),
      )
    })

  return {
    admitted,
    waiting: shownWait.waiting,
    subscribe: shownWait.subscribe,
    stop: () => stop(),
  }
}

export const QueueGateNetfunnel = adapter(
  QueueGate,
  { settings: SettingsSource, clock: Clock },
  ({ settings, clock }) =>
    makeQueueGate({ line: makeQueueProtocol(settings, clock), settings, page: browserQueuePageAccess }),
)
