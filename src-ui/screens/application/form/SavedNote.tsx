import { useSignals } from '@preact/signals-react/runtime'
import { formatKstDateTime } from '#domain/kernel/calendar'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { Icon } from '../../../parts/design/Icon.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import type { Draft } from '../../../parts/draft/draft.model.ts'
import { fill } from '../../../text/fill.ts'
import { APPLICATION as T } from '../../../text/ko/application.ts'
import { DRAFT } from '../../../text/ko/draft.ts'
import styles from './form.module.css'

const TIME = 11

/**
 * Says when the entries were last saved, and which entries are never saved. Its line is reserved from the start.
 * [A-264] [D2-98]
 */
export const SavedNote = ({ draft }: { readonly draft: Draft }) => {
  useSignals()
  const savedAt = draft.savedAt.value
  if (draft.isLostOnReload.value)
    return (
      <p className={styles.saved}>
        <Icon name="alert" small />
        <Phrase as="span" text={DRAFT['draft.lostOnReload']} />
      </p>
    )
  return (
    <p className={styles.saved}>
      <Icon name="save" small />
      <span>
        {savedAt !== null && (
          <>
            <Phrase text={`${fill(DRAFT['draft.saved'], { time: formatKstDateTime(savedAt).slice(TIME) })}.`} />{' '}
          </>
        )}
        <Phrase text={fill(DRAFT['draft.hours'], PROGRAMME_PLACEHOLDERS)} /> <Phrase text={T['draft.never']} />
      </span>
    </p>
  )
}
