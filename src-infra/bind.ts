import { Effect, References } from 'effect'
import type { ContainerModuleLoadOptions } from 'inversify'
import type { Token, Tokens } from '#app/token'

type Bind = ContainerModuleLoadOptions['bind']
/** Any use case. */
type AnyUseCase = Token<unknown> & { readonly ports: Tokens; readonly make: (ports: never) => unknown }

const inFrame = (name: string, answer: unknown) =>
  Effect.isEffect(answer)
    ? Effect.updateService(answer as Effect.Effect<unknown>, References.CurrentStackFrame, (parent) => ({
        name,
        stack: () => undefined,
        parent,
      }))
    : answer

/** Returns the use case, with its name in the stack of its defects, even after minification. */
const named = (name: string, service: unknown) =>
  typeof service === 'function' ? (...input: unknown[]) => inFrame(name, service(...input)) : service

/** Binds a use case to the ports that it lists. */
export const bindUseCase = (bind: Bind, useCase: AnyUseCase) => {
  const names = Object.keys(useCase.ports)
  return bind(useCase).toResolvedValue(
    (...values: unknown[]) =>
      named(useCase.name, useCase.make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as never)),
    Object.values(useCase.ports),
  )
}

export const bindUseCases = (bind: Bind, ...useCases: readonly AnyUseCase[]): void => {
  for (const useCase of useCases) bindUseCase(bind, useCase)
}
