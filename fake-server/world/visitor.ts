import { find, put, type World } from './world.ts'

/** What the IP lookup answers in this world: an address, after a while, or nothing. [E-197] [P-296] */
export type Visitor = { readonly ip: string; readonly fail: boolean; readonly delayMs: number }

/** Outside the office: 203.0.113.7 belongs to nobody (RFC 5737). [D1-08] */
const FRESH: Visitor = { ip: '203.0.113.7', fail: false, delayMs: 0 }

/** The addresses of the office. [D1-08] */
export const OFFICE_ADDRESSES: readonly string[] = Array.from({ length: 30 }, (_, index) => `192.0.2.${index + 1}`)

export const visitorOf = (world: World): Visitor =>
  (find(world, 'control', 'visitor')?.value as Visitor | undefined) ?? FRESH

/** The world with another visitor: the address stays unless it is given, failure and delay end unless they are. */
export const withVisitor = (world: World, change: { readonly [K in keyof Visitor]?: Visitor[K] | undefined }): World =>
  put(world, 'control', 'visitor', {
    value: { ip: change.ip ?? visitorOf(world).ip, fail: change.fail ?? false, delayMs: change.delayMs ?? 0 },
  })

/** Does the visitor of this world sit in the office? The body of a call may say what it likes. [E-201] [P-320] */
export const isAtOffice = (world: World): boolean => OFFICE_ADDRESSES.includes(visitorOf(world).ip)
