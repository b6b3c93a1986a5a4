import { SESSION_SECONDS } from '#domain/entry-limits'
import type { ReceivedCall, SetCookie } from './handler.ts'
import { allOf, amend, find, put, remove, type World } from '../world/world.ts'

/**
 * Name of the cookie that tells one browser from another, so that a certification counts only where it was started or
 * reported. No script reads it; the documents do not name it, and no page has to know it. [E-188]
 */
export const BROWSER_COOKIE = 'browser'

type Calling = Pick<ReceivedCall, 'cookies' | 'ids' | 'now'>

/** The browser of a call by its cookie; null for a value that this world has not issued, or that has expired. [E-190] */
export const browserOf = (world: World, { cookies, now }: Pick<ReceivedCall, 'cookies' | 'now'>): string | null => {
  const known = find(world, 'browsers', cookies[BROWSER_COOKIE] ?? '')
  return known !== null && known.expiresAt > now ? known.browser : null
}

/** Gives a browser its own value. */
export const issueBrowser = (
  world: World,
  { ids, now }: Pick<ReceivedCall, 'ids' | 'now'>,
): readonly [World, string] => {
  const browser = ids.token()
  return [put(world, 'browsers', browser, { browser, expiresAt: now + SESSION_SECONDS * 1000 }), browser]
}

export const browserCookie = (browser: string): SetCookie => ({
  name: BROWSER_COOKIE,
  value: browser,
  seconds: SESSION_SECONDS,
  httpOnly: true,
})

/** A cookie for a browser without one, set before it certifies: a lost answer of a certification then loses no cookie. */
export const firstCookie = (world: World, call: Calling): readonly [World, readonly SetCookie[]] => {
  if (browserOf(world, call) !== null) return [world, []]
  const [after, browser] = issueBrowser(world, call)
  return [after, [browserCookie(browser)]]
}

/** Binds what was bound to the value `from` to the value `to`; `from` is not known any more. */
const moved = (world: World, from: string, to: string): World => {
  let after = remove(world, 'browsers', from)
  for (const { mtxId, browser } of allOf(world, 'mtxs'))
    if (browser === from) after = amend(after, 'mtxs', mtxId, (start) => ({ ...start, browser: to }))
  for (const { id, browser } of allOf(world, 'certifications'))
    if (browser === from) after = amend(after, 'certifications', id, (known) => ({ ...known, browser: to }))
  return after
}

/**
 * A new value, with its cookie, for the browser of a call that starts or reports a certification: a cookie that somebody
 * else has planted opens nothing then. [E-190]
 */
export const renewedBrowser = (
  world: World,
  call: Calling,
): readonly [World, { readonly browser: string; readonly cookies: readonly SetCookie[] }] => {
  const known = browserOf(world, call)
  const [issued, browser] = issueBrowser(world, call)
  return [known === null ? issued : moved(issued, known, browser), { browser, cookies: [browserCookie(browser)] }]
}
