/**
 * How one failure is told. `server`: the server's own sentence goes first where it gave one. `next`: what can be done now,
 * beside a sentence that does not say it and that a document fixes. [E-174]
 */
export type MessageRow = {
  readonly text: string
  readonly next?: string
  readonly show: 'modal' | 'live'
  readonly ref: string
  readonly server?: true
}

/** One text per failure of a use case. A failure without a text does not compile. */
export type Messages<E extends { readonly _tag: string }> = Readonly<Record<E['_tag'], MessageRow>>
