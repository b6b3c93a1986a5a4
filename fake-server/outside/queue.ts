import type { FastifyInstance } from 'fastify'
import { worldCallOrThrow } from '../http/live-world.ts'
import type { QueueAnswer, QueueTicket } from '../world/queue-line.ts'
import { queueOutcomeOf } from '../world/queue-outcomes.ts'
import type { LiveWorld } from '../world/worlds.ts'

/** Maximum time between two polls, in seconds. [P-193] */
const TTL_SECONDS = 1

const parametersOf = (ticket: QueueTicket | null): string =>
  ticket === null
    ? ''
    : `key=${ticket.key}&nwait=${ticket.peopleAhead}&nnext=0&tps=0.000000&ttl=${ticket.state === 'waiting' ? TTL_SECONDS : 0}&ip=127.0.0.1&port=0`

/** Returns an answer of the NetFUNNEL protocol: next operation, status, parameters. [P-190] */
const answerText = (operation: string, next: string, status: number, parameters: string): string =>
  `NetFunnel.gRtype=${operation};NetFunnel.gControl.result='${next}:${status}:${parameters}'; NetFunnel.gControl._showResult();`

/** Returns the queue's answer to a request; null for an unknown operation. */
const answerTo = (
  live: LiveWorld,
  opcode: string,
  query: Readonly<Record<string, string | undefined>>,
): QueueAnswer | null => {
  const key = query['key'] ?? ''
  switch (opcode) {
    case '5101': {
      const action = query['aid'] ?? ''
      return live.line.enter(action, queueOutcomeOf(live.world, action))
    }
    case '5002':
      return live.line.askAgain(key, (action) => queueOutcomeOf(live.world, action))
    case '5003':
      return live.line.stillHere(key)
    case '5004':
      return live.line.returnTicket(key)
    default:
      return null
  }
}

/** The answer to a request with an operation that the queue does not know. */
const UNKNOWN_OPERATION = 999

/** Registers the admission queue: `/ts.wseq` in the NetFUNNEL protocol. [P-205] [P-206] [P-207] [P-208] */
export const registerQueueRoutes = (app: FastifyInstance): void => {
  app.get('/w/:world/ts.wseq', (request, reply) => {
    const query = request.query as Record<string, string | undefined>
    const opcode = query['opcode'] ?? ''
    const { live, line } = worldCallOrThrow(request)
    const answer = answerTo(live, opcode, query)
    reply.header('content-type', 'application/javascript; charset=utf-8').header('cache-control', 'no-store')
    if (answer === null) return reply.send(answerText(opcode.replace(/\D/g, ''), '9999', UNKNOWN_OPERATION, ''))
    if (line !== null && answer.is === 'answer')
      line.queue = {
        event: answer.event,
        action: answer.ticket?.action ?? query['aid'] ?? '',
        key: answer.ticket?.key ?? query['key'] ?? '',
      }
    if (answer.is === 'silent') return reply.hijack()
    if (answer.is !== 'answer') return reply.send('<html>Service Temporarily Unavailable</html>')
    // The answer to 5101 has the type 5002, which tells the client to read only the status.
    const next = opcode === '5101' ? '5002' : opcode
    return reply.send(answerText(opcode, next, answer.status, parametersOf(answer.ticket)))
  })
}
