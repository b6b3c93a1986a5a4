import { type BrowserCall, browserIdOf, issueBrowserId, toBrowserCookie } from '../../http/browsers.ts'
import type { SetCookie } from '../../http/handler.ts'
import { allDocs, changeDoc, removeDoc, type World } from '../../world/world.ts'

/** Moves everything that belongs to the browser id `from` to the browser id `to`, and removes `from`. */
const moveToBrowserId = (world: World, from: string, to: string): World => {
  let after = removeDoc(world, 'browsers', from)
  for (const { mtxId, browser } of allDocs(world, 'mtxs'))
    if (browser === from) after = changeDoc(after, 'mtxs', mtxId, (start) => ({ ...start, browser: to }))
  for (const { id, browser } of allDocs(world, 'certifications'))
    if (browser === from)
      after = changeDoc(after, 'certifications', id, (certification) => ({ ...certification, browser: to }))
  return after
}

/**
 * Returns a new browser id and its cookie for a call that starts or reports a certification, so that a cookie planted
 * before is useless. [E-190]
 */
export const renewBrowserId = (
  world: World,
  call: BrowserCall,
): readonly [World, { readonly browser: string; readonly cookies: readonly SetCookie[] }] => {
  const browserId = browserIdOf(world, call)
  const [withNewId, browser] = issueBrowserId(world, call)
  return [
    browserId === null ? withNewId : moveToBrowserId(withNewId, browserId, browser),
    { browser, cookies: [toBrowserCookie(browser)] },
  ]
}
