import { Effect } from 'effect'
import { anApplication } from '#domain/application/examples/an-application'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import type { Proof, ProofForRules, ProofItem } from '#domain/proof/proof'
import { filePathsOf } from '#domain/proof/proof-items'
import type { NewCarrierRequest, NewProof } from '#domain/proof/registration/new-proof'
import type { Session } from '#domain/session/session'
import type { Settings } from '#domain/settings/settings'
import type { StoredFile } from '#domain/upload/stored-file'
import type { QueueError } from '../admission/queue-gate.errors.ts'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { Applications } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { OpenRegistration } from '../proof/open-registration.ts'
import { ProofRegistrations } from '../proof/proofs.port.ts'
import { type CheckedRegistration, type RegistrationPageCallbacks, RegisterProof } from '../proof/register-proof.ts'
import { RequestCarriers } from '../proof/request-carriers.ts'
import { A_CERTIFIED_SESSION } from './a-session.ts'
import { settingsSourceWith } from './chosen-settings.ts'
import { fakePort } from './fake-port.ts'
import { inMemorySession } from './in-memory-session.ts'
import { applicationAnswer, valuesInTurn, type ApplicationReadOutcome, makeCallRecorder } from './recorded-calls.ts'
import { type GateLog, makeRecordingGate } from './recording-gate.ts'

/** An application that allows proofs to be registered. */
export const SELECTED_APPLICATION = anApplication({
  number: 'DA00000001',
  supportNumber: '10001',
  status: 'targetSelected',
})

export const proofsFromRuleFields = (facts: readonly ProofForRules[]): readonly Proof[] => facts.map(aProof)

export const itemWithFile = ({ path }: StoredFile): ProofItem =>
  aProofItem({ id: path, proofId: '501', proofType: 'general', status: 'submitComplete', path })

/** Returns a registered proof with these files and the entries of `GENERAL_PROOF_FORM`. */
export const aRegisteredProof = (files: readonly StoredFile[], more: Partial<Proof> = {}): Proof =>
  aProof({
    id: '501',
    proofType: 'general',
    detailTypes: ['1'],
    years: [2024],
    total: 120_000,
    totalUnit: 'amount',
    status: 'submitComplete',
    items: files.map(itemWithFile),
    ...more,
  })

export const GENERAL_PROOF_FORM: CheckedRegistration = {
  type: 'general',
  detailType: '1',
  years: [2024],
  totalUnit: 'amount',
  total: '120000',
  agreement: true,
}
export const DIRECT_DELIVERY_FORM: CheckedRegistration = {
  ...GENERAL_PROOF_FORM,
  type: 'direct',
  totalUnit: 'cases',
  total: '12',
}

type RegistrationAnswers = {
  /** The results of reading the application, in order; the last one repeats. */
  readonly found?: readonly ApplicationReadOutcome[]
  readonly created?: Effect.Effect<void, CallError>
  readonly asked?: Effect.Effect<void, CallError>
  readonly refusal?: QueueError | null
  readonly empty?: readonly StoredFile[]
  readonly session?: Partial<Session>
  readonly settings?: Partial<Settings>
}

/** Makes the use cases of registration, with ports in memory; `calls` lists the calls in order. */
export const registrationWorld = (given: RegistrationAnswers = {}) => {
  const answers = { created: Effect.void, asked: Effect.void, empty: [], refusal: null, ...given }
  const { calls, call } = makeCallRecorder()
  const created: NewProof<StoredFile>[] = []
  const requested: NewCarrierRequest[] = []
  const nextApplication = valuesInTurn(given.found ?? [SELECTED_APPLICATION])
  const gateLog: GateLog = []
  const session = inMemorySession({ ...A_CERTIFIED_SESSION, ...given.session })
  const applications = fakePort(Applications, {
    ofOwner: ({ ci, businessNumber: brno }, from, proofs) =>
      call(`load ${ci} ${brno} ${from} ${proofs ?? 'page'}`, () => applicationAnswer(nextApplication())),
  })
  const registrations = fakePort(ProofRegistrations, {
    create: (registration) =>
      call('create', () => {
        created.push(registration)
        return answers.created
      }),
    askCarriers: (request) =>
      call('ask', () => {
        requested.push(request)
        return answers.asked
      }),
  })
  const sent: (readonly string[])[] = []
  const gate = fakePort(QueueGate, {
    admitted: ((action: never, use: never) => {
      calls.push(`gate ${String(action)}`)
      return makeRecordingGate(gateLog, answers.refusal).admitted(action, use)
    }) as QueueGate['admitted'],
  })
  const settings = settingsSourceWith(given.settings)
  const ports = { applications, session, settings, gate, registrations }
  return {
    answers,
    calls,
    created,
    requested,
    sent,
    gateLog,
    session,
    openRegistration: OpenRegistration.make(ports),
    registerProof: RegisterProof.make({
      ...ports,
      findEmptyFiles: (files) =>
        call(`sizes ${files.length}`, () =>
          Effect.succeed(files.filter((file) => answers.empty.some(({ path }) => path === file.path))),
        ),
    }),
    requestCarriers: RequestCarriers.make(ports),
    /**
     * Returns the callbacks that a page with these files passes. `continuesWithout` is the answer to the question about
     * the empty files.
     */
    steps: (
      files: { readonly base?: readonly StoredFile[]; readonly performance: readonly StoredFile[] },
      continuesWithout = true,
      sentBefore: readonly string[] = [],
    ): RegistrationPageCallbacks => ({
      store: call('store', () => Effect.succeed({ base: files.base ?? [], performance: files.performance })),
      confirmWithoutEmptyFiles: (empty) =>
        call(`ask ${empty.map(({ name }) => name).join()}`, () => Effect.succeed(continuesWithout)),
      memory: { sentBefore, add: (files) => Effect.sync(() => void sent.push(filePathsOf(files))) },
    }),
  }
}
