import { afterEach, describe, expect, it, vi } from 'vitest'
import { enterFakeWorld } from './fake-world.ts'

afterEach(() => vi.unstubAllGlobals())

describe('enterFakeWorld', () => {
  it('shows a test only calls of that test', async () => {
    const first = enterFakeWorld()
    await fetch(`${first.portal}/config.json`)
    vi.unstubAllGlobals()
    const second = enterFakeWorld()
    await second.control('PUT', '/clock', { now: '2025-06-26T19:00:00+09:00' })
    expect(JSON.stringify(await first.control('GET', '/journal'))).toContain('/config.json')
    expect(JSON.stringify(await second.control('GET', '/journal'))).not.toContain('/config.json')
  })

  it('connects the second origin to the world of the test', async () => {
    const world = enterFakeWorld()
    await world.control('PUT', '/visitor', { ip: '192.0.2.1' })
    expect(await (await fetch(`${world.outside}/ip`)).text()).toContain('192.0.2.1')
  })
})
