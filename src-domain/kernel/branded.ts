declare const brand: unique symbol

/** A value of type `T` that was made in one place and carries that place's name: a `RegistrationNumber` is not a string. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name }
