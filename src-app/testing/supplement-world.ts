import { Effect } from 'effect'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import type { ProofItem, Proof } from '#domain/proof/proof'
import type { SentSupplement } from '#domain/proof/supplement/staged-changes'
import { isSentBackItemStatus, statusAfterSupplement } from '#domain/proof/supplement/supplement'
import type { Session } from '#domain/session/session'
import type { Settings } from '#domain/settings/settings'
import type { QueueError } from '../admission/queue-gate.errors.ts'
import { Applications } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { ApplySupplement, type StagedFile } from '../proof/apply-supplement.ts'
import { LoadChosenProof } from '../proof/load-chosen-proof.ts'
import type { FileReplacement, NewBaseItem, ProofItems, ProofUpdate, Proofs } from '../proof/proofs.port.ts'
import type { SentSupplementStore } from '../proof/sent-supplement-store.ts'
import { SupplementBaseProof } from '../proof/supplement-base-proof.ts'
import { aPreparedFile, aStoredEvidenceFile } from './a-file.ts'
import { A_CERTIFIED_SESSION } from './a-session.ts'
import { settingsSourceWith } from './chosen-settings.ts'
import { fakePort } from './fake-port.ts'
import { inMemoryCookie } from './in-memory-cookie.ts'
import { inMemorySession } from './in-memory-session.ts'
import { applicationAnswer, type ApplicationReadOutcome } from './recorded-calls.ts'
import { makeRecordingGate } from './recording-gate.ts'

/**
 * A direct proof that was sent back. It has one base item and one performance item that were sent back, and one of each
 * that was not.
 */
export const A_SENT_BACK_PROOF: Proof = aProof({
  id: '501',
  applicationNumber: 'APL-1',
  supportNumber: '7',
  proofType: 'direct',
  totalUnit: 'cases',
  years: [2024, 2025],
  total: 12,
  status: 'supplementRequest',
  items: [
    aProofItem({ id: '1', proofType: 'direct', status: 'supplementRequest', reason: '흐립니다.' }),
    aProofItem({ id: '2', proofType: 'direct', status: 'submitComplete' }),
    aProofItem({ id: '3', proofType: 'general', status: 'supplementRequest', supportNumber: '8' }),
    aProofItem({ id: '4', proofType: 'general', status: 'submitComplete' }),
  ],
})

/**
 * The answers of the ports. Calls are named as in the log (`delete 1`, `write`, `get`). A call with an error fails the
 * first time, or each time that the list gives. All other calls act as on the real server.
 */
export type SupplementAnswers = {
  readonly proof?: Proof
  readonly application?: ApplicationReadOutcome
  readonly fails?: Readonly<Record<string, CallError | readonly (CallError | null)[]>>
  /** The calls that take effect although their answer is an error. */
  readonly done?: readonly string[]
  readonly settings?: Partial<Settings>
  readonly signedIn?: boolean
  readonly refusal?: QueueError
  readonly session?: Partial<Session>
  readonly sentSupplements?: readonly SentSupplement[]
}

/**
 * Makes a page and a server. The state of the server changes as on the real server. `log` lists every call in order.
 */
export const supplementWorld = (answers: SupplementAnswers = {}) => {
  const log: string[] = []
  const sent: {
    write?: ProofUpdate
    replacements?: readonly FileReplacement[]
    added?: readonly NewBaseItem[]
  } = {}
  let proof = answers.proof ?? A_SENT_BACK_PROOF
  let written = false
  const times = new Map<string, number>()
  const session = inMemorySession({ ...A_CERTIFIED_SESSION, proofId: '501', ...answers.session })
  const settings = settingsSourceWith(answers.settings)
  const sentSupplements = new Map((answers.sentSupplements ?? []).map((pending) => [pending.proofId, pending]))
  const kept: SentSupplementStore = {
    read: (proofId) => Effect.sync(() => sentSupplements.get(proofId) ?? null),
    write: (supplement) => Effect.sync(() => void sentSupplements.set(supplement.proofId, supplement)),
    remove: (proofId) => Effect.sync(() => void sentSupplements.delete(proofId)),
  }
  const cookie = inMemoryCookie(answers.signedIn === false ? null : 'cookie-1')

  const call = <T>(name: string, carryOut: () => T): Effect.Effect<T, CallError> =>
    Effect.suspend((): Effect.Effect<T, CallError> => {
      log.push(name)
      const time = times.get(name) ?? 0
      times.set(name, time + 1)
      const failure = answers.fails?.[name]
      const now = (failure instanceof Error ? [failure] : failure)?.[time]
      if (now === null || now === undefined) return Effect.succeed(carryOut())
      if (answers.done?.includes(name)) carryOut()
      return Effect.fail(now)
    })

  const end = () => {
    const items = proof.items
    const after = statusAfterSupplement({
      proof: proof.status,
      openItems: items.filter(({ status }) => isSentBackItemStatus(status)).length,
      written,
    })
    if (after === 'supplementComplete') proof = { ...proof, status: 'supplementComplete' }
  }
  const withItems = (items: readonly ProofItem[]) => {
    proof = { ...proof, items }
  }
  const replace = (id: string, file: Pick<ProofItem, 'name' | 'path'>) =>
    withItems(proof.items.map((item) => (item.id === id ? { ...item, ...file, status: 'supplementComplete' } : item)))
  const write = ({ years, total }: ProofUpdate) => {
    proof = { ...proof, years, total }
    written = true
    end()
  }

  const proofs: Proofs = {
    get: (id) => call('get', () => ({ ...proof, id })),
    update: (update) => {
      sent.write = update
      return call('write', () => write(update))
    },
    updateWithFiles: (asked, replacements) => {
      Object.assign(sent, { write: asked, replacements })
      return call(`write with ${replacements.map(({ itemId }) => itemId).join(' ')}`, () => {
        for (const { itemId, file } of replacements) replace(itemId, { name: file.name, path: file.path })
        write(asked)
      })
    },
  }
  const add = (name: string) => {
    const item = aProofItem({
      id: `new-${name}`,
      proofType: 'direct',
      status: 'supplementComplete',
      path: `영수증/APL-1/${name}`,
    })
    withItems([...proof.items, item])
  }
  const items: ProofItems = {
    remove: (id) =>
      call(`delete ${id}`, () => {
        withItems(proof.items.filter(({ id: itemId }) => itemId !== id))
        end()
      }),
    replace: ({ itemId, file: { name } }) =>
      call(`replace ${itemId}`, () => replace(itemId, { name, path: `영수증/APL-1/${itemId}/${name}` })),
    addAll: (items) =>
      call(`add ${items.map(({ file }) => file.name).join(' ')}`, () => {
        sent.added = items
        for (const { file } of items) add(file.name)
      }),
    addOne: ({ file }) => call(`add one ${file.name}`, () => add(file.name)),
  }
  const application = answers.application ?? anApplication()
  const applications = fakePort(Applications, {
    ofOwner: ({ ci, businessNumber: brno }, from) =>
      Effect.suspend(() => {
        log.push(`application of ${ci} ${brno} at ${from}`)
        return applicationAnswer(application)
      }),
  })
  const gate = makeRecordingGate(log, answers.refusal)
  const loadProof = LoadChosenProof.make({ proofs, applications, session, sentSupplements: kept })
  return {
    log,
    sent,
    session,
    sentSupplements,
    cookie,
    loadProof,
    apply: ApplySupplement.make({
      proofs,
      applications,
      items,
      gate,
      session,
      settings,
      sentSupplements: kept,
      cookie,
      loadProof,
    }),
    supplementBase: SupplementBaseProof.make({ proofs, applications, items, gate, session, settings }),
    /** Changes the proof from outside, as another tab does. */
    change: (values: Partial<Proof>) => {
      proof = { ...proof, ...values }
    },
    proof: () => proof,
    /** Returns a chosen file. The log records when it is stored; storing fails if the test says so. */
    file: (name: string, outcome: StagedFile['store'] = Effect.succeed(aStoredEvidenceFile(name))): StagedFile => ({
      name,
      store: Effect.suspend(() => {
        log.push(`store ${name}`)
        return outcome
      }),
      content: aPreparedFile(name),
      storedPath: () => (log.includes(`store ${name}`) ? aStoredEvidenceFile(name).path : null),
    }),
  }
}
export type SupplementWorld = ReturnType<typeof supplementWorld>
