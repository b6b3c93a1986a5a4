import { Effect } from 'effect'
import type { Settings } from '#domain/kernel/settings'
import type { HalfSupplement } from '#domain/proof/half-supplement'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import { isSupplementOpen, masterAfterSupplement } from '#domain/proof/supplement-end'
import type { Session } from '#domain/session/session'
import type { StoredFile } from '#domain/upload/stored-file'
import type { QueueError } from '../admission/queue-gate.errors.ts'
import type { Application } from '#domain/application/application'
import type { ProofItem, ProofMaster } from '#domain/proof/proof'
import { Applications } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { makeApplySupplement, type StagedFile } from '../proof/apply-supplement.ts'
import { makeCheckSupplement } from '../proof/check-supplement.ts'
import { makeLoadProof } from '../proof/load-proof.ts'
import type { ProofItems } from '../proof/proof-items.port.ts'
import type { FileReplacement, MasterWrite, ProofMasters } from '../proof/proof-masters.port.ts'
import { makeSupplementBaseProof } from '../proof/supplement-base-proof.ts'
import { aPreparedFile } from './a-file.ts'
import { A_CERTIFIED_SESSION } from './a-session.ts'
import { aProofItem } from './a-proof-item.ts'
import { aProofMaster } from './a-proof-master.ts'
import { anApplication } from './an-application.ts'
import { chosenSettings } from './chosen-settings.ts'
import { inMemoryHalves } from './in-memory-halves.ts'
import { inMemorySession } from './in-memory-session.ts'
import { memoryCookie } from './memory-cookie.ts'
import { only } from './only.ts'
import { recordingGate } from './recording-gate.ts'

/** A direct proof that was sent back, with a base and a performance row that were, too, and one of each that was not. */
export const A_SENT_BACK_MASTER: ProofMaster = aProofMaster({
  receiptProofMstrId: '501',
  aplyNo: 'APL-1',
  suptSn: '7',
  aplyType: '영업',
  amountCountType: '건',
  useProofPeriod: '2024,2025',
  amountCount: 12,
  progressStatus: '보완요청',
  receiptProofResponses: [
    aProofItem({ receiptProofId: '1', aplyType: '영업', currentStatus: '보완요청', reason: '흐립니다.' }),
    aProofItem({ receiptProofId: '2', aplyType: '영업', currentStatus: '제출완료' }),
    aProofItem({ receiptProofId: '3', aplyType: '일반', currentStatus: '보완요청', suptSn: '8' }),
    aProofItem({ receiptProofId: '4', aplyType: '일반', currentStatus: '제출완료' }),
  ],
})

/** A file that the storage has taken. */
export const aStoredFile = (name = 'new.pdf'): StoredFile => ({
  originalName: name,
  savedName: `saved-${name}`,
  path: `영수증/APL-1/${name}`,
  bytes: 3,
  extension: 'pdf',
  mimeType: 'application/pdf',
})

/**
 * What the world outside answers. A call is named as in the log (`delete 1`, `write`, `get`); one with an error fails at
 * its first time, or at those that a list names, and everything else is done as the real server would.
 */
export type SupplementAnswers = {
  readonly master?: ProofMaster
  readonly application?: Application | CallError
  readonly fails?: Readonly<Record<string, CallError | readonly (CallError | null)[]>>
  /** Calls that are carried out although their answer is an error. */
  readonly done?: readonly string[]
  readonly settings?: Partial<Settings>
  readonly signedIn?: boolean
  readonly refusal?: QueueError
  readonly session?: Partial<Session>
  readonly halves?: readonly HalfSupplement[]
  readonly digest?: string | null
}

/** A page before a server that changes as the real one would; every call is in `log`, in order. */
export const supplementWorld = (answers: SupplementAnswers = {}) => {
  const log: string[] = []
  const sent: { write?: MasterWrite; replacements?: readonly FileReplacement[] } = {}
  let master = answers.master ?? A_SENT_BACK_MASTER
  let written = false
  const times = new Map<string, number>()
  const session = inMemorySession({ ...A_CERTIFIED_SESSION, proofId: '501', ...answers.session })
  const settings = chosenSettings(answers.settings)
  const halves = inMemoryHalves(answers.halves)
  const cookie = memoryCookie(answers.signedIn === false ? null : 'cookie-1')

  const call = <T>(name: string, carryOut: () => T): Effect.Effect<T, CallError> =>
    Effect.suspend((): Effect.Effect<T, CallError> => {
      log.push(name)
      const time = times.get(name) ?? 0
      times.set(name, time + 1)
      const failure = answers.fails?.[name]
      const now =
        failure === undefined ? null : failure instanceof Error ? (time === 0 ? failure : null) : failure[time]
      if (now === null || now === undefined) return Effect.succeed(carryOut())
      if (answers.done?.includes(name)) carryOut()
      return Effect.fail(now)
    })

  const end = () => {
    const rows = master.receiptProofResponses
    const after = masterAfterSupplement({
      master: proofStatusFromWord(master.progressStatus),
      openRows: rows.filter(({ currentStatus }) => isSupplementOpen(proofStatusFromWord(currentStatus))).length,
      written,
    })
    if (after === 'supplementComplete') master = { ...master, progressStatus: '보완완료' }
  }
  const withRows = (receiptProofResponses: readonly ProofItem[]) => {
    master = { ...master, receiptProofResponses }
  }
  const mend = (id: string) =>
    withRows(
      master.receiptProofResponses.map((row) =>
        row.receiptProofId === id ? { ...row, currentStatus: '보완완료' } : row,
      ),
    )
  const write = ({ useProofPeriod, amountCount }: MasterWrite) => {
    master = { ...master, useProofPeriod, amountCount }
    written = true
    end()
  }

  const masters: ProofMasters = {
    get: (id) => call('get', () => ({ ...master, receiptProofMstrId: id })),
    write: (asked) => {
      sent.write = asked
      return call('write', () => write(asked))
    },
    writeWithFiles: (asked, replacements) => {
      Object.assign(sent, { write: asked, replacements })
      return call(`write with ${replacements.map(({ receiptProofId }) => receiptProofId).join(' ')}`, () => {
        for (const { receiptProofId } of replacements) mend(receiptProofId)
        write(asked)
      })
    },
  }
  const add = (name: string) => {
    const row = aProofItem({
      receiptProofId: `new-${name}`,
      aplyType: '영업',
      currentStatus: '보완완료',
      filePath: `영수증/APL-1/${name}`,
    })
    withRows([...master.receiptProofResponses, row])
  }
  const items: ProofItems = {
    remove: (id) =>
      call(`delete ${id}`, () => {
        withRows(master.receiptProofResponses.filter(({ receiptProofId }) => receiptProofId !== id))
        end()
      }),
    replace: ({ receiptProofId }) => call(`replace ${receiptProofId}`, () => mend(receiptProofId)),
    addAll: (rows) =>
      call(`add ${rows.map(({ file }) => file.originalName).join(' ')}`, () => {
        for (const { file } of rows) add(file.originalName)
      }),
    addOne: ({ file }) => call(`add one ${file.originalName}`, () => add(file.originalName)),
  }
  const application = answers.application ?? anApplication()
  const applications = only(Applications, {
    ofOwner: ({ ci, registrationNumber: brno }, from) =>
      Effect.suspend(() => {
        log.push(`application of ${ci} ${brno} at ${from}`)
        return application instanceof Error
          ? Effect.fail(application)
          : Effect.succeed({ is: 'found', application } as const)
      }),
  })
  const owner = () => Effect.succeed(answers.digest === undefined ? 'digest' : answers.digest)
  const gate = recordingGate(log, answers.refusal)
  const check = makeCheckSupplement({ cookie })
  const loadProof = makeLoadProof({ masters, applications, session, halves, owner })
  return {
    log,
    sent,
    session,
    halves,
    cookie,
    check,
    loadProof,
    apply: makeApplySupplement({ masters, items, gate, session, settings, halves, owner, check, loadProof }),
    supplementBase: makeSupplementBaseProof({ masters, items, gate, session, settings }),
    /** What happens elsewhere. */
    change: (known: Partial<ProofMaster>) => {
      master = { ...master, ...known }
    },
    master: () => master,
    /** A file that was chosen; storing it is in the log too, and fails as it is told. */
    file: (name: string, outcome: StagedFile['store'] = Effect.succeed(aStoredFile(name))): StagedFile => ({
      name,
      store: Effect.suspend(() => {
        log.push(`store ${name}`)
        return outcome
      }),
      content: Effect.succeed(aPreparedFile(name)),
    }),
  }
}
export type SupplementWorld = ReturnType<typeof supplementWorld>
