import { Effect } from 'effect'
import { QueueUnreachable } from '#app/admission/queue-gate.errors'
import type { Clock } from '#app/kernel/clock.port'
import type { SettingsSource } from '#app/kernel/settings.port'
import { QUEUE_PARAMETERS, decideTicketReturnAnswer } from '#domain/admission/queue'
import type { QueueAction } from '#domain/settings/queue-actions'

/**
 * One answer of the queue: the next operation, the status, and the parameters. Only the status says what the answer
 * means.
 */
export type QueueReply = { readonly next: number; readonly status: number; readonly fields: URLSearchParams }

/**
 * Matches an answer: two assignments and a call. The vendor's client executes them; this code only matches them as
 * text.
 */
const ANSWER =
  /^\s*NetFunnel\.gRtype=\d{4};\s*NetFunnel\.gControl\.result='(\d{4}):(\d{3}):([^'\\]*)';?\s*NetFunnel\.gControl\._showResult\(\);?\s*$/

/**
 * Reads an answer; returns null for any other format. Only the status counts, because the type may differ: the answer
 * to 5101 has type 5002. [P-190] [P-191]
 */
export const parseQueueReply = (text: string): QueueReply | null => {
  const parts = ANSWER.exec(text)
  return parts === null
    ? null
    : { next: Number(parts[1]), status: Number(parts[2]), fields: new URLSearchParams(parts[3]) }
}

/** Returns a numeric parameter; 0 if it is missing, negative or not a number. */
export const queueReplyNumberOrZero = (ticket: QueueReply, field: 'nwait' | 'ttl' | 'tps'): number => {
  const count = Number(ticket.fields.get(field) ?? 0)
  return Number.isFinite(count) && count > 0 ? count : 0
}

/** The four requests to the queue. [P-188] [P-189] */
export interface QueueProtocol {
  readonly ticket: (action: QueueAction) => Effect.Effect<QueueReply, QueueUnreachable>
  readonly check: (action: QueueAction, key: string, ttl: number) => Effect.Effect<QueueReply, QueueUnreachable>
  readonly alive: (action: QueueAction, key: string) => Effect.Effect<QueueReply, QueueUnreachable>
  /**
   * Gives a ticket back to the queue. `decideTicketReturnAnswer` interprets the answer. The request continues after the
   * page is left. [P-196] [P-200]
   */
  readonly complete: (key: string) => Effect.Effect<void, QueueUnreachable>
}

/** The operations of the queue: request a ticket, poll, keep alive, return the ticket. [P-188] [P-189] */
const OPCODES = { ticket: 5101, check: 5002, alive: 5003, complete: 5004 } as const

const { connectionTimeoutMs, retries, serviceId } = QUEUE_PARAMETERS

/**
 * True if a request failed because the connection is lost: `fetch` then rejects with a TypeError. An unanswered request
 * (P-201) and an unreadable answer (P-191) fail with other causes. [D3-350]
 */
export const isConnectionLost = ({ cause }: QueueUnreachable): boolean => cause instanceof TypeError

const NO_ANSWER = new QueueUnreachable({ cause: 'no answer in time' })

/**
 * Repeats an attempt immediately, at most `times` times, if `isWorthIt` returns true. `Effect.retry` is not used,
 * because every page would then load the code of its schedules.
 */
const again =
  <E>(times: number, isWorthIt: (error: E) => boolean) =>
  <A>(attempt: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    times <= 0
      ? attempt
      : attempt.pipe(
          Effect.catch((error) => (isWorthIt(error) ? again(times - 1, isWorthIt)(attempt) : Effect.fail(error))),
        )

/**
 * Makes the queue over the vendor's protocol. Its answers are JavaScript that is meant to be executed; this code
 * fetches and parses them (`queue-text.md`). A request that fails, or gets no answer within 3 seconds, is repeated
 * once. [P-188] [P-201]
 */
export const makeQueueProtocol = (settings: SettingsSource, clock: Clock): QueueProtocol => {
  const ask = (query: string, keepalive = false) =>
    Effect.tryPromise({
      try: async (signal) => {
        // The query is exactly what the vendor's client sends: the prefix is not encoded, and the time is a parameter
        // without a name.
        const answer = await fetch(`${settings.read().queueUrl}/ts.wseq?${query}&js=yes&${clock.now()}`, {
          credentials: 'omit',
          cache: 'no-store',
          referrerPolicy: 'no-referrer',
          keepalive,
          signal,
        })
        return await answer.text()
      },
      catch: (cause) => new QueueUnreachable({ cause }),
    }).pipe(
      Effect.timeoutOrElse({
        duration: connectionTimeoutMs,
        orElse: () => Effect.fail(NO_ANSWER),
      }),
      // The return of a ticket (`keepalive`) may be sent while the page closes, where `fetch` may reject although the
      // request arrives. So a rejection does not repeat it; only a time-out does.
      again(retries, (error) => !keepalive || error === NO_ANSWER),
      Effect.flatMap((text) => {
        const ticket = parseQueueReply(text)
        return ticket === null ? Effect.fail(new QueueUnreachable({ cause: 'no ticket' })) : Effect.succeed(ticket)
      }),
    )

  const prefix = (opcode: number) => `nfid=0&prefix=NetFunnel.gRtype=${opcode};`
  const queryWithKey = (opcode: number, key: string) =>
    `opcode=${opcode}&key=${encodeURIComponent(key)}&${prefix(opcode)}`
  const actionQuery = (action: QueueAction) => `sid=${serviceId}&aid=${action}`
  return {
    ticket: (action) => ask(`opcode=${OPCODES.ticket}&${prefix(OPCODES.ticket)}&${actionQuery(action)}`),
    check: (action, key, ttl) =>
      ask(`${queryWithKey(OPCODES.check, key)}&${actionQuery(action)}${ttl > 0 ? `&ttl=${ttl}` : ''}`),
    alive: (action, key) => ask(`${queryWithKey(OPCODES.alive, key)}&${actionQuery(action)}`),
    complete: (key) =>
      Effect.flatMap(ask(queryWithKey(OPCODES.complete, key), true), ({ status }) =>
        decideTicketReturnAnswer(status).verdict === 'done'
          ? Effect.void
          : Effect.fail(new QueueUnreachable({ cause: status })),
      ),
  }
}
