import type { ChildProcess } from 'node:child_process'

/** Waits for a process to end. Returns its exit status, null if it could not start, and its output. */
export const waitForExit = async (
  child: ChildProcess,
): Promise<{ readonly code: number | null; readonly text: string }> => {
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => printed.push(String(text)))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      printed.push(String(error))
      resolve(null)
    })
    child.once('close', resolve)
  })
  return { code, text: printed.join('') }
}
