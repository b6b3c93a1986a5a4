import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isOwnHost, type ServerAddresses } from './addresses.ts'

const PLACE: ServerAddresses = { host: '127.0.0.1', portalPort: 4000, outsidePort: 4001, outsideHost: null }

describe('[E-198] the check of host names', () => {
  it.each([
    ['127.0.0.1:4000', true],
    ['localhost:4000', true],
    ['LOCALHOST:4000', true],
    ['[::1]:4000', true],
    ['127.0.0.2', true],
    [undefined, true],
    ['evil.example:4000', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example:4000', false],
    ['localhost:4000@evil.example', false],
    ['evil.example#@localhost', false],
    ['localhost/../evil', false],
    ['192.168.0.5:4000', false],
    ['', false],
    ["x'; script-src *", false],
  ])('a server bound to loopback accepts host %s: %s', (host, own) => expect(isOwnHost(PLACE, host)).toBe(own))
  it.each([
    [{ host: '192.168.0.5' }, '192.168.0.5:4000', true],
    [{ host: '192.168.0.5' }, 'localhost:4000', true],
    [{ host: '192.168.0.5' }, '192.168.0.6:4000', false],
    [{ host: 'box.local' }, 'Box.local:4000', true],
    [{ outsideHost: 'others.local' }, 'others.local:4001', true],
    [{ host: '0.0.0.0' }, '192.168.0.6:4000', true],
    [{ host: '::' }, '[fe80::1]:4000', true],
    [{ host: '0.0.0.0' }, `${hostname()}:4000`, true],
    [{ host: '0.0.0.0', outsideHost: 'box.local' }, 'box.local:4000', true],
    [{ host: '0.0.0.0' }, 'evil.example:4000', false],
  ])('a server bound to %j accepts host %s: %s', (more, host, own) =>
    expect(isOwnHost({ ...PLACE, ...more }, host)).toBe(own),
  )
})
