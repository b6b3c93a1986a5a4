import { MAX_FILE_SIZE_BYTES } from '#domain/programme/parameters'
import type { Instant } from '#domain/time/calendar'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { decideStorageUrl, type StorageUrlVerdict } from '#domain/upload/storage-url'
import type { GrantDoc } from '../../world/collections.ts'
import type { VisitorAddresses } from '../../world/settings.ts'
import { type RandomSource, type World, putDoc, findDoc } from '../../world/world.ts'
import { baseTypeOf } from './file-names.ts'

/** How long a presigned URL is valid, in seconds. [P-288] */
const PRESIGNED_URL_SECONDS: number = EVIDENCE_FILE_PARAMETERS.urlSeconds

/** The maximum size of a stored file in bytes. [P-289] */
const MAX_STORED_BYTES: number = MAX_FILE_SIZE_BYTES

type GrantContext = { readonly now: Instant; readonly ids: RandomSource; readonly addresses: () => VisitorAddresses }

const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const addGrant = (
  world: World,
  context: GrantContext,
  grant: Pick<GrantDoc, 'method' | 'path' | 'type' | 'aplyNo'>,
): readonly [World, string] => {
  const signature = context.ids.token()
  const after = putDoc(world, 'grants', signature, {
    ...grant,
    signature,
    maxBytes: MAX_STORED_BYTES,
    expiresAt: context.now + PRESIGNED_URL_SECONDS * 1000,
    usedAt: null,
  })
  const url = `${context.addresses().outside}/storage/${encodedPath(grant.path)}?X-Amz-Expires=${PRESIGNED_URL_SECONDS}&X-Amz-Signature=${signature}`
  return [after, url]
}

/** Returns a URL for one PUT of this content type to `path`, and the world in which it is valid. [P-288] */
export const grantUpload = (
  world: World,
  context: GrantContext,
  file: { readonly path: string; readonly type: string; readonly aplyNo: string | null },
): readonly [World, string] => addGrant(world, context, { ...file, method: 'PUT' })

/**
 * Returns a URL that serves the stored file `path`. The caller checks that the file exists, and who may read it.
 * [P-290]
 */
export const grantDownload = (world: World, context: GrantContext, path: string): readonly [World, string] =>
  addGrant(world, context, { method: 'GET', path, type: null, aplyNo: null })

/** The storage's decision on a call, before any bytes are transferred. */
type GrantDecision =
  | { readonly ok: true; readonly grant: GrantDoc }
  | { readonly ok: false; readonly status: 403 | 413; readonly code: string }

type StorageUrlRefusal = Exclude<StorageUrlVerdict, 'ok'>

/** The answer to each refusal, with the code that S3 has for it. */
const REFUSALS: Readonly<Record<StorageUrlRefusal, readonly [403 | 413, string]>> = {
  otherUrl: [403, 'SignatureDoesNotMatch'],
  expired: [403, 'AccessDenied'],
  used: [403, 'AccessDenied'],
  otherType: [403, 'SignatureDoesNotMatch'],
  tooLarge: [413, 'EntityTooLarge'],
}

const refusalOf = (verdict: StorageUrlRefusal): GrantDecision => {
  const [status, code] = REFUSALS[verdict]
  return { ok: false, status, code }
}

/**
 * Decides whether these bytes may be stored or read. An upload URL works only once, before it expires, and only for its
 * type and size. [P-289]
 */
export const decideGrantUse = (
  world: World,
  call: {
    readonly method: 'PUT' | 'GET'
    readonly path: string
    readonly signature: string
    readonly type?: string | undefined
    readonly length?: number | undefined
    readonly now: Instant
  },
): GrantDecision => {
  const grant = findDoc(world, 'grants', call.signature)
  if (grant === null) return refusalOf('otherUrl')
  const { verdict } = decideStorageUrl(grant, {
    ...call,
    type: baseTypeOf(call.type ?? ''),
    length: call.length ?? 0,
  })
  return verdict === 'ok' ? { ok: true, grant } : refusalOf(verdict)
}
