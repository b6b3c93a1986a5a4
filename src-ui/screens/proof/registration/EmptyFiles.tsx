import { Button } from '#ui/parts/design/Button.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { DialogActions, DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'
import styles from './EmptyFiles.module.css'

/**
 * Asks whether to continue although some files are empty in the storage. Lists these files by the names that they had
 * when they were chosen. If no file is empty, asks nothing and returns true. Escape and the close button answer no.
 * [P-065] [D3-22]
 */
export const confirmWithoutEmptyFiles = (names: readonly string[]): Promise<boolean> =>
  names.length === 0
    ? Promise.resolve(true)
    : dialogs.open<boolean>({
        title: UPLOAD_TEXTS['file.zeroTitle'],
        cancelled: false,
        render: (answer) => (
          <>
            <DialogBody>
              <Phrase as="p" text={UPLOAD_TEXTS['file.zeroBody']} />
              <ul className={styles.names}>
                {[...new Set(names)].map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </DialogBody>
            <DialogActions>
              <Button kind="tertiary" onPress={() => answer(false)}>
                {SHARED_BUTTON_TEXTS['common.cancel']}
              </Button>
              <Button onPress={() => answer(true)}>{EVERY_PAGE_TEXTS['common.confirm']}</Button>
            </DialogActions>
          </>
        ),
      })
