import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normaliseUnicode } from '#domain/text/normal-form'
import type { Instant } from '#domain/time/calendar'
import { detectFileKind } from '#domain/upload/file-signature'
import { cutFileName } from '#domain/upload/stored-file'
import { fileKindOfContentType, downloadNameOf } from '../agency/upload/file-names.ts'
import { decideGrantUse } from '../agency/upload/grants.ts'
import { discardBody } from '../http/forms.ts'
import { liveWorldOrThrow, worldCallOrThrow } from '../http/live-world.ts'
import type { RouteServices } from '../http/serve.ts'
import { describeChanges } from '../world/changes.ts'
import { worldNow } from '../world/clock.ts'
import type { StoredFileDoc } from '../world/collections.ts'
import { findDoc, putDoc } from '../world/world.ts'

/** Sends an error in the format of S3: XML with a code. */
const sendXmlError = (reply: FastifyReply, status: number, code: string) =>
  reply
    .code(status)
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)

const originalName = (header: string | string[] | undefined): string => {
  try {
    return cutFileName(normaliseUnicode(decodeURIComponent(typeof header === 'string' ? header : ''), 'NFC'))
  } catch {
    return ''
  }
}

/**
 * Returns the `Content-Disposition` of a file: inline, with the chosen name and an extension of its file type,
 * percent-encoded so that no name can change the header. [P-290]
 */
const dispositionOf = ({ name, type }: StoredFileDoc) => {
  const kind = fileKindOfContentType(type)
  const encodedName = encodeURIComponent(kind === null ? name : downloadNameOf(name, kind))
  return `inline; filename*=UTF-8''${encodedName.replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}

/**
 * Registers the presigned storage: bytes are stored by one PUT and served by GET, each with its own signature. [P-289]
 * [P-290] [D1-673]
 */
export const registerStorageRoutes = (app: FastifyInstance, { worlds, bytes, realNow }: RouteServices): void => {
  const nowOf = (request: FastifyRequest) => worldNow(liveWorldOrThrow(request).world, realNow())
  const decisionOn = (request: FastifyRequest, method: 'PUT' | 'GET', arrivedAt: Instant) => {
    const { '*': path = '' } = request.params as { readonly '*'?: string }
    const { 'X-Amz-Signature': signature } = request.query as Record<string, unknown>
    const length = request.headers['content-length']
    return decideGrantUse(liveWorldOrThrow(request).world, {
      method,
      path,
      signature: typeof signature === 'string' ? signature : '',
      type: request.headers['content-type'],
      length: length === undefined ? undefined : Number(length),
      now: arrivedAt,
    })
  }

  app.put('/w/:world/storage/*', { config: { upload: true } }, async (request, reply) => {
    const body = request.body instanceof Readable ? request.body : Readable.from([])
    // As at S3, the age of the URL counts when the call arrives, because a slow connection takes longer to send the
    // bytes.
    const arrivedAt = nowOf(request)
    const first = decisionOn(request, 'PUT', arrivedAt)
    if (!first.ok) {
      discardBody(request)
      return sendXmlError(reply, first.status, first.code)
    }
    const upload = await bytes.store(body, first.grant.maxBytes)
    if (upload === null) {
      discardBody(request)
      return sendXmlError(reply, 413, 'EntityTooLarge')
    }
    // The URL is checked again, because another call may have used it during the upload, or the world may have been
    // reset.
    const worldCall = worldCallOrThrow(request)
    const { live, line } = worldCall
    const again = decisionOn(request, 'PUT', arrivedAt)
    if (!again.ok) {
      await bytes.drop(upload.bytesName)
      return sendXmlError(reply, again.status, again.code)
    }
    const { grant } = again
    const now = nowOf(request)
    const type = grant.type ?? 'application/octet-stream'
    const { head, ...stored } = upload
    const withUsedGrant = putDoc(live.world, 'grants', grant.signature, { ...grant, usedAt: now })
    const after = putDoc(withUsedGrant, 'storedFiles', grant.path, {
      path: grant.path,
      aplyNo: grant.aplyNo,
      name: originalName(request.headers['x-amz-meta-original-filename']),
      type,
      kind: detectFileKind(head),
      ...stored,
      at: now,
    })
    if (line !== null) {
      line.body = { size: upload.size, type: grant.type }
      line.changes = describeChanges(live.world, after)
    }
    worldCall.kept = worlds.keep(live, after)
    return reply.header('etag', `"${upload.digest}"`).send()
  })

  app.get('/w/:world/storage/*', (request, reply) => {
    const verdict = decisionOn(request, 'GET', nowOf(request))
    if (!verdict.ok) return sendXmlError(reply, verdict.status, verdict.code)
    const file = findDoc(liveWorldOrThrow(request).world, 'storedFiles', verdict.grant.path)
    if (file === null) return sendXmlError(reply, 404, 'NoSuchKey')
    return reply
      .headers({
        'content-type': file.type,
        'content-length': file.size,
        'content-disposition': dispositionOf(file),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes.read(file.bytesName))
  })
}
