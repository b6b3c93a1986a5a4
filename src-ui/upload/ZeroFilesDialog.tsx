import { Button } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { DialogActions, DialogBody } from '../design/ModalHolder.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { GENERAL } from '../text/ko/general.ts'
import { WORDS } from '../text/ko/words.ts'
import { UPLOAD as T } from '../text/ko/upload.ts'
import look from './upload.module.css'

/**
 * Asks whether to go on without the files that lie in the storage without a byte, by their names as chosen. Without names
 * nothing is asked and the answer is yes. Escape and the cross cancel. [P-065] [D3-22]
 */
export const askWithoutEmpty = (names: readonly string[]): Promise<boolean> =>
  names.length === 0
    ? Promise.resolve(true)
    : dialogs.open<boolean>({
        title: T['file.zeroTitle'],
        cancelled: false,
        render: (answer) => (
          <>
            <DialogBody>
              <p>
                <Phrase text={T['file.zeroBody']} />
              </p>
              <ul className={look['names']}>
                {[...new Set(names)].map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </DialogBody>
            <DialogActions>
              <Button kind="tertiary" onPress={() => answer(false)}>
                {WORDS['common.cancel']}
              </Button>
              <Button onPress={() => answer(true)}>{GENERAL['common.confirm']}</Button>
            </DialogActions>
          </>
        ),
      })
