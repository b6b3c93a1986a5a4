import { Button } from '#ui/parts/design/Button.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { DialogActions, DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { WAITING_WORDS } from '#ui/text/ko/admission/waiting.ts'
import { IDENTITY_TEXTS as T } from '#ui/text/ko/identity/identity.ts'

/**
 * Asks for another click after a long wait in the queue, because browsers open a window only during a click. Calls
 * `onStop` if the person cancels. Returns a function that closes the question. [D1-23]
 */
export const askToOpenWindow = (open: () => void, onStop: () => void): (() => void) => {
  const dialogAnswer = dialogs.open<'opened' | 'stopped' | 'gone'>({
    title: T['cert.admittedTitle'],
    cancelled: 'stopped',
    render: (answer) => (
      <>
        <DialogBody>
          <Phrase as="p" text={T['cert.admitted']} />
        </DialogBody>
        <DialogActions>
          <Button kind="tertiary" onPress={() => answer('stopped')}>
            {WAITING_WORDS['queue.stop']}
          </Button>
          <Button
            onPress={() => {
              open()
              answer('opened')
            }}
          >
            {T['cert.openWindow']}
          </Button>
        </DialogActions>
      </>
    ),
  })
  const dialog = dialogs.stack.peek().at(-1)
  void dialogAnswer.then((dialogEnd) => (dialogEnd === 'stopped' ? onStop() : undefined))
  return () => dialog?.answer('gone')
}
