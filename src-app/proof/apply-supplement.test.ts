import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import {
  NOTHING_STAGED,
  stageDeletion,
  type StagedChanges,
  stageReplacement,
  unstage,
} from '#domain/proof/staged-changes'
import { QueueStopped, QueueUnreachable } from '../admission/queue-gate.errors.ts'
import { NO_ANSWER, QUEUE_BLOCKED, SESSION_ENDED, refusedWith } from '../testing/failures.ts'
import {
  A_SENT_BACK_PROOF,
  aStoredFile,
  type SupplementAnswers,
  type SupplementWorld,
  supplementWorld,
} from '../testing/supplement-world.ts'
import { UploadCancelled, UploadFailed, UploadTimeout } from '../upload/upload.errors.ts'
import type { StagedFile, SupplementStep } from './apply-supplement.ts'
import type { LoadedProof } from './proof.errors.ts'

const NONE: StagedChanges<StagedFile> = NOTHING_STAGED
const STORED = { years: [2024, 2025], total: 12 }
const LOADED: LoadedProof = { proof: A_SENT_BACK_PROOF, application: null, pending: null }

/** Row 1 is to be deleted, row 3 gets another file. */
const both = (world: Pick<SupplementWorld, 'file'>, file = world.file('new.pdf')) =>
  stageReplacement(stageDeletion(NONE, '1'), '3', file)

const start = (answers: SupplementAnswers = {}) => {
  const world = supplementWorld(answers)
  const steps: string[] = []
  const tell = (step: SupplementStep) => void steps.push('id' in step ? `${step.is} ${step.id}` : step.is)
  const apply = (staged: StagedChanges<StagedFile>, { loaded = LOADED, entered = STORED } = {}) =>
    Effect.runPromise(world.apply(loaded, entered, staged, tell))
  const fails = (staged: StagedChanges<StagedFile>, more: Parameters<typeof apply>[1] = {}) =>
    Effect.runPromise(Effect.flip(world.apply(more.loaded ?? LOADED, more.entered ?? STORED, staged, tell)))
  /** What changed anything, without looking. */
  const changes = () => world.log.filter((line) => /^(delete|write|replace|add)/.test(line))
  return { ...world, steps, apply, fails, changes }
}

describe('sending a supplement', () => {
  it('[P-124] what is pending is sent by registering alone: loading, noting and checking it only look', async () => {
    const earlier = { proofId: '501', years: [2024, 2025] as const, total: 12, deletions: ['1'] }
    const world = supplementWorld({ pendingSupplements: [{ ...earlier, replacements: [] }] })
    const loaded = await Effect.runPromise(world.loadProof())
    const staged = both(world)
    expect([loaded.pending, world.check(loaded, STORED, staged)]).toMatchObject([earlier, { verdict: 'ready' }])
    const register = world.apply(loaded, STORED, staged)
    expect(world.log.splice(0)).toEqual(['get', 'application of ci-1 1000100001 at normal'])
    await Effect.runPromise(register)
    expect(world.log).toEqual(expect.arrayContaining(['store new.pdf', 'delete 1', 'write with 3']))
  })

  it('[P-125] [P-126] [P-130] [P-144] [P-187] gate, files, deletions, one write with the files, then the proof again', async () => {
    const world = start()
    const after = await world.apply(both(world), { entered: { years: [2025], total: 7 } })
    expect(world.log).toEqual([
      'enter debug',
      'get',
      'store new.pdf',
      'delete 1',
      'write with 3',
      'leave debug',
      'get',
      'application of ci-1 1000100001 at normal',
    ])
    expect(world.sent).toEqual({
      write: { proofId: '501', applicationNumber: 'APL-1', years: [2025], total: 7 },
      replacements: [
        {
          itemId: '3',
          applicationNumber: 'APL-1',
          proofType: 'general',
          supportNumber: '8',
          file: aStoredFile('new.pdf'),
        },
      ],
    })
    expect(after.proof).toMatchObject({ status: 'supplementComplete', years: [2025], total: 7 })
    expect(world.steps).toEqual(['uploading', 'deleting 1', 'writing', 'loading'])
    expect(world.pendingSupplements.get('501')).toBeUndefined()
  })

  it('[P-126] [P-131] deletions alone end with the write of the master, too', async () => {
    const world = start()
    await world.apply(stageDeletion(stageDeletion(NONE, '1'), '3'))
    expect(world.changes()).toEqual(['delete 1', 'delete 3', 'write'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('[P-131] a changed total alone is one write', async () => {
    const proof = {
      ...A_SENT_BACK_PROOF,
      items: A_SENT_BACK_PROOF.items.filter(({ status }) => status !== 'supplementRequest'),
    }
    const world = start({ proof })
    await world.apply(NONE, { loaded: { ...LOADED, proof }, entered: { years: [2024, 2025], total: 13 } })
    expect(world.changes()).toEqual(['write'])
    expect(world.sent).toEqual({
      write: { proofId: '501', applicationNumber: 'APL-1', years: [2024, 2025], total: 13 },
    })
  })

  it('[P-131] a write that is refused says why, in the words of the answer where it has some', async () => {
    for (const message of ['총 증빙건수를 확인해주세요.', null]) {
      const world = start({ fails: { write: refusedWith(400, message) } })
      expect(await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))).toMatchObject({
        _tag: 'ProofUpdateFailed',
        message,
      })
    }
  })

  it('[P-126] the write comes first where the deployment wants it so', async () => {
    const world = start({ settings: { supplementOrder: 'update-first' } })
    await world.apply(both(world))
    expect(world.changes()).toEqual(['write with 3', 'delete 1'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('[P-126] one multipart call for each file, then the write, where the deployment wants it so', async () => {
    const world = start({ settings: { replaceMode: 'multipart' } })
    await world.apply(both(world))
    expect(world.changes()).toEqual(['delete 1', 'replace 3', 'write'])
    expect(world.log).not.toContain('store new.pdf')
  })

  it('[P-143] the proof is loaded again and has left its status', async () => {
    const world = start()
    expect((await world.apply(both(world))).proof.status).toBe('supplementComplete')
  })
})

describe('[P-133] [P-134] what blocks it', () => {
  it.each([
    ['[P-134] nobody is signed in', { signedIn: false }, 'signedOut', 'SU-1'],
    [
      '[P-133] the proof is not asked for',
      { proof: { ...A_SENT_BACK_PROOF, status: 'supplementComplete' } },
      'notRequested',
      'SU-2',
    ],
  ] as const)('%s: not even the gate is asked', async (_, answers, verdict, rule) => {
    const world = start(answers)
    const proof = 'proof' in answers ? answers.proof : A_SENT_BACK_PROOF
    expect(await world.fails(both(world), { loaded: { ...LOADED, proof } })).toMatchObject({
      verdict,
      because: { rule },
    })
    expect(world.log).toEqual([])
  })

  it('[P-137] nothing changed', async () => {
    const world = start()
    expect(await world.fails(NONE)).toMatchObject({ verdict: 'noChange', because: { rule: 'SU-7' } })
    expect(world.log).toEqual([])
  })

  it('[P-139] names the rows that nothing is done with', async () => {
    const world = start()
    expect(await world.fails(stageDeletion(NONE, '1'))).toMatchObject({
      verdict: 'rowsOpen',
      because: { rule: 'SU-8' },
      open: 1,
    })
    expect(world.log).toEqual([])
  })

  it('[P-133] a proof that another window has finished meanwhile is not touched', async () => {
    const world = start()
    world.change({ status: 'supplementComplete' })
    expect(await world.fails(both(world))).toMatchObject({ _tag: 'SupplementNotReady', verdict: 'notRequested' })
    expect(world.changes()).toEqual([])
  })

  it('[P-138] nothing is left to send when another window has dealt with every row', async () => {
    const world = start()
    world.change({
      items: A_SENT_BACK_PROOF.items.map((row) => ({
        ...row,
        status: 'submitComplete',
      })),
    })
    expect(await world.fails(both(world))).toMatchObject({ _tag: 'NothingToChange' })
    expect(world.changes()).toEqual([])
  })

  it('[P-128] the proof cannot be read before the first change: nothing is sent', async () => {
    const world = start({ fails: { get: NO_ANSWER } })
    expect(await world.fails(both(world))).toMatchObject({ _tag: 'ProofUnreadable' })
    expect(world.changes()).toEqual([])
  })

  it.each([
    ['a stop', new QueueStopped()],
    ['a block', QUEUE_BLOCKED],
    ['an error', new QueueUnreachable({ cause: 'test' })],
  ])('[P-144] [P-198] [P-204] the gate says no by %s: nothing is sent', async (_, refusal) => {
    const world = start({ refusal })
    expect(await world.fails(both(world))).toBe(refusal)
    expect(world.log).toEqual([])
  })
})

describe('[P-141] a file that does not arrive', () => {
  it.each([
    ['a dead line', new UploadFailed({ cause: 'test' })],
    ['a time-out', new UploadTimeout({ cause: 'test' })],
  ])('%s: named, and nothing is changed', async (_, failure) => {
    const world = start()
    const staged = both(world, world.file('영수증 (1).pdf', Effect.fail(failure)))
    expect(await world.fails(staged)).toMatchObject({ _tag: 'FileNotUploaded', name: '영수증 (1).pdf' })
    expect(world.changes()).toEqual([])
    expect(world.pendingSupplements.get('501')).toBeUndefined()
  })

  it('keeps a stopped file and the end of the session as their own failures', async () => {
    const world = start()
    for (const failure of [new UploadCancelled(), SESSION_ENDED])
      expect(await world.fails(both(world, world.file('a.pdf', Effect.fail(failure))))).toBe(failure)
    expect(world.changes()).toEqual([])
  })
})

describe('[P-142] [P-314] a change that fails on the way', () => {
  it('[P-128] [P-129] a failed deletion: nothing else is sent, and what was not stored is as before', async () => {
    const world = start({ fails: { 'delete 1': refusedWith(500, '내부 오류') } })
    const error = await world.fails(both(world))
    expect(error).toMatchObject({
      _tag: 'DeletionFailed',
      cause: { message: '내부 오류' },
      after: { partly: false, loaded: { pending: null } },
    })
    expect(world.changes()).toEqual(['delete 1'])
    expect(world.pendingSupplements.get('501')).toBeUndefined()
  })

  it('[P-128] a failed write after the deletion leaves the stored changes visible, and the rest can be finished', async () => {
    const world = start({ fails: { 'write with 3': refusedWith(400, '기간을 확인해주세요.') } })
    const error = await world.fails(both(world))
    expect(error).toMatchObject({ _tag: 'ProofUpdateFailed', message: '기간을 확인해주세요.', after: { partly: true } })
    if (error._tag !== 'ProofUpdateFailed' || error.after.loaded === null) throw new Error('not loaded')
    const { loaded } = error.after
    expect(loaded.proof.items.map(({ id }) => id)).toEqual(['2', '3', '4'])
    expect(loaded.pending).toMatchObject({ deletions: ['1'], replacements: [{ id: '3', name: 'new.pdf' }] })

    await world.apply(unstage(both(world), '1'), { loaded })
    expect(world.changes()).toEqual(['delete 1', 'write with 3', 'write with 3'])
    expect(world.proof().status).toBe('supplementComplete')
    expect(world.pendingSupplements.get('501')).toBeUndefined()
  })

  it('only the ending write is missing: it is finished without any change, also by the memory of the tab alone', async () => {
    const world = start({ fails: { write: [NO_ANSWER, null] } })
    const error = await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))
    expect(error).toMatchObject({ _tag: 'ProofUpdateFailed', after: { partly: true } })
    const loaded = await Effect.runPromise(world.loadProof())
    expect(loaded.pending).toMatchObject({ deletions: ['1', '3'] })
    await world.apply(NONE, { loaded })
    expect(world.changes()).toEqual(['delete 1', 'delete 3', 'write', 'write'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('has nothing to send without the recovery record', async () => {
    const world = start({ fails: { write: [NO_ANSWER, null] } })
    await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))
    world.pendingSupplements.delete('501')
    const loaded = await Effect.runPromise(world.loadProof())
    expect(await world.fails(NONE, { loaded })).toMatchObject({ verdict: 'noChange' })
  })

  it('the second of two deletions fails: the first is never sent again, though a second try begins with both noted', async () => {
    const world = start({ fails: { 'delete 3': refusedWith(500) } })
    const staged = stageDeletion(stageDeletion(NONE, '1'), '3')
    expect(await world.fails(staged)).toMatchObject({ after: { partly: true } })
    await world.apply(staged)
    expect(world.changes()).toEqual(['delete 1', 'delete 3', 'delete 3', 'write'])
  })

  it('after the write the deletion fails: what is left is the deletion, and a write that ends it', async () => {
    const world = start({
      settings: { supplementOrder: 'update-first' },
      fails: { 'delete 1': refusedWith(500) },
    })
    const error = await world.fails(both(world))
    expect(error).toMatchObject({ _tag: 'DeletionFailed', after: { partly: true } })
    if (error._tag !== 'DeletionFailed' || error.after.loaded === null) throw new Error('not loaded')
    await world.apply(stageDeletion(NONE, '1'), { loaded: error.after.loaded })
    expect(world.changes()).toEqual(['write with 3', 'delete 1', 'write', 'delete 1'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('reports a failed multipart replacement differently', async () => {
    const world = start({
      settings: { replaceMode: 'multipart' },
      fails: { 'replace 3': refusedWith(400, '파일 오류') },
    })
    expect(await world.fails(both(world))).toMatchObject({
      _tag: 'ReplacementFailed',
      message: '파일 오류',
      after: { partly: true },
    })
  })

  it('[P-128] a write whose answer was lost, but which arrived, is a success', async () => {
    const world = start({ fails: { 'write with 3': NO_ANSWER }, done: ['write with 3'] })
    const after = await world.apply(both(world))
    expect(after).toMatchObject({ proof: { status: 'supplementComplete' }, pending: null })
    expect(world.pendingSupplements.get('501')).toBeUndefined()
  })

  it('[P-128] reports a multipart replacement, whose file is known by its name, as well', async () => {
    const world = start({ settings: { replaceMode: 'multipart' }, fails: { write: NO_ANSWER }, done: ['write'] })
    expect(await world.apply(both(world))).toMatchObject({ proof: { status: 'supplementComplete' } })
  })

  it.each([
    ['another total', { total: 13 }],
    ['a row that was to be deleted', { items: A_SENT_BACK_PROOF.items }],
  ])('[F-001] [D3-139] [P-315] a proof that is complete with %s is named, and no success', async (_, other) => {
    const world = start({ fails: { 'delete 1': NO_ANSWER } })
    // Another window is quicker than this one, whose call is lost.
    const store = Effect.sync(() => {
      const items = A_SENT_BACK_PROOF.items.filter(({ id }) => id !== '1')
      world.change({ status: 'supplementComplete', items, ...other })
      return aStoredFile('new.pdf')
    })
    const staged = both(world, { ...world.file('new.pdf'), store })
    expect(await world.fails(staged)).toMatchObject({ _tag: 'OtherSupplementArrived', proof: other })
    expect(world.pendingSupplements.get('501')).toBeUndefined()
  })

  /** A press whose write arrives after the portal has looked for it; then the page shows the proof without its deleted row. */
  const arrivesLate = async () => {
    const world = start({ fails: { 'write with 3': NO_ANSWER } })
    const file = world.file('new.pdf')
    const error = await world.fails(both(world, file))
    if (error._tag !== 'ProofUpdateFailed' || error.after.loaded === null) throw new Error('not loaded')
    const items = world
      .proof()
      .items.map((row) =>
        row.id === '3' ? { ...row, status: 'supplementComplete' as const, path: aStoredFile('new.pdf').path } : row,
      )
    world.change({ status: 'supplementComplete', items })
    const sent = world.changes()
    return { ...world, sent, file, loaded: error.after.loaded }
  }

  it('[D3-139] [P-315] a write that arrives late is a success at the next press, where nothing was changed', async () => {
    const { apply, changes, file, loaded, sent } = await arrivesLate()
    expect(await apply(stageReplacement(NONE, '3', file), { loaded })).toMatchObject({
      proof: { status: 'supplementComplete' },
    })
    expect(changes()).toEqual(sent)
  })

  it('[F-001] [D3-139] [P-315] a write that arrives late is named at the next press with another total', async () => {
    const { fails, changes, file, loaded, sent } = await arrivesLate()
    const staged = stageReplacement(NONE, '3', file)
    expect(await fails(staged, { loaded, entered: { ...STORED, total: 13 } })).toMatchObject({
      _tag: 'OtherSupplementArrived',
      proof: { total: 12 },
    })
    expect(changes()).toEqual(sent)
  })

  it.each([
    ['another file of that name', 'new.pdf'],
    ['a deletion in its place', null],
  ])('[F-001] [D3-139] [P-315] a write that arrives late is named at the next press with %s', async (_, name) => {
    const { fails, file, changes, loaded, sent, ...world } = await arrivesLate()
    const staged = name === null ? stageDeletion(NONE, '3') : stageReplacement(NONE, '3', { ...file, name })
    expect(await fails(staged, { loaded })).toMatchObject({ _tag: 'OtherSupplementArrived' })
    expect([changes(), world.proof().total]).toEqual([sent, 12])
  })

  it('a deletion whose answer was lost, but which arrived, counts as stored', async () => {
    const world = start({ fails: { 'delete 1': NO_ANSWER }, done: ['delete 1'] })
    const error = await world.fails(both(world))
    expect(error).toMatchObject({ _tag: 'DeletionFailed', after: { partly: true } })
    await world.apply(both(world))
    expect(world.changes()).toEqual(['delete 1', 'write with 3'])
  })

  it('the proof cannot be loaded after the failure: what was sent stays written down', async () => {
    const world = start({ fails: { 'write with 3': NO_ANSWER, get: [null, NO_ANSWER] } })
    expect(await world.fails(both(world))).toMatchObject({
      _tag: 'ProofUpdateFailed',
      after: { loaded: null, partly: false },
    })
    expect(world.pendingSupplements.get('501')).toMatchObject({ deletions: ['1'] })
    await world.apply(both(world))
    expect(world.changes()).toEqual(['delete 1', 'write with 3', 'write with 3'])
  })

  it('[P-128] everything is stored, but the proof cannot be loaded again', async () => {
    const world = start({ fails: { get: [null, NO_ANSWER] } })
    expect(await world.fails(both(world))).toMatchObject({ _tag: 'ReloadFailed' })
    expect(world.proof().status).toBe('supplementComplete')
    expect(world.pendingSupplements.get('501')).toBeUndefined()
  })

  it('the session ends on the way: what was sent stays written down for the next certification', async () => {
    const world = start({ fails: { 'write with 3': SESSION_ENDED } })
    expect(await world.fails(both(world))).toBe(SESSION_ENDED)
    expect(world.pendingSupplements.get('501')).toMatchObject({ deletions: ['1'] })
  })

  it('a browser that keeps nothing can finish it, too, while the page stays', async () => {
    const world = start({ fails: { write: [NO_ANSWER, null] } })
    const error = await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))
    world.pendingSupplements.delete('501')
    if (!('after' in error) || error.after.loaded === null) throw new Error('not loaded')
    expect(error.after.loaded.pending).toMatchObject({ deletions: ['1', '3'] })
  })

  it('does not remember a deletion that was undone after a failure', async () => {
    const world = start({ fails: { 'delete 3': refusedWith(500), 'write with 3': refusedWith(500) } })
    const error = await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))
    if (!('after' in error) || error.after.loaded === null) throw new Error('not loaded')
    await world.fails(stageReplacement(NONE, '3', world.file('new.pdf')), { loaded: error.after.loaded })
    expect(world.pendingSupplements.get('501')).toMatchObject({ deletions: ['1'], replacements: [{ id: '3' }] })
  })
})
