import { useSignals } from '@preact/signals-react/runtime'
import { fill } from '#ui/text/fill.ts'
import { UPLOAD_TEXTS as T } from '#ui/text/ko/upload/upload.ts'
import { FileRow, type FileState, formatFileSize } from '../design/FileList.tsx'
import { LOCKED_REASON_ID } from '../form/entry-lock.ts'
import { focusFieldOnceRendered } from '../form/form-field.ts'
import type { EvidenceFiles, EvidenceEntry, EvidenceEntryState } from './evidence-entry.ts'

/**
 * Returns the state of a file in words. An empty file is shown as failed as soon as it is chosen, because otherwise the
 * person would learn of it only when the form is sent. [D3-22] [D3-523]
 */
const shownAs = (state: EvidenceEntryState, { name, size }: EvidenceEntry): FileState => {
  if (size === 0) return { is: 'failed', words: T['file.emptyChosen'] }
  switch (state.is) {
    case 'preparing':
      return { is: 'ready', words: T['file.preparing'] }
    case 'ready':
      return { is: 'ready', words: T['file.notSent'] }
    case 'sending': {
      const n = state.percent
      return {
        is: 'busy',
        percent: n,
        words: fill(T['file.onItsWay'], { n }),
        progressName: fill(T['file.progress'], { name, n }),
      }
    }
    case 'stored':
      return { is: 'done', words: T['file.stored'] }
    case 'failed':
      return { is: 'failed', words: T['file.failed'] }
    case 'cancelled':
      return { is: 'failed', words: T['file.cancelled'] }
  }
}

/** One file of a list, with its picture, progress and actions. [P-034] [P-307] */
export const EvidenceRow = ({
  entry,
  files,
  inputId,
}: {
  readonly entry: EvidenceEntry
  readonly files: EvidenceFiles
  /** The id of the element that gets the focus when the row that has the focus disappears. */
  readonly inputId: string
}) => {
  useSignals()
  const { id, name } = entry
  const state = entry.state.value
  const remove = () => {
    files.remove(id)
    focusFieldOnceRendered(inputId)
  }
  const again = state.is === 'failed' || state.is === 'cancelled'
  const blockedBy = files.isLocked.value ? LOCKED_REASON_ID : null
  return (
    <FileRow
      name={name}
      size={formatFileSize(entry.size)}
      picture={entry.preview.value}
      state={shownAs(state, entry)}
      remove={
        state.is === 'sending'
          ? { words: fill(T['file.cancelOne'], { name }), onPress: () => files.cancel(id) }
          : { words: fill(T['file.remove'], { name }), onPress: remove, blockedBy }
      }
      retry={again ? { words: T['file.retryOne'], onPress: () => void files.retry(id), blockedBy } : undefined}
    />
  )
}
