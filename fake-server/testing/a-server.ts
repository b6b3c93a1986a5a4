import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeServer, type Server, type ServerOptions } from '../server.ts'
import { TEST_PERSONAS, TEST_ROUTES } from './test-routes.ts'

/** Creates a folder that is removed at the end of the test. */
export const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fake-server-test-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Makes a server for this test only. */
export const aServer = async (options: ServerOptions = {}): Promise<Server> => {
  const server = await makeServer({ routes: TEST_ROUTES, personaSet: TEST_PERSONAS, onFailure: () => {}, ...options })
  onTestFinished(() => server.close())
  return server
}

/** Makes a listening server, for tests that need a real connection. */
export const aListeningServer = async (options: ServerOptions = {}) => {
  const server = await aServer(options)
  return { ...server, ...(await server.listen(0)) }
}

const DOCUMENT = (app: string) =>
  `<!doctype html><html lang="ko"><head><title>t</title><style>body{margin:0}</style></head><body><!--strip--><div id="root">${app}</div></body></html>`

/**
 * Creates a minimal build: the documents, icons and licences of a real one, and two placeholder scripts.
 */
export const aBuildFolder = (): string => {
  const dist = aFolder()
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), DOCUMENT('<h1>첫 화면</h1>'))
  writeFileSync(join(dist, 'shell.html'), DOCUMENT(''))
  writeFileSync(join(dist, 'licenses.txt'), 'licences')
  for (const name of ['favicon.svg', 'favicon.ico', 'touch-icon.png']) writeFileSync(join(dist, name), 'icon')
  for (const name of ['main-abc.js', 'image.worker-abc.js']) writeFileSync(join(dist, 'assets', name), 'export {}')
  writeFileSync(join(dist, 'assets/main-abc.js.br'), 'compressed')
  return dist
}

/** Makes calls to one world, as a page of the portal does. */
export const makeWorldClient = (server: Server, world: string) => ({
  get: (url: string) => server.portal.inject({ method: 'GET', url, headers: { 'x-world': world } }),
  send: (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) =>
    server.portal.inject({
      method,
      url,
      headers: { 'x-world': world, ...headers },
      ...(payload === undefined ? {} : { payload }),
    }),
})
