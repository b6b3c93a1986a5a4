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
 * Says how long the entries are kept, and that files are not kept. If the browser stores nothing, says that nothing is
 * kept. The hint below the resident number says that the number is not stored. [D2-230] [D1-988]
 */
export const DraftKeptNote = ({ draft, hasFiles }: DraftProps & { readonly hasFiles: boolean }) => {
  useSignals()
  const isLost = draft.isLostOnReload.value
  const kept = [fill(DRAFT_TEXTS['draft.hours']), hasFiles && T['draft.neverFiles']].filter(Boolean).join(' ')
  return <Phrase as="p" text={isLost ? DRAFT_TEXTS['draft.lostOnReload'] : kept} />
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
