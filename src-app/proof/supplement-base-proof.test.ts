import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { anApplication } from '#domain/application/examples/an-application'
import { QueueWaitStopped, QueueUnreachable } from '../admission/queue-gate.errors.ts'
import { aStoredEvidenceFile } from '../testing/a-file.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { A_SENT_BACK_PROOF, type SupplementAnswers, supplementWorld } from '../testing/supplement-world.ts'
import { UploadFailed } from '../upload/upload.errors.ts'

const pathOf = (name: string) => aStoredEvidenceFile(name).path

/** Makes a page with these chosen files. The page records the paths of the files that it sends. */
const start = (answers: SupplementAnswers = {}, names: readonly string[] = ['a.pdf', 'b.pdf']) => {
  const world = supplementWorld(answers)
  let chosen = names
  const recordedPaths: string[] = []
  const supplement = () =>
    world.supplementBase('501', {
      storeAll: Effect.sync(() => {
        world.log.push('store')
        return chosen.map((name) => aStoredEvidenceFile(name))
      }),
      memory: {
        sentBefore: [...recordedPaths],
        add: (files) => Effect.sync(() => void recordedPaths.push(...files.map(({ path }) => path))),
      },
    })
  return {
    ...world,
    recordedPaths,
    choose: (files: readonly string[]) => {
      chosen = files
    },
    send: () => Effect.runPromise(supplement()),
    fails: () => Effect.runPromise(Effect.flip(supplement())),
  }
}

describe('SupplementBaseProof', () => {
  it('[P-093] [P-095] adds all uploaded files in one call', async () => {
    const world = start()
    await world.send()
    expect(world.log).toEqual([
      'enter debug',
      'store',
      'get',
      'application of ci-1 1000100001 at normal',
      'add a.pdf b.pdf',
      'leave debug',
    ])
    expect(world.sent).toEqual({
      added: ['a.pdf', 'b.pdf'].map((name) => ({
        proofId: '501',
        applicationNumber: 'APL-1',
        supportNumber: '7',
        file: aStoredEvidenceFile(name),
      })),
    })
    expect(world.proof().status).toBe('supplementRequest')
  })

  it('[P-093] with `single`, adds one file in each call', async () => {
    const world = start({ settings: { supplementCreateMode: 'single' } }, ['a.pdf', 'b.pdf', 'c.pdf'])
    await world.send()
    expect(world.log.filter((line) => line.startsWith('add'))).toEqual([
      'add one a.pdf',
      'add one b.pdf',
      'add one c.pdf',
    ])
    const failing = start(
      { settings: { supplementCreateMode: 'single' }, fails: { 'add one b.pdf': refusedWith(400) } },
      ['a.pdf', 'b.pdf', 'c.pdf'],
    )
    expect(await failing.fails()).toMatchObject({ _tag: 'BaseSupplementFailed' })
    await failing.send()
    expect(failing.log.filter((line) => line.startsWith('add'))).toEqual([
      'add one a.pdf',
      'add one b.pdf',
      'add one b.pdf',
      'add one c.pdf',
    ])
  })

  it.each([
    ['a stop', new QueueWaitStopped()],
    ['an error', new QueueUnreachable({ cause: 'test' })],
  ])('[P-095] sends nothing if the queue refuses with %s', async (_, refusal) => {
    const world = start({ refusal })
    expect(await world.fails()).toBe(refusal)
    expect(world.log).toEqual([])
  })

  it('[P-090] adds no file to a proof that is no longer open', async () => {
    const world = start({ proof: { ...A_SENT_BACK_PROOF, status: 'supplementComplete' } })
    expect(await world.fails()).toMatchObject({ verdict: 'notRequested', because: { rule: 'TM-12' } })
    expect(world.log.filter((line) => line.startsWith('add'))).toEqual([])
  })

  it.each([
    ['notSelected', 'rejected'],
    ['userCancel', 'cancelled'],
    ['paymentComplete', 'paid'],
  ] as const)('[D3-660] [D3-673] adds no file once the application is %s', async (status, verdict) => {
    const world = start({ application: anApplication({ status, decidedAmount: 300_000 }) })
    expect(await world.fails()).toMatchObject({ _tag: 'ProofNotSupplementable', verdict })
    expect(world.log.filter((line) => line.startsWith('add'))).toEqual([])
  })

  it('[P-094] fails if the call is refused, and sends no call if an upload fails', async () => {
    expect(await start({ fails: { 'add a.pdf b.pdf': refusedWith(400, '서버의 말') } }).fails()).toMatchObject({
      _tag: 'BaseSupplementFailed',
    })
    const world = supplementWorld()
    const failure = new UploadFailed({ cause: 'test' })
    expect(
      await Effect.runPromise(
        Effect.flip(
          world.supplementBase('501', {
            storeAll: Effect.fail(failure),
            memory: { sentBefore: [], add: () => Effect.void },
          }),
        ),
      ),
    ).toBe(failure)
    expect(world.log).toEqual(['enter debug', 'leave debug'])
  })

  it.each([
    ['no answer', NO_ANSWER],
    ['an unreadable answer', MALFORMED_ANSWER],
    ['an outage', refusedWith(502)],
  ])('[P-315] succeeds after %s when the files have arrived', async (_, failure) => {
    const world = start({ fails: { 'add a.pdf b.pdf': failure }, done: ['add a.pdf b.pdf'] })
    await world.send()
    expect(world.log.slice(-3)).toEqual(['add a.pdf b.pdf', 'get', 'leave debug'])
  })

  it('[P-315] adds each file once at the next attempt', async () => {
    const world = start({ fails: { 'add a.pdf b.pdf': NO_ANSWER } })
    expect(await world.fails()).toMatchObject({ _tag: 'BaseSupplementFailed' })
    await world.send()
    expect(world.proof().items.filter(({ path }) => path !== null)).toHaveLength(2)
  })

  it('[P-315] does not add files twice after a lost answer', async () => {
    const world = start({
      fails: { 'add a.pdf b.pdf': NO_ANSWER, get: [null, NO_ANSWER] },
      done: ['add a.pdf b.pdf'],
    })
    expect(await world.fails()).toMatchObject({ _tag: 'BaseSupplementFailed' })
    await world.send()
    expect(world.log.filter((line) => line.startsWith('add'))).toEqual(['add a.pdf b.pdf'])
  })

  it('[D3-139] [P-034] [P-315] reports the stored files if another file was chosen afterwards', async () => {
    const world = start({
      fails: { 'add a.pdf b.pdf': NO_ANSWER, get: [null, NO_ANSWER] },
      done: ['add a.pdf b.pdf'],
    })
    expect(await world.fails()).toMatchObject({ _tag: 'BaseSupplementFailed' })
    world.choose(['c.pdf'])
    expect(await world.fails()).toMatchObject({
      _tag: 'OtherBaseFilesArrived',
      arrived: [{ path: pathOf('a.pdf') }, { path: pathOf('b.pdf') }],
    })
    expect(world.log.filter((line) => line.startsWith('add'))).toEqual(['add a.pdf b.pdf'])
  })

  it('[D3-139] [P-093] [P-315] fails, and lists the files that arrived, if other files are chosen afterwards', async () => {
    const world = start({}, ['a.pdf'])
    await world.send()
    world.choose(['a-again.pdf'])
    expect(await world.fails()).toMatchObject({ _tag: 'OtherBaseFilesArrived', arrived: [{ path: pathOf('a.pdf') }] })
  })

  it('[P-315] adds another file when an earlier file never arrived and was removed', async () => {
    const world = start({ fails: { 'add a.pdf': NO_ANSWER } }, ['a.pdf'])
    expect(await world.fails()).toMatchObject({ _tag: 'BaseSupplementFailed' })
    world.choose(['c.pdf'])
    await world.send()
    expect(world.recordedPaths).toEqual([pathOf('a.pdf'), pathOf('c.pdf')])
  })

  it('fails with SessionEnded when the session has ended', async () => {
    expect(await start({ fails: { get: SESSION_ENDED } }).fails()).toBe(SESSION_ENDED)
    expect(await start({ fails: { 'add a.pdf b.pdf': SESSION_ENDED } }).fails()).toBe(SESSION_ENDED)
  })
})
