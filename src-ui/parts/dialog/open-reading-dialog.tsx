import type { ReactNode } from 'react'
import { GENERAL } from '../../text/ko/general.ts'
import { Button } from '../design/Button.tsx'
import { DialogActions, DialogBody } from './DialogParts.tsx'
import { dialogs } from './dialogs.ts'

/** Opens a dialog for reading, with a close button. Resolves when the dialog is closed. */
export const openReadingDialog = (title: string, content: ReactNode): Promise<void> =>
  dialogs.open<void>({
    title,
    cancelled: undefined,
    render: (answer) => (
      <>
        <DialogBody>{content}</DialogBody>
        <DialogActions>
          <Button onPress={() => answer()}>{GENERAL['common.close']}</Button>
        </DialogActions>
      </>
    ),
  })
