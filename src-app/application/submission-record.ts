import { Effect } from 'effect'
import { type EarlierSubmissionFacts, earlierOf } from '#domain/sending/same-submission'
import { Digest, FileDigest } from '../kernel/digest.port.ts'
import type { ServicesOf } from '../kernel/token.ts'
import type { ApplicationWithFiles } from './applications.port.ts'
import { SentApplicationStore } from './sent-application-store.ts'

export const SUBMISSION_RECORD_PORTS = {
  sentApplications: SentApplicationStore,
  digest: Digest,
  fileDigest: FileDigest,
}
type SubmissionRecordPorts = ServicesOf<typeof SUBMISSION_RECORD_PORTS>

/**
 * An application about to be sent: the digest of its content (null if the browser cannot compute one), and earlier
 * submissions under its application number.
 */
export type ComparedSubmission = {
  readonly applicationNumber: string
  readonly digest: string | null
  readonly earlier: EarlierSubmissionFacts['earlier']
  /** True if this browser has already sent the same content under this application number. */
  readonly repeated: boolean
}

/**
 * Returns the digest of all sent data, including the bytes of the documents. The resident number is left out, because
 * its type has no string form. [D2-84] [D2-108]
 */
const digestOf = Effect.fnUntraced(function* (
  { digest, fileDigest }: SubmissionRecordPorts,
  { application, parts }: ApplicationWithFiles,
) {
  const documents: unknown[] = []
  for (const { part, file } of parts)
    documents.push([part, file === null ? null : [file.size, (yield* fileDigest.compute(file)) ?? file.name]])
  return yield* digest.compute(JSON.stringify([application, documents]))
})

/**
 * Returns the digest of an application about to be sent, and compares it with the digests sent under its application
 * number within the last day.
 */
export const compareWithSentApplications = Effect.fnUntraced(function* (
  ports: SubmissionRecordPorts,
  submission: ApplicationWithFiles,
): Effect.fn.Return<ComparedSubmission> {
  const { number: applicationNumber } = submission.application
  const digest = yield* digestOf(ports, submission)
  const digests = yield* ports.sentApplications.of(applicationNumber)
  return {
    applicationNumber,
    digest,
    earlier: earlierOf(digests, digest),
    repeated: digest !== null && digests.includes(digest),
  }
})

/** Records that this content is being sent. Runs before the call. */
export const recordSubmission = (
  { sentApplications }: SubmissionRecordPorts,
  { applicationNumber, digest }: ComparedSubmission,
) => (digest === null ? Effect.void : sentApplications.add(applicationNumber, digest))

/** Removes the record of refused content, unless the same content was sent before and may be stored. */
export const forgetRefusedSubmission = (
  { sentApplications }: SubmissionRecordPorts,
  { applicationNumber, digest, repeated }: ComparedSubmission,
) => (digest === null || repeated ? Effect.void : sentApplications.remove(applicationNumber, digest))
