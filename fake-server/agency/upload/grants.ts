import type { Instant } from '#domain/kernel/calendar'
import { MAX_FILE_SIZE_BYTES } from '#domain/programme/parameters'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import type { GrantDoc } from '../../world/collections.ts'
import type { VisitorAddresses } from '../../world/settings.ts'
import { type RandomSource, type World, putDocument, findDocument } from '../../world/world.ts'

/** The time for which a presigned address is valid. [P-288] */
export const GRANT_SECONDS: number = EVIDENCE_FILE_PARAMETERS.addressSeconds

/** The maximum size of a stored file in bytes. [P-289] */
export const MAX_STORED_BYTES: number = MAX_FILE_SIZE_BYTES

type Asking = { readonly now: Instant; readonly ids: RandomSource; readonly addresses: () => VisitorAddresses }

const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

const granted = (
  world: World,
  asking: Asking,
  grant: Pick<GrantDoc, 'method' | 'path' | 'type' | 'aplyNo'>,
): readonly [World, string] => {
  const signature = asking.ids.token()
  const after = putDocument(world, 'grants', signature, {
    ...grant,
    signature,
    maxBytes: MAX_STORED_BYTES,
    expiresAt: asking.now + GRANT_SECONDS * 1000,
    usedAt: null,
  })
  const address = `${asking.addresses().outside}/storage/${encodedPath(grant.path)}?X-Amz-Expires=${GRANT_SECONDS}&X-Amz-Signature=${signature}`
  return [after, address]
}

/** Returns an address for one PUT of this content type to `path`, and the world in which it is valid. [P-288] */
export const grantUpload = (
  world: World,
  asking: Asking,
  file: { readonly path: string; readonly type: string; readonly aplyNo: string | null },
): readonly [World, string] => granted(world, asking, { ...file, method: 'PUT' })

/**
 * Returns an address that serves the stored file `path`. The caller checks that the file exists and who may read it.
 * [P-290]
 */
export const grantDownload = (world: World, asking: Asking, path: string): readonly [World, string] =>
  granted(world, asking, { method: 'GET', path, type: null, aplyNo: null })

/** The storage's decision on a call, before any bytes are transferred. */
export type GrantDecision =
  | { readonly ok: true; readonly grant: GrantDoc }
  | { readonly ok: false; readonly status: 403 | 413; readonly code: string }

const no = (status: 403 | 413, code: string): GrantDecision => ({ ok: false, status, code })

/**
 * Decides whether these bytes may be stored or read. An upload address works only once, before it expires, and only for
 * its type and size. [P-289]
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
  const grant = findDocument(world, 'grants', call.signature)
  if (grant === null || grant.method !== call.method || grant.path !== call.path)
    return no(403, 'SignatureDoesNotMatch')
  if (grant.expiresAt <= call.now) return no(403, 'AccessDenied')
  if (grant.method === 'GET') return { ok: true, grant }
  if (grant.usedAt !== null) return no(403, 'AccessDenied')
  if (grant.type !== null && grant.type !== (call.type ?? '').split(';', 1)[0]?.trim().toLowerCase())
    return no(403, 'SignatureDoesNotMatch')
  if ((call.length ?? 0) > grant.maxBytes) return no(413, 'EntityTooLarge')
  return { ok: true, grant }
}
