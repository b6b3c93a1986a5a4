import type { ContainerModuleLoadOptions } from 'inversify'
import type { UseCase } from '#app/token'

type Bind = ContainerModuleLoadOptions['bind']

/** Binds a use case to the ports that it names. */
export const bindUseCase = <T>(bind: Bind, useCase: UseCase<T>) => {
  const names = Object.keys(useCase.ports)
  return bind(useCase).toResolvedValue(
    (...values: unknown[]) =>
      useCase.make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as never),
    Object.values(useCase.ports),
  )
}

/** Binds several, each made once. */
export const bindUseCases = (bind: Bind, ...useCases: readonly UseCase<unknown>[]): void => {
  for (const useCase of useCases) bindUseCase(bind, useCase)
}
