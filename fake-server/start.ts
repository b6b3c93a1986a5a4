// `npm start`: builds missing parts, serves the portal with its fake world, and prints one line when ready.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildIfOutdated, PORTAL_BUILD } from './build.mjs'
import { prepareStartOrExit, exitOnSystemError } from './options.ts'
import type { Server } from './server.ts'
import { serverFilePath } from './world/server-file.ts'

const ROOT = serverFilePath('..')

const { options, personaSet } = await prepareStartOrExit()
const { control, data, dev, host, port } = options

if (!dev) buildIfOutdated(ROOT, PORTAL_BUILD)

const stopStart = (cause: unknown): never => exitOnSystemError(cause, options)

// Imported after the options were checked, so that a wrong option is reported immediately.
const { makeServer } = await import('./server.ts')
const server = await makeServer({
  host,
  personaSet,
  control,
  isHttps: options.portal?.startsWith('https://') === true,
  data,
  outsideHost: options.outside,
  portalOrigin: options.portal,
  dist: dev ? null : join(ROOT, 'dist'),
}).catch(stopStart)
const stopVite = dev
  ? await (await import('./http/development.ts')).serveDevelopment(server.portal, ROOT, control)
  : null

const enter = async ({ portal }: Server, persona: string) => {
  const answer = await portal.inject({ method: 'POST', url: `/__world/personas/${encodeURIComponent(persona)}` })
  if (answer.statusCode !== 200) stopStart(new Error(answer.body))
}
if (options.persona !== undefined) await enter(server, options.persona)

const { portal } = await server.listen(port).catch(stopStart)
console.log(`ready ${portal}`)

/** The command that opens a URL in the browser on this system. */
const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}
if (options.open) {
  const [command, ...before] = OPENERS[process.platform] ?? ['xdg-open']
  const opener = spawn(command, [...before, portal], { stdio: 'ignore', detached: true })
  opener.once('error', () => console.error(`--open: ${command} is not there. Open ${portal} yourself.`)).unref()
}

const stop = () => {
  void Promise.all([server.close(), stopVite?.()]).then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
