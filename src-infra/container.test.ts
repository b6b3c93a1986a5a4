import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadApplication } from '#app/application/load-application'
import { Clock } from '#app/kernel/clock.port'
import { SessionStore } from '#app/kernel/session-store.port'
import { SettingsSource } from '#app/kernel/settings.port'
import type { Token } from '#app/kernel/token'
import { LAZY_ADAPTERS } from './adapters.ts'
import { makeContainer, STARTUP_ADAPTERS } from './container.ts'
import { Http } from './http/http.ts'
import { makeServerSyncedClock } from './http/server-synced-clock.ts'
import { isUseCase } from './wiring/bind.ts'

const withNames = (tokens: readonly Token<unknown>[]) => tokens.map((token) => [token.name, token] as const)
const settings = { queueUrl: 'https://queue.example', phoneProvider: 'neither' }
const clock = makeServerSyncedClock()
const FIRST = [Clock, Http, SettingsSource, ...STARTUP_ADAPTERS.map(({ port }) => port)]
const LATER = LAZY_ADAPTERS.map(({ port }) => port)

/** The ports without an adapter of their own: `container.ts` binds the given settings and the given clock. */
const GIVEN = ['kernel/settings', 'kernel/clock']
const PORT_FILES = Object.keys(import.meta.glob('../src-app/**/*.port.ts')).map((path) =>
  path.slice('../src-app/'.length, -'.port.ts'.length),
)
const FILES = Object.keys(import.meta.glob(['./**/*.ts', '!**/*.test.ts'])).map((path) => path.slice('./'.length))

/** All tokens exported by src-app. A token is recognised as a class without a body. */
const TOKENS = Object.values(
  import.meta.glob<object>(['../src-app/**/*.ts', '!**/*.test.ts', '!../src-app/testing/**'], { eager: true }),
)
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => typeof value === 'function' && /^class\s*\{\s*\}$/.test(String(value))) as Token<unknown>[]

afterEach(() => vi.unstubAllGlobals())

it.each(PORT_FILES.filter((port) => !GIVEN.includes(port)))('the adapter of the port %s has its name', (port) =>
  expect(FILES.filter((file) => file.startsWith(`${port}-`))).not.toEqual([]),
)

describe('makeContainer', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('location', { origin: 'http://portal.example' })
  })

  it('binds every port exactly once', () => {
    const bound = new Set([...FIRST, ...LATER])
    expect(bound.size).toBe(FIRST.length + LATER.length)
    const ports = TOKENS.filter((token) => !isUseCase(token))
    expect(ports.length).toBeGreaterThan(30)
    expect(ports.filter((token) => !bound.has(token)).map(({ name }) => name)).toEqual([])
  })

  it.each(withNames(FIRST))('resolves %s with only the startup adapters', (_, token) =>
    expect(makeContainer({ clock, settings }).get(token)).toBeDefined(),
  )

  it.each(withNames(LATER))('resolves %s after loading all adapters', (_, token) =>
    expect(makeContainer({ clock, settings }).load(LAZY_ADAPTERS).get(token)).toBeDefined(),
  )

  it.each(withNames(TOKENS.filter(isUseCase)))('makes %s from the bound ports', (_, token) =>
    expect(makeContainer({ clock, settings }).load(LAZY_ADAPTERS).get(token)).toBeDefined(),
  )

  it('keeps the singletons when further adapters are loaded', () => {
    const container = makeContainer({ clock, settings })
    const before = container.get(SessionStore)
    expect(container.load(LAZY_ADAPTERS).get(SessionStore)).toBe(before)
  })

  it('makes each service only once', () => {
    const services = makeContainer({ clock, settings }).load(LAZY_ADAPTERS)
    expect(services.get(LoadApplication)).toBe(services.get(LoadApplication))
  })

  it('validates the given settings and fills in missing settings', () =>
    expect(makeContainer({ settings }).get(SettingsSource).read()).toMatchObject({
      queueUrl: 'https://queue.example',
      phoneProvider: 'nice',
      callTimeoutMs: 5000,
    }))
})
