/**
 * Compiles only if a destructuring has used every field. If a field is added to the type, the compiler reports it here
 * until it is used.
 */
export const assertNoFieldLeft = (_left: Readonly<Record<string, never>>): void => undefined
