import { Cause, Exit, Option } from 'effect'

/** How an effect ended. `defect`: an unexpected error, which is reported as a failure of the page. */
type Ending<A, E> =
  | { readonly is: 'done'; readonly value: A }
  | { readonly is: 'failed'; readonly error: E }
  | { readonly is: 'interrupted' }
  | { readonly is: 'defect' }

/** Returns how an effect ended. Reports a defect. */
export const readExit = <A, E>(exit: Exit.Exit<A, E>): Ending<A, E> => {
  if (Exit.isSuccess(exit)) return { is: 'done', value: exit.value }
  if (Cause.hasInterruptsOnly(exit.cause)) return { is: 'interrupted' }
  const failure = Exit.findErrorOption(exit)
  if (Option.isSome(failure)) return { is: 'failed', error: failure.value }
  for (const defect of Cause.prettyErrors(exit.cause)) globalThis.reportError(defect)
  return { is: 'defect' }
}
