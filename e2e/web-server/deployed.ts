import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nginxConfiguration } from '#deploy/nginx'
import { publishRelease, removeOldReleases, writeRelease } from '#deploy/release'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { policyHostsOfFakeWorld } from '#server/http/addresses'
import { startServer } from '#tools/programs/portal'
import { ROOT } from '#tools/programs/root'

export const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const NAME_WITH_HASH = /([\w.-]+-)([\w-]{8})(\.(?:js|css))/g

/**
 * Writes a copy of a build in which every part has a new name, as after a change of the sources. A page of the first
 * build no longer finds the parts that it has not loaded yet.
 */
const writeNextRelease = (dist: string, to: string): void => {
  cpSync(dist, to, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const parts = new Set(readdirSync(join(to, 'assets')))
  const withOtherName = (text: string) =>
    text.replaceAll(NAME_WITH_HASH, (name, start: string, hash: string, end: string) =>
      parts.has(name) ? `${start}${[...hash].toReversed().join('')}${end}` : name,
    )
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(?:html|js|css)$/.test(entry.name)) continue
    writeFileSync(file, withOtherName(readFileSync(file, 'utf8')))
    renameSync(file, join(entry.parentPath, withOtherName(entry.name)))
  }
}

/** The portal as nginx publishes it, with the fake world as its back end on another origin. */
export type DeployedPortal = {
  /** Origin of nginx. */
  readonly portal: string
  /** Origin of the fake world, which also serves the same build. */
  readonly backEnd: string
  /** Returns everything that nginx has logged. */
  readonly logs: () => string
  /** Publishes another release instead of the current one; keeps the files of `keep` releases. */
  readonly release: (keep?: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts nginx and the fake world; nginx also forwards the other URLs of the fake world (`/__world`, `/__rulebook`, its
 * `config.json`).
 */
export const startDeployedPortal = async (nginx: string): Promise<DeployedPortal> => {
  const port = await findFreePort()
  const portal = `http://127.0.0.1:${port}`
  const { url: backEnd, close } = await startServer({ PORTAL: portal })
  const { queueUrl } = (await (await fetch(`${backEnd}/config.json`)).json()) as Settings
  const folder = mkdtempSync(join(tmpdir(), 'portal-deployed-'))
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755)
  for (const name of ['tmp', 'own']) mkdirSync(join(folder, name))
  writeFileSync(
    join(folder, 'nginx.conf'),
    nginxConfiguration({
      api: backEnd,
      backEndCa: null,
      resolver: null,
      hosts: policyHostsOfFakeWorld(new URL(queueUrl).origin, [], []),
      configuration: null,
      origin: null,
      listen: `127.0.0.1:${port}`,
      plain: '',
      ipv6: false,
      certificate: null,
      strictSubdomains: false,
      behind: [],
      // All journeys call from the same IP address.
      callsPerSecond: { session: 10_000, address: 10_000 },
      counters: null,
      brotli: false,
      handedOn: ['/config.json', '/__'],
    }),
  )
  const [builtFolder, next] = [join(ROOT, 'dist'), join(folder, 'next')]
  const write = (dist: string) => writeRelease(dist, folder, DEFAULT_SETTINGS.callCentre)
  const first = await write(builtFolder)
  publishRelease(folder, first)
  const directives = 'daemon off; error_log workers.log notice;'
  const server = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-g', directives], { stdio: ['ignore', 2, 2] })
  const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
    while (server.exitCode === null && !(await isTrue())) await pause(50)
    if (server.exitCode !== null) throw new Error('nginx did not start with the configuration of this build')
  }
  const isHealthy = async () => (await fetch(`${portal}/health`).catch(() => null))?.ok === true
  await until(isHealthy)
  /** Returns the ids of the nginx processes that answer. */
  const workers = (): readonly string[] => {
    const log = readFileSync(join(folder, 'workers.log'), 'utf8')
    const numbers = (line: RegExp) => [...log.matchAll(line)].map(([, number = '']) => number)
    const endedWorkers = new Set(numbers(/worker process (\d+) exited/g))
    return numbers(/start worker process (\d+)/g).filter((number) => !endedWorkers.has(number))
  }
  let publishedRelease = first
  return {
    portal,
    backEnd,
    logs: () => ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    release: async (keep = 1) => {
      if (!existsSync(next)) writeNextRelease(builtFolder, next)
      publishedRelease = await write(publishedRelease === first ? next : builtFolder)
      publishRelease(folder, publishedRelease)
      const earlierWorkers = new Set(workers())
      server.kill('SIGHUP')
      // While the old processes run, they serve the earlier release over open connections.
      await until(() => workers().length > 0 && !workers().some((number) => earlierWorkers.has(number)))
      await until(isHealthy)
      removeOldReleases(folder, keep, [publishedRelease], 0)
    },
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
