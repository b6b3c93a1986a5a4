import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The rule book of the build: a folder of files that needs no server, served for who is here already. */
export const serveRuleBook = async (app: FastifyInstance, dist: string): Promise<void> => {
  const root = join(dist, '../build/rule-book')
  if (!existsSync(root)) return
  app.get('/__rulebook', (_request, reply) => reply.redirect('/__rulebook/'))
  await app.register(fastifyStatic, { root, prefix: '/__rulebook/', decorateReply: false, cacheControl: false })
}
