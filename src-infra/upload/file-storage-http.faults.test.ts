import { Effect, Result } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NoAnswer, TimedOut } from '#app/kernel/call.errors'
import type { PreparedFile } from '#app/upload/prepared-file'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import type { Transfer } from '../http/transfer.ts'
import { signInAsPersona } from '../testing/sign-in-as-persona.ts'
import { makeTestHttp } from '../testing/test-http.ts'
import { makeFileStorageHttp } from './file-storage-http.ts'
import { StoredFileUrlsHttp } from './stored-file-urls-http.ts'

afterEach(() => vi.unstubAllGlobals())

const UPLOAD_URL = { method: 'POST', path: '/api/v1/common/file/presigned-url', times: 1 } as const
const STORAGE = { method: 'PUT', path: '/storage/*', times: 1 } as const

/**
 * Faults that occur exactly once during an upload. `tag` is the failure that results, null if the upload recovers.
 * `sendings` is the number of uploads.
 */
const FAULTS = [
  { about: 'the URL request is cut off', fault: { ...UPLOAD_URL, cut: 'before' }, tag: 'UploadFailed', sendings: 1 },
  { about: 'the URL arrives in part', fault: { ...UPLOAD_URL, cut: 'during' }, tag: 'UploadFailed', sendings: 1 },
  {
    about: 'the answer with the URL is lost',
    fault: { ...UPLOAD_URL, cut: 'after' },
    tag: 'UploadFailed',
    sendings: 1,
  },
  { about: 'no URL', fault: { ...UPLOAD_URL, status: 500 }, tag: 'UploadFailed', sendings: 1 },
  { about: 'a gateway waits for the URL', fault: { ...UPLOAD_URL, status: 504 }, tag: 'UploadTimeout', sendings: 1 },
  { about: 'the URL never comes', fault: { ...UPLOAD_URL, silent: true }, tag: 'UploadTimeout', sendings: 1 },
  {
    about: 'the URL arrives too slowly',
    fault: { ...UPLOAD_URL, bytesPerSecond: 1 },
    tag: 'UploadTimeout',
    sendings: 1,
  },
  { about: 'the URL comes late', fault: { ...UPLOAD_URL, delayMs: 70 }, tag: null, sendings: 1 },
  { about: 'the file is not sent', fault: { ...STORAGE, cut: 'before' }, tag: 'UploadFailed', sendings: 2 },
  { about: 'the answer breaks off', fault: { ...STORAGE, cut: 'during' }, tag: 'UploadFailed', sendings: 1 },
  { about: 'the answer is lost', fault: { ...STORAGE, cut: 'after' }, tag: 'UploadFailed', sendings: 1 },
  { about: 'the storage fails', fault: { ...STORAGE, status: 500 }, tag: 'UploadFailed', sendings: 2 },
  { about: 'a gateway waits for the storage', fault: { ...STORAGE, status: 504 }, tag: 'UploadTimeout', sendings: 2 },
  { about: 'the storage does not answer', fault: { ...STORAGE, silent: true }, tag: 'UploadTimeout', sendings: 2 },
  { about: 'the storage is slow', fault: { ...STORAGE, delayMs: 70 }, tag: null, sendings: 1 },
  { about: 'the URL has expired', fault: { ...STORAGE, status: 403 }, tag: null, sendings: 2 },
] as const

/**
 * Transfers bytes by `fetch`, because node has no `XMLHttpRequest`, within the idle limit. The limit is a timer, because
 * Node 20 may collect a signal of `AbortSignal.any` before its time limit.
 */
const byFetch: Transfer = ({ call, method, url, headers, body, limits }) =>
  Effect.suspend(() => {
    let isOver = false
    return Effect.tryPromise({
      try: async (signal) => {
        const stop = new AbortController()
        signal.addEventListener('abort', () => stop.abort())
        const timer = setTimeout(() => {
          isOver = true
          stop.abort()
        }, limits.idleMs)
        const sending: RequestInit = { method, headers: { ...headers }, body, signal: stop.signal }
        const answer = await fetch(url, sending)
        const bytes = await answer.blob()
        clearTimeout(timer)
        return { status: answer.status, bytes, date: null, requestId: null }
      },
      // On a busy machine, the connection can fail at the time limit with another error.
      catch: (cause) => new NoAnswer({ call, cause: isOver ? new TimedOut() : cause }),
    })
  })

/** Returns a picture whose content can be recognised. */
const aPicture = (name: string): PreparedFile => ({
  name,
  contentType: 'image/jpeg',
  content: new Blob([`photo ${name}`]),
  preview: null,
})

type Snapshot = {
  readonly documents: readonly { readonly collection: string; readonly document: { readonly name: string } | null }[]
}

const visitor = async () => {
  const { world, session } = await signInAsPersona('applied-target-selected', '/proof-reg-all')
  const { callTimeoutMs, transferIdleMs } = DEFAULT_SETTINGS
  const settings = { apiBaseUrl: world.portal, callTimeoutMs, transferIdleMs }
  const http = makeTestHttp({ settings, cookie: () => session.read().token })
  const chosen = { read: () => ({ ...DEFAULT_SETTINGS, ...settings }) }
  const storage = makeFileStorageHttp(http, byFetch, StoredFileUrlsHttp.make({ http }), chosen)
  return {
    world,
    /** Stores the file and returns the tag of the failure; null if it was stored. */
    store: async (file: PreparedFile) => {
      const done = await Effect.runPromise(Effect.result(storage.store(file, 'receipt', () => undefined)))
      return Result.isFailure(done) ? done.failure._tag : null
    },
    /**
     * Sets the time limit of a call (`callTimeoutMs`), and the time limit of a transfer in which no byte moves
     * (`transferIdleMs`).
     */
    wait: (limits: Partial<typeof settings>) => void Object.assign(settings, limits),
    sendings: async () => (await world.control('GET', '/journal?method=PUT&path=/storage/*')) as readonly unknown[],
    /** Returns the names of the stored files. */
    stored: async () =>
      ((await world.control('GET', '/snapshot')) as Snapshot).documents.flatMap(({ collection, document }) =>
        collection === 'storedFiles' && document !== null ? [document.name] : [],
      ),
  }
}

describe('[P-307] [P-181] [P-312] [P-304] makeFileStorageHttp, after one fault on the fake server', () => {
  it.each(FAULTS)('stores a file once despite repeated calls: $about', async ({ fault, tag, sendings }) => {
    const { world, store, stored, wait, ...person } = await visitor()
    const { callTimeoutMs, transferIdleMs } = DEFAULT_SETTINGS
    const [first, other] = [aPicture('a.jpg'), aPicture('b.jpg')]
    await world.control('PUT', '/faults', [fault])
    // The time limit is short only if no complete answer comes. All other answers may take longer than that limit.
    if ('silent' in fault || 'bytesPerSecond' in fault)
      wait(fault.path === UPLOAD_URL.path ? { callTimeoutMs: 300 } : { transferIdleMs: 300 })
    expect(await store(first)).toBe(tag)
    wait({ callTimeoutMs, transferIdleMs })
    expect(await store(other)).toBeNull()
    if (tag !== null) expect(await store(first)).toBeNull()
    expect((await stored()).toSorted()).toEqual(['a.jpg', 'b.jpg'])
    expect(await person.sendings()).toHaveLength(sendings + 1)
  })
})
