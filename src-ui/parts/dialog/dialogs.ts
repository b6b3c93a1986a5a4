import { computed, signal } from '@preact/signals-react'
import type { ReactNode } from 'react'
import type { DecidingRule } from '#domain/kernel/decide'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'

/**
 * The words and buttons of a dialog. A custom dialog has the answer `cancelled` if Escape, its close button or
 * `discardAll` closes it. With `onLeave`, the close button only calls `onLeave`, which may close it.
 */
type DialogContent =
  | (AlertWords & { readonly kind: 'alert'; readonly title: string })
  | (ConfirmWords & { readonly kind: 'confirm'; readonly title: string; readonly yes: string; readonly no: string })
  | (StopDialogContent & { readonly kind: 'stop' })
  | {
      readonly kind: 'custom'
      readonly title: string
      readonly zIndex: number | undefined
      readonly onLeave: ((close: () => void) => void) | undefined
      readonly render: (answer: (value: never) => void) => ReactNode
    }

/** One open dialog. Only its first answer counts. */
export type Dialog = DialogContent & {
  readonly key: number
  readonly answer: (value: unknown) => void
  readonly cancel: () => void
}

const alertOf = (words: AlertWords) => ({
  ...words,
  kind: 'alert' as const,
  title: words.title ?? EVERY_PAGE_TEXTS['common.alertTitle'],
})

type Words = {
  readonly text: string
  /** A note below the text. It says what the person can do now or must know, if the text does not say that. */
  readonly next?: ReactNode
  readonly title?: string
  /** The line with the help desk's number, below the text about a failed call. */
  readonly helpLine?: string | undefined
}
type AlertWords = Words & {
  /** The rule that refuses the person. It is shown below the text and the help line. */
  readonly because?: DecidingRule | null | undefined
  /** The id of the failed call in the server's log. It is shown below the text and the help line. */
  readonly requestId?: string | null | undefined
}
/**
 * What a refusal needs from its dialog: the ids of the elements that name the dialog, and the function that closes it.
 * `tookWay` is true if the person chose an action, which then replaces the redirect of the specification.
 */
export type StopDialogRenderProps = {
  readonly titleId: string
  readonly reasonId: string
  readonly answer: (tookWay: boolean) => void
}
export type StopDialogContent = {
  readonly text: string
  readonly render: (parts: StopDialogRenderProps) => ReactNode
}
export type ConfirmWords = Words & {
  readonly yes?: string
  /**
   * A page that the person can open instead of doing the action. The button of this page comes last and is the primary
   * one. [D1-995]
   */
  readonly link?: { readonly href: string; readonly words: string } | undefined
  readonly no?: string
  /** True if the action cannot be undone, so that the button is red. */
  readonly danger?: boolean
  /** The recommended answer. Its button is the primary one. */
  readonly recommended?: 'no' | undefined
  /** A signal that closes the question when it is aborted. The answer is then no. An aborted one opens no question. */
  readonly signal?: AbortSignal
}
export type OpenDialogOptions<A> = {
  readonly title: string
  /**
   * Renders the content below the heading, with `DialogBody` and `DialogActions` of `DialogParts.tsx`. `answer` closes
   * the dialog.
   */
  readonly render: (answer: (value: A) => void) => ReactNode
  /** The answer if the dialog is closed without an answer. */
  readonly cancelled: A
  /**
   * Called instead of the answer `cancelled` when the person uses the close button, or the Back button of a phone. It
   * may ask the person before it closes the dialog. Escape always closes the dialog. [E-058]
   */
  readonly onLeave?: (close: () => void) => void
  readonly zIndex?: number
  /** A signal that closes the dialog when it is aborted. The answer is then `cancelled`. An aborted one opens no dialog. */
  readonly signal?: AbortSignal
}

/**
 * Opens all dialogs and keeps them in a stack. Only the newest dialog is shown; a dialog below it keeps its state and
 * is shown again later. The promise of a dialog resolves after the dialog has closed, but before the focus returns to
 * the page, so that the caller can still move the focus elsewhere. [E-056] [D1-14]
 */
export const makeDialogs = () => {
  const stack = signal<readonly Dialog[]>([])
  let lastKey = 0
  let rendererCount = 0
  let waiting: (() => void)[] = []
  /** The key of the last dialog of `end`. While it is open, no other dialog opens. */
  let endDialogKey = 0
  let ending: Promise<boolean> | null = null
  /** The open alerts and refusals, by text. */
  const alerts = new Map<string, Promise<void>>()

  /**
   * Resolves the promises of the answered dialogs. The component that renders the dialogs calls this after each render
   * of the stack.
   */
  const resolveAnswered = () => {
    const ready = waiting
    waiting = []
    for (const resolve of ready) resolve()
  }

  const push = <A>(content: DialogContent, answerOnClose: A, signal?: AbortSignal): Promise<A> =>
    new Promise((resolve) => {
      if (signal?.aborted === true || stack.peek().some((dialog) => dialog.key === endDialogKey)) {
        resolve(answerOnClose)
        return
      }
      const key = ++lastKey
      let open = true
      const answer = (value: unknown) => {
        if (!open) return
        open = false
        waiting.push(() => resolve(value as A))
        stack.value = stack.peek().filter((dialog) => dialog.key !== key)
        if (rendererCount === 0) resolveAnswered()
      }
      const cancel = () => answer(answerOnClose)
      stack.value = [...stack.peek(), { ...content, key, answer, cancel }]
      signal?.addEventListener('abort', cancel)
    })

  /** Closes all dialogs. Each of them counts as cancelled. [D1-14] */
  const discardAll = () => {
    for (const dialog of stack.peek().toReversed()) dialog.cancel()
  }

  /** Opens a dialog with this text, unless a dialog with the same text is already open. */
  const showOnce = (text: string, show: () => Promise<void>): Promise<void> => {
    const openAlert = alerts.get(text)
    if (openAlert !== undefined) return openAlert
    const closing = show()
    alerts.set(text, closing)
    void closing.then(() => alerts.delete(text))
    return closing
  }

  return {
    stack,
    active: computed(() => stack.value.at(-1) ?? null),

    /**
     * Shows a message. Escape closes it like the button. An alert with the same text is shown only once at a time.
     * [E-058] [D1-245]
     */
    alert: (words: AlertWords): Promise<void> => showOnce(words.text, () => push<void>(alertOf(words), undefined)),

    /**
     * Shows a refusal, after which another page opens. Escape closes it. The same refusal is shown only once at a time.
     * [D1-263] [D1-245]
     */
    stop: (words: StopDialogContent): Promise<void> =>
      showOnce(words.text, () => push<void>({ ...words, kind: 'stop' }, undefined)),

    /**
     * Cancels all open dialogs, and shows that the session is over. A dialog that is opened meanwhile is answered as
     * cancelled, and a second call returns the promise of the first. Returns true if the person chose an action. The
     * page may have changed in the meantime, because its dialogs were cancelled. [D1-14] [E-148]
     */
    end: (words: StopDialogContent): Promise<boolean> => {
      if (ending !== null) return ending
      discardAll()
      ending = push<boolean>({ ...words, kind: 'stop' }, false).then((tookWay) => {
        ending = null
        return tookWay
      })
      endDialogKey = lastKey
      return ending
    },

    isEnding: (): boolean => ending !== null,

    /** Asks a question; Escape answers no. [E-058] */
    confirm: (words: ConfirmWords): Promise<boolean> => {
      const {
        title = EVERY_PAGE_TEXTS['common.confirmTitle'],
        yes = EVERY_PAGE_TEXTS['common.yes'],
        no = EVERY_PAGE_TEXTS['common.no'],
      } = words
      return push({ ...words, kind: 'confirm', title, yes, no }, false, words.signal)
    },

    open: <A>({ title, render, cancelled, onLeave, zIndex, signal: until }: OpenDialogOptions<A>): Promise<A> =>
      push(
        { kind: 'custom', title, zIndex, onLeave, render: render as (answer: (value: never) => void) => ReactNode },
        cancelled,
        until,
      ),

    discardAll,
    resolveAnswered,
    /** Registers a component that renders the stack. Returns a function that removes it. */
    addRenderer: () => {
      rendererCount += 1
      return () => {
        rendererCount -= 1
        if (rendererCount === 0) resolveAnswered()
      }
    },
  }
}

export type Dialogs = ReturnType<typeof makeDialogs>

export const dialogs: Dialogs = makeDialogs()
