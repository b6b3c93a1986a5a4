import { useSignals } from '@preact/signals-react/runtime'
import { formatKstDateTime } from '#domain/kernel/calendar'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { Phrase } from '../design/Phrase.tsx'
import { LOCKED_ID } from '../form/entry-lock.ts'
import { focusField } from '../form/field.ts'
import { fill } from '../text/fill.ts'
import { DRAFT, PROOF_DRAFT as T } from '../text/ko/draft.ts'
import type { ProofDraft } from './proof-draft.model.ts'
import styles from './registration.module.css'

/** That earlier entries came back, which files have to be chosen again, and the way to begin anew. [P-317] */
export const ProofDraftNotice = ({
  draft,
  firstField,
}: {
  readonly draft: ProofDraft
  /** Id of the field to go on with after everything was deleted. */
  readonly firstField: string
}) => {
  useSignals()
  const [at, awaited] = [draft.restoredAt.value, draft.awaited.value]
  if (at === null) return null
  const discard = async () => {
    const sure = await dialogs.confirm({ text: DRAFT['draft.discardConfirm'], danger: true })
    if (!sure) return
    draft.discard()
    // The form may be at another step now: the field is there once that is drawn.
    setTimeout(() => focusField(firstField))
  }
  return (
    <div className={styles.notice} role="status">
      <Banner
        title={fill(DRAFT['draft.restored'], { time: formatKstDateTime(at) })}
        actions={
          <Button
            kind="tertiary"
            small
            icon="trash"
            blockedBy={draft.locked.value ? LOCKED_ID : null}
            onPress={() => void discard()}
          >
            {DRAFT['draft.discard']}
          </Button>
        }
      >
        {awaited.length > 0 && (
          <p>
            <Phrase text={fill(T['draft.files'], { names: awaited.join(', ') })} />
          </p>
        )}
      </Banner>
    </div>
  )
}
