import type { ContainerModuleLoadOptions } from 'inversify'
import type { Token, Tokens } from '#app/token'

type Bind = ContainerModuleLoadOptions['bind']
/** Any use case. */
type AnyUseCase = Token<unknown> & { readonly ports: Tokens; readonly make: (ports: never) => unknown }

/** Binds a use case to the ports that it names. */
export const bindUseCase = (bind: Bind, useCase: AnyUseCase) => {
  const names = Object.keys(useCase.ports)
  return bind(useCase).toResolvedValue(
    (...values: unknown[]) =>
      useCase.make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as never),
    Object.values(useCase.ports),
  )
}

/** Binds several, each made once. */
export const bindUseCases = (bind: Bind, ...useCases: readonly AnyUseCase[]): void => {
  for (const useCase of useCases) bindUseCase(bind, useCase)
}
