import { useSignals } from '@preact/signals-react/runtime'
import { formatKstDateTime } from '#domain/time/written-dates'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import type { DraftModel } from '#ui/parts/records/draft.model.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T } from '#ui/text/ko/application/application.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import styles from './form.module.css'

const TIME = 11

type DraftProps = { readonly draft: DraftModel }

/**
 * Says how long the entries are kept, and which entries are never kept. If the browser stores nothing, says that
 * nothing is kept. No other note on the page says this. [D2-230]
 */
export const DraftKeptNote = ({ draft, hasFiles }: DraftProps & { readonly hasFiles: boolean }) => {
  useSignals()
  const isLost = draft.isLostOnReload.value
  const never = T[hasFiles ? 'draft.neverWithFiles' : 'draft.never']
  return (
    <Phrase as="p" text={isLost ? DRAFT_TEXTS['draft.lostOnReload'] : `${fill(DRAFT_TEXTS['draft.hours'])} ${never}`} />
  )
}

/** Says when the entries were last saved. The space of this line is reserved from the start. [A-264] [D2-98] */
export const DraftSavedNote = ({ draft }: DraftProps) => {
  useSignals()
  const savedAt = draft.savedAt.value
  const isShown = savedAt !== null && !draft.isLostOnReload.value
  return (
    <p className={`small ${styles.saved}`}>
      {isShown && (
        <>
          <Icon name="save" small />
          <Phrase as="span" text={fill(DRAFT_TEXTS['draft.saved'], { time: formatKstDateTime(savedAt).slice(TIME) })} />
        </>
      )}
    </p>
  )
}
