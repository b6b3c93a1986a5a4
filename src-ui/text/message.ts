/** The only reason for a refusal, what would change it, and the label of the button that goes back from its dialog. */
export type StopReason = {
  readonly title: string
  readonly text: string
  readonly close: string
  /** A page that the person can open in place of going back. */
  readonly link?: { readonly href: string; readonly words: string }
}

/**
 * The message about one failure. `server`: if the server sent a message, it comes first. `next`: what the person can do
 * now; it is shown after a message of the specification that does not say so. `isQuiet`: the live region announces the
 * message, and no dialog shows it. `stop`: the failure ends a flow and is shown as a refusal. `wordsFor`: replaces the
 * words of the row by words about this failure. [E-174] [D1-263]
 */
export type MessageRow<Failure = never> = {
  readonly text: string
  readonly next?: string
  readonly ref: string
  readonly server?: true
  readonly isQuiet?: true
  readonly stop?: StopReason
  readonly wordsFor?: (failure: Failure) => { readonly text?: string; readonly next?: string | undefined }
}

/** One message for each failure of a use case. A failure without a message does not compile. */
export type Messages<E extends { readonly _tag: string }> = {
  readonly [Tag in E['_tag']]: MessageRow<Extract<E, { readonly _tag: Tag }>>
}
