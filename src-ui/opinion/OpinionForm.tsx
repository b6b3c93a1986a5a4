import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import type { OpinionVerdict } from '#domain/opinion/opinion'
import { OPINION_LENGTH } from '#domain/programme/parameters'
import type { Because } from '#domain/kernel/decide'
import type { Settings } from '#domain/kernel/settings'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Phrase, ReasonNote } from '../design/Phrase.tsx'
import { ActionBar, Section } from '../design/Page.tsx'
import { Drafted } from '../draft/Drafted.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { fill } from '../text/fill.ts'
import { WORDS } from '../text/ko/words.ts'
import { CLOSED_NOTES, OPINION as T, PLACEHOLDERS } from '../text/ko/opinion.ts'
import { UPLOAD } from '../text/ko/upload.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { Dropzone } from '../upload/Dropzone.tsx'
import styles from './opinion.module.css'
import type { OpinionPage } from './opinion-page.model.ts'

/** The place of the attachments, for focus. */
export const OPINION_FILES = 'opinion-files'

/** Text and attachments; where no opinion may be submitted now, all of it stays in place and says why. [P-145] [P-153] to [P-158] */
export const OpinionForm = ({
  page,
  verdict,
  because,
  settings,
  onSubmit,
  onBack,
}: {
  readonly page: OpinionPage
  readonly verdict: Exclude<OpinionVerdict, 'readOnly' | 'closed'>
  readonly because: Because
  readonly settings: Settings
  readonly onSubmit: () => void
  readonly onBack: () => void
}) => {
  useSignals()
  const whyId = useId()
  const blockedBy = verdict === 'write' ? null : whyId
  const sending = page.submitting.value.is === 'running'
  return (
    <div className={verdict === 'write' ? styles.form : styles.closed}>
      <Section title={T['op.form']}>
        {verdict === 'write' && <Drafted draft={page.draft} firstField={page.content.id} />}
        {verdict !== 'write' && (
          <>
            <p className={styles.why} id={whyId}>
              <Icon name="info" small />
              <Phrase text={fill(CLOSED_NOTES[verdict], PROGRAMME_WORDS)} />
            </p>
            <ReasonNote because={because} />
          </>
        )}
        <TextArea
          field={page.content}
          label={T['op.content']}
          placeholder={fill(PLACEHOLDERS[verdict], PROGRAMME_WORDS)}
          max={OPINION_LENGTH}
          counter={fill<string>(T['op.counter'], PROGRAMME_WORDS)}
          rows={verdict === 'write' ? 6 : 2}
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
