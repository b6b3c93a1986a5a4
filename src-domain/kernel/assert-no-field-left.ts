/** Compiles only if a destructuring left no field, so that a field added to the type must be used. */
export const assertNoFieldLeft = (_left: Readonly<Record<string, never>>): void => undefined
