import type { Instant } from '#domain/kernel/calendar'
import type { Session } from '#domain/session/session'
import type { Ids } from '../handler.ts'
import type { World } from '../world/world.ts'

/** What a persona is, for tests and people: one flat object with the same keys everywhere. */
export type PersonaFacts = {
  readonly brNo: string
  readonly name: string
  /** `YYYYMMDD`. */
  readonly birthDay: string
  /** 13 digits, fictional, made when asked; never in a world's state, snapshot or journal. */
  readonly residentNumber: string
  readonly phone: string
  readonly ci: string
  readonly businessName: string
  /** `YYYY-MM-DD`. */
  readonly openingDate: string
  readonly corporateNumber: string | null
  readonly bankName: string
  readonly accountNumber: string
  readonly depositor: string
  readonly aplyNo: string | null
  readonly mngFrGb: string
  readonly aplyType: string
}

/** What a persona may use to put itself into a world. */
export type Stage = { readonly now: Instant; readonly ids: Ids }

/** A named case: who it is, and what has happened so far. */
export type Persona = {
  /** One Korean sentence about the situation. */
  readonly about: string
  /** The pages that the console offers for it, the most telling first. */
  readonly pages: readonly string[]
  readonly facts: (now: Instant) => PersonaFacts
  /** Lays the documents of this case over a world that has just been started afresh. */
  readonly place: (world: World, stage: Stage) => World
}

/** Somebody who has just been signed in: the login token that the cookie carries, and the record of the browser session. */
export type SignedIn = {
  readonly token: string
  readonly session: Session
  /** The browser that his certification counts in, null without one. */
  readonly browser: string | null
}

/** All personas, and how one of them signs in as after a real certification. */
export type Cast = {
  readonly personas: Readonly<Record<string, Persona>>
  /** Registers an application where the page needs one, stores certification and token, and fills the session record. */
  readonly signIn: (world: World, persona: Persona, page: string, stage: Stage) => readonly [World, SignedIn]
}
