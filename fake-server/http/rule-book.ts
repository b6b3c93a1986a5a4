import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The rule book of the build, whose folder is `root`: it needs no server, and is served for who is here already. */
export const serveRuleBook = async (app: FastifyInstance, root: string): Promise<void> => {
  if (!existsSync(root)) return
  app.get('/__rulebook', (_request, reply) => reply.redirect('/__rulebook/'))
  await app.register(fastifyStatic, { root, prefix: '/__rulebook/', decorateReply: false, cacheControl: false })
}
