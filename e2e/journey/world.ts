import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Route } from '#domain/pages/routes'
import type { Settings } from '#domain/settings/settings'
import type { PersonaName } from '#server/personas/all-personas'
import type { PersonaFacts } from '#server/personas/persona'
import type { CollectionName, Collections } from '#server/world/collections'
import type { Fault } from '#server/world/faults'
import type { LoggedCall } from '#server/world/journal'
import type { QueueTicket } from '#server/world/queue-line'
import { NETWORK_NOISE, type ClosingCheckTolerance } from './allowed-findings.ts'

/** The answer of the IP lookup: an IP address, an error, or a delay. */
type VisitorLookupAnswer =
  | { readonly ip: string; readonly delayMs?: number }
  | { readonly fail: true }
  | { readonly delayMs: number }

/**
 * A document of the portal without scripts. A test opens it to leave a page: unlike an empty page, it keeps the process
 * of the browser and the scripts that it has compiled.
 */
export const PAGE_WITHOUT_SCRIPTS = '/config.json'

/** An IP address of the office network. The visitor of a new world has an address outside it. */
export const OFFICE_ADDRESS = '192.0.2.1'

/**
 * The private world of one test: the state of everything outside the portal, which the test controls. A cookie assigns
 * the browser to the world, because a header would make calls need a preflight.
 */
export type TestWorld = {
  readonly id: string
  /** Returns the data of the persona that was last set in this world; null if none was set. */
  readonly facts: () => PersonaFacts | null
  /** Allows these findings in the checks at the end of this test; all other findings still fail the test. */
  readonly tolerate: (more: Partial<ClosingCheckTolerance>) => void
  readonly tolerance: () => ClosingCheckTolerance

  /** Sets the world to the state of a named case, without opening a page. */
  readonly persona: (name: PersonaName) => Promise<PersonaFacts>
  /**
   * Puts the world into the state of a persona (see `persona`), signs in as if the person had been certified, and opens
   * the page `to`.
   */
  readonly enter: (name: PersonaName, to: Route | `${Route}?${string}`) => Promise<PersonaFacts>
  /**
   * Sets the world's clock to this time, given with its UTC offset; the clock continues from there. With null the world
   * uses real time.
   */
  readonly clock: (now: string | null) => Promise<void>
  /** Moves the world's clock forward by an ISO 8601 duration, like `PT25H`. */
  readonly advance: (duration: string) => Promise<void>
  readonly visitor: (visitor: VisitorLookupAnswer) => Promise<void>
  /** Sets how the queue answers each action, as in `{ act_3: 'wait:3' }`. */
  readonly queue: (states: Readonly<Record<string, string>>) => Promise<void>
  readonly fault: (fault: Fault) => Promise<void>
  readonly faults: (faults: readonly Fault[]) => Promise<void>
  /** Performs an officer's call at the agency; returns its answer. */
  readonly officer: (action: string, more?: Readonly<Record<string, unknown>>) => Promise<unknown>
  /** Returns the calls so far, newest last; `path` may contain `*` for any characters. */
  readonly journal: (filter?: { readonly path?: string; readonly method?: string }) => Promise<readonly PrintedLine[]>
  readonly tickets: () => Promise<readonly QueueTicket[]>
  /** Changes the settings of this world's deployment. */
  readonly settings: (changedSettings: Partial<Settings>) => Promise<void>
  /** Returns the stored documents of a collection, without removed documents. */
  readonly documents: <C extends CollectionName>(collection: C) => Promise<readonly Collections[C][]>
  readonly snapshot: () => Promise<unknown>
  readonly restore: (snapshot: unknown) => Promise<void>
  readonly forget: () => Promise<void>
}

/** A line of the journal with its time as ISO 8601. */
type PrintedLine = Omit<LoggedCall, 'at'> & { readonly time: string }

type Snapshot<Document> = {
  readonly documents: readonly { readonly collection: string; readonly document: Document | null }[]
}

/** Returns a name that no other run on the same server has. */
export const makeWorldId = () => `e2e-${randomUUID()}`

export const makeTestWorld = (id: string, page: Page, request: APIRequestContext): TestWorld => {
  let facts: PersonaFacts | null = null
  let tolerance: ClosingCheckTolerance = { console: [], violations: [], queue: false }
  const headers = { 'x-world': id }

  const control = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const answer = await request.fetch(`/__world${path}`, { method, headers, ...(data === undefined ? {} : { data }) })
    const text = await answer.text()
    expect(answer.status(), `${method} /__world${path}: ${text}`).toBeLessThan(300)
    return text === '' ? null : (JSON.parse(text) as unknown)
  }
  const tolerate: TestWorld['tolerate'] = (more) => {
    tolerance = {
      console: [...tolerance.console, ...(more.console ?? [])],
      violations: [...tolerance.violations, ...(more.violations ?? [])],
      queue: tolerance.queue || (more.queue ?? false),
    }
  }
  const persona: TestWorld['persona'] = async (name) => {
    facts = (await control('POST', `/personas/${name}`)) as PersonaFacts
    return facts
  }
  const faults: TestWorld['faults'] = async (list) => {
    tolerate({ console: [NETWORK_NOISE] })
    await control('PUT', '/faults', list)
  }

  return {
    id,
    facts: () => facts,
    tolerate,
    tolerance: () => tolerance,
    persona,
    enter: async (name, to) => {
      // A page that is still open would make calls with a session that the world no longer has.
      if (page.url() !== 'about:blank') await page.goto(PAGE_WITHOUT_SCRIPTS)
      const facts = await persona(name)
      await page.goto(`/__world/enter?${new URLSearchParams({ persona: name, to })}`)
      await page.waitForURL((url) => !url.pathname.startsWith('/__world'))
      return facts
    },
    clock: async (now) => void (await control('PUT', '/clock', { now })),
    advance: async (duration) => void (await control('PUT', '/clock', { advance: duration })),
    visitor: async (visitor) => void (await control('PUT', '/visitor', visitor)),
    queue: async (states) => void (await control('PUT', '/queue', states)),
    fault: async (fault) => faults([fault]),
    faults,
    officer: (action, more = {}) =>
      control('POST', '/officer', { action, aplyNo: facts?.aplyNo ?? undefined, ...more }),
    journal: async (filter = {}) =>
      (await control('GET', `/journal?${new URLSearchParams(filter)}`)) as readonly PrintedLine[],
    tickets: async () => (await control('GET', '/queue')) as readonly QueueTicket[],
    settings: async (changedSettings) => void (await control('PUT', '/settings', changedSettings)),
    documents: async <C extends CollectionName>(collection: C) => {
      const { documents } = (await control('GET', '/snapshot')) as Snapshot<Collections[C]>
      return documents.flatMap((snapshotDocument) =>
        snapshotDocument.collection === collection && snapshotDocument.document ? [snapshotDocument.document] : [],
      )
    },
    snapshot: () => control('GET', '/snapshot'),
    restore: async (snapshot) => void (await control('PUT', '/snapshot', snapshot)),
    forget: async () => void (await control('DELETE', '')),
  }
}
