import { useSignals } from '@preact/signals-react/runtime'
import { OPINION_LENGTH } from '#domain/programme/parameters'
import type { Settings } from '#domain/kernel/settings'
import { Button } from '../design/Button.tsx'
import { ActionBar, Section } from '../design/Page.tsx'
import { Drafted } from '../draft/Drafted.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { fill } from '../text/fill.ts'
import { WORDS } from '../text/ko/words.ts'
import { OPINION as T } from '../text/ko/opinion.ts'
import { UPLOAD } from '../text/ko/upload.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { Dropzone } from '../upload/Dropzone.tsx'
import styles from './opinion.module.css'
import type { OpinionPage } from './opinion.model.ts'

/** The place of the attachments, for focus. */
export const OPINION_FILES = 'opinion-files'

type Props = {
  readonly page: OpinionPage
  /** Id of the text that says why nothing may be submitted now. */
  readonly blockedBy: string | null
  readonly settings: Settings
  readonly onSubmit: () => void
  readonly onBack: () => void
}

/** Text and attachments. What was written when no opinion may be submitted any more stays, locked. [P-145] [P-153] to [P-158] [P-161] */
export const OpinionForm = ({ page, blockedBy, settings, onSubmit, onBack }: Props) => {
  useSignals()
  const sending = page.submitting.value.is === 'running'
  return (
    <div className={styles.form}>
      <Section title={T['op.form']}>
        <Drafted draft={page.draft} unsent={page.unsent} firstField={page.content.id} />
        <TextArea
          field={page.content}
          label={T['op.content']}
          hint={fill(T['op.placeholder'], PROGRAMME_WORDS)}
          max={OPINION_LENGTH}
          counter={fill<string>(T['op.counter'], PROGRAMME_WORDS)}
        />
        <Dropzone
          id={OPINION_FILES}
          title={T['op.files']}
          hint={`${fill(T['op.fileHint'], { ...PROGRAMME_WORDS, shownMegabytes: settings.opinionShownLimitMb })}\n${UPLOAD['file.typesOnly']}`}
          files={page.files}
          blockedBy={blockedBy}
          optional
        />
      </Section>
      <ActionBar>
        <Button kind="tertiary" onPress={onBack}>
          {WORDS['common.back']}
        </Button>
        <Button
          kind={page.content.value.value.trim() === '' ? 'secondary' : 'primary'}
          busy={sending && T['op.submitting']}
          blockedBy={blockedBy}
          blocked={page.files.preparing.value ? UPLOAD['file.preparing'] : null}
          onPress={onSubmit}
          opensDialog
        >
          {T['op.submit']}
        </Button>
      </ActionBar>
    </div>
  )
}
