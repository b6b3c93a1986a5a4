import type { Page } from '@playwright/test'
import { OFFICE_ADDRESS, expect, type TestWorld } from '../journey.ts'
import { logInAdministratorForToken } from './administrator.ts'

/** The visitor's IP address in a fresh world: outside the office network. */
export const OUTSIDE_ADDRESS = '203.0.113.7'

export const DEFAULT_MAINTENANCE_HEADING = '시스템 점검으로 서비스가 일시 중단됩니다.'
export const LANDING_INFO_PATH = '/api/v1/popup/landing-info'

/** A landing notice as an administrator registers it: Korean times in the API's format. */
type LandingToRegister = { readonly from: string; readonly until: string; readonly html?: string }

const HTML = '<h2>서버 이전 안내</h2><p>서버를 옮기는 동안 이용하실 수 없습니다.</p>'

/**
 * Returns an administrator's actions on landing notices, by the calls that the administrators' pages make. The page of
 * the visitor does not change.
 */
export const landingAdminActions = async (page: Page, world: TestWorld, visitor = OUTSIDE_ADDRESS) => {
  const atOffice = async <T>(work: () => Promise<T>): Promise<T> => {
    await world.visitor({ ip: OFFICE_ADDRESS })
    const result = await work()
    await world.visitor({ ip: visitor })
    return result
  }
  const headers = { authorization: `Bearer ${await atOffice(() => logInAdministratorForToken(page))}` }
  const send = async (method: string, path: string, data: object) => {
    const answer = await atOffice(() => page.request.fetch(path, { method, headers, data }))
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as { readonly result?: { readonly popupSn: number } }
  }
  return {
    /** Registers an active landing notice; returns its number. */
    close: async ({ from, until, html = HTML }: LandingToRegister): Promise<number> => {
      const landing = { popupContents: html, popupStartDt: from, popupEndDt: until }
      const data = { popupType: 'landing', popupYn: 'Y', popupPriority: 1, ...landing }
      return (await send('POST', '/api/v1/popup', data)).result?.popupSn ?? Number.NaN
    },
    /** Deactivates a notice. */
    open: async (popupSn: number) => {
      await send('PATCH', `/api/v1/popup/${popupSn}/status`, { popupSn, popupYn: 'N' })
    },
  }
}

/**
 * Sets the clock of the server to `until`, and moves the clock of the device forward by `minutes` in one jump. Needs
 * `page.clock.install`.
 */
export const setBothClocks = async (page: Page, world: TestWorld, minutes: number, until: string) => {
  await world.clock(until)
  await page.clock.fastForward(minutes * 60_000)
}
