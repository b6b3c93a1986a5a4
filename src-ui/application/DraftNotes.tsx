import { useSignals } from '@preact/signals-react/runtime'
import { formatKstDateTime } from '#domain/kernel/calendar'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { LOCKED_ID } from '../form/entry-lock.ts'
import { focusField } from '../form/field.ts'
import { fill } from '../text/fill.ts'
import { APPLICATION as T } from '../text/ko/application.ts'
import type { ApplicationDraft } from './application-draft.model.ts'

const TIME = 11

/** When the entries were saved last, and what is never saved. It keeps its line from the start. [A-264] [D2-98] */
export const SavedNote = ({ draft }: { readonly draft: ApplicationDraft }) => {
  useSignals()
  const at = draft.savedAt.value
  return (
    <p className="saved">
      <Icon name="save" small />
      <span>
        <Phrase
          text={
            at === null ? T['draft.auto'] : `${fill(T['draft.saved'], { time: formatKstDateTime(at).slice(TIME) })}.`
          }
        />{' '}
        <Phrase text={T['draft.never']} />
      </span>
    </p>
  )
}

/** That earlier entries came back, what has to be entered again, and the way to begin anew. */
export const RestoredNotice = ({
  draft,
  firstField,
}: {
  readonly draft: ApplicationDraft
  /** Id of the field to go on with after everything was deleted. */
  readonly firstField: string
}) => {
  useSignals()
  const at = draft.restoredAt.value
  if (at === null) return null
  const discard = async () => {
    const sure = await dialogs.confirm({ text: T['draft.discardConfirm'], danger: true })
    if (!sure) return
    draft.discard()
    focusField(firstField)
  }
  return (
    <div role="status">
      <Banner
        title={fill(T['draft.restored'], { time: formatKstDateTime(at) })}
        actions={
          <Button
            kind="tertiary"
            small
            icon="trash"
            blockedBy={draft.locked.value ? LOCKED_ID : null}
            onPress={() => void discard()}
          >
            {T['draft.discard']}
          </Button>
        }
      >
        <p>
          <Phrase text={T['draft.restoredForm']} />
        </p>
      </Banner>
    </div>
  )
}
