/** A typed name: a class without a body, so that the container infers from it and errors can print it. */
export type Token<T> = (abstract new () => T) & { readonly name: string }

/** Makes the token of a port; a module of the container binds it to an adapter. */
export const port = <T>(name: string): Token<T> => ({ [name]: class {} })[name] as unknown as Token<T>

/** Tokens by the names that a screen or use case gives to their services. */
export type Tokens = Readonly<Record<string, Token<unknown>>>
/** The services of a record of tokens, under the same names. */
export type Served<Of extends Tokens> = {
  readonly [name in keyof Of]: Of[name] extends Token<infer Service> ? Service : never
}

/** The token of a use case, with its factory and the tokens of its ports. */
export type UseCase<T> = Token<T> & { readonly make: (ports: never) => T; readonly ports: Tokens }

/** Makes the token of a use case; a missing or wrong port does not compile. */
export const useCase = <T, Ports extends Tokens>(
  name: string,
  make: (ports: Served<Ports>) => T,
  ports: Ports,
): UseCase<T> => Object.assign(port<T>(name), { make, ports })

/** What the user interface sees of the container. */
export interface Services {
  readonly get: <T>(token: Token<T>) => T
}
