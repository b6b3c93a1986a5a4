import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Application } from '#domain/application/application'
import type { CommonCode } from '#domain/application/common-code'
import { supplementDueDayOrNull } from '#domain/proof/supplement'
import { Button } from '../../../parts/design/Button.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { callInTimeWords } from '../../../parts/proof/call-in-time.ts'
import { helpDeskPhoneText } from '../../../parts/help-desk/help-desk.ts'
import { APPLICATION_TEXTS } from '../../../text/ko/application.ts'
import { fill } from '../../../text/fill.ts'
import { EDIT_TEXTS as T } from '../../../text/ko/edit.ts'
import { RESULT_TEXTS } from '../../../text/ko/result.ts'
import { RESULT_STATES } from '../../../text/ko/result-states.ts'
import { HelpDeskCallButton } from '../result/HelpDeskCallButton.tsx'
import { PastDueNote, ResultReasonList } from '../result/ResultProgress.tsx'
import type { makeBusinessEditModel } from './business-edit.model.ts'
import styles from './edit.module.css'

/** The names of the reasons in the agency's list; null until they are loaded. */
export type ReasonNames = { readonly names: ReadonlySignal<readonly CommonCode[] | null> }

type UnchangedProps = {
  readonly edit: ReturnType<typeof makeBusinessEditModel>
  readonly complete: () => Promise<void>
}

/**
 * Submits the supplement without a change, after a telephone call. A click first looks the business up, because 수정완료
 * requires a lookup, and then asks for a confirmation. An invalid result of the lookup is shown at the entries.
 * [D2-150]
 */
export const SubmitUnchanged = ({ edit, complete }: UnchangedProps) => {
  useSignals()
  const { field, task, run } = edit.lookup
  const submit = async () => {
    if (field.value.peek() !== 'passed') await run()
    if (field.value.peek() === 'passed') await complete()
  }
  return (
    <Button
      kind="secondary"
      busy={task.value.is === 'running' && APPLICATION_TEXTS['form.lookingUp']}
      blocked={edit.isChanged.value ? T['edit.submitChanged'] : null}
      opensDialog
      onPress={() => void submit()}
    >
      {T['edit.submitUnchanged']}
    </Button>
  )
}

const Step = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => (
  <li>
    <h2>{name}</h2>
    {children}
  </li>
)

/**
 * A supplement that only a telephone call can settle: the reasons with the consequence, and the three steps from the
 * call to the submission. The page does not wait for the names of the reasons. [A-167] [D2-500] [D2-595] [D2-662]
 */
export const SubmitAfterCall = ({ application, names, children }: SubmitAfterCallProps) => {
  useSignals()
  const { number, reasons, updatedAt } = application
  const inTime = callInTimeWords(supplementDueDayOrNull(updatedAt))
  return (
    <div className={styles.asked}>
      <PastDueNote due={supplementDueDayOrNull(updatedAt)} />
      <ResultReasonList
        title={RESULT_STATES.supplementRequest.reasons}
        codes={reasons}
        list={names.value}
        helps={false}
      >
        <Phrase as="p" text={RESULT_TEXTS['supplement.consequence']} />
      </ResultReasonList>
      <ol className={styles.steps}>
        <Step name={T['step.call']}>
          <p>{fill(T['edit.whose'], { number: number ?? '-' })}</p>
          {inTime !== null && <Phrase as="p" text={inTime} />}
          <HelpDeskCallButton kind="primary" phone={helpDeskPhoneText('application')} />
        </Step>
        <Step name={T['step.send']} />
        <Step name={T['step.submit']}>{children}</Step>
      </ol>
    </div>
  )
}
type SubmitAfterCallProps = ReasonNames & {
  readonly application: Application
  readonly children: ReactNode
}
