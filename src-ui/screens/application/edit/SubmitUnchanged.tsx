import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { Application } from '#domain/application/application'
import type { CommonCode } from '#domain/application/common-code'
import { toStatusReasons } from '#domain/application/result/reasons'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import { fillWithParticles } from '#domain/text/particles'
import { classNames } from '#ui/parts/design/class-names.ts'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import type { RequiredButton } from '#ui/parts/form-bar/missing-items.ts'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { APPLICATION_TEXTS } from '#ui/text/ko/application/application.ts'
import { EDIT_TEXTS as T } from '#ui/text/ko/application/edit.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { reasonTitle } from '#ui/text/ko/application/result.ts'
import { PastDueNote } from '../PastDueNote.tsx'
import type { makeBusinessEditModel } from './business-edit.model.ts'
import styles from './edit.module.css'

type SubmissionProps = {
  readonly application: Application
  /** The names of the reasons in the agency's list; null until they are loaded. */
  readonly names: ReadonlySignal<readonly CommonCode[] | null>
}

/**
 * What the submission of a supplement means if only a telephone call can settle its reasons. The steps before it are on
 * the result page. The page does not wait for the names of the reasons. [A-167] [D2-927]
 */
export const SubmissionMeaning = ({ application, names }: SubmissionProps) => {
  useSignals()
  const { reasons, updatedAt } = application
  const titles = toStatusReasons(reasons, names.value).flatMap((reason) => reasonTitle(reason) ?? [])
  return (
    <div className={styles.asked}>
      <PastDueNote due={supplementDueDayOrNull(updatedAt)} />
      {titles.length > 0 && (
        <div className={classNames(styles.current, styles.failed)}>
          <dl>
            <dt>{RESULT_STATES.supplementRequest.reasons}</dt>
            <dd>{titles.join(', ')}</dd>
          </dl>
        </div>
      )}
      <p>
        <TextWithPhoneLinks
          text={fillWithParticles(T['edit.nothingSent'], { phone: helpDeskPhoneText('application') })}
        />
      </p>
    </div>
  )
}

type BusinessEditModel = ReturnType<typeof makeBusinessEditModel>

/**
 * Returns the action that submits the supplement without a change. A click first looks the business up, because 수정완료
 * requires a lookup, and then asks for a confirmation. An invalid result of the lookup is shown at the entries.
 * [D2-150] [D2-1020]
 */
export const submitUnchangedAction = (
  { lookup, refuseUnlessInstructed }: BusinessEditModel,
  complete: () => Promise<void>,
): RequiredButton => {
  const { field, task, run } = lookup
  const submit = async () => {
    if (refuseUnlessInstructed()) return
    if (field.value.peek() !== 'passed') await run()
    if (field.value.peek() === 'passed') await complete()
  }
  return {
    words: T['edit.submitUnchanged'],
    busy: task.value.is === 'running' && APPLICATION_TEXTS['form.lookingUp'],
    opensDialog: true,
    onPress: () => void submit(),
  }
}
