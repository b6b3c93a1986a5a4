/** The one reason of a refusal, what would change it, and the label of the button that goes back. */
export type StopReason = {
  readonly title: string
  readonly text: string
  readonly close: string
  /** A page that the person can open in place of going back. */
  readonly link?: { readonly href: string; readonly words: string }
}

/**
 * The message about one failure. `server`: a message that the server sent is shown first. `next`: what the person can
 * do now; it follows a message of the specification that does not say this. `isQuiet`: the live region announces the
 * message, and no dialog shows it. `stop`: the failure ends a flow and is shown as a refusal. `wordsFor`: returns words
 * about this failure that replace the words of the row. [E-174] [D1-263]
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

/** The messages of a use case, one for each of its failures. A failure without a message does not compile. */
export type Messages<E extends { readonly _tag: string }> = {
  readonly [Tag in E['_tag']]: MessageRow<Extract<E, { readonly _tag: Tag }>>
}
