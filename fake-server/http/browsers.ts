import { SESSION_SECONDS } from '#domain/session/timer'
import { findDoc, putDoc, type World } from '../world/world.ts'
import type { ReceivedCall, SetCookie } from './handler.ts'

/**
 * The name of the cookie that identifies a browser, because a certification is valid only in the browser that started
 * or reported it. Scripts cannot read the cookie, and no page needs it. The specification does not mention it. [E-188]
 */
export const BROWSER_COOKIE = 'browser'

/** The name of this cookie over HTTPS. Browsers accept a cookie of this name only for this host and all its paths. */
export const SECURE_BROWSER_COOKIE = `__Host-${BROWSER_COOKIE}`

export type BrowserCall = Pick<ReceivedCall, 'cookies' | 'ids' | 'now'>

/**
 * Returns the browser of a call by its cookie; null if this world did not issue the value or it has expired. [E-190]
 */
export const browserIdOf = (world: World, { cookies, now }: Pick<ReceivedCall, 'cookies' | 'now'>): string | null => {
  const browser = findDoc(world, 'browsers', cookies[BROWSER_COOKIE] ?? '')
  return browser !== null && browser.expiresAt > now ? browser.browser : null
}

export const issueBrowserId = (
  world: World,
  { ids, now }: Pick<ReceivedCall, 'ids' | 'now'>,
): readonly [World, string] => {
  const browser = ids.token()
  return [putDoc(world, 'browsers', browser, { browser, expiresAt: now + SESSION_SECONDS * 1000 }), browser]
}

export const toBrowserCookie = (browser: string): SetCookie => ({
  name: BROWSER_COOKIE,
  value: browser,
  seconds: SESSION_SECONDS,
  httpOnly: true,
})

/**
 * Returns a cookie with a new browser id, unless the browser already has one. The call that registers a business number
 * sets the cookie, because the answer to the later certification may be lost.
 */
export const firstBrowserCookie = (world: World, call: BrowserCall): readonly [World, readonly SetCookie[]] => {
  if (browserIdOf(world, call) !== null) return [world, []]
  const [after, browser] = issueBrowserId(world, call)
  return [after, [toBrowserCookie(browser)]]
}
