import type { ContainerModule } from 'inversify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Token } from '#app/token'
import { SettingsSource } from '#app/kernel/settings.port'
import { makeDeviceClock } from './clock/device-clock.ts'
import { makeContainer } from './container.ts'
import { kernelModule } from './kernel/kernel.module.ts'
import { MODULES } from './modules.ts'

/** The tokens that a module binds: it is asked to bind into nothing, and what it names is written down. */
const tokensOf = (module: ContainerModule): readonly Token<unknown>[] => {
  const tokens: Token<unknown>[] = []
  const anything: unknown = new Proxy(() => anything, { get: () => anything, apply: () => anything })
  const bind = (token: Token<unknown>) => (tokens.push(token), anything)
  void module.load({ bind } as unknown as Parameters<ContainerModule['load']>[0])
  return tokens
}
const settings = { queueUrl: 'https://queue.example', phoneProvider: 'neither' }
const clock = makeDeviceClock()
const ALL = [kernelModule({ clock, settings: {} as never }), ...MODULES].flatMap(tokensOf)

afterEach(() => vi.unstubAllGlobals())

describe('the container', () => {
  it('knows every token once', () => expect(new Set(ALL).size).toBe(ALL.length))

  it.each(ALL.map((token) => [token.name, token] as const))('resolves %s', (_, token) => {
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('location', { origin: 'http://portal.example' })
    expect(makeContainer({ clock, settings }).get(token)).toBeDefined()
  })

  it('checks the settings that it is given and fills what is missing', () =>
    expect(makeContainer({ settings }).get(SettingsSource).read()).toMatchObject({
      queueUrl: 'https://queue.example',
      phoneProvider: 'nice',
      callTimeoutMs: 5000,
    }))
})
