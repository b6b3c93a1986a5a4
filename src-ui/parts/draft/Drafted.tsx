import { type ReadonlySignal, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { flushSync } from 'react-dom'
import { formatKstDateTime } from '#domain/time/written-dates'
import { fill } from '../../text/fill.ts'
import { DRAFT_TEXTS as T } from '../../text/ko/records/draft.ts'
import { LEAVE_TEXTS } from '../../text/ko/records/leave.ts'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { dialogs } from '../dialog/dialogs.ts'
import { LOCKED_REASON_ID } from '../form/entry-lock.ts'
import { focusField } from '../form/form-field.ts'
import { openMissingItem, shownNextMissingItem } from '../form/missing-items.ts'
import { useLeaveGuard } from '../page/leave-guard.ts'
import { draftExpiredWords } from '../session/draft-words.ts'
import { type DraftModel, useAutosave } from './draft.model.ts'
import styles from './Drafted.module.css'

const NOTHING_UNSENT = signal(false)

type Props = {
  readonly draft: DraftModel
  readonly never?: string
}

/**
 * The notice that earlier entries were restored. It lists the entries that must be repeated, and has a button that
 * leads to the first missing entry. If the entries were too old to be restored, the notice says so. [A-264] [P-317]
 */
export const RestoredDraftNotice = ({ draft, never }: Props) => {
  useSignals()
  const [savedAt, awaited] = [draft.restoredAt.value, draft.awaited.value]
  if (draft.expiredAt.value !== null)
    return (
      <div className={styles.notice}>
        <Banner role="status" title={draftExpiredWords(draft.expiredAt.value)} />
      </div>
    )
  if (savedAt === null) return null
  const next = shownNextMissingItem.value
  const files = awaited.length > 0 && fill(T['draft.files'], { names: awaited.join(', ') })
  const again = [files, never].filter(Boolean).join('\n')
  return (
    <div className={styles.notice}>
      <Banner
        role="status"
        title={fill(T['draft.restored'], { time: formatKstDateTime(savedAt) })}
        actions={
          next && (
            <Button
              kind="secondary"
              small
              blockedBy={draft.isLocked.value ? LOCKED_REASON_ID : null}
              onPress={() => openMissingItem(next)}
            >
              {next.act === 'press' ? T['draft.goOn'] : fill(T['draft.goOnFrom'], { name: next.name })}
            </Button>
          )
        }
      >
        {again !== '' && <Phrase as="p" text={again} />}
      </Banner>
    </div>
  )
}

type DiscardProps = {
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
export const DiscardDraftButton = ({ draft, firstField, isTermShown = false }: DiscardProps) => {
  useSignals()
  if (draft.restoredAt.value === null) return null
  const discard = async () => {
    const sure = await dialogs.confirm({ text: T['draft.discardConfirm'], danger: true })
    if (!sure) return
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

/**
 * Saves entries while it is mounted, and announces a restored draft. If `unsent` is true, asks for confirmation before
 * the person leaves. [P-313] [P-317]
 */
export const DraftAutosave = ({
  unsent = NOTHING_UNSENT,
  ...props
}: Props & { readonly unsent?: ReadonlySignal<boolean> }) => {
  useAutosave(props.draft)
  useLeaveGuard(unsent, LEAVE_TEXTS['leave.unsaved'], props.draft)
  return <RestoredDraftNotice {...props} />
}
