import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { type ApiClient, makeApiClient, type ApiAnswer } from '../contract/api-client.ts'
import { contractViolationOf } from '../contract/contract.ts'
import { makeServer, type Server, type ServerOptions } from '../server.ts'
import type { World } from '../world/world.ts'

/** A client for the default world of a server started for one test. */
export type TestApi = ApiClient & {
  readonly server: Server
  /** Returns the current default world. */
  readonly world: () => World
  /** Replaces the default world, as if something had happened outside the portal. */
  readonly change: (change: (world: World) => World) => void
}

const withoutPages = (options: ServerOptions) => makeServer({ dist: null, onFailure: () => undefined, ...options })

const DEFAULT_OPTIONS: ServerOptions = {}

/** Idle servers, by their object of options. They are reused, because making a server takes as long as eighty calls. */
const idle = new WeakMap<ServerOptions, Server[]>()

/** Resets the default world of a server for the next test; closes the server if the test created other worlds. */
const returnServer = async (server: Server, options: ServerOptions): Promise<void> => {
  const { worlds, bytes } = server
  bytes.close()
  worlds.startAfresh(worlds.open('default'))
  if (worlds.count() === 1) idle.set(options, [...(idle.get(options) ?? []), server])
  else await server.close()
}

const borrowServer = async (options: ServerOptions): Promise<Server> => {
  const server = idle.get(options)?.pop() ?? (await withoutPages(options))
  // A server with a data folder is closed, not reused: the next test would find the data of this one in the folder.
  onTestFinished(() => (options.data == null ? returnServer(server, options) : server.close()))
  return server
}

export const certificationStartDataOf = ({ body }: ApiAnswer) => body['data'] as Readonly<Record<string, string>>

/**
 * Opens a server for this test only, with the real routes and without pages, and a client of its default world. An
 * answer that breaks the contract fails the test.
 */
export const openTestApi = async (options = DEFAULT_OPTIONS): Promise<TestApi> => {
  const server = await borrowServer(options)
  // The answer that a fault sends may have any content.
  let isFaulted = false
  const checkAnswer = (request: InjectOptions, answer: LightMyRequestResponse) => {
    const breach =
      options.routes === undefined && !isFaulted
        ? contractViolationOf({
            method: request.method ?? 'GET',
            url: answer.raw.req.url ?? '',
            status: answer.statusCode,
            type: String(answer.headers['content-type']),
            text: answer.payload,
          })
        : null
    if (breach !== null) throw new Error(breach)
    return answer
  }
  const client = makeApiClient({
    portal: async (request) => {
      if (request.url === '/__world/faults') isFaulted = true
      const answer = await server.portal.inject(request)
      return checkAnswer(request, answer)
    },
    outside: async (request) => {
      const { pathname, search } = new URL(request.url.replace(/^\//, ''), 'http://outside/w/default/')
      return checkAnswer(request, await server.outside.inject({ ...request, url: pathname + search }))
    },
  })
  const world = () => server.worlds.open('default').world
  const change: TestApi['change'] = (changeWorld) => {
    server.worlds.open('default').world = changeWorld(world())
  }
  return { ...client, server, world, change }
}
