import { Effect, References } from 'effect'
import type { Services, Token, Tokens } from '#app/token'

/** Any use case. */
type AnyUseCase = Token<unknown> & { readonly ports: Tokens; readonly make: (ports: never) => unknown }

export const isUseCase = (token: Token<unknown>): token is AnyUseCase => 'ports' in token

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

/** Returns a function that makes a use case from the services of its ports at its first use, and only once. */
export const makeUseCases = (get: Services['get']) => {
  const made = new Map<AnyUseCase, unknown>()
  return (useCase: AnyUseCase): unknown => {
    if (!made.has(useCase)) {
      const ports = Object.fromEntries(Object.entries(useCase.ports).map(([name, token]) => [name, get(token)]))
      made.set(useCase, named(useCase.name, useCase.make(ports as never)))
    }
    return made.get(useCase)
  }
}
