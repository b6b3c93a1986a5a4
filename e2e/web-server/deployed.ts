import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import type { Settings } from '#domain/kernel/settings'
import { hostsOfFakeWorld } from '#server/http/policy'
import { nginxConfiguration } from '#deploy/nginx'
import { startServer } from '../steps/server.ts'

const ROOT = join(import.meta.dirname, '../..')

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The portal as nginx publishes it, with the fake world as its back end on another origin. */
export type Deployed = {
  /** Origin of nginx. */
  readonly portal: string
  /** Origin of the fake world, which serves the same build by itself. */
  readonly backEnd: string
  readonly stop: () => Promise<void>
}

const isUp = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts both; what the fake world has besides the API (`/__world`, its `config.json`) is handed on to it, too. */
export const deploy = async (nginx: string): Promise<Deployed> => {
  const port = await freePort()
  const portal = `http://127.0.0.1:${port}`
  const { address: backEnd, stop } = await startServer({ PORTAL: portal })
  const { queueUrl } = (await (await fetch(`${backEnd}/config.json`)).json()) as Settings
  const folder = mkdtempSync(join(tmpdir(), 'portal-deployed-'))
  mkdirSync(join(folder, 'tmp'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    nginxConfiguration({
      dist: join(ROOT, 'dist'),
      api: backEnd,
      hosts: hostsOfFakeWorld(new URL(queueUrl).origin, [], []),
      configuration: null,
      listen: `127.0.0.1:${port}`,
      certificate: null,
      callsPerSecond: 0,
      brotli: false,
      handedOn: ['/config.json', '/__world'],
    }),
  )
  const server = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], { stdio: ['ignore', 2, 2] })
  while (server.exitCode === null && !(await isUp(`${portal}/health`)))
    await new Promise((resolve) => setTimeout(resolve, 50))
  if (server.exitCode !== null) throw new Error('nginx did not start with the configuration of this build')
  return {
    portal,
    backEnd,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
