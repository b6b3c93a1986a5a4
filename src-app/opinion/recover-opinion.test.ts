import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { DAY_MS, kstInstant } from '#domain/time/calendar'
import { DraftStore } from '../records/draft-store.ts'
import { aDraft, inMemoryRecords, inMemoryTab } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { RecoverOpinion } from './recover-opinion.ts'

const NOW = kstInstant('2025-06-26', '10:00')
const FILE = {
  id: '1',
  name: '정산.pdf',
  storedName: null,
  path: 'p/1',
  bytes: 9,
  extension: 'pdf',
  mimeType: 'application/pdf',
}
const STORED = anOpinion({ content: '다시 봐주세요.', files: [FILE] })
const DRAFT = {
  ...aDraft({ content: ' 다시 봐주세요. ' }, 'digest of ci-1\n1000100001'),
  files: ['정산.pdf'],
  savedAt: NOW,
}

const recover = async (history = [STORED], draft: typeof DRAFT | null = DRAFT) => {
  const session = inMemorySession({ ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100001') })
  const tab = inMemoryTab(draft === null ? {} : { opinion: draft })
  const records = inMemoryRecords({ session, clock: stoppedClock(NOW), tab })
  const arrived = await Effect.runPromise(RecoverOpinion.make({ drafts: DraftStore.make({ records }) })(history))
  return { arrived, isKept: tab.read('opinion') !== null }
}

describe('[P-315] [D3-139] RecoverOpinion, after a reload during the submission', () => {
  it('deletes the draft of an opinion that the agency has', async () =>
    expect(await recover()).toEqual({ arrived: true, isKept: false }))

  it.each([
    ['the history is empty', []],
    ['the same opinion is answered, because it is an earlier one', [{ ...STORED, isAnswered: true }]],
    ['the text differs', [{ ...STORED, content: '다른 의견' }]],
    ['the files differ', [{ ...STORED, files: [] }]],
  ])('keeps the draft if %s', async (_, history) =>
    expect(await recover(history)).toEqual({ arrived: false, isKept: true }),
  )

  it('finds nothing without a draft, and ignores a draft that has ended', async () => {
    expect((await recover([STORED], null)).arrived).toBe(false)
    expect((await recover([STORED], { ...DRAFT, savedAt: NOW - DAY_MS })).arrived).toBe(false)
  })

  it('does not count a draft without text as an opinion', async () => {
    const blank = { ...DRAFT, entries: { content: ' ' }, files: [] }
    expect((await recover([anOpinion({ content: '' })], blank)).arrived).toBe(false)
  })
})
