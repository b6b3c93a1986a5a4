import type { ChildProcess } from 'node:child_process'

/** Waits for a process to end: its exit status, null where it could not start, and what it wrote to its pipes. */
export const finished = async (
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
