import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, type ReactNode, useId } from 'react'
import type { ApplicationSubmission } from '#app/application/submit-application'
import { type ApplicationForm, entriesOfCheck } from '#domain/application/form/application-form'
import { summariseApplication, type ApplicationSummaryLine } from '#domain/application/form/application-summary'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { KEY_VALUES_CLASS } from '#ui/parts/design/Facts.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { ProgressBar } from '#ui/parts/design/ProgressBar.tsx'
import { DialogActions, DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T, formTargetName } from '#ui/text/ko/application/application.ts'
import { DOCUMENT_NAMES } from '#ui/text/ko/application/entry-names.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import { entryText, GroupedAccount } from '../fields/entry-lines.tsx'
import type { ConfirmationEnd, ApplicationSubmissionModel } from './submission.model.ts'
import styles from './ConfirmApplication.module.css'

/**
 * Facts from the certification or the session. They cannot be changed here; every other line has a button that leads to
 * the entry.
 */
const BROUGHT: readonly ApplicationSummaryLine['field'][] = ['name', 'birth', 'businessNumber']

/** The lines with a number that may wrap only after a hyphen. */
const NUMBERS: readonly ApplicationSummaryLine['field'][] = [
  'mobile',
  'residentFront',
  'businessNumber',
  'corporateFront',
]

const numberInParts = (number: string): ReactNode =>
  number.split(/(?<=-)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ))

const valueOf = (line: ApplicationSummaryLine): ReactNode => {
  if (line.field === 'accountNumber') return <GroupedAccount digits={line.value} />
  return NUMBERS.includes(line.field) ? numberInParts(line.value) : entryText(line)
}

/**
 * Returns the lines of the confirmation, with the labels of the form. The account comes first, because a mistake in it
 * costs the applicant most. The attached files come last.
 */
export const confirmationLines = (fields: ApplicationFields, form: ApplicationForm): readonly AnswerLine[] => {
  const { lines, files } = summariseApplication(form)
  const account: readonly string[] = entriesOfCheck('account')
  const isAccount = ({ field }: ApplicationSummaryLine) => account.includes(field)
  return [
    ...[...lines.filter(isAccount), ...lines.filter((line) => !isAccount(line))].map((line) => ({
      name: formTargetName(line.field, form.entityType),
      value: valueOf(line),
      fieldId: BROUGHT.includes(line.field) ? null : fields.changeId(line.field),
    })),
    ...files.map(({ document, name }) => ({
      name: `${T['apply.files']}: ${DOCUMENT_NAMES[document]}`,
      value: name,
      fieldId: fields.target(`doc.${document}`).id,
    })),
  ]
}

/**
 * A line of the confirmation. `fieldId` is the id of the control that changes the line; null if there is no such
 * control.
 */
type AnswerLine = { readonly name: string; readonly value: ReactNode; readonly fieldId: string | null }

const SendingProgress = ({ submission }: { readonly submission: ApplicationSubmissionModel }) => {
  useSignals()
  const name = useId()
  if (!submission.hasFiles.value)
    return <Phrase as="p" className={styles.sending} role="status" text={T['apply.submitting']} />
  const percent = submission.percent.value
  return (
    <div className={styles.sending}>
      <Phrase as="p" id={name} text={fill(T['file.sending'], { percent })} />
      <ProgressBar className={styles.bar} percent={percent} labelledBy={name} />
    </div>
  )
}

type ConfirmApplicationProps = {
  readonly lines: readonly AnswerLine[]
  readonly submission: ApplicationSubmissionModel
  readonly onApply: () => void
  readonly onChange: (fieldId: string) => void
  readonly onCancel: () => void
}

/**
 * Everything that will be sent. Each line that can be changed has a button that leads to its entry. The warning is
 * above the lines, and the two answers are below them. While the application is being sent, the progress is shown.
 * [A-122] [A-123]
 */
const ConfirmApplication = ({ lines, submission, onApply, onChange, onCancel }: ConfirmApplicationProps) => {
  useSignals()
  const isRunning = submission.isRunning.value
  const sendingId = useId()
  const valueId = useId()
  const isCancelBlocked = isRunning && !submission.canCancel.value
  const isUploading = isRunning && submission.hasFiles.value
  return (
    <>
      <DialogBody label={T['apply.answers']}>
        <Banner tone="warning" title={T['apply.warning']} />
        <dl className={`${KEY_VALUES_CLASS} ${styles.answers}`}>
          {lines.map(({ name, value, fieldId }, index) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd id={`${valueId}-${index}`}>{typeof value === 'string' ? <Phrase text={value} /> : value}</dd>
              {fieldId !== null && (
                <dd className={styles.change}>
                  <Button
                    kind="text"
                    small
                    blockedBy={isRunning ? sendingId : null}
                    describedBy={`${valueId}-${index}`}
                    onPress={() => onChange(fieldId)}
                  >
                    {T['apply.change']}
                    <span className="sr"> {name}</span>
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </DialogBody>
      <div id={sendingId} className={styles.foot}>
        {isRunning && <SendingProgress submission={submission} />}
        {!isRunning && submission.isStopped.value && (
          <Phrase as="p" role="status" text={`${T['apply.stopped']} ${T['file.sendFailed']}`} />
        )}
      </div>
      <DialogActions>
        <Button
          kind="tertiary"
          blockedBy={isCancelBlocked ? sendingId : null}
          onPress={isUploading ? submission.cancel : onCancel}
        >
          {T[isUploading ? 'file.sendCancel' : 'apply.cancel']}
        </Button>
        <Button busy={isRunning ? SHARED_BUTTON_TEXTS['common.applying'] : false} onPress={onApply}>
          {T['apply.submit']}
        </Button>
      </DialogActions>
    </>
  )
}

/**
 * Opens the confirmation, which sends the application. The confirmation closes when the person leaves the page.
 */
export const openApplicationConfirmation = (
  toSend: ApplicationSubmission,
  lines: readonly AnswerLine[],
  submission: ApplicationSubmissionModel,
  leaveSignal: AbortSignal,
): Promise<ConfirmationEnd> =>
  dialogs.open<ConfirmationEnd>({
    title: T['apply.title'],
    cancelled: 'left',
    signal: leaveSignal,
    render: (answer) => (
      <ConfirmApplication
        lines={lines}
        submission={submission}
        onApply={() =>
          void submission.send(toSend).then(({ is }) => (is === 'done' || is === 'failed' ? answer('ended') : null))
        }
        onChange={(fieldId) => answer({ fieldId })}
        onCancel={() => answer('left')}
      />
    ),
  })
