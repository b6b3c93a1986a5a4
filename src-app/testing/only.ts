import { Effect } from 'effect'
import type { Token } from '../token.ts'

/**
 * A fake of a port with the methods that a test gives; any other answers an effect that dies with its name when it is run
 * (so a method that answers no effect has to be given). `then` is undefined: awaiting a fake by accident must not hang.
 */
export const only = <P extends object>(port: Token<P>, known: Partial<P>): P =>
  new Proxy(known, {
    get: (target, key) =>
      key === 'then'
        ? undefined
        : (Reflect.get(target, key) ??
          (() => Effect.die(new Error(`${port.name}.${String(key)} was not expected in this test`)))),
  }) as P
