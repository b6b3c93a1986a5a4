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
const named = (name: string, service: unknown) =>
  typeof service === 'function' ? (...input: unknown[]) => inFrame(name, service(...input)) : service

type AnyUseCase = Token<unknown> & { readonly ports: Tokens; readonly make: (ports: never) => unknown }

export const isUseCase = (token: Token<unknown>): token is AnyUseCase => 'ports' in token

/** Binds a token that is a use case, and the use cases among its ports, unless they are bound already. */
export const bindUseCase = (container: Container, token: Token<unknown>): void => {
  if (!isUseCase(token) || container.isBound(token)) return
  const { name, ports, make } = token
  const tokens = Object.values(ports)
  for (const port of tokens) bindUseCase(container, port)
  const names = Object.keys(ports)
  container.bind(token).toResolvedValue((...services: readonly unknown[]) => {
    const served = Object.fromEntries(names.map((port, index) => [port, services[index]]))
    return named(name, make(served as never))
  }, tokens)
}
