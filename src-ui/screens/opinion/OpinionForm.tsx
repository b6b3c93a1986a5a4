import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { MAX_OPINION_LENGTH } from '#domain/programme/parameters'
import type { Settings } from '#domain/settings/settings'
import { TextArea } from '#ui/parts/controls/TextArea.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { StackedSection, Stack } from '#ui/parts/design/Page.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { type MissingItem, useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { DiscardDraftButton } from '#ui/parts/records/DiscardDraftButton.tsx'
import { DraftAutosave } from '#ui/parts/records/DraftAutosave.tsx'
import { Dropzone } from '#ui/parts/upload/Dropzone.tsx'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import {
  OPINION_CLOSED_SIDE_NOTES,
  OPINION_CLOSED_PLACEHOLDERS,
  OPINION_TEXTS as T,
} from '#ui/text/ko/opinion/opinion.ts'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'
import { OPINION_FILES_ID, type OpinionModel } from './opinion.model.ts'
import styles from './opinion.module.css'

type Props = {
  readonly page: OpinionModel
  readonly settings: Settings
  /**
   * An example of an opinion, for the first opinion about a hold. Null for another opinion after the agency's answer,
   * which needs no example. The files then come before the text, because the answer may ask for a document.
   */
  readonly example: string | null
  readonly onSubmit: () => void
  readonly onBack: () => void
  /** The content between the entries and the bar. */
  readonly children: ReactNode
}

/** The form of an opinion, with text and attachments. [P-161] */
export const OpinionForm = ({ page, settings, example, onSubmit, onBack, children }: Props) => {
  useSignals()
  const sending = page.submitting.value.is === 'running'
  const isLast = example === null
  const fileLimits = fill(T['op.fileHint'], { shownMegabytes: settings.opinionShownLimitMb })
  const attachments = (
    <Dropzone
      id={OPINION_FILES_ID}
      title={T['op.files']}
      level={isLast ? 'h2' : 'h3'}
      about={T[isLast ? 'op.filesAsked' : 'op.convince']}
      hint={`${fileLimits} ${UPLOAD_TEXTS['file.shrunk']}`}
      files={page.files}
      optionalTag={COMPONENT_TEXTS['field.optional']}
    />
  )
  // Files are not counted, because only the person knows whether the answer asks for any. The last question asks again,
  // if an opinion after an answer has none. [D3-571] [D3-841]
  const missingItems: readonly MissingItem[] = page.isBlank.value
    ? [{ id: page.content.id, name: T['op.content'] }]
    : []
  const button = useMissingButton(missingItems, {
    words: T['op.submit'],
    opensDialog: true,
    busy: sending && T['op.submitting'],
    blocked: page.files.preparing.value ? UPLOAD_TEXTS['file.preparing'] : null,
    onPress: onSubmit,
  })
  return (
    <>
      <div className={styles.form}>
        <Stack>
          <DraftAutosave draft={page.draft} unsent={page.unsent} />
          {isLast && attachments}
          <TextArea
            field={page.content}
            label={T['op.content']}
            hint={`${fill(T['op.placeholder'])}\n${isLast ? T['op.contentLast'] : fill(T['op.example'], { example })}`}
            max={MAX_OPINION_LENGTH}
            counter={fill<string>(T['op.counter'])}
            left={T['op.left']}
          />
          {!isLast && attachments}
          <DiscardDraftButton draft={page.draft} firstField={page.content.id} />
        </Stack>
      </div>
      {children}
      {/* The bar is outside the element above, so that it sticks to the window's lower edge below a long answer. */}
      <FormBar refusal={page.refusal.shown.value} onBack={onBack} button={button} />
    </>
  )
}

/** The id of the line that says whether and when an opinion can be written again. */
const CLOSED_ID = 'opinion-closed'

type ClosedProps = {
  readonly page: OpinionModel
  readonly verdict: keyof typeof OPINION_CLOSED_PLACEHOLDERS
  readonly onBack: () => void
}

/**
 * The locked field that is shown if no opinion can be submitted, either now or ever again. The field contains the
 * reason. If the person has written a text and another tab then submits an opinion, the text stays in the field, and
 * the reason is beside the field. [P-154] [D3-137]
 */
export const LockedOpinionForm = ({ page, verdict, onBack }: ClosedProps) => {
  useSignals()
  const reason = fill(OPINION_CLOSED_PLACEHOLDERS[verdict])
  const sideNote = fill(OPINION_CLOSED_SIDE_NOTES[verdict])
  const hasText = page.content.value.value.trim() !== ''
  return (
    <div className={styles.form}>
      <StackedSection className={styles.part} title={T['op.form']}>
        {hasText && <DraftAutosave draft={page.draft} unsent={page.unsent} />}
        <TextArea
          field={page.content}
          label={T['op.content']}
          max={MAX_OPINION_LENGTH}
          counter=""
          left=""
          closed={reason}
          describedById={CLOSED_ID}
        />
        <Phrase as="p" id={CLOSED_ID} className={styles.none} text={hasText ? `${reason}\n${sideNote}` : sideNote} />
        {hasText && <DiscardDraftButton draft={page.draft} firstField={page.content.id} />}
      </StackedSection>
      <div className={styles.form}>
        <Button kind="tertiary" onPress={onBack}>
          {SHARED_BUTTON_TEXTS['common.back']}
        </Button>
      </div>
    </div>
  )
}
