import { Option, Schema } from 'effect'
import type { SessionCookie } from '#app/session/session-store.port'
import type { PageVisibility } from '#app/session/visitor-address.port'

const NAME = 'jwtToken'

/** The claims of the token that are asked for; a token of another form names no application. */
const Claims = Schema.fromJsonString(Schema.Struct({ aplyNo: Schema.String }))

/** The middle part of a JWT as text; the signature is the server's business. */
const claimsOf = (token: string): string | null => {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}

/** The cookie as the page's document sees it. [D1-03] */
export const makeSessionCookie = (page: Pick<Document, 'cookie'> = document): SessionCookie => {
  const read = () => {
    const pair = page.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`))
    return pair?.slice(NAME.length + 1) || null
  }
  return {
    read,
    application: () => {
      const claims = Schema.decodeUnknownOption(Claims)(claimsOf(read() ?? ''))
      return Option.isSome(claims) ? claims.value.aplyNo : null
    },
    remove: () => {
      page.cookie = `${NAME}=; path=/; max-age=0; samesite=lax`
    },
  }
}

/** The visibility of the tab, by the browser. [E-210] */
export const makePageVisibility = (): PageVisibility => ({
  subscribe: (listener) => {
    const notify = () => listener(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', notify)
    return () => document.removeEventListener('visibilitychange', notify)
  },
})
