import { SESSION_SECONDS } from '#domain/limits'
import type { Call, SetCookie } from '../handler.ts'

/**
 * Name of the cookie that tells one browser from another, so that a certification counts only where it was started or
 * reported. No script reads it; the documents do not name it, and no page has to know it. [E-188]
 */
export const BROWSER_COOKIE = 'browser'

/** The browser of a call, null where no certification was started or reported in it yet. */
export const browserOf = ({ cookies }: Pick<Call, 'cookies'>): string | null => cookies[BROWSER_COOKIE] || null

export const browserCookie = (browser: string): SetCookie => ({
  name: BROWSER_COOKIE,
  value: browser,
  seconds: SESSION_SECONDS,
  httpOnly: true,
})

/** The cookie for a browser that has none yet: it gets it before it certifies, so that no answer that is lost takes it away. */
export const firstCookie = (call: Pick<Call, 'cookies' | 'ids'>): readonly SetCookie[] =>
  browserOf(call) === null ? [browserCookie(call.ids.token())] : []

/** The browser of a call that starts or reports a certification; one that is not known yet gets its name here. */
export const boundBrowser = (call: Pick<Call, 'cookies' | 'ids'>): string => browserOf(call) ?? call.ids.token()
