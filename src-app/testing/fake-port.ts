import { Effect } from 'effect'
import type { Token } from '../kernel/token.ts'

/**
 * Makes a fake of a port with the methods that a test gives. Any other method returns an effect that dies with the name
 * of the method. (A method that does not return an effect must therefore be given.) `then` is undefined, so that a fake
 * that is awaited by mistake does not hang.
 */
export const fakePort = <P extends object>(port: Token<P>, methods: Partial<P>): P =>
  new Proxy(methods, {
    get: (target, key) =>
      key === 'then'
        ? undefined
        : (Reflect.get(target, key) ??
          (() => Effect.die(new Error(`${port.name}.${String(key)} was not expected in this test`)))),
  }) as P
