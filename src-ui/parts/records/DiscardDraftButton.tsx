import { useSignals } from '@preact/signals-react/runtime'
import { flushSync } from 'react-dom'
import { fill } from '#ui/text/fill.ts'
import { DRAFT_TEXTS as T } from '#ui/text/ko/records/draft.ts'
import { Button } from '../design/Button.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { dialogs } from '../dialog/dialogs.ts'
import { LOCKED_REASON_ID } from '../form/entry-lock.ts'
import { focusField } from '../form/form-field.ts'
import type { DraftModel } from './draft.model.ts'
import styles from './DiscardDraftButton.module.css'

type Props = {
  readonly draft: DraftModel
  /** The id of the field that gets the focus after everything was deleted. */
  readonly firstField: string
  /** True if the form says elsewhere how long the entries are kept. */
  readonly isTermShown?: boolean
}

/**
 * The button that deletes restored entries. It is at the end of the form, because a person who returns usually wants to
 * continue. Renders nothing if nothing was restored. [A-264] [P-317]
 */
export const DiscardDraftButton = ({ draft, firstField, isTermShown = false }: Props) => {
  useSignals()
  if (draft.restoredAt.value === null) return null
  const discard = async () => {
    const isConfirmed = await dialogs.confirm({ text: T['draft.discardConfirm'], danger: true })
    if (!isConfirmed) return
    // Deleting the draft may change the step that the form shows. The field of that step exists only after the next
    // render.
    flushSync(draft.discard)
    focusField(firstField)
  }
  return (
    <div className={`small ${styles.discard}`}>
      {!isTermShown && <Phrase as="p" text={fill(T['draft.hours'])} />}
      <Button
        kind="text"
        small
        blockedBy={draft.isLocked.value ? LOCKED_REASON_ID : null}
        onPress={() => void discard()}
        opensDialog
      >
        {T['draft.discard']}
      </Button>
    </div>
  )
}
