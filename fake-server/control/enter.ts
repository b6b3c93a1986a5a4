import { SESSION_SECONDS } from '#domain/session/timer'
import { toBrowserCookie } from '../http/browsers.ts'
import type { HandlerAnswer } from '../http/handler.ts'
import type { Persona, PersonaContext, SignedInPersona } from '../personas/persona.ts'
import type { Seed } from '../world/collections.ts'
import { withControl } from '../world/controls.ts'
import { findDoc, freshWorld, putDoc, type World } from '../world/world.ts'

/** The controls that a persona does not change: faults, clock, visitor, queue and settings. */
const CONTROL_DOCUMENTS = ['clock', 'visitor', 'queue', 'faults', 'settings']

const withoutDocuments = (world: World, seed: Seed): World => {
  let after = freshWorld(world.name, seed)
  for (const id of CONTROL_DOCUMENTS) {
    const document = findDoc(world, 'control', id)
    if (document !== null) after = putDoc(after, 'control', id, document)
  }
  return after
}

export const freshWorldWithPersona = (
  world: World,
  seed: Seed,
  name: string,
  persona: Persona,
  context: PersonaContext,
): World => withControl(persona.place(withoutDocuments(world, seed), context), 'persona', name)

/**
 * Returns the page of a URL; null for another origin. Parses the URL as a browser does: removes tabs and line breaks,
 * and reads a backslash as a slash.
 */
export const portalPathOf = (address: string): string | null => {
  const portalOrigin = 'http://portal.invalid'
  if (!address.startsWith('/') || !URL.canParse(address, portalOrigin)) return null
  const { origin, pathname, search, hash } = new URL(address, portalOrigin)
  return origin === portalOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}

/** Returns JSON that is safe in a data block of a page. */
const dataBlock = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Returns the page that signs a persona in. It sets the cookie, and the script of the console
 * (`fake-server-console/enter.ts`) stores the session and opens `page`. Both values are in a data block, which
 * the security policy allows because it is not executed.
 */
export const makePersonaEntryPage = ({ token, session, browser }: SignedInPersona, page: string): HandlerAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  cookies: [
    ...(token === '' ? [] : [{ name: 'jwtToken', value: token, seconds: SESSION_SECONDS }]),
    ...(browser === null ? [] : [toBrowserCookie(browser)]),
  ],
  text: `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>모의 환경 입장</title>
<script type="application/json" id="entry">${dataBlock({ session, page })}</script>
<script type="module" src="/__world/enter.js"></script></head>
<body><noscript>이 화면은 자바스크립트를 켜야 이용하실 수 있습니다. <a href="/__world">조종판으로 돌아가기</a></noscript></body>
</html>
`,
})

/**
 * Asks for confirmation if another site opened this URL, because entering replaces the state of the visitor's world.
 */
export const makePersonaEntryConfirmationPage = (persona: string, page: string): HandlerAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  text: `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>모의 환경 입장 확인</title></head>
<body><main><h1>모의 환경에 입장하시겠습니까?</h1>
<p>다른 누리집에서 이 주소를 열었습니다. 입장하면 지금까지의 모의 환경이 새 상태로 바뀝니다.</p>
<p><a href="/__world/enter?${new URLSearchParams({ persona, to: page }).toString().replaceAll('&', '&amp;')}">입장하기</a></p>
<p><a href="/__world">조종판으로 가기</a></p></main></body>
</html>
`,
})
