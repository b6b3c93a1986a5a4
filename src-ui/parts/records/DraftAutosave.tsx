import { type ReadonlySignal, signal } from '@preact/signals-react'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { useLeaveGuard } from '../page/leave-guard.ts'
import { useAutosave } from './draft.model.ts'
import { RestoredDraftNotice, type RestoredDraftProps } from './RestoredDraftNotice.tsx'

const NOTHING_UNSENT = signal(false)

/**
 * Saves entries while it is mounted, and announces a restored draft. If `unsent` is true, asks for confirmation before
 * the person leaves. [P-313] [P-317]
 */
export const DraftAutosave = ({
  unsent = NOTHING_UNSENT,
  ...props
}: RestoredDraftProps & { readonly unsent?: ReadonlySignal<boolean> }) => {
  useAutosave(props.draft)
  useLeaveGuard(unsent, LEAVE_TEXTS['leave.unsaved'], props.draft)
  return <RestoredDraftNotice {...props} />
}
