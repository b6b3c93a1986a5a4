import { useSignals } from '@preact/signals-react/runtime'
import { formatKstDateTime } from '#domain/time/written-dates'
import { fill } from '#ui/text/fill.ts'
import { DRAFT_TEXTS as T } from '#ui/text/ko/records/draft.ts'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { openMissingItem, shownNextMissingItem } from '../form-bar/missing-items.ts'
import { LOCKED_REASON_ID } from '../form/entry-lock.ts'
import { draftExpiredWords } from '../session/draft-words.ts'
import type { DraftModel } from './draft.model.ts'
import styles from './RestoredDraftNotice.module.css'

export type RestoredDraftProps = {
  readonly draft: DraftModel
  readonly never?: string
}

/**
 * The notice that earlier entries were restored. It lists the entries that must be repeated, and has a button that
 * leads to the first missing entry. If the entries were too old to be restored, the notice says so. [A-264] [P-317]
 */
export const RestoredDraftNotice = ({ draft, never }: RestoredDraftProps) => {
  useSignals()
  const [savedAt, awaitedNames] = [draft.restoredAt.value, draft.awaited.value]
  if (draft.expiredAt.value !== null)
    return (
      <div className={styles.notice}>
        <Banner role="status" title={draftExpiredWords(draft.expiredAt.value)} />
      </div>
    )
  if (savedAt === null) return null
  const next = shownNextMissingItem.value
  const files = awaitedNames.length > 0 && fill(T['draft.files'], { names: awaitedNames.join(', ') })
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
              {fill(T['draft.goOnFrom'], { name: next.name })}
            </Button>
          )
        }
      >
        {again !== '' && <Phrase as="p" text={again} />}
      </Banner>
    </div>
  )
}
