import { Effect } from 'effect'
import type { Token } from '../token.ts'

/**
 * A fake of a port that knows only what the test said; any other method answers an effect that dies with its name when it
 * is run. A method that answers no effect has to be said where a test means that it is not called. `then` is left out, so
 * that a fake may be awaited by accident without hanging.
 */
export const only = <P extends object>(port: Token<P>, known: Partial<P>): P =>
  new Proxy(known, {
    get: (target, key) =>
      key === 'then'
        ? undefined
        : (Reflect.get(target, key) ??
          (() => Effect.die(new Error(`${port.name}.${String(key)} was not expected in this test`)))),
  }) as P
