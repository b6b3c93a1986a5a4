// `npm start`: builds what is not built yet, serves the portal with its fake world, and prints one line when it does.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhatIsOld, PORTAL_BUILD } from './build.mjs'
import { isLoopback } from './http/addresses.ts'
import { makeServer, type Server } from './server.ts'
import { ownFile } from './world/own-files.ts'

const ROOT = ownFile('..')

const USAGE = `npm start -- [--dev] [--persona {name}]
  --dev      pages through vite with hot reload
  --persona  the world "default" starts in the state of this persona
PORT, HOST, DATA, OUTSIDE, PORTAL and WORLD_CONTROL are environment variables; see fake-server/README.md.`

const flagsOf = () => {
  try {
    return parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        persona: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (cause) {
    console.error(`${(cause as Error).message}\n${USAGE}`)
    process.exit(1)
  }
}
const flags = flagsOf()
if (flags.help) {
  console.log(USAGE)
  process.exit(0)
}

const { PORT, HOST, DATA, OUTSIDE, PORTAL, WORLD_CONTROL } = process.env
const host = HOST === undefined || HOST === '' ? '127.0.0.1' : HOST
const port = Number(PORT === undefined || PORT === '' ? 4000 : PORT)
if (!Number.isInteger(port) || port < 0 || port > 65_534) {
  console.error(`PORT: a number from 0 to 65534, not ${PORT ?? ''}`)
  process.exit(1)
}
if (![undefined, '', 'on', 'off'].includes(WORLD_CONTROL)) {
  console.error(`WORLD_CONTROL: on or off, not ${WORLD_CONTROL}`)
  process.exit(1)
}
if (PORTAL !== undefined && PORTAL !== '' && (!URL.canParse(PORTAL) || new URL(PORTAL).origin !== PORTAL)) {
  console.error(`PORTAL: an origin such as https://portal.example, not ${PORTAL}`)
  process.exit(1)
}
/** Who can reach the control can do everything: off beyond this machine, unless it is switched on. */
const control = WORLD_CONTROL === 'on' || (WORLD_CONTROL !== 'off' && isLoopback(host))

if (!flags.dev) buildWhatIsOld(ROOT, PORTAL_BUILD)

/** A folder that another server has, a port that is taken: one line that says so. */
const stopStart = (cause: unknown): never => {
  const { code, message } = cause as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE'
      ? `PORT: ${port} or ${port + 1} is taken (two neighbouring ports are needed). Name another one, or 0 for free ones.`
      : message,
  )
  process.exit(1)
}

const server = await makeServer({
  host,
  control,
  isHttps: PORTAL?.startsWith('https://') === true,
  data: DATA === undefined || DATA === '' ? null : DATA,
  outsideHost: OUTSIDE === undefined || OUTSIDE === '' ? null : OUTSIDE,
  portalOrigin: PORTAL === undefined || PORTAL === '' ? null : PORTAL,
  dist: flags.dev ? null : join(ROOT, 'dist'),
}).catch(stopStart)
const stopVite = flags.dev
  ? await (await import('./http/development.ts')).serveDevelopment(server.portal, ROOT, control)
  : null

/** Puts the default world into a persona's state; an unknown name stops the start with the names that there are. */
const place = async ({ portal }: Server, persona: string) => {
  const { CAST } = await import('./personas/applicants.ts')
  const answer = await portal.inject({ method: 'POST', url: `/__world/personas/${encodeURIComponent(persona)}` })
  if (answer.statusCode === 200) return
  console.error(
    `No persona ${persona}${control ? '' : ' (control is off)'}. There are: ${Object.keys(CAST.personas).join(', ')}`,
  )
  process.exit(1)
}
if (flags.persona !== undefined) await place(server, flags.persona)

const { portal } = await server.listen(port).catch(stopStart)
console.log(`ready ${portal}`)

const stop = () => {
  void Promise.all([server.close(), stopVite?.()]).then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
