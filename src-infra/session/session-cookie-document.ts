import { Option, Schema } from 'effect'
import { SessionCookie } from '#app/session/session-cookie.port'
import { adapter } from '../wiring/adapter.ts'

const NAME = 'jwtToken'

const Claims = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown))

/** Returns the payload of a JWT as text. Only the server checks the signature. */
const payloadOf = (token: string): string | null => {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}

/** Returns the applicant (`sub`) or the application in a token; null if it is missing or the token is malformed. */
const claimOf = (token: string, name: 'sub' | 'aplyNo'): string | null => {
  const claims = Schema.decodeUnknownOption(Claims)(payloadOf(token))
  const claim = Option.isSome(claims) ? claims.value[name] : null
  return typeof claim === 'string' && claim !== '' ? claim : null
}

/** True if this claim differs in the two tokens; null if one of them does not have it. */
const isDifferent = (cookie: string, token: string, name: 'sub' | 'aplyNo'): boolean | null => {
  const [inCookie, inToken] = [claimOf(cookie, name), claimOf(token, name)]
  return inCookie === null || inToken === null ? null : inCookie !== inToken
}

/** Reads and removes the session cookie in the page's document. [D1-03] */
export const makeSessionCookie = (page: Pick<Document, 'cookie'> = document): SessionCookie => {
  const read = () => {
    const pair = page.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`))
    return pair?.slice(NAME.length + 1) || null
  }
  return {
    read,
    application: () => claimOf(read() ?? '', 'aplyNo'),
    isOfAnother: (token) => {
      const cookie = read()
      if (cookie === null || cookie === token) return false
      return token === '' || (isDifferent(cookie, token, 'sub') ?? isDifferent(cookie, token, 'aplyNo') ?? false)
    },
    remove: () => {
      page.cookie = `${NAME}=; path=/; max-age=0; samesite=lax`
    },
  }
}

export const SessionCookieDocument = adapter(SessionCookie, {}, () => makeSessionCookie())
