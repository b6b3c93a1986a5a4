// Starts programs that serve, for as long as this process or a measurement takes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const root = join(import.meta.dirname, '../..')

/** Answers the address, the process number and the end of a program of Node, once it says that it is ready. */
export const startProgram = async (parameters, environment) => {
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, parameters, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill())
  const url = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${parameters[0]} ended with ${code} before it was ready`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^ready (http\S+)/.exec(line)
      if (ready) resolve(ready[1])
      else console.error(line)
    })
  })
  return { url, pid: child.pid, close: () => child.kill() }
}

/** `npm start` on free ports, which builds what is not built or old. */
export const startPortal = () => startProgram(['fake-server/start.mjs'], { PORT: '0', HOST: '127.0.0.1' })
