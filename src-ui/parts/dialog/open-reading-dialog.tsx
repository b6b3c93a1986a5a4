import type { ReactNode } from 'react'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { Button } from '../design/Button.tsx'
import { DialogActions, DialogBody } from './DialogParts.tsx'
import { dialogs } from './dialogs.ts'

/** Opens a dialog that contains only something to read, with a close button. Resolves when the dialog is closed. */
export const openReadingDialog = (title: string, content: ReactNode): Promise<void> =>
  dialogs.open<void>({
    title,
    cancelled: undefined,
    render: (answer) => (
      <>
        <DialogBody>{content}</DialogBody>
        <DialogActions>
          <Button onPress={() => answer()}>{EVERY_PAGE_TEXTS['common.close']}</Button>
        </DialogActions>
      </>
    ),
  })
