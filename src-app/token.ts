/** A typed name: a class without a body, so that the container infers from it and errors can print it. */
export type Token<T> = (abstract new () => T) & { readonly name: string }

/** Makes the token of a port; it says nothing about who fulfils it. */
export const port = <T>(name: string): Token<T> => ({ [name]: class {} })[name] as unknown as Token<T>

/** Makes the token of a use case. */
export const useCase = port

/** What the user interface sees of the container. */
export interface Services {
  readonly get: <T>(token: Token<T>) => T
}
