import { Effect, Fiber } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueueWaitState } from '#app/admission/queue-gate.port'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { makeServerSyncedClock } from '../http/server-synced-clock.ts'
import { installScriptedQueue } from '../testing/install-scripted-queue.ts'
import { makeQueueGate } from './queue-gate-netfunnel.ts'
import { makeQueueProtocol } from './queue-protocol-netfunnel.ts'

const QUEUE = 'https://queue.example/w/one'
const NOW = 1_750_000_000_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How long the page is open before a test begins, in milliseconds. */
const OPEN_MS = 60_000

/**
 * Makes a queue gate. Returns the gate, the cookies that it sets, the waiting states that it reports, and a function
 * that leaves the page.
 */
const gateAt = (queueUrl = QUEUE, changedSettings: Partial<Settings> = {}) => {
  const settings = { read: () => ({ ...DEFAULT_SETTINGS, queueUrl, ...changedSettings }) }
  const cookies: string[] = []
  const seen: (QueueWaitState | null)[] = []
  const pageEvents = new EventTarget()
  const gate = makeQueueGate({
    line: makeQueueProtocol(
      settings,
      makeServerSyncedClock(
        () => NOW,
        () => 0,
      ),
    ),
    settings,
    page: {
      onPageHide: (listener) => pageEvents.addEventListener('pagehide', listener),
      setCookie: (cookie) => cookies.push(cookie),
    },
    elapsed: () => OPEN_MS + performance.now(),
    random: () => 0.5,
  })
  gate.subscribe((waiting) => seen.push(waiting))
  return { gate, cookies, seen, leave: () => pageEvents.dispatchEvent(new Event('pagehide')) }
}
const work = () => Effect.succeed('done')
const opcodes = (requests: ReturnType<typeof installScriptedQueue>) => requests.map(({ opcode }) => opcode)
const outcome = (running: Fiber.Fiber<string, unknown>) =>
  Effect.runPromise(Effect.match(Fiber.join(running), { onSuccess: (done) => done, onFailure: (error) => error }))
const passing = async (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('makeQueueGate, when it sends', () => {
  it('[P-188] requests a ticket at the exact URL, without credentials', async () => {
    const requests = installScriptedQueue({ '5101': [[200, 'key=K1']] })
    const { gate } = gateAt()
    expect(await Effect.runPromise(gate.admitted('act_3', work))).toBe('done')
    expect(requests[0]?.url).toBe(
      `${QUEUE}/ts.wseq?opcode=5101&nfid=0&prefix=NetFunnel.gRtype=5101;&sid=service_1&aid=act_3&js=yes&${NOW}`,
    )
    expect(requests[0]?.init).toMatchObject({ credentials: 'omit', cache: 'no-store' })
  })

  it("[P-188] sends requests to a configured path of the page's origin", async () => {
    const requests = installScriptedQueue({ '5101': [[200, 'key=K1']] })
    await Effect.runPromise(gateAt('/queue').gate.admitted('act_3', work))
    expect(requests[0]?.url).toMatch(/^\/queue\/ts\.wseq\?opcode=5101&/)
  })

  it('[P-189] sends no ttl with a poll if the ticket has no ttl', async () => {
    const requests = installScriptedQueue({ '5101': [[201, 'key=K1&nwait=1&ttl=0']], '5002': [[200, 'key=K1']] })
    const running = Effect.runFork(gateAt().gate.admitted('debug', work))
    await passing(1000)
    expect(await outcome(running)).toBe('done')
    expect(requests[1]?.url).toBe(
      `${QUEUE}/ts.wseq?opcode=5002&key=K1&nfid=0&prefix=NetFunnel.gRtype=5002;&sid=service_1&aid=debug&js=yes&${NOW}`,
    )
  })

  it('[P-193] waits for the requested pause minus a random part', async () => {
    const requests = installScriptedQueue({ '5101': [[201, 'key=K1&nwait=9&ttl=20']], '5002': [[200, 'key=K1']] })
    const running = Effect.runFork(gateAt(QUEUE, { queueMaxTtlSeconds: 30 }).gate.admitted('debug', work))
    await passing(17_900)
    expect(opcodes(requests)).toEqual(['5101'])
    await passing(200)
    expect(await outcome(running)).toBe('done')
  })

  it('[P-189] every request after the first has exactly the prescribed URL', async () => {
    const requests = installScriptedQueue({ '5101': [[201, 'key=K1&nwait=1&ttl=1']], '5002': [[200, 'key=K1']] })
    const { gate } = gateAt()
    const running = Effect.runFork(gate.admitted('debug', () => Effect.as(Effect.sleep(31_000), 'done')))
    await passing(1000)
    await passing(31_000)
    expect(await outcome(running)).toBe('done')
    await passing(0)
    const start = `${QUEUE}/ts.wseq?opcode=`
    expect(requests.slice(1).map(({ url }) => url)).toEqual([
      `${start}5002&key=K1&nfid=0&prefix=NetFunnel.gRtype=5002;&sid=service_1&aid=debug&ttl=1&js=yes&${NOW}`,
      `${start}5003&key=K1&nfid=0&prefix=NetFunnel.gRtype=5003;&sid=service_1&aid=debug&js=yes&${NOW}`,
      `${start}5004&key=K1&nfid=0&prefix=NetFunnel.gRtype=5004;&js=yes&${NOW}`,
    ])
  })

  it('sends no return call if the queue gave no ticket', async () => {
    const requests = installScriptedQueue({ '5101': [[300]] })
    expect(await Effect.runPromise(gateAt().gate.admitted('act_3', work))).toBe('done')
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101'])
  })

  it('sends nothing for an action without a queue', async () => {
    const requests = installScriptedQueue({})
    expect(await Effect.runPromise(gateAt('').gate.admitted('act_3', work))).toBe('done')
    expect(await Effect.runPromise(gateAt(QUEUE, { gatedActions: [] }).gate.admitted('act_3', work))).toBe('done')
    expect(requests).toEqual([])
  })
})

describe('makeQueueGate and its ticket', () => {
  it.each([
    ['succeeds', work],
    ['fails', () => Effect.fail('no')],
    ['dies', () => Effect.die(new Error('bug'))],
  ])('[P-200] [P-316] returns the ticket exactly once when the work %s', async (_, use) => {
    const requests = installScriptedQueue({ '5101': [[200, 'key=K1']] })
    const { gate } = gateAt()
    await Effect.runPromiseExit(gate.admitted<string, string>('act_3', use))
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5004'])
  })

  it('[P-200] returns both tickets if the queue has replaced the first', async () => {
    const requests = installScriptedQueue({ '5101': [[201, 'key=K1&nwait=1&ttl=1']], '5002': [[200, 'key=K2']] })
    const running = Effect.runFork(gateAt().gate.admitted('debug', work))
    await passing(1000)
    expect(await outcome(running)).toBe('done')
    await passing(0)
    const returnedKeys = requests.filter(({ opcode }) => opcode === '5004').map(({ url }) => /key=(\w+)/.exec(url)?.[1])
    expect(returnedKeys).toEqual(['K1', 'K2'])
  })

  it('[P-200] [P-316] returns the ticket when the work is interrupted', async () => {
    const requests = installScriptedQueue({ '5101': [[200, 'key=K1']] })
    const running = Effect.runFork(gateAt().gate.admitted('act_3', () => Effect.never))
    await passing(0)
    await Effect.runPromise(Fiber.interrupt(running))
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5004'])
  })

  it('[P-200] [P-316] gives a ticket back to the queue if it arrives after an interruption', async () => {
    const requests = installScriptedQueue({ '5101': [[200, 'key=K1']] })
    const running = Effect.runFork(gateAt().gate.admitted('act_3', work))
    await Effect.runPromise(Fiber.interrupt(running))
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5004'])
  })

  it('[P-200] [P-316] returns the ticket once when the page is left', async () => {
    const requests = installScriptedQueue({ '5101': [[200, 'key=K1']] })
    const { gate, leave } = gateAt()
    const running = Effect.runFork(gate.admitted('act_3', () => Effect.never))
    await passing(0)
    leave()
    await Effect.runPromise(Fiber.interrupt(running))
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5004'])
    expect(requests[1]?.init.keepalive).toBe(true)
  })

  it('[P-200] [P-316] repeats the return of a ticket only after a time-out', async () => {
    const brokenQueue = installScriptedQueue({ '5101': [[200, 'key=K1']], '5004': ['dead'] })
    await Effect.runPromise(gateAt().gate.admitted('act_3', work))
    await passing(10_000)
    expect(opcodes(brokenQueue)).toEqual(['5101', '5004'])
    const late = installScriptedQueue({ '5101': [[200, 'key=K1']], '5004': ['silent', [200]] })
    await Effect.runPromise(gateAt().gate.admitted('act_3', work))
    await passing(10_000)
    expect(opcodes(late)).toEqual(['5101', '5004', '5004'])
  })

  it.each([
    [200, 'Success'],
    [502, 'Success'],
    [501, 'Failure'],
    [999, 'Failure'],
  ])('[P-196] reads status %i of the return call as %s', async (status, outcome) => {
    installScriptedQueue({ '5004': [[status]] })
    const line = makeQueueProtocol(
      { read: () => ({ ...DEFAULT_SETTINGS, queueUrl: QUEUE }) },
      makeServerSyncedClock(
        () => NOW,
        () => 0,
      ),
    )
    expect((await Effect.runPromise(Effect.result(line.complete('K1'))))._tag).toBe(outcome)
  })

  it('[P-202] keeps the ticket in the vendor’s cookie until returned', async () => {
    installScriptedQueue({ '5101': [[200, 'key=K1']] })
    const { gate, cookies } = gateAt()
    await Effect.runPromise(gate.admitted('act_3', work))
    expect(cookies).toEqual([
      'NetFunnel_ID=K1; path=/; max-age=600; samesite=lax',
      'NetFunnel_ID=; path=/; max-age=0; samesite=lax',
    ])
  })

  it('[P-199] keeps the ticket alive while the work runs', async () => {
    const requests = installScriptedQueue({ '5101': [[200, 'key=K1']], '5003': ['dead', [505], { text: 'x' }] })
    const running = Effect.runFork(gateAt().gate.admitted('act_3', () => Effect.as(Effect.sleep(95_000), 'done')))
    await passing(95_000)
    expect(await outcome(running)).toBe('done')
    expect(opcodes(requests).filter((opcode) => opcode === '5003').length).toBeGreaterThanOrEqual(3)
    const until = requests.length
    await passing(120_000)
    expect(
      opcodes(requests)
        .slice(until)
        .filter((opcode) => opcode === '5003'),
    ).toEqual([])
  })

  it('[P-200] returns the ticket before the work starts if its status bypasses the queue', async () => {
    const requests = installScriptedQueue({ '5101': [[300, 'key=K1']] })
    const running = Effect.runFork(gateAt().gate.admitted('act_3', () => Effect.as(Effect.sleep(31_000), 'done')))
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5004'])
    await passing(31_000)
    expect(await outcome(running)).toBe('done')
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5004'])
  })
})

describe('makeQueueGate and the wait', () => {
  it('[P-316] shows position, estimated time and progress until the work starts', async () => {
    installScriptedQueue({
      '5101': [[201, 'key=K1&nwait=4&ttl=1']],
      '5002': [
        [202, 'key=K1&nwait=2&tps=0.5'],
        [200, 'key=K1'],
      ],
    })
    const { gate, seen } = gateAt()
    let waitedMs = 0
    const running = Effect.runFork(
      gate.admitted('act_3', (admission) =>
        Effect.sync(() => {
          waitedMs = admission.waitedMs
          return 'done'
        }),
      ),
    )
    await passing(1000)
    expect(gate.waiting()).toMatchObject({ ahead: 2 })
    await passing(1000)
    expect(await outcome(running)).toBe('done')
    expect(seen).toEqual([
      { kind: 'queue', action: 'act_3', ahead: 4, estimateSeconds: null, progress: 0 },
      { kind: 'queue', action: 'act_3', ahead: 2, estimateSeconds: 4, progress: 0.5 },
      null,
    ])
    expect(waitedMs).toBe(2000)
  })

  it('[P-316] estimates the wait from how fast the queue moves', async () => {
    installScriptedQueue({
      '5101': [[201, 'key=K1&nwait=4&ttl=1']],
      '5002': [
        [202, 'key=K1&nwait=3&ttl=1'],
        [202, 'key=K1&nwait=5&ttl=1'],
        [200, 'key=K1'],
      ],
    })
    const { gate, seen } = gateAt()
    const running = Effect.runFork(gate.admitted('act_3', work))
    await passing(3000)
    expect(await outcome(running)).toBe('done')
    expect(seen).toMatchObject([
      { ahead: 4, estimateSeconds: null },
      { ahead: 3, estimateSeconds: 3 },
      { ahead: 5, estimateSeconds: null },
      null,
    ])
  })

  it('reports a wait below a second for an immediate admission', async () => {
    installScriptedQueue({ '5101': [[200, 'key=K1']] })
    const { gate, seen } = gateAt()
    expect(await Effect.runPromise(gate.admitted('act_3', ({ waitedMs }) => Effect.succeed(waitedMs)))).toBeLessThan(
      1000,
    )
    expect(seen).toEqual([null])
  })

  it('[P-316] returns the ticket when the visitor stops the wait', async () => {
    const requests = installScriptedQueue({ '5101': [[201, 'key=K1&nwait=9']], '5002': [[201, 'key=K1&nwait=9']] })
    const { gate, seen } = gateAt()
    const running = Effect.runFork(gate.admitted('act_3', () => Effect.die('started')))
    await passing(500)
    gate.stop()
    expect(await outcome(running)).toMatchObject({ _tag: 'QueueWaitStopped' })
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5004'])
    expect(seen.at(-1)).toBeNull()
    gate.stop()
  })

  it('ignores a stop if the work has already started', async () => {
    installScriptedQueue({ '5101': [[200, 'key=K1']] })
    const { gate } = gateAt()
    const running = Effect.runFork(gate.admitted('act_3', () => Effect.as(Effect.sleep(100), 'done')))
    await passing(50)
    gate.stop()
    await passing(50)
    expect(await outcome(running)).toBe('done')
  })

  it('starts the work if the queue stalls for 100 answers', async () => {
    const requests = installScriptedQueue({ '5101': [[201, 'key=K1&nwait=9']], '5002': [[201, 'key=K1&nwait=9']] })
    const running = Effect.runFork(gateAt().gate.admitted('act_3', work))
    await passing(100_000)
    expect(await outcome(running)).toBe('done')
    await passing(0)
    expect(opcodes(requests).filter((opcode) => opcode === '5002')).toHaveLength(99)
    expect(opcodes(requests).at(-1)).toBe('5004')
  })

  it('keeps waiting in a stalled queue if `sameWaitBypass` is false', async () => {
    installScriptedQueue({ '5101': [[201, 'key=K1&nwait=9']], '5002': [[201, 'key=K1&nwait=9']] })
    const { gate } = gateAt(QUEUE, { sameWaitBypass: false })
    const running = Effect.runFork(gate.admitted('act_3', () => Effect.die('started')))
    await passing(300_000)
    expect(gate.waiting()).toMatchObject({ ahead: 9 })
    gate.stop()
    expect(await outcome(running)).toMatchObject({ _tag: 'QueueWaitStopped' })
  })

  it('[D3-350] keeps the place while the connection is lost', async () => {
    const requests = installScriptedQueue({
      '5101': [[201, 'key=K1&nwait=4&ttl=1']],
      '5002': [
        [201, 'key=K1&nwait=3&ttl=1'],
        ...Array<'dead'>(60).fill('dead'),
        [201, 'key=K1&nwait=2'],
        [200, 'key=K1'],
      ],
    })
    const { gate, seen } = gateAt()
    const running = Effect.runFork(gate.admitted('act_3', work))
    await passing(2000)
    expect(seen.at(-1)).toMatchObject({ kind: 'queue', ahead: 3, isConnectionLost: true })
    await passing(30_000)
    expect(seen.at(-1)).toEqual(expect.not.objectContaining({ isConnectionLost: true }))
    expect(seen.at(-1)).toMatchObject({ ahead: 2 })
    await passing(1000)
    expect(await outcome(running)).toBe('done')
    await passing(0)
    expect(new Set(requests.map(({ url }) => /key=(\w+)/.exec(url)?.[1]))).toEqual(new Set([undefined, 'K1']))
    expect(opcodes(requests).filter((opcode) => opcode === '5101' || opcode === '5004')).toEqual(['5101', '5004'])
  })

  it('[D3-350] [P-202] fails if the connection is lost for longer than the key is kept', async () => {
    installScriptedQueue({ '5101': [[201, 'key=K1&nwait=4&ttl=1']], '5002': ['dead'] })
    const { gate } = gateAt()
    const running = Effect.runFork(gate.admitted('act_3', work))
    await passing(590_000)
    expect(gate.waiting()).toMatchObject({ ahead: 4, isConnectionLost: true })
    await passing(15_000)
    expect(await outcome(running)).toMatchObject({ _tag: 'QueueUnreachable' })
  })

  it('[P-201] [D3-350] ends the wait if the queue leaves two requests unanswered', async () => {
    installScriptedQueue({ '5101': [[201, 'key=K1&nwait=4&ttl=1']], '5002': ['silent'] })
    const running = Effect.runFork(gateAt().gate.admitted('act_3', work))
    await passing(7100)
    expect(await outcome(running)).toMatchObject({ _tag: 'QueueUnreachable' })
  })

  it('[D3-350] lets the visitor stop the wait while the connection is lost', async () => {
    installScriptedQueue({ '5101': [[201, 'key=K1&nwait=4&ttl=1']], '5002': ['dead'] })
    const { gate } = gateAt()
    const running = Effect.runFork(gate.admitted('act_3', () => Effect.die('started')))
    await passing(5000)
    gate.stop()
    expect(await outcome(running)).toMatchObject({ _tag: 'QueueWaitStopped' })
  })

  it('[P-195] counts down while the IP address is blocked', async () => {
    const requests = installScriptedQueue({ '5101': [[302], [200, 'key=K2']] })
    const { gate, seen } = gateAt()
    const running = Effect.runFork(gate.admitted('act_3', work))
    await passing(5_000)
    expect(seen[0]).toMatchObject({ kind: 'address', ahead: 200, estimateSeconds: 10, progress: 0 })
    expect(seen.at(-1)).toMatchObject({ kind: 'address', ahead: 100, estimateSeconds: 5, progress: 0.5 })
    await passing(4_900)
    expect(opcodes(requests)).toEqual(['5101'])
    await passing(200)
    expect(await outcome(running)).toBe('done')
    expect(opcodes(requests).slice(0, 2)).toEqual(['5101', '5101'])
  })
})

describe('makeQueueGate, when the queue refuses or does not answer', () => {
  const refusedBy = async (script: Parameters<typeof installScriptedQueue>[0], ms = 0) => {
    const requests = installScriptedQueue(script)
    const running = Effect.runFork(gateAt().gate.admitted('act_3', () => Effect.die('started')))
    await passing(ms)
    return { failure: await outcome(running), requests }
  }

  it('fails with QueueBlocked if the queue is closed for the action', async () =>
    expect((await refusedBy({ '5101': [[301]] })).failure).toMatchObject({
      _tag: 'QueueBlocked',
      because: { rule: 'QE-8' },
    }))

  it('fails with AddressBlocked after two blocked attempts', async () => {
    const { failure, requests } = await refusedBy({ '5101': [[302]] }, 10_100)
    expect(failure).toMatchObject({ _tag: 'AddressBlocked', because: { rule: 'QE-10' } })
    expect(opcodes(requests)).toEqual(['5101', '5101'])
  })

  it.each([[[509] as const], [[999] as const], [[404] as const]])(
    'fails with QueueUnreachable for an error or an unknown status of the queue: %j',
    async (says) =>
      expect((await refusedBy({ '5101': [says] })).failure).toMatchObject({
        _tag: 'QueueUnreachable',
        because: { rule: 'QE-11' },
      }),
  )

  it('[P-191] fails with QueueUnreachable for an unreadable answer, without a second request', async () => {
    const { failure, requests } = await refusedBy({ '5101': [{ text: '<html>' }] })
    expect(failure).toMatchObject({ _tag: 'QueueUnreachable' })
    expect(requests).toHaveLength(1)
  })

  it('[P-201] fails with QueueUnreachable after two requests without an answer within 3 seconds', async () => {
    const requests = installScriptedQueue({ '5101': ['silent'] })
    const running = Effect.runFork(gateAt().gate.admitted('act_3', () => Effect.die('started')))
    await passing(2999)
    expect(requests).toHaveLength(1)
    await passing(1)
    await passing(1)
    expect(requests).toHaveLength(2)
    expect(requests[0]?.init.signal?.aborted).toBe(true)
    await passing(3000)
    expect(await outcome(running)).toMatchObject({ _tag: 'QueueUnreachable' })
    expect(requests).toHaveLength(2)
  })

  it('[P-201] uses the answer to the second request after a time-out', async () => {
    const requests = installScriptedQueue({ '5101': ['silent', [200, 'key=K1']] })
    const running = Effect.runFork(gateAt().gate.admitted('act_3', work))
    await passing(3001)
    expect(await outcome(running)).toBe('done')
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5101', '5004'])
  })

  it('returns the ticket if the queue blocks the waiting action', async () => {
    const { failure, requests } = await refusedBy({ '5101': [[201, 'key=K1&nwait=2']], '5002': [[301]] }, 1000)
    expect(failure).toMatchObject({ _tag: 'QueueBlocked' })
    await passing(0)
    expect(opcodes(requests)).toEqual(['5101', '5002', '5004'])
  })
})
