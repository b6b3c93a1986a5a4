// Starts servers that end with this process, which is a test or a measurement.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './root.ts'

export type StartedProgram = {
  readonly url: string
  readonly pid: number | undefined
  readonly printed: () => string
  readonly close: () => Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill()))

/** Starts a Node program and waits until it is ready. Its output is kept, and passed to `print` as it arrives. */
export const startProgram = async (
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  print: (bytes: Buffer) => unknown = () => {},
): Promise<StartedProgram> => {
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, parameters, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const exit = once(child, 'exit').finally(() => running.delete(child))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        print(bytes)
        output += String(bytes)
        const [, address] = /^ready (\S+)\s/m.exec(output) ?? []
        if (address !== undefined) resolve(address)
      })
    void exit.then(() => reject(new Error(`${parameters[0]} ended before it was ready: ${output}`)))
  })
  const close = async () => {
    child.kill()
    await exit
  }
  return { url, pid: child.pid, printed: () => output, close }
}

const FREE_PORTS = { PORT: '0', HOST: '127.0.0.1' }

/** Starts `npm start` on free ports, with additional parameters and environment. */
export const startServer = (
  environment: Readonly<Record<string, string>>,
  ...parameters: readonly string[]
): Promise<StartedProgram> => startProgram(['fake-server/start.mjs', ...parameters], { ...FREE_PORTS, ...environment })

/** The URL of a running portal that several programs use one after the other; undefined if none runs. */
const RUNNING = process.env.E2E_PORTAL

/** Returns the running portal, or starts one: builds missing or outdated parts, and prints each step. */
export const startPortal = async (): Promise<Pick<StartedProgram, 'url' | 'close'>> =>
  RUNNING === undefined
    ? startProgram(['fake-server/start.mjs'], FREE_PORTS, (bytes) => process.stderr.write(bytes))
    : { url: RUNNING, close: async () => {} }
