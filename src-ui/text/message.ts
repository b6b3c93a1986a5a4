/** The one reason for a refusal, what would change it, and the button that leads back from its dialog. */
export type StopReason = {
  readonly title: string
  readonly text: string
  readonly close: string
  /** A page to go to instead. */
  readonly link?: { readonly href: string; readonly words: string }
}

/**
 * The message of one failure. `server`: the server's own sentence comes first if it sent one. `next`: what can be done
 * now, shown after a sentence of the specification that does not say it. `stop`: the failure ends a flow, and is shown
 * as a refusal. [E-174] [D1-263]
 */
export type MessageRow = {
  readonly text: string
  readonly next?: string
  readonly show: 'modal' | 'live'
  readonly ref: string
  readonly server?: true
  readonly stop?: StopReason
}

/** One text per failure of a use case. A failure without a text does not compile. */
export type Messages<E extends { readonly _tag: string }> = Readonly<Record<E['_tag'], MessageRow>>
