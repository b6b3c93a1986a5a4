import type { ChildProcess } from 'node:child_process'

/**
 * Waits for a process to end. Returns its output and its exit status, which is null if it could not start or was
 * killed.
 */
export const waitForExit = async (
  child: ChildProcess,
): Promise<{ readonly code: number | null; readonly text: string }> => {
  const outputLines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => outputLines.push(String(text)))
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      outputLines.push(String(error))
      resolve(null)
    })
    child.once('close', resolve)
  })
  return { code, text: outputLines.join('') }
}
