import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { focusHeading } from '#ui/parts/focus/focus.ts'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { type MissingItem, useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import { pressControl } from '#ui/parts/form/form-field.ts'
import { DiscardDraftButton } from '#ui/parts/records/DiscardDraftButton.tsx'
import { fill } from '#ui/text/fill.ts'
import { PROOF_DETAIL_TEXTS as T } from '#ui/text/ko/proof/detail.ts'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'
import type { ListedProofItem } from './detail-rows.ts'
import type { DetailModel } from './detail.model.ts'
import { changeButtonId, submitSupplement } from './submit-supplement.ts'
import styles from './detail.module.css'

/**
 * The number of pending changes, what is needed before the supplement can be registered, and a button that undoes the
 * changes. Each change announces itself, so the notice does not. [D3-641] [D3-748]
 */
const PendingChanges = ({ page }: { readonly page: DetailModel }) => {
  useSignals()
  const n = page.staged.value.size
  const openCount = page.openRowIds.value.length
  // Once there were changes to cancel, the cancel button stays, so that nothing moves when they are cancelled.
  const [hasChanged, setTouched] = useState(false)
  if (page.unsaved.value && !hasChanged) setTouched(true)
  const [outcome, setOutcome] = useState('')
  const cancel = () => {
    const text = T[page.cancelChanges() ? 'detail.cancelled' : 'supp.nothing']
    setOutcome(text)
    announce(text)
  }
  return (
    <div className={styles.pending}>
      {n > 0 && (
        <Banner tone="warning" title={fill(T['detail.pendingNotice'], { n })}>
          {openCount > 0 && <Phrase as="p" text={fill(T['detail.pendingMore'], { n: openCount })} />}
        </Banner>
      )}
      {hasChanged && (
        <Button kind="text" blockedBy={page.lock.isLocked.value ? LOCKED_REASON_ID : null} onPress={cancel}>
          {T['detail.cancelChanges']}
        </Button>
      )}
      {outcome !== '' && !page.unsaved.value && <Phrase as="p" className="small" text={outcome} />}
    </div>
  )
}

type EndProps = {
  readonly page: DetailModel
  readonly draft: ReturnType<DetailModel['draftOf']> | null
  /** The sent-back files, in page order. */
  readonly sentBack: readonly ListedProofItem[]
  readonly onBack: () => void
  readonly reload: () => Promise<unknown>
}

/**
 * The bar of a supplement. While sent-back files are not corrected, its last button chooses the next one and says how
 * many are left; pressed again, it runs the checks, which mark each of them. Then it registers the supplement. [P-139]
 * [D1-977]
 */
const SupplementBar = ({ page, draft, sentBack, onBack, reload }: EndProps) => {
  useSignals()
  const step = page.step.value
  const openRowIds = page.openRowIds.value
  const goTo = (id: string) => {
    flushSync(() => page.seek(id))
    pressControl(changeButtonId(id))
  }
  const missingItems = sentBack
    .filter(({ item }) => openRowIds.includes(item.id))
    .map(({ item, table }): MissingItem => ({
      id: changeButtonId(item.id),
      name: T[`detail.${table}`],
      onPress: () => goTo(item.id),
    }))
  const button = useMissingButton(
    missingItems,
    {
      words: T['supp.register'],
      opensDialog: true,
      busy:
        (page.applying.value.is === 'running' && T[`supp.${step?.is ?? 'checking'}`]) ||
        (page.preparing.value !== null && UPLOAD_TEXTS['file.preparing']),
      blockedBy: missingItems.length > 0 && page.lock.isLocked.value ? LOCKED_REASON_ID : null,
      onPress: () =>
        void submitSupplement(page, {
          reload,
          stopDraft: () => draft?.stop(),
          // After a success, the page has a new heading and can no longer be edited, so the heading gets the focus.
          registered: focusHeading,
        }),
    },
    { complete: null },
  )
  return <FormBar refusal={page.refusal.shown.value} onBack={onBack} button={button} />
}

/** The end of a supplement: its pending changes, the button that discards the draft, and the bar. */
export const SupplementEnd = (props: EndProps) => {
  const { page, draft } = props
  const first = props.sentBack[0]?.item.id
  return (
    <>
      <PendingChanges page={page} />
      {draft !== null && (
        <DiscardDraftButton draft={draft} firstField={first === undefined ? page.total.id : changeButtonId(first)} />
      )}
      <SupplementBar {...props} />
    </>
  )
}
