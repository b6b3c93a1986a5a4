import { EMPTY_SESSION, SESSION_STORAGE_KEY, SESSION_VERSION } from '#domain/session/session-record'
import { SESSION_SECONDS } from '#domain/session/countdown'
import type { Answer } from '../handler.ts'
import type { SignedIn } from '../personas/cast.ts'

/** JSON as it may stand in a data block of a page. */
const dataBlock = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The page that signs a persona in: the cookie comes with it, and its script file writes the session record and goes on
 * to `page`. The record stands in a data block, which the policy lets through because nothing runs it.
 */
export const enterPage = ({ token, session }: SignedIn, page: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  cookies: token === '' ? [] : [{ name: 'jwtToken', value: token, seconds: SESSION_SECONDS }],
  text: `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>모의 환경 입장</title>
<script type="application/json" id="entry">${dataBlock({ key: SESSION_STORAGE_KEY, version: SESSION_VERSION, session: { ...EMPTY_SESSION, ...session }, page })}</script>
<script type="module" src="/__world/enter.js"></script></head>
<body><noscript>이 화면은 자바스크립트를 켜야 이용하실 수 있습니다. <a href="/__world">조종판으로 돌아가기</a></noscript></body>
</html>
`,
})
