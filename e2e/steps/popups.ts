import type { Page } from '@playwright/test'
import type { PopupDoc } from '#server/world/collections'
import type { TestWorld } from '../journey.ts'

/** The given fields of a popup; all other fields are as in a new popup. */
export type PopupToAdd = {
  readonly popupSn: number
  readonly popupContents: string
  readonly popupType?: 'popup' | 'landing'
  readonly popupYn?: 'Y' | 'N'
  readonly popupStartDt?: string
  readonly popupEndDt?: string
}

const AS_NEW = {
  popupType: 'popup',
  popupYn: 'Y',
  popupPriority: 1,
  popupStartDt: null,
  popupEndDt: null,
  changedAt: 0,
} as const

type Snapshot = { readonly documents: readonly unknown[] }

export const addPopups = async (world: TestWorld, popups: readonly PopupToAdd[]) => {
  const before = (await world.snapshot()) as Snapshot
  const popupDocuments = popups.map((popup) => ({
    collection: 'popups',
    id: String(popup.popupSn),
    document: { ...AS_NEW, ...popup } satisfies PopupDoc,
  }))
  await world.restore({ ...before, documents: [...before.documents, ...popupDocuments] })
}

/** Returns the popup area, and each popup by its text. */
export const popupLocatorsOf = (page: Page) => {
  const place = page.getByRole('complementary', { name: '공지', exact: true })
  const all = place.getByRole('article')
  const saying = (text: string) => all.filter({ hasText: text })
  return {
    place,
    all,
    saying,
    /** The lines that show more than their title; only these have the checkbox before they are opened. */
    fullLines: all.and(page.locator(':not([data-slim])')),
    tick: (text: string) => saying(text).getByRole('checkbox', { name: '오늘 하루 열지 않기' }),
    close: (text: string) => saying(text).getByRole('button', { name: '닫기', exact: true }),
  }
}

/** The text of the notice that is always shown. */
export const PROOF_NOTICE_TEXT = '증빙자료 제출 안내'

/** Opens the main page and waits until its popups are there. */
export const openMainPage = async (page: Page) => {
  await page.goto('/')
  await popupLocatorsOf(page).saying(PROOF_NOTICE_TEXT).waitFor()
}
