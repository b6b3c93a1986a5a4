import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls of this route may carry files, and so take their time. */
    readonly upload?: boolean
  }
}

/**
 * Cuts off callers who let the body of a small call drip, whatever they call it. Uploads are bound by idle and total time
 * instead. One sweep looks at all calls under way, because a timer for each would cost every call.
 */
export const cutDrippingBodies = (app: FastifyInstance, withinMs: number): void => {
  const receiving = new Map<FastifyRequest, number>()
  const sweep = setInterval(() => {
    for (const [request, since] of receiving) {
      if (!request.raw.complete && performance.now() - since >= withinMs) request.raw.destroy()
      if (request.raw.complete || request.raw.destroyed) receiving.delete(request)
    }
  }, withinMs / 10)
  sweep.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.routeOptions.config.upload !== true) receiving.set(request, performance.now())
    done(null, payload)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    receiving.delete(request)
    done()
  })
}
