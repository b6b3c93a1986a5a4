import { untracked } from '@preact/signals-react'
import { useSignalEffect } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { CheckRealName, type CheckRealNameError } from '#app/identity/check-real-name'
import { acceptInput } from '#domain/application/application-form'
import { decideCheckOutcome } from '#domain/application/check-outcome'
import { parseRealNameEntry } from '#domain/application/resident-number'
import { dateFromDigits } from '#domain/kernel/written-dates'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { dialogs } from '../../../parts/dialog/dialogs.ts'
import { Facts } from '../../../parts/design/Facts.tsx'
import type { EntryCardModel } from '../../../parts/form/entry-cards.ts'
import { EntryCard } from '../../../parts/form/EntryCard.tsx'
import { TextInput } from '../../../parts/form/TextInput.tsx'
import { mobileWithHyphens } from '../../../parts/form/text-control.ts'
import { FieldMessage } from '../../../parts/form/FieldMessage.tsx'
import { focusField } from '../../../parts/form/form-field.ts'
import { type Part, PartsInput } from '../../../parts/form/PartsInput.tsx'
import { useOwnTask } from '../../../parts/task/task.ts'
import type { Served } from '../../../parts/services.ts'
import { showFailure } from '../../../parts/session/show-failure.ts'
import { fill } from '../../../text/fill.ts'
import { APPLICATION as T, CHECK_REAL_NAME_MESSAGES } from '../../../text/ko/application.ts'
import { SUBMIT_REFUSALS } from '../../../text/ko/application-refusals.ts'
import type { ApplicationFields } from '../application-form.model.ts'
import styles from '../application.module.css'
import { CheckAction, outcomeOf, refuseCheck } from '../CheckAction.tsx'
import { KnownFacts } from '../KnownFacts.tsx'
import { missingBeforeCheck, type MissingModel } from '../missing.model.ts'
import { spreadTwoParts } from '../BusinessEntries.tsx'

/** The services of this part of the form. */
export const APPLICANT_SERVICES = { checkRealName: CheckRealName } as const

const { residentNumberDigits } = APPLICATION_LIMITS

/**
 * Asks twice before a person continues with a name that is not confirmed. A no to either question returns to the form.
 * [A-057] [D2-33]
 */
const askTwice = async (): Promise<boolean> => {
  const answers = { yes: T['confirm.proceed'], no: T['confirm.recheck'] }
  return (
    (await dialogs.confirm({ text: T['realname.mismatch1'], ...answers })) &&
    dialogs.confirm({ text: T['realname.mismatch2'], ...answers })
  )
}

const residentParts = ({ fields }: ApplicationFields): readonly Part[] => [
  { field: fields.residentFront, label: T['form.rrnFront'], max: residentNumberDigits.front, shown: true },
  { field: fields.residentBack, label: T['form.rrnBack'], max: residentNumberDigits.back },
]

type ApplicantSectionProps = {
  readonly form: ApplicationFields
  readonly card: EntryCardModel
  readonly services: Served<typeof APPLICANT_SERVICES>
  readonly missing: MissingModel
  readonly onPassed: () => void
}

/** The applicant: certified facts, mobile number, resident number and its check. to */
export const ApplicantSection = ({ form, card, services, missing, onPassed }: ApplicantSectionProps) => {
  const [left] = useState(() => missingBeforeCheck(form, 'realName', missing))
  const { opening, fields, known, checks, marks } = form
  const whose = opening.name.trim() === '' ? undefined : fill(T['form.residentOf'], { name: opening.name })
  const [parts] = useState(() => residentParts(form))
  const task = useOwnTask<CheckRealNameError, 'verified' | 'mismatch'>()

  const check = async () => {
    const entry = parseRealNameEntry(form.snapshot())
    if (!entry.ok)
      return refuseCheck(form, 'realName', { at: form.target(entry.at ?? 'birth'), text: SUBMIT_REFUSALS[entry.code] })
    const outcome = await form.runCheck('realName', task, services.checkRealName(entry.value.resident))
    if (outcome.is === 'failed') return showFailure(outcome.error, CHECK_REAL_NAME_MESSAGES, 'application')
    if (outcome.is !== 'done') return
    const { verdict } = decideCheckOutcome(outcome.value)
    if (verdict === 'passed') form.pass('realName')
    if (verdict === 'askTwice' && (await askTwice())) form.waive('realName')
  }

  // The thirteenth digit starts the check automatically. [D2-154]
  useSignalEffect(() => {
    if (form.isRealNameCheckDue()) untracked(() => void check())
  })

  const reenter = () => {
    form.withdraw('realName')
    focusField(form.target('residentBack').id)
  }

  return (
    <EntryCard
      card={card}
      nth={1}
      name={T['form.sectionApplicant']}
      values={() => [opening.name, mobileWithHyphens(fields.mobile.value.peek())]}
      said={() => outcomeOf(checks.realName, T['realname.done'])}
    >
      <KnownFacts field={known.birth}>
        <Facts
          facts={[
            { name: T['form.name'], value: opening.name },
            { name: T['form.birth'], value: dateFromDigits(opening.birth) ?? opening.birth },
          ]}
        />
        <FieldMessage field={known.birth} />
      </KnownFacts>
      <div className={styles.grid}>
        <TextInput
          field={fields.mobile}
          label={T['form.mobile']}
          hint={T['form.mobileHint']}
          clean={(text) => acceptInput('mobile', text)}
          show={mobileWithHyphens}
          inputMode="numeric"
          autoComplete="tel-national"
          next={fields.residentFront.id}
          required
        />
        <div>
          <PartsInput
            id="rrn"
            legend={T['form.residentNumber']}
            hint={whose}
            look="rrn"
            parts={parts}
            secret={{ show: T['form.rrnShow'], hide: T['form.rrnHide'] }}
            spread={spreadTwoParts}
            next={checks.realName.id}
            mark={marks.realName}
          />
        </div>
        <div className={styles.whole}>
          <CheckAction
            field={checks.realName}
            words={T['form.realname']}
            hint={`${T['form.realnameHint']} ${T['form.residentHint']}`}
            busyWords={T['form.checking']}
            doneWords={T['realname.done']}
            isSaidAbove={card.closed}
            task={task}
            missing={left}
            isRequired={form.settings.requireAllChecks}
            about={T['form.residentNumber']}
            onPress={() => void check()}
            onReenter={reenter}
            onPassed={onPassed}
          />
        </div>
      </div>
    </EntryCard>
  )
}
