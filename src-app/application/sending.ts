import { Effect } from 'effect'
import { DRAFT_LIFE_MS } from '#domain/application/draft'
import type { StoredApplicationFacts } from '#domain/application/stored-application.table'
import type { Clock } from '../kernel/clock.port.ts'
import type { NewApplication } from './applications.port.ts'
import type { Digest } from './digest.port.ts'
import type { FileDigest } from './file-digest.port.ts'
import type { SentApplications } from './sent-applications.port.ts'

export type SendingPorts = {
  readonly sentApplications: SentApplications
  readonly digest: Digest
  readonly fileDigest: FileDigest
  readonly clock: Clock
}

/** A sending: its content as a digest (null: the browser makes none), and what was sent under its number before. */
export type Sending = {
  readonly aplyNo: string
  readonly digest: string | null
  readonly earlier: StoredApplicationFacts['earlier']
  /** Was this very content sent before? */
  readonly repeated: boolean
}

/** Everything that is sent, the documents by their bytes, without the resident number, which is kept in no form. [D2-84] [D2-108] */
const digestOf = ({ digest, fileDigest }: SendingPorts, { payload, parts }: NewApplication) =>
  Effect.gen(function* () {
    const { rpsrRnno: _, ...entries } = payload
    const documents: unknown[] = []
    for (const { part, file } of parts)
      documents.push([part, file === null ? null : [file.size, (yield* fileDigest.of(file)) ?? file.name]])
    return yield* digest.of(JSON.stringify([entries, documents]))
  })

/** What is about to be sent, beside what this browser sent under its number within a day. */
export const readSending = (ports: SendingPorts, application: NewApplication): Effect.Effect<Sending> =>
  Effect.gen(function* () {
    const { aplyNo } = application.payload
    const digest = yield* digestOf(ports, application)
    const sent = yield* ports.sentApplications.since(aplyNo, ports.clock.now() - DRAFT_LIFE_MS)
    const repeated = digest !== null && sent.includes(digest)
    if (sent.length === 0) return { aplyNo, digest, earlier: 'none', repeated }
    return { aplyNo, digest, earlier: sent.every((other) => other === digest) ? 'same' : 'other', repeated }
  })

/** Notes that this content leaves now. */
export const noteSending = ({ sentApplications, clock }: SendingPorts, { aplyNo, digest }: Sending) =>
  digest === null ? Effect.void : sentApplications.add(aplyNo, digest, clock.now())

/** The content was refused, so it is not stored; what was sent before may be. */
export const forgetSending = ({ sentApplications }: SendingPorts, { aplyNo, digest, repeated }: Sending) =>
  digest === null || repeated ? Effect.void : sentApplications.remove(aplyNo, digest)
