import type { FastifyInstance } from 'fastify'
import { refusal } from '../answers.ts'
import { visitorOf } from '../world/visitor.ts'

/** The IP lookup: the visitor's address of this world, late or not at all where the world says so. [E-197] [P-296] */
export const ipRoutes = (app: FastifyInstance): void => {
  app.get('/w/:world/ip', async (request, reply) => {
    const { ip, fail, delayMs } = visitorOf(request.live.world)
    if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs))
    reply.header('cache-control', 'no-store')
    return fail ? reply.code(503).send(refusal(503, 'IP_LOOKUP_FAILED', 'server.failed').body) : reply.send({ ip })
  })
}
