import { vi } from 'vitest'

type QueueRequest = { readonly url: string; readonly opcode: string; readonly init: RequestInit }

/**
 * An answer of the queue: status and parameters, any other text, no answer (`silent`), or a failed connection (`dead`).
 */
type ScriptedQueueReply = readonly [status: number, parameters?: string] | { readonly text: string } | 'silent' | 'dead'

/**
 * Replaces `fetch` by a queue. `script` lists the answers to each operation; the last answer repeats. An operation
 * without a list gets 200. Undone by `vi.unstubAllGlobals()`.
 */
export const installScriptedQueue = (
  script: Readonly<Record<string, readonly ScriptedQueueReply[]>>,
): readonly QueueRequest[] => {
  const requests: QueueRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const opcode = /opcode=(\d+)/.exec(url)?.[1] ?? ''
    requests.push({ url, opcode, init })
    const times = requests.filter((request) => request.opcode === opcode).length
    const list = script[opcode] ?? [[200]]
    const says = list[Math.min(times, list.length) - 1] ?? [200]
    if (says === 'dead') throw new TypeError('Failed to fetch')
    if (says === 'silent') {
      return new Promise<Response>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    }
    if ('text' in says) return new Response(says.text)
    const [status, parameters = ''] = says
    return new Response(
      `NetFunnel.gRtype=${opcode};NetFunnel.gControl.result='5002:${status}:${parameters}'; NetFunnel.gControl._showResult();`,
    )
  })
  return requests
}
