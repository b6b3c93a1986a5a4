import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SessionAgreementsOfPage } from '#domain/consent/consent-data'
import { type DraftFormName, DRAFTS_STORAGE_KEY } from '#domain/records/draft'
import { recordKindOfDraft } from '#domain/records/kept-records'
import { SESSION_STORAGE_KEY } from '#domain/session/session'
import type { StoredTimer } from '#domain/session/timer'
import type { TestWorld } from '../journey.ts'

/** The calls for the token of a session, for the journal and for faults. */
export const SESSION_TOKEN_CALL_PATHS = {
  remaining: '/api/v1/common/token/remaining',
  create: '/api/v1/common/token/create',
} as const

/**
 * The fields that journeys read from the stored session of a tab, with the names under which they are stored. [P-268]
 */
type StoredSession = Readonly<
  Record<'aplyNo' | 'aplyType' | 'brNo' | 'consentCheck' | 'isNormalProof' | 'mydataUseAgreement', string> &
    Record<'onslfCert' | 'pageSeparation' | 'proofMstrId' | 'proofType' | 'token', string>
> & {
  readonly timer: StoredTimer
  readonly agreementInfo: Readonly<Record<'personal' | 'mydata', StoredAgreements>>
}
type StoredAgreements = Omit<SessionAgreementsOfPage, 'agreements'> & {
  readonly agreements: Readonly<Record<string, { readonly agreed: string }>>
}

/** Returns this tab's stored session; null if there is none. */
export const readStoredSession = async (page: Page): Promise<StoredSession | null> => {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_STORAGE_KEY)
  return text === null ? null : (JSON.parse(text) as { readonly session: StoredSession }).session
}

/**
 * Changes the stored session of this tab, as if an earlier visit had left it. The change is made on a URL that is no
 * page of the portal, because an open page may overwrite it. Afterwards the caller must open the next page by its URL.
 */
export const changeStoredSession = async (page: Page, change: Partial<StoredSession>) => {
  await page.goto('/licenses.txt')
  await page.evaluate(
    ([key, more]) => {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { readonly session?: object }
      sessionStorage.setItem(key, JSON.stringify({ ...kept, session: { ...kept.session, ...more } }))
    },
    [SESSION_STORAGE_KEY, change] as const,
  )
}

/**
 * Stores a draft with the world's time, in the same way as the form stores it. The draft belongs to the person of this
 * session, or to an unknown person if there is no session.
 */
export const storeDraft = async (page: Page, form: DraftFormName = 'application', entries: object = {}) => {
  const session = await readStoredSession(page)
  const applicant = `${session?.onslfCert ?? 'ci'}\n${session?.brNo ?? '1000100009'}`
  const owner = createHash('sha256').update(applicant).digest('hex')
  await page.evaluate(
    async ({ key, record }) => {
      const savedAt = Date.parse((await fetch('/config.json')).headers.get('date') ?? '')
      sessionStorage.setItem(key, JSON.stringify([{ ...record, savedAt }]))
    },
    {
      key: DRAFTS_STORAGE_KEY,
      record: {
        kind: recordKindOfDraft(form),
        name: form,
        owner,
        applicationNumber: '',
        value: { entries, files: [] },
      },
    },
  )
}

/** Goes to a page like a link inside the portal, without reloading it. */
export const navigateInsidePortal = (page: Page, to: Parameters<TestWorld['enter']>[1]) =>
  page.evaluate((path) => history.pushState(null, '', path), to)

/** Leaves the portal before the world changes, because later calls of the page would be rejected. */
export const leavePortal = (page: Page) => page.goto('about:blank')

/** Clears everything that this tab stores, on a URL where no page of the portal can write it again. */
export const clearStoredSession = async (page: Page) => {
  await page.goto('/licenses.txt')
  await page.evaluate(() => sessionStorage.clear())
}

export const hasLoginCookie = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'jwtToken')

/** The calls that every page makes for every visitor: notices, maintenance, countdown. */
const OF_EVERY_PAGE = /\/(popup\/list|popup\/landing-info|common\/token\/(remaining|create))$/

export const countScreenCalls = async (world: TestWorld): Promise<number> =>
  (await world.journal({ path: '/api/*' })).filter(({ path }) => !OF_EVERY_PAGE.test(path)).length
