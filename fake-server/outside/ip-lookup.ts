import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { rejection } from '../http/answers.ts'
import { liveWorldOrThrow } from '../http/live-world.ts'
import { controlOf } from '../world/controls.ts'

/**
 * Registers the IP lookup. It returns the IP address of this world's visitor. If the world is set to do so, it answers
 * late or with an error. [E-197] [P-296]
 */
export const registerIpLookupRoutes = (app: FastifyInstance): void => {
  app.get('/w/:world/ip', async (request, reply) => {
    const { ip, fail, delayMs } = controlOf(liveWorldOrThrow(request).world, 'visitor')
    if (delayMs > 0) await pause(delayMs)
    reply.header('cache-control', 'no-store')
    return fail ? reply.code(503).send(rejection(503, 'IP_LOOKUP_FAILED', 'server.failed').body) : reply.send({ ip })
  })
}
