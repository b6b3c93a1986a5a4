import type { Page } from '@playwright/test'
import { SESSION_STORAGE_KEY, type SessionRecord } from '#domain/session/session-record'

/** What this tab keeps of its visit; null where nothing is kept. */
export const sessionOf = async (page: Page): Promise<SessionRecord | null> => {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_STORAGE_KEY)
  return text === null ? null : (JSON.parse(text) as { readonly session: SessionRecord }).session
}

/** Changes what this tab keeps, as if an earlier visit had left it so; it holds from the next page that is opened on. */
export const changeSession = async (page: Page, change: Partial<SessionRecord>) =>
  page.evaluate(
    ([key, more]) => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { readonly session?: object }
      sessionStorage.setItem(key, JSON.stringify({ ...kept, session: { ...kept.session, ...more } }))
    },
    [SESSION_STORAGE_KEY, change] as const,
  )

export const hasCookie = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'jwtToken')
