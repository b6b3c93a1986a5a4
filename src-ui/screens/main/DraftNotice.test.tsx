import { act, fireEvent, render, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { SessionStore } from '#app/kernel/session-store.port'
import { TabDrafts } from '#app/records/tab-drafts'
import { inMemorySession } from '#app/testing/in-memory-session'
import type { KeptDraft } from '#domain/records/kept-records'
import { kstInstant } from '#domain/time/calendar'
import { serverTime } from '#ui/parts/services/signals.ts'
import { installFakeServices } from '#ui/testing/services.ts'
import DraftNotice from './DraftNotice.tsx'

const UNTIL = kstInstant('2025-06-27', '10:00')
const DRAFT = { flow: 'application', until: UNTIL, mayBeReceived: false, lostOnReload: false } as const

const deleteExpiredDrafts = vi.fn<() => Effect.Effect<KeptDraft | null>>(() => Effect.succeed(DRAFT))

/** Serves `draft` as the draft that can be restored (null for none), and `DRAFT` as one that has expired. */
const serveDraft = (draft: KeptDraft | null) =>
  installFakeServices((token) => {
    if (token === TabDrafts)
      return {
        draftOf: () => Effect.succeed(draft),
        clearEntriesOfExpiredDrafts: () => Effect.succeed(DRAFT),
        deleteExpiredDrafts,
      }
    return token === SessionStore ? inMemorySession() : undefined
  })

it('[D1-262] [A-265] the notice says until when a draft is kept and links to it; afterwards, that it was deleted', async () => {
  serveDraft(DRAFT)
  serverTime.value = UNTIL - 1
  render(<DraftNotice />)
  const notice = await screen.findByRole('complementary', { name: '쓰시던 신청' })
  expect(notice.textContent).toContain('쓰시던 신청이 있습니다.')
  expect(notice.textContent).toContain('6월 27일(금) 10:00까지 보관합니다. 이 브라우저 창을 닫으시거나')
  expect(screen.getByRole('link', { name: '이어서 작성하기' }).getAttribute('href')).toBe('/bzmn-reg')
  act(() => {
    serverTime.value = UNTIL
  })
  expect(notice.textContent).toContain(
    '작성하시던 내용은 보관 시간(24시간)이 지나 6월 27일(금) 10:00에 삭제되었습니다.',
  )
  expect(notice.textContent?.includes('쓰시던 신청이')).toBe(false)
  expect(screen.queryByRole('link')).toBeNull()
})

it('[A-265] the notice says when a draft was deleted before the visit', async () => {
  serveDraft(null)
  render(<DraftNotice />)
  const notice = await screen.findByRole('complementary', { name: '쓰시던 신청' })
  expect(notice.textContent).toContain('2025년 6월 27일(금) 10:00에 삭제되었습니다.')
  expect(screen.queryByRole('link')).toBeNull()
  const before = deleteExpiredDrafts.mock.calls.length
  fireEvent.click(screen.getByRole('button', { name: '닫기' }))
  await vi.waitFor(() => expect(deleteExpiredDrafts.mock.calls.length).toBe(before + 1))
})

it('[D1-521] a closed notice leaves a link, because closing deletes nothing', async () => {
  serveDraft(DRAFT)
  serverTime.value = UNTIL - 1
  render(<DraftNotice />)
  const notice = await screen.findByRole('complementary', { name: '쓰시던 신청' })
  expect(notice.textContent).toContain('번호·인증·동의를 확인한 뒤 신청서로 이어집니다.')
  fireEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.getByRole('link', { name: '쓰시던 신청 이어서 작성하기' }).getAttribute('href')).toBe('/bzmn-reg')
})
