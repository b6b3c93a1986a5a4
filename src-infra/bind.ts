import type { ContainerModuleLoadOptions } from 'inversify'
import type { Token } from '#app/token'

type Bind = ContainerModuleLoadOptions['bind']
type TokensOf<Ports> = { readonly [port in keyof Ports]-?: Token<Ports[port]> }

/** Binds a use case to its ports: each is named once, and a missing, wrong or superfluous one does not compile. */
export const bindUseCase = <Ports extends object, UseCase>(
  bind: Bind,
  token: Token<UseCase>,
  make: (ports: Ports) => NoInfer<UseCase>,
  ports: TokensOf<NoInfer<Ports>>,
) => {
  const names = Object.keys(ports)
  return bind(token).toResolvedValue(
    (...values: unknown[]) => make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as Ports),
    Object.values<Token<unknown>>(ports),
  )
}
