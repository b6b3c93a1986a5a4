import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isLoopback } from './http/addresses.ts'
import type { PersonaSet } from './personas/persona.ts'
import { createFolder } from './world/store.ts'

const USAGE = `npm start -- [options]
  --port {number}     port of the portal (default: 4000); the second origin has the next one; 0 takes two free ports  PORT
  --data {folder}     folder that keeps the state across restarts; without it, state is in memory                     DATA
  --persona {name}    starts the world "default" in the state of this persona
  --personas {file}   adds the personas of a JSON file
  --open              opens the browser when the portal is ready
  --dev               serves pages through vite with hot reload, without the strict policy
  --help              prints this text
Options override the variables of the environment. There are also the variables
  HOST           address to listen on (default: 127.0.0.1); 0.0.0.0 means every address of this machine
  OUTSIDE        host name of the second origin (default: localhost if HOST is a loopback address, else the portal's host)
  PORTAL         origin at which another web server publishes the portal, such as https://portal.example
  WORLD_CONTROL  on or off: if it is off, /__world calls get 404 (default: on if HOST is a loopback address)`

/** Stops the start with a message about the problem and its solution. */
const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const TEXT = { type: 'string' } as const
const FLAG = { type: 'boolean', default: false } as const

const parseCommandLine = () => {
  try {
    return parseArgs({
      options: { port: TEXT, data: TEXT, persona: TEXT, personas: TEXT, open: FLAG, dev: FLAG, help: FLAG },
    }).values
  } catch (cause) {
    return stop(`${(cause as Error).message}\n${USAGE}`)
  }
}

/** Returns an environment variable; an empty variable counts as not set. */
const environment = (name: string): string | null => process.env[name] || null

/** Returns the settings of a start, from options and environment, before the system is checked. */
const readOptions = () => {
  const { help, ...flags } = parseCommandLine()
  if (help) {
    console.log(USAGE)
    process.exit(0)
  }
  const chosenPort = flags.port ?? environment('PORT') ?? '4000'
  const port = /^\d+$/.test(chosenPort) ? Number(chosenPort) : -1
  if (port < 0 || port > 65_534) stop(`PORT: a number from 0 to 65534, not ${chosenPort}`)
  const host = environment('HOST') ?? '127.0.0.1'
  const portal = environment('PORTAL')
  if (portal !== null && (!URL.canParse(portal) || new URL(portal).origin !== portal))
    stop(`PORTAL: an origin such as https://portal.example, not ${portal}`)
  const outside = environment('OUTSIDE')
  if (outside !== null && (!URL.canParse(`http://${outside}`) || new URL(`http://${outside}`).hostname !== outside))
    stop(`OUTSIDE: a host name in lower case without a port, such as files.example, not ${outside}`)
  const controlSwitch = environment('WORLD_CONTROL') ?? (isLoopback(host) ? 'on' : 'off')
  if (controlSwitch !== 'on' && controlSwitch !== 'off') stop(`WORLD_CONTROL: on or off, not ${controlSwitch}`)
  const data = flags.data ?? environment('DATA')
  return { ...flags, port, host, portal, outside, data, control: controlSwitch === 'on' }
}

const SYSTEM_ERROR_MESSAGES: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) =>
    `PORT: ${port} or ${port + 1} is taken (two neighbouring ports are needed). Name another one, or 0 for free ones.`,
  EACCES: (_, port) => `PORT: ${port} may not be taken by this user. Name one from 1024 on.`,
  ENOTFOUND: (host) => `HOST: the name ${host} is unknown. Name an address of this machine, such as 127.0.0.1.`,
  EADDRNOTAVAIL: (host) =>
    `HOST: ${host} is not an address of this machine. Name one that is, such as 127.0.0.1, or 0.0.0.0.`,
}

/** Stops the start on a system error, with a sentence if the cause is known. */
export const exitOnSystemError = (
  cause: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): never => {
  const { code = '', message } = cause as NodeJS.ErrnoException
  return stop(SYSTEM_ERROR_MESSAGES[code]?.(host, port) ?? message)
}

const listening = (host: string, port: number) =>
  new Promise<void>((onFree, onTaken) => {
    const probe = createServer().once('error', onTaken)
    probe.listen({ host, port }, () => probe.close(() => onFree()))
  })

/** Checks the folder, the host and the ports before the slow part of a start. Exits if one of them cannot be used. */
const tryOptions = async ({ data, host, port }: ReturnType<typeof readOptions>): Promise<void> => {
  try {
    if (data !== null) {
      createFolder(resolve(data))
      accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK)
    }
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    stop(
      `DATA: nothing can be written to ${data ?? ''} (${code}). Name a folder of yours, or none to keep state in memory.`,
    )
  }
  for (const portToTry of port === 0 ? [0] : [port, port + 1])
    await listening(host, portToTry).catch((cause: unknown) => exitOnSystemError(cause, { host, port }))
}

/** Returns all personas, including those of `--personas`; exits on a mistake in the file or an unknown `--persona`. */
const personaSetOf = async (options: ReturnType<typeof readOptions>): Promise<PersonaSet> => {
  const { control, persona, personas } = options
  const { PERSONA_SET } = await import('./personas/all-personas.ts')
  const personaSet =
    personas === undefined
      ? PERSONA_SET
      : await (
          await import('./personas/personas-file.ts')
        )
          .allPersonasWithFile(personas)
          .catch((cause: unknown) => exitOnSystemError(cause, options))
  if (persona !== undefined && !(control && Object.hasOwn(personaSet.personas, persona)))
    stop(
      `No persona ${persona}${control ? '' : ' (control is off)'}. There are: ${Object.keys(personaSet.personas).join(', ')}`,
    )
  return personaSet
}

/** Returns options and personas of a start. Exits on any mistake in them, before anything is built. */
export const prepareStartOrExit = async () => {
  const options = readOptions()
  await tryOptions(options)
  return { options, personaSet: await personaSetOf(options) }
}
