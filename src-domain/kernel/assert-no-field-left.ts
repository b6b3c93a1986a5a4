/**
 * Compiles only if a destructuring has left no field. A field that is added to the type is then reported here, until it
 * is used.
 */
export const assertNoFieldLeft = (_left: Readonly<Record<string, never>>): void => undefined
