import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import {
  NOTHING_STAGED,
  stageDeletion,
  type StagedChanges,
  stageReplacement,
  unstageChange,
} from '#domain/proof/supplement/staged-changes'
import { QueueWaitStopped, QueueUnreachable } from '../admission/queue-gate.errors.ts'
import { aStoredEvidenceFile } from '../testing/a-file.ts'
import { NO_ANSWER, QUEUE_BLOCKED, SESSION_ENDED, refusedWith } from '../testing/failures.ts'
import {
  A_SENT_BACK_PROOF,
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

/** Stages the deletion of item 1 and a new file for item 3. */
const both = (world: Pick<SupplementWorld, 'file'>, file = world.file('new.pdf')) =>
  stageReplacement(stageDeletion(NONE, '1'), '3', file)

const start = (answers: SupplementAnswers = {}) => {
  const world = supplementWorld(answers)
  const steps: string[] = []
  const recordStep = (step: SupplementStep) => void steps.push('id' in step ? `${step.is} ${step.id}` : step.is)
  const apply = (stagedChanges: StagedChanges<StagedFile>, { loaded = LOADED, entered = STORED } = {}) =>
    Effect.runPromise(world.apply(loaded, entered, stagedChanges, recordStep))
  const fails = (stagedChanges: StagedChanges<StagedFile>, more: Parameters<typeof apply>[1] = {}) =>
    Effect.runPromise(
      Effect.flip(world.apply(more.loaded ?? LOADED, more.entered ?? STORED, stagedChanges, recordStep)),
    )
  /** Returns the logged calls that change data. */
  const changes = () => world.log.filter((line) => /^(delete|write|replace|add)/.test(line))
  return { ...world, steps, apply, fails, changes }
}

describe('ApplySupplement', () => {
  it('[P-124] sends pending changes only on submission', async () => {
    const earlierSupplement = { proofId: '501', years: [2024, 2025] as const, total: 12, deletions: ['9'] }
    const world = supplementWorld({ sentSupplements: [{ ...earlierSupplement, replacements: [] }] })
    const loadedProof = await Effect.runPromise(world.loadProof())
    const staged = both(world)
    expect(loadedProof.pending).toMatchObject(earlierSupplement)
    const register = world.apply(loadedProof, STORED, staged, () => undefined)
    expect(world.log.splice(0)).toEqual(['get', 'application of ci-1 1000100001 at normal'])
    await Effect.runPromise(register)
    expect(world.log).toEqual(expect.arrayContaining(['store new.pdf', 'delete 1', 'write with 3']))
  })

  it('[P-125] [P-126] [P-130] [P-143] [P-144] [P-187] uploads the files, sends the deletions and then writes once', async () => {
    const world = start()
    const after = await world.apply(both(world), { entered: { years: [2025], total: 7 } })
    expect(world.log).toEqual([
      'enter debug',
      'get',
      'application of ci-1 1000100001 at normal',
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
          file: aStoredEvidenceFile('new.pdf'),
        },
      ],
    })
    expect(after.proof).toMatchObject({ status: 'supplementComplete', years: [2025], total: 7 })
    expect(world.steps).toEqual(['uploading', 'deleting 1', 'writing', 'loading'])
    expect(world.sentSupplements.get('501')).toBeUndefined()
  })

  it('[P-126] [P-131] sends the final write after the deletions', async () => {
    const world = start()
    await world.apply(stageDeletion(stageDeletion(NONE, '1'), '3'))
    expect(world.changes()).toEqual(['delete 1', 'delete 3', 'write'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('[P-131] sends only one write if only the total has changed', async () => {
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

  it('[P-131] fails with the server’s message, or null, when the write is refused', async () => {
    for (const message of ['총 증빙건수를 확인해주세요.', null]) {
      const world = start({ fails: { write: refusedWith(400, message) } })
      expect(await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))).toMatchObject({
        _tag: 'ProofUpdateFailed',
        message,
      })
    }
  })

  it('[P-126] writes before deleting if the deployment sets update-first', async () => {
    const world = start({ settings: { supplementOrder: 'update-first' } })
    await world.apply(both(world))
    expect(world.changes()).toEqual(['write with 3', 'delete 1'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('[P-126] sends each replacement in a multipart call if configured', async () => {
    const world = start({ settings: { replaceMode: 'multipart' } })
    await world.apply(both(world))
    expect(world.changes()).toEqual(['delete 1', 'replace 3', 'write'])
    expect(world.log).not.toContain('store new.pdf')
  })

  it('never sends a file without bytes in a multipart call', async () => {
    const world = start({ settings: { replaceMode: 'multipart' } })
    const storedFile = { ...world.file('new.pdf'), content: null }
    await expect(world.apply(both(world, storedFile))).rejects.toThrow('the file of item 3 is stored')
    expect(world.changes()).not.toContain('replace 3')
  })
})

describe('[P-133] [P-134] ApplySupplement, when the supplement may not be sent', () => {
  it.each([
    ['[P-134] no person is signed in', { signedIn: false }, 'signedOut', 'SU-1'],
    [
      '[P-133] the proof is not open for a supplement',
      { proof: { ...A_SENT_BACK_PROOF, status: 'supplementComplete' } },
      'notRequested',
      'SU-2',
    ],
  ] as const)('rejects without entering the queue: %s', async (_, answers, verdict, rule) => {
    const world = start(answers)
    const proof = 'proof' in answers ? answers.proof : A_SENT_BACK_PROOF
    expect(await world.fails(both(world), { loaded: { ...LOADED, proof } })).toMatchObject({
      verdict,
      because: { rule },
    })
    expect(world.log).toEqual([])
  })

  it('[P-139] rejects a supplement with unchanged items', async () => {
    const world = start()
    expect(await world.fails(stageDeletion(NONE, '1'))).toMatchObject({
      verdict: 'itemsOpen',
      because: { rule: 'SU-8' },
      open: 1,
    })
    expect(world.log).toEqual([])
  })

  it('changes nothing when another tab has completed the proof', async () => {
    const world = start()
    world.change({ status: 'supplementComplete' })
    expect(await world.fails(both(world))).toMatchObject({ _tag: 'SupplementNotReady', verdict: 'notRequested' })
    expect(world.changes()).toEqual([])
  })

  it('[P-138] fails with NothingLeftToChange when another tab has changed every item', async () => {
    const world = start()
    world.change({
      items: A_SENT_BACK_PROOF.items.map((item) => ({
        ...item,
        status: 'submitComplete',
      })),
    })
    expect(await world.fails(both(world))).toMatchObject({ _tag: 'NothingLeftToChange', verdict: 'appliedElsewhere' })
    expect(world.changes()).toEqual([])
  })

  it('[P-139] reports an item that the agency has sent back again', async () => {
    const world = start()
    const staged = both(world)
    world.change({
      items: A_SENT_BACK_PROOF.items.map((item, index) =>
        index === 0
          ? { ...item, id: 'sent-back-since', status: 'supplementRequest' }
          : { ...item, status: 'submitComplete' },
      ),
    })
    expect(await world.fails(staged)).toMatchObject({ _tag: 'SupplementNotReady', verdict: 'itemsOpen', open: 1 })
    expect(world.changes()).toEqual([])
  })

  it('[P-128] changes nothing if the proof cannot be read first', async () => {
    const world = start({ fails: { get: NO_ANSWER } })
    expect(await world.fails(both(world))).toMatchObject({ _tag: 'ProofNotRereadBeforeChange' })
    expect(world.changes()).toEqual([])
  })

  it.each([
    ['a stop', new QueueWaitStopped()],
    ['a block', QUEUE_BLOCKED],
    ['an error', new QueueUnreachable({ cause: 'test' })],
  ])('[P-144] [P-198] [P-204] sends nothing if the queue refuses with %s', async (_, refusal) => {
    const world = start({ refusal })
    expect(await world.fails(both(world))).toBe(refusal)
    expect(world.log).toEqual([])
  })
})

describe('[P-141] ApplySupplement, when a file upload fails', () => {
  it.each([
    ['a dead connection', new UploadFailed({ cause: 'test' })],
    ['a time-out', new UploadTimeout({ cause: 'test' })],
  ])('after %s, changes nothing and reports which file failed', async (_, failure) => {
    const world = start()
    const staged = both(world, world.file('영수증 (1).pdf', Effect.fail(failure)))
    expect(await world.fails(staged)).toMatchObject({ _tag: 'FileNotUploaded', name: '영수증 (1).pdf' })
    expect(world.changes()).toEqual([])
    expect(world.sentSupplements.get('501')).toBeUndefined()
  })

  it('fails with the same failure if the upload is cancelled or the session has ended', async () => {
    const world = start()
    for (const failure of [new UploadCancelled(), SESSION_ENDED])
      expect(await world.fails(both(world, world.file('a.pdf', Effect.fail(failure))))).toBe(failure)
    expect(world.changes()).toEqual([])
  })
})

describe('[P-142] [P-314] ApplySupplement, when a change fails', () => {
  it.each([
    [refusedWith(500, '내부 오류'), true],
    [refusedWith(400, '내부 오류'), false],
  ])('[P-128] [P-129] sends nothing more if a deletion fails: %s', async (failure, mayStillArrive) => {
    const world = start({ fails: { 'delete 1': failure } })
    const error = await world.fails(both(world))
    expect(error).toMatchObject({
      _tag: 'ProofItemDeletionFailed',
      cause: { message: '내부 오류' },
      after: { partly: false, loaded: { pending: null } },
    })
    expect(world.changes()).toEqual(['delete 1'])
    expect(world.sentSupplements.has('501')).toBe(mayStillArrive)
  })

  it('[P-128] returns the stored changes if the write fails', async () => {
    const world = start({ fails: { 'write with 3': refusedWith(400, '기간을 확인해주세요.') } })
    const error = await world.fails(both(world))
    expect(error).toMatchObject({ _tag: 'ProofUpdateFailed', message: '기간을 확인해주세요.', after: { partly: true } })
    if (error._tag !== 'ProofUpdateFailed' || error.after.loaded === null) throw new Error('not loaded')
    const { loaded } = error.after
    expect(loaded.proof.items.map(({ id }) => id)).toEqual(['2', '3', '4'])
    expect(loaded.pending).toMatchObject({ deletions: ['1'], replacements: [{ id: '3', name: 'new.pdf' }] })

    await world.apply(unstageChange(both(world), '1'), { loaded })
    expect(world.changes()).toEqual(['delete 1', 'write with 3', 'write with 3'])
    expect(world.proof().status).toBe('supplementComplete')
    expect(world.sentSupplements.get('501')).toBeUndefined()
  })

  it('sends only the final write if everything else was stored', async () => {
    const world = start({ fails: { write: [NO_ANSWER, null] } })
    const error = await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))
    expect(error).toMatchObject({ _tag: 'ProofUpdateFailed', after: { partly: true } })
    const loaded = await Effect.runPromise(world.loadProof())
    expect(loaded.pending).toMatchObject({ deletions: ['1', '3'] })
    await world.apply(NONE, { loaded })
    expect(world.changes()).toEqual(['delete 1', 'delete 3', 'write', 'write'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('[D3-560] sends the final write even without the record of the earlier attempt', async () => {
    const world = start({ fails: { write: [NO_ANSWER, null] } })
    await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))
    world.sentSupplements.delete('501')
    const loaded = await Effect.runPromise(world.loadProof())
    await world.apply(NONE, { loaded })
    expect(world.changes()).toEqual(['delete 1', 'delete 3', 'write', 'write'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('does not repeat a stored deletion when another deletion fails', async () => {
    const world = start({ fails: { 'delete 3': refusedWith(500) } })
    const staged = stageDeletion(stageDeletion(NONE, '1'), '3')
    expect(await world.fails(staged)).toMatchObject({ after: { partly: true } })
    await world.apply(staged)
    expect(world.changes()).toEqual(['delete 1', 'delete 3', 'delete 3', 'write'])
  })

  it('with update-first, repeats write and deletion after a failure', async () => {
    const world = start({
      settings: { supplementOrder: 'update-first' },
      fails: { 'delete 1': refusedWith(500) },
    })
    const error = await world.fails(both(world))
    expect(error).toMatchObject({ _tag: 'ProofItemDeletionFailed', after: { partly: true } })
    if (error._tag !== 'ProofItemDeletionFailed' || error.after.loaded === null) throw new Error('not loaded')
    await world.apply(stageDeletion(NONE, '1'), { loaded: error.after.loaded })
    expect(world.changes()).toEqual(['write with 3', 'delete 1', 'write', 'delete 1'])
    expect(world.proof().status).toBe('supplementComplete')
  })

  it('fails with ProofItemReplacementFailed when a multipart replacement fails', async () => {
    const world = start({
      settings: { replaceMode: 'multipart' },
      fails: { 'replace 3': refusedWith(400, '파일 오류') },
    })
    expect(await world.fails(both(world))).toMatchObject({
      _tag: 'ProofItemReplacementFailed',
      message: '파일 오류',
      after: { partly: true },
    })
  })

  it('[P-128] succeeds if only the answer of the write was lost', async () => {
    const world = start({ fails: { 'write with 3': NO_ANSWER }, done: ['write with 3'] })
    const after = await world.apply(both(world))
    expect(after).toMatchObject({ proof: { status: 'supplementComplete' }, pending: null })
    expect(world.sentSupplements.get('501')).toBeUndefined()
  })

  it('[P-128] compares files by name in multipart mode', async () => {
    const world = start({ settings: { replaceMode: 'multipart' }, fails: { write: NO_ANSWER }, done: ['write'] })
    expect(await world.apply(both(world))).toMatchObject({ proof: { status: 'supplementComplete' } })
  })

  it.each([
    ['another total', { total: 13 }],
    ['an item that this tab wanted to delete', { items: A_SENT_BACK_PROOF.items }],
  ])(
    '[F-001] [D3-139] [P-315] fails with OtherSupplementArrived when the proof was completed with %s',
    async (_, other) => {
      const world = start({ fails: { 'delete 1': NO_ANSWER } })
      // Another tab completes the proof before this tab does, and the answer to the call of this tab is lost.
      const store = Effect.sync(() => {
        const items = A_SENT_BACK_PROOF.items.filter(({ id }) => id !== '1')
        world.change({ status: 'supplementComplete', items, ...other })
        return aStoredEvidenceFile('new.pdf')
      })
      const staged = both(world, { ...world.file('new.pdf'), store })
      expect(await world.fails(staged)).toMatchObject({
        _tag: 'OtherSupplementArrived',
        because: { rule: 'SR-2' },
        proof: other,
      })
      expect(world.sentSupplements.get('501')).toBeUndefined()
    },
  )

  /**
   * Makes a first attempt that fails, because its write arrives only after the page has searched for it. The page then
   * shows the proof without the deleted item.
   */
  const arrivesLate = async () => {
    const world = start({ fails: { 'write with 3': NO_ANSWER } })
    const file = world.file('new.pdf')
    const error = await world.fails(both(world, file))
    if (error._tag !== 'ProofUpdateFailed' || error.after.loaded === null) throw new Error('not loaded')
    const items = world
      .proof()
      .items.map((item) =>
        item.id === '3'
          ? { ...item, status: 'supplementComplete' as const, path: aStoredEvidenceFile('new.pdf').path }
          : item,
      )
    world.change({ status: 'supplementComplete', items })
    const sent = world.changes()
    return { ...world, sent, file, loaded: error.after.loaded }
  }

  it.each(['supplementComplete', 'underReview', 'approved'] as const)(
    '[D3-139] [D3-661] [P-315] sends nothing more if an equal supplement arrived late and is now %s',
    async (status) => {
      const { apply, change, changes, file, loaded, sent } = await arrivesLate()
      change({ status })
      expect(await apply(stageReplacement(NONE, '3', file), { loaded })).toMatchObject({ proof: { status } })
      expect(changes()).toEqual(sent)
    },
  )

  it('[D3-139] [P-315] recognises after a reload that a supplement arrived late', async () => {
    const first = await arrivesLate()
    const world = start({ proof: first.proof(), sentSupplements: [...first.sentSupplements.values()] })
    const again = { loaded: first.loaded }
    expect(await world.fails(stageReplacement(NONE, '3', world.file('new.pdf')), again)).toMatchObject({
      _tag: 'OtherSupplementArrived',
    })
    expect(await world.apply(stageReplacement(NONE, '3', first.file), again)).toMatchObject({
      proof: { status: 'supplementComplete' },
    })
    expect(world.changes()).toEqual([])
  })

  it('[F-001] [D3-139] [P-315] fails with OtherSupplementArrived if the total that arrived late is different', async () => {
    const { fails, changes, file, loaded, sent } = await arrivesLate()
    const staged = stageReplacement(NONE, '3', file)
    expect(await fails(staged, { loaded, entered: { ...STORED, total: 13 } })).toMatchObject({
      _tag: 'OtherSupplementArrived',
      proof: { total: 12 },
    })
    expect(changes()).toEqual(sent)
  })

  it.each([
    ['another file with the same name', 'new.pdf'],
    ['a deletion instead of the new file', null],
  ])(
    '[F-001] [D3-139] [P-315] fails with OtherSupplementArrived if the changes after the late attempt have %s',
    async (_, name) => {
      const { fails, file, changes, loaded, sent, ...world } = await arrivesLate()
      const staged =
        name === null
          ? stageDeletion(NONE, '3')
          : stageReplacement(NONE, '3', { ...file, name, storedPath: () => null })
      expect(await fails(staged, { loaded })).toMatchObject({ _tag: 'OtherSupplementArrived' })
      expect(changes()).toEqual(sent)
      expect(world.proof().total).toBe(12)
    },
  )

  it('treats a deletion as stored if its answer was lost', async () => {
    const world = start({ fails: { 'delete 1': NO_ANSWER }, done: ['delete 1'] })
    const error = await world.fails(both(world))
    expect(error).toMatchObject({ _tag: 'ProofItemDeletionFailed', after: { partly: true } })
    await world.apply(both(world))
    expect(world.changes()).toEqual(['delete 1', 'write with 3'])
  })

  it('keeps the sent supplement when the proof cannot be reloaded after the failure', async () => {
    const world = start({ fails: { 'write with 3': NO_ANSWER, get: [null, NO_ANSWER] } })
    expect(await world.fails(both(world))).toMatchObject({
      _tag: 'ProofUpdateFailed',
      after: { loaded: null, partly: false },
    })
    expect(world.sentSupplements.get('501')).toMatchObject({ deletions: ['1'] })
    await world.apply(both(world))
    expect(world.changes()).toEqual(['delete 1', 'write with 3', 'write with 3'])
  })

  it('[P-128] fails with ReloadAfterSupplementFailed if only the reload fails', async () => {
    const world = start({ fails: { get: [null, NO_ANSWER] } })
    expect(await world.fails(both(world))).toMatchObject({ _tag: 'ReloadAfterSupplementFailed' })
    expect(world.proof().status).toBe('supplementComplete')
    expect(world.sentSupplements.get('501')).toBeUndefined()
  })

  it('keeps the sent supplement for the next certification when the session ends', async () => {
    const world = start({ fails: { 'write with 3': SESSION_ENDED } })
    expect(await world.fails(both(world))).toBe(SESSION_ENDED)
    expect(world.sentSupplements.get('501')).toMatchObject({ deletions: ['1'] })
  })

  it('returns the pending supplement in a browser without storage', async () => {
    const world = start({ fails: { write: [NO_ANSWER, null] } })
    const error = await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))
    world.sentSupplements.delete('501')
    if (!('after' in error) || error.after.loaded === null) throw new Error('not loaded')
    expect(error.after.loaded.pending).toMatchObject({ deletions: ['1', '3'] })
  })

  it('discards a deletion that the person undid', async () => {
    const world = start({ fails: { 'delete 3': refusedWith(500), 'write with 3': refusedWith(500) } })
    const error = await world.fails(stageDeletion(stageDeletion(NONE, '1'), '3'))
    if (!('after' in error) || error.after.loaded === null) throw new Error('not loaded')
    await world.fails(stageReplacement(NONE, '3', world.file('new.pdf')), { loaded: error.after.loaded })
    expect(world.sentSupplements.get('501')).toMatchObject({ deletions: ['1'], replacements: [{ id: '3' }] })
  })
})
