import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Draft } from '#domain/application/draft'
import { makeSessionStorage } from '../session/session-storage.ts'
import { makeStorageItem } from '../storage/storage-item.ts'
import { makeDigestWeb, makeFileDigestWeb } from './digest-web.ts'
import { makeDraftStorage } from './application-storage.ts'

/** A tab's storage in memory. */
const tab = (start: Record<string, string> = {}) => {
  const texts = new Map(Object.entries(start))
  return {
    texts,
    access: () => ({
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    }),
  }
}

const KEY = 'portal-application-draft'
const storeIn = (storage: ReturnType<typeof tab>) => makeDraftStorage(makeStorageItem(KEY, storage.access))

const DRAFT: Draft = {
  owner: 'digest',
  savedAt: 1_750_000_000_000,
  entries: {
    mobile: '01012345678',
    companyName: '서준식당',
    co1: '',
    co2: '',
    openingDate: '2020-01-31',
    settlementMonth: '',
    bankCode: '004',
    bankName: '국민은행',
    accountNumber: '1234567890',
    depositor: '김서준',
  },
}

describe('[A-266] the stored draft', () => {
  it('lies under a key of its own and comes back as it was', () => {
    const storage = tab()
    storeIn(storage).write(DRAFT)
    expect([...storage.texts.keys()]).toEqual(['portal-application-draft'])
    expect(storeIn(storage).read()).toEqual(DRAFT)
  })

  it('outlives a reset of the session', () => {
    const storage = tab()
    storeIn(storage).write(DRAFT)
    const session = makeSessionStorage(makeStorageItem('portal-session', storage.access))
    session.update((kept) => ({ ...kept, applicationNumber: 'A1' }))
    session.reset()
    expect(storeIn(storage).read()).toEqual(DRAFT)
  })

  it('is gone once it is removed', () => {
    const storage = tab()
    storeIn(storage).write(DRAFT)
    storeIn(storage).remove()
    expect(storeIn(storage).read()).toBeNull()
  })

  it('gives back only the entries of the form, whatever else lies there', () => {
    const storage = tab({ [KEY]: JSON.stringify({ ...DRAFT, ci: 'x', entries: { mobile: '010', rrn2: '1234567' } }) })
    expect(storeIn(storage).read()).toEqual({ owner: 'digest', savedAt: DRAFT.savedAt, entries: { mobile: '010' } })
  })

  it.each(['', 'nonsense', '{}', '{"owner":1}'])('is dropped when it cannot be read: %j', (text) => {
    const storage = tab({ [KEY]: text })
    expect(storeIn(storage).read()).toBeNull()
    expect(storage.texts.has(KEY)).toBe(false)
  })
})

describe('digest', () => {
  it('[D2-108] of a file is of its bytes, whatever it is called, and there is none without the means', async () => {
    const of = (text: string, name = 'a.jpg') =>
      Effect.runPromise(makeFileDigestWeb().of(new File([text], name, { type: 'image/jpeg' })))
    expect(await of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(await of('abc', 'b.jpg')).toBe(await of('abc'))
    expect(await of('abd')).not.toBe(await of('abc'))
    expect(await Effect.runPromise(makeFileDigestWeb(null).of(new File(['abc'], 'a.jpg')))).toBeNull()
  })
  it('is SHA-256 in hexadecimal digits', async () => {
    expect(await Effect.runPromise(makeDigestWeb().of('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it('is null where the browser has none', async () => {
    expect(await Effect.runPromise(makeDigestWeb(null).of('abc'))).toBeNull()
  })
})
