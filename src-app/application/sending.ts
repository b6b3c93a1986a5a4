import { Effect } from 'effect'
import { DRAFT_LIFE_MS } from '#domain/application/draft'
import type { KnownSendings } from '#domain/kernel/same-sending'
import { Clock } from '../kernel/clock.port.ts'
import type { Served } from '../token.ts'
import { type ApplicationWithFiles, SentApplications } from './applications.port.ts'
import { Digest, FileDigest } from './digest.port.ts'

export const SENDING_PORTS = {
  sentApplications: SentApplications,
  digest: Digest,
  fileDigest: FileDigest,
  clock: Clock,
}
export type SendingPorts = Served<typeof SENDING_PORTS>

/** A sending: its content as a digest (null: the browser makes none), and what was sent under its number before. */
export type Sending = {
  readonly applicationNumber: string
  readonly digest: string | null
  readonly earlier: KnownSendings['earlier']
  /** Was the same content sent before? */
  readonly repeated: boolean
}

/** The digest of everything that is sent, documents by their bytes. The resident number has no text form and is not part of it. [D2-84] [D2-108] */
const digestOf = ({ digest, fileDigest }: SendingPorts, { application, parts }: ApplicationWithFiles) =>
  Effect.gen(function* () {
    const documents: unknown[] = []
    for (const { part, file } of parts)
      documents.push([part, file === null ? null : [file.size, (yield* fileDigest.compute(file)) ?? file.name]])
    return yield* digest.compute(JSON.stringify([application, documents]))
  })

/** The digest of an application that is about to be sent, compared with what this browser sent under its number within a day. */
export const readSending = (ports: SendingPorts, sending: ApplicationWithFiles): Effect.Effect<Sending> =>
  Effect.gen(function* () {
    const { number: applicationNumber } = sending.application
    const digest = yield* digestOf(ports, sending)
    const sent = yield* ports.sentApplications.since(applicationNumber, ports.clock.now() - DRAFT_LIFE_MS)
    const repeated = digest !== null && sent.includes(digest)
    if (sent.length === 0) return { applicationNumber, digest, earlier: 'none', repeated }
    return {
      applicationNumber,
      digest,
      earlier: sent.every((before) => before === digest) ? 'same' : 'other',
      repeated,
    }
  })

/** Records, before the call, that this content is being sent. */
export const noteSending = ({ sentApplications, clock }: SendingPorts, { applicationNumber, digest }: Sending) =>
  digest === null ? Effect.void : sentApplications.add(applicationNumber, digest, clock.now())

/** Removes the record of content that the server refused, unless the same was sent before: that may be stored. */
export const forgetSending = ({ sentApplications }: SendingPorts, { applicationNumber, digest, repeated }: Sending) =>
  digest === null || repeated ? Effect.void : sentApplications.remove(applicationNumber, digest)
