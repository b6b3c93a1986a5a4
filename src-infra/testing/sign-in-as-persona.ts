import { Effect, Schema } from 'effect'
import type { Applications } from '#app/application/applications.port'
import type { SentApplicationStore } from '#app/application/sent-application-store'
import { NoAnswer } from '#app/kernel/call.errors'
import type { SessionStore } from '#app/kernel/session-store.port'
import type { SettingsSource } from '#app/kernel/settings.port'
import { settingsSourceWith } from '#app/testing/chosen-settings'
import { inMemorySentApplications } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import type { Session } from '#domain/session/session'
import { ApplicationsHttp } from '../application/applications-http.ts'
import type { Http } from '../http/http.ts'
import type { Transfer } from '../http/transfer.ts'
import { makeDigestWeb } from '../kernel/digest-web.ts'
import { type FakeWorld, enterFakeWorld } from './fake-world.ts'
import { makeTestHttp } from './test-http.ts'

/** The facts about a persona that the tests of this layer read from the control API. */
const PersonaFactsAnswer = Schema.Struct({
  brNo: Schema.String,
  name: Schema.String,
  birthDay: Schema.String,
  residentNumber: Schema.String,
  phone: Schema.String,
  ci: Schema.String,
  businessName: Schema.String,
  openingDate: Schema.String,
  bankName: Schema.String,
  accountNumber: Schema.String,
  depositor: Schema.String,
})
type PersonaFactsAnswer = typeof PersonaFactsAnswer.Type

/** A visitor of the fake server who is signed in as a persona, in a separate world, with the portal's adapters. */
export type SignedInVisitor = {
  readonly world: FakeWorld
  readonly facts: PersonaFactsAnswer
  readonly session: SessionStore
  readonly settings: SettingsSource
  readonly http: Http
  readonly applications: Applications
  /** The records that all tabs of the browser share; they survive a reload. */
  readonly sentApplications: SentApplicationStore
}

/** Transfers bytes by `fetch`, because node has no `XMLHttpRequest`. Reports no progress. */
const fetchTransfer: Transfer = ({ call, method, url, headers, body }) =>
  Effect.tryPromise({
    try: async (signal) => {
      const sending: RequestInit = { method, headers: { ...headers }, body, signal }
      const answer = await fetch(url, sending)
      return { status: answer.status, bytes: await answer.blob(), date: answer.headers.get('date'), requestId: null }
    },
    catch: (cause) => new NoAnswer({ call, cause }),
  })

/** Reads the session from a page of the fake server; the script of this page stores it in the tab. */
const entryOf = (page: string): Session => {
  const block = /<script type="application\/json" id="entry">(.*?)<\/script>/s.exec(page)?.[1]
  if (block === undefined) throw new Error('no entry in the page')
  return (JSON.parse(block) as { readonly session: Session }).session
}

/** Makes the portal's adapters for one page that was just loaded, so that nothing is in its memory. */
const loadedPage = (world: FakeWorld, session: SessionStore) => {
  const settings = settingsSourceWith({ apiBaseUrl: world.portal })
  const http = makeTestHttp({
    settings: settings.read(),
    cookie: () => session.read().token,
    transfer: fetchTransfer,
  })
  return { settings, http, applications: ApplicationsHttp.make({ http, settings, digest: makeDigestWeb() }) }
}

/** Puts a fresh world into the persona's state, and opens `page` as that person. */
export const signInAsPersona = async (persona: string, page: string): Promise<SignedInVisitor> => {
  const world = enterFakeWorld()
  const facts = Schema.decodeUnknownSync(PersonaFactsAnswer)(await world.control('POST', `/personas/${persona}`))
  const response = await fetch(`${world.portal}/__world/enter?${new URLSearchParams({ persona, to: page })}`)
  const session = inMemorySession(entryOf(await response.text()))
  return { world, facts, session, sentApplications: inMemorySentApplications(), ...loadedPage(world, session) }
}

/** Reloads the page: returns the same person with the same session, but with nothing in the memory of the page. */
export const simulateReload = (visitor: SignedInVisitor): SignedInVisitor => ({
  ...visitor,
  ...loadedPage(visitor.world, visitor.session),
})
