import { expect, type BrowserContext, type Page } from '@playwright/test'
import { KEPT_RECORDS, type RecordStorage } from '#domain/records/kept-records.table'
import type { PersonaFacts } from '#server/personas/persona'
import { escapeRegExp } from '#tools/sources/escape-reg-exp'
import { readDatabases } from './databases.ts'
import type { WatchedPages } from './watch.ts'
import type { TestWorld } from './world.ts'

const isPortal = (page: Page, origin: string) => !page.isClosed() && page.url().startsWith(`${origin}/`)

type Storages = { readonly [place in RecordStorage]: Readonly<Record<string, string>> }

/** Returns the contents of the portal's three storages: text by key; for databases, text by database name. */
const readStorages = (pages: readonly Page[]): Promise<readonly Storages[]> =>
  Promise.all(
    pages.map(async (page) => {
      try {
        const texts = await page.evaluate(() => ({
          tab: { ...sessionStorage } as Record<string, string>,
          browser: { ...localStorage } as Record<string, string>,
        }))
        return { ...texts, database: await readDatabases(page) }
      } catch {
        return { tab: {}, browser: {}, database: {} }
      }
    }),
  )

/** Returns the keys in the three storages that are missing from the table. [D2-149] */
const unnamedKeys = (storages: readonly Storages[]): readonly string[] => {
  const isNamed = (place: RecordStorage, name: string) =>
    Object.values(KEPT_RECORDS).some(
      (row) => row.place === place && (place === 'browser' ? name.startsWith(row.key) : name === row.key),
    )
  return storages.flatMap((stored) =>
    (Object.keys(stored) as RecordStorage[]).flatMap((place) =>
      Object.keys(stored[place]).filter((name) => !isNamed(place, name)),
    ),
  )
}

type Place = 'storage' | 'address' | 'console' | 'journal'
type Secret = { readonly name: string; readonly forms: readonly RegExp[]; readonly in: readonly Place[] }

/** Matches a separate number, with or without hyphens between its parts. */
const number = (...parts: readonly string[]) => new RegExp(`(?<!\\d)${parts.join('-?')}(?!\\d)`)

const literally = (text: string) => new RegExp(escapeRegExp(text))

/**
 * Returns the strings that may appear only on the page, and the places that are searched for each string. Storage is
 * searched only for the resident number and its secret part, because drafts store the account number and the session
 * stores the identity value. [D2-84] [D2-87] [D2-94]
 */
const secretsOf = ({ residentNumber, accountNumber, ci }: PersonaFacts): readonly Secret[] => [
  {
    name: 'resident number',
    forms: [number(residentNumber.slice(0, 6), residentNumber.slice(6)), number(residentNumber.slice(6))],
    in: ['storage', 'address', 'console', 'journal'],
  },
  { name: 'account number', forms: [number(accountNumber)], in: ['address', 'console', 'journal'] },
  {
    name: 'identity value',
    forms: [literally(ci), literally(encodeURIComponent(ci))],
    in: ['address', 'console', 'journal'],
  },
]

const leaksIn = (texts: Readonly<{ [P in Place]: string }>, facts: PersonaFacts): readonly string[] =>
  secretsOf(facts).flatMap((secret) =>
    secret.in
      .filter((place) => secret.forms.some((form) => form.test(texts[place])))
      .map((place) => `${secret.name} in ${place}`),
  )

/** Lists the queue tickets that were never given back, or were given back more than once. */
const wrongPlaces = async (world: TestWorld): Promise<readonly string[]> =>
  (await world.tickets())
    .filter(({ releases }) => releases !== 1)
    .map(({ action, state, releases }) => `${action}: ${state}, given back ${releases} times`)

/**
 * Runs the checks at the end of every journey: no personal data outside the page, no unexpected error, no report of the
 * security policy, no storage key that is missing from the table, and every queue ticket returned exactly once.
 */
export const runClosingChecks = async (
  context: BrowserContext,
  watched: WatchedPages,
  world: TestWorld,
  { origin, atOnce }: { readonly origin: string; readonly atOnce: boolean },
) => {
  const { console: noise, violations, queue } = world.tolerance()
  const pages = context.pages().filter((page) => isPortal(page, origin))
  const storages = await readStorages(pages)
  const storage = JSON.stringify([storages, await context.cookies()])

  // When another page replaces a page, the replaced page gives back every queue ticket that it still holds.
  await Promise.all(pages.map((page) => page.goto('about:blank').catch(() => null)))

  const unexpected = watched.errors.filter((text) => !noise.some((pattern) => pattern.test(text)))
  expect(unexpected, 'errors that the test did not expect').toEqual([])
  const reports = watched.violations.filter((text) => !violations.some((pattern) => pattern.test(text)))
  expect(reports, 'reports of the security policy').toEqual([])

  const facts = world.facts()
  if (facts) {
    const journal = JSON.stringify(await world.journal())
    const texts = { storage, address: watched.addresses.join('\n'), console: watched.console.join('\n'), journal }
    expect(leaksIn(texts, facts), 'personal data outside the page').toEqual([])
  }
  expect(unnamedKeys(storages), 'keys of the storages that the table of kept things does not name').toEqual([])
  // Waits, because a ticket is given back by a separate call, which takes some time.
  const places = () => wrongPlaces(world)
  if (!queue && atOnce) expect(await places(), 'places in the queue').toEqual([])
  else if (!queue) await expect.poll(places, { message: 'places in the queue' }).toEqual([])
}
