import type { Effect } from 'effect'

/**
 * A name with a type: a class without a body. The container infers the type of the service from the class, and errors
 * print its name.
 */
export type Token<T> = (abstract new () => T) & { readonly name: string }

/** Makes the token of a port; an adapter of `src-infra` names it. */
export const port = <T>(name: string): Token<T> => ({ [name]: class {} })[name] as unknown as Token<T>

export type ServiceOf<Of extends Token<unknown>> = Of extends Token<infer Service> ? Service : never
export type ErrorOf<Of extends Token<(...input: never) => Effect.Effect<unknown, unknown>>> = Effect.Error<
  ReturnType<ServiceOf<Of>>
>

/** A record of tokens. Its keys are the names under which a screen or use case gets the services. */
export type Tokens = Readonly<Record<string, Token<unknown>>>
export type ServicesOf<Of extends Tokens> = { readonly [name in keyof Of]: ServiceOf<Of[name]> }

/** The token of a use case, and the tokens of its ports. `make` makes the use case; tests call it with fakes. */
type UseCaseToken<Service, Ports> = Token<Service> & {
  readonly ports: { readonly [name in keyof Ports]: Token<Ports[name]> }
  readonly make: (ports: Ports) => Service
}

export const useCase = <Service, Ports>(
  name: string,
  ports: { readonly [name in keyof Ports]: Token<Ports[name]> },
  make: (ports: Ports) => Service,
): UseCaseToken<Service, Ports> => Object.assign(port<Service>(name), { ports, make })

/** The part of the container that the user interface uses. */
export interface ServiceLocator {
  readonly get: <T>(token: Token<T>) => T
}
