import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export const servePageApart = async (app: FastifyInstance, address: string, root: string): Promise<void> => {
  if (!existsSync(root)) return
  app.get(address, (_request, reply) => reply.redirect(`${address}/`))
  await app.register(fastifyStatic, { root, prefix: `${address}/`, decorateReply: false, cacheControl: false })
}
