import { Effect, References } from 'effect'
import type { Container } from 'inversify'
import type { Token, Tokens } from '#app/kernel/token'

const inFrame = (name: string, answer: unknown) =>
  Effect.isEffect(answer)
    ? Effect.updateService(answer as Effect.Effect<unknown>, References.CurrentStackFrame, (parent) => ({
        name,
        stack: () => undefined,
        parent,
      }))
    : answer

/** Wraps a use case, so that its name appears in the stack trace of an unexpected error, even after minification. */
const withName = (name: string, service: unknown) =>
  typeof service === 'function' ? (...input: unknown[]) => inFrame(name, service(...input)) : service

/** A maker of a service and the tokens of its ports, of any type. */
type Maker = { readonly ports: Tokens; readonly make: (ports: never) => unknown }

export type AnyAdapter = Maker & { readonly port: Token<unknown> }

export const isUseCase = (token: Token<unknown>): token is Token<unknown> & Maker => 'ports' in token

/** Binds a token to the service that `make` makes from its ports. */
const bindTo = (container: Container, token: Token<unknown>, ports: Tokens, make: (ports: never) => unknown): void => {
  const names = Object.keys(ports)
  container
    .bind(token)
    .toResolvedValue(
      (...services: readonly unknown[]) =>
        make(Object.fromEntries(names.map((name, index) => [name, services[index]])) as never),
      Object.values(ports),
    )
}

export const bindAdapter = (container: Container, { port, ports, make }: AnyAdapter): void =>
  bindTo(container, port, ports, make)

/** Binds a token that is a use case, and the use cases among its ports, unless they are bound already. */
export const bindUseCase = (container: Container, token: Token<unknown>): void => {
  if (!isUseCase(token) || container.isBound(token)) return
  const { name, ports, make } = token
  for (const port of Object.values(ports)) bindUseCase(container, port)
  bindTo(container, token, ports, (services) => withName(name, make(services)))
}
