// Builds the portal and serves it with its fake world on free ports, for as long as this process or a measurement takes.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const root = join(import.meta.dirname, '../..')

export const buildPortal = () => {
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('the build failed')
}

/** Answers the portal's address once it serves, and how to end it. */
export const startPortal = async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'fake-server/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const url = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code} before it was ready`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^ready (http\S+)/.exec(line)
      if (ready) resolve(ready[1])
    })
  })
  return { url, close: () => child.kill() }
}
