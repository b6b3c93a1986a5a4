import { decision, decisionFrom } from '../kernel/decide.ts'
import type { Instant } from '../time/calendar.ts'

/**
 * A call for a URL to which a file can be uploaded. `type`, `category`: the server accepts them. `name`: the file has a
 * name. `application`: the caller has a submitted application.
 */
type UploadUrlFacts = Readonly<Record<'type' | 'category' | 'name' | 'application', boolean>>

export type UploadUrlVerdict = 'ok' | 'otherType' | 'otherCategory' | 'noName' | 'noApplication'

/** 올릴 주소: decides whether the server gives a URL for an upload. [P-288] */
export const decideUploadUrl = decision<UploadUrlFacts, UploadUrlVerdict>([
  { id: 'UA-1', when: { type: false }, then: 'otherType', ref: 'P-288' },
  { id: 'UA-2', when: { category: false }, then: 'otherCategory', ref: 'P-288' },
  { id: 'UA-3', when: { name: false }, then: 'noName', ref: 'P-288' },
  { id: 'UA-4', when: { application: false }, then: 'noApplication', ref: 'P-288' },
  { id: 'UA-5', when: {}, then: 'ok', ref: 'P-288' },
])

/** What the server gave a storage URL for. `usedAt`: when a file was uploaded to it. [P-288] [P-290] */
export type StorageUrl = {
  readonly method: 'PUT' | 'GET'
  readonly path: string
  readonly type: string | null
  readonly expiresAt: Instant
  readonly usedAt: Instant | null
  readonly maxBytes: number
}

/** A call to a storage URL. `now`: when it arrived, however long its bytes take. [D1-673] */
export type StorageCall = {
  readonly method: 'PUT' | 'GET'
  readonly path: string
  readonly type: string
  readonly length: number
  readonly now: Instant
}

/**
 * `issued`: the server gave this URL for this action. `expired`: its time had run out when the call arrived. Only for
 * an upload: `used`: a file was already uploaded to it; `type` and `size`: the content type is the announced one, and
 * the file does not exceed the limit. A download has no type or size to check.
 */
type StorageUrlFacts = Readonly<Record<'issued' | 'expired' | 'used' | 'type' | 'size', boolean>>

export type StorageUrlVerdict = 'ok' | 'otherUrl' | 'expired' | 'used' | 'otherType' | 'tooLarge'

/** 저장소의 주소: decides whether the storage accepts or serves a file at this URL. [P-289] [P-290] */
export const decideStorageUrl = decisionFrom(
  (url: StorageUrl, call: StorageCall): StorageUrlFacts => {
    const isUpload = url.method === 'PUT'
    return {
      issued: url.method === call.method && url.path === call.path,
      expired: url.expiresAt <= call.now,
      used: isUpload && url.usedAt !== null,
      type: !isUpload || url.type === null || url.type === call.type,
      size: !isUpload || call.length <= url.maxBytes,
    }
  },
  [
    { id: 'UP-1', when: { issued: false }, then: 'otherUrl', ref: 'P-289' },
    { id: 'UP-2', when: { expired: true }, then: 'expired', ref: 'P-289' },
    { id: 'UP-3', when: { used: true }, then: 'used', ref: 'P-289' },
    { id: 'UP-4', when: { type: false }, then: 'otherType', ref: 'P-289' },
    { id: 'UP-5', when: { size: false }, then: 'tooLarge', ref: 'P-289' },
    { id: 'UP-6', when: {}, then: 'ok', ref: 'P-290' },
  ],
)
