import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** A server of the fake world that a test started for itself, on free ports. */
export type StartedServer = {
  readonly address: string
  /** All that it has printed. */
  readonly said: () => string
  /** Stops it; settles once it has ended. */
  readonly stop: () => Promise<void>
}

/** Starts `npm start` with these parameters and environment, and waits until it listens. */
export const startServer = async (
  environment: Readonly<Record<string, string>>,
  ...parameters: readonly string[]
): Promise<StartedServer> => {
  const server = spawn(process.execPath, ['fake-server/start.mjs', ...parameters], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      said += bytes.toString()
      const ready = /^ready (\S+)/m.exec(said)?.[1]
      if (ready !== undefined) resolve(ready)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`the server did not start: ${said}`)))
  })
  return {
    address,
    said: () => said,
    stop: () => {
      server.kill('SIGTERM')
      return ended
    },
  }
}
