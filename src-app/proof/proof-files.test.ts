import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aProof } from '../testing/a-proof.ts'
import { MALFORMED, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { only } from '../testing/only.ts'
import { FindFileAddress } from '../upload/read-file.ts'
import { StoredFiles } from '../upload/file-storage.port.ts'
import { ChooseProof } from './choose-proof.ts'
import { DownloadReceipt } from './download-receipt.ts'
import { ReceiptFiles } from './proofs.port.ts'

const FAILURES = [
  ['no answer', NO_ANSWER, 'DownloadFailed'],
  ['a refusal', refusedWith(404), 'DownloadFailed'],
  ['a strange answer', MALFORMED, 'DownloadFailed'],
  ['the end of the session', SESSION_ENDED, 'SessionEnded'],
] as const

describe('the receipt of a proof item', () => {
  it('is saved under the name that the screen gives', async () => {
    const saved: (readonly [string, string])[] = []
    const receipts = only(ReceiptFiles, { save: (id, name) => Effect.sync(() => void saved.push([id, name])) })
    await Effect.runPromise(DownloadReceipt.make({ receipts })('1001', '제출확인서_1001.pdf'))
    expect(saved).toEqual([['1001', '제출확인서_1001.pdf']])
  })

  it.each(FAILURES)('%s is told apart only where the session ended', async (_, failure, tag) => {
    const receipts = only(ReceiptFiles, { save: () => Effect.fail(failure) })
    const error = await Effect.runPromise(Effect.flip(DownloadReceipt.make({ receipts })('1001', 'a.pdf')))
    expect(error._tag).toBe(tag)
  })
})

describe('a file of a proof', () => {
  it('is found by its path', async () => {
    const files = only(StoredFiles, { addressOf: (path) => Effect.succeed(`https://storage.example/${path}`) })
    expect(await Effect.runPromise(FindFileAddress.make({ files })('a.png'))).toBe('https://storage.example/a.png')
  })

  it.each(FAILURES)('%s is told apart only where the session ended', async (_, failure, tag) => {
    const files = only(StoredFiles, { addressOf: () => Effect.fail(failure) })
    const error = await Effect.runPromise(Effect.flip(FindFileAddress.make({ files })('a.png')))
    expect(error._tag).toBe(tag)
  })
})

it('[A-186] the proof whose details are wanted is noted in the session, and nothing else', () => {
  const session = inMemorySession({ ci: 'CI-1', proofId: '3' })
  const before = session.read()
  const master = aProof({ id: '502' })
  expect(ChooseProof.make({ session })(master)).toMatchObject({ next: '/detail-page' })
  expect(session.read()).toEqual({ ...before, proofId: '502' })
})
