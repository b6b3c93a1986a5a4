import { computed, type ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useMemo, useState } from 'react'
import { cleanApplicationInput } from '#domain/application/form/application-form'
import { entityTraits } from '#domain/business/entity-type'
import { parseOpeningDate, isOpeningDateClearedOnRefusal } from '#domain/business/opening-date'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { LAST_OPENING_DAY } from '#domain/programme/parameters'
import { extractDigits } from '#domain/text/characters'
import { parseKstDate } from '#domain/time/calendar'
import type { NumberPart } from '#ui/parts/controls/number-part.ts'
import { NumberPartsInput } from '#ui/parts/controls/NumberPartsInput.tsx'
import { makeTextCutSentence } from '#ui/parts/controls/text-control.ts'
import { DateInput, TextInput } from '#ui/parts/controls/TextInput.tsx'
import { BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { focusField, type TextField } from '#ui/parts/form/form-field.ts'
import { pageClock } from '#ui/parts/services/services.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T, businessSectionHeading } from '#ui/text/ko/application/application.ts'
import { OPENING_DATE_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'
import type { ApplicationFields } from './application-form.model.ts'
import { CheckAction } from './CheckAction.tsx'
import type { FormCheckModel } from './form-check.ts'
import styles from './entries.module.css'

const { front, back } = APPLICATION_LIMITS.corporateNumberDigits

/**
 * Splits a complete number that was pasted into one of two boxes into its parts (6 and 7 digits). Returns null for any
 * other text. [A-060] [E-203]
 */
export const splitPastedThirteenDigits = (pastedText: string): readonly string[] | null => {
  const digits = extractDigits(pastedText)
  return digits.length === front + back ? [digits.slice(0, front), digits.slice(front)] : null
}

const corporateParts = ({ fields }: ApplicationFields): readonly NumberPart[] => [
  { field: fields.corporateFront, label: T['form.corporateNumberFront'], max: front },
  { field: fields.corporateBack, label: T['form.corporateNumberBack'], max: back },
]

/** True if an opening date is after the last day on which a business may have opened. [E-003] [D2-343] */
export const isLateOpening = ({ value }: TextField): boolean => {
  const day = parseKstDate(value.value)
  return day !== null && day > LAST_OPENING_DAY
}

/**
 * A note below an opening date after the last day on which a business may have opened. The note does not block the
 * form, because the self-check and the agency decide about the opening date. [E-003] [D2-343]
 */
const LateOpeningNote = ({ field }: { readonly field: TextField }) => {
  useSignals()
  // Both conditions are one signal, so that a key press renders the note only if it appears or disappears.
  const late = useMemo(() => computed(() => isLateOpening(field) && field.problem.value === null), [field])
  const isLate = late.value
  return (
    <div role="status">
      {isLate && <BlockedReasonLine id={`${field.id}-late`} text={fill(T['form.openingDateLate'])} />}
    </div>
  )
}

/**
 * Name, corporate number and opening date of a business. The lookup of the business is below them, with a button to
 * enter them again. The form and /result-modify-bizinfo use it. to
 */
export const BusinessFields = ({
  form,
  check,
  isUnchanged,
  isSaidAbove,
  children,
}: {
  readonly form: ApplicationFields
  readonly check: FormCheckModel
  readonly isUnchanged?: ReadonlySignal<boolean>
  readonly isSaidAbove?: ReadonlySignal<boolean>
  /** More entries above the lookup. */
  readonly children?: ReactNode
}) => {
  const { opening, fields } = form
  const { namedAs, corporateNumber } = entityTraits(opening.entityType)
  const [parts] = useState(() => corporateParts(form))

  /**
   * Checks the opening date when the person leaves the field. An impossible date is rejected. A date that is not
   * allowed is cleared, and the message repeats it.
   */
  const checkDay = (day: string) => {
    if (day === '') return
    const date = parseOpeningDate(day, pageClock.today())
    if (date.ok) return
    const text = OPENING_DATE_REFUSAL_TEXTS[date.code]
    if (!isOpeningDateClearedOnRefusal(day)) return fields.openingDate.refuse(text)
    fields.openingDate.enter('')
    fields.openingDate.refuse(`${text}\n${fill(T['form.openingDateCleared'], { day })}`)
  }

  /** Moves the focus to the lookup when the person types the last digit of a date that exists. */
  const onDateTyped = (day: string) => {
    const input = document.getElementById(fields.openingDate.id)
    const isEntered = parseOpeningDate(day, pageClock.today()).ok
    if (isEntered && document.activeElement === input) focusField(check.field.id)
  }

  return (
    <div className={styles.grid}>
      <TextInput
        field={fields.companyName}
        label={T[`form.${namedAs}`]}
        hint={T['form.companyNameHint']}
        clean={(text) => cleanApplicationInput('companyName', text)}
        leftOut={makeTextCutSentence(APPLICATION_LIMITS.companyName, T['form.companyNameCut'])}
        autoComplete="organization"
        next={corporateNumber ? fields.corporateFront.id : fields.openingDate.id}
        isRequired
      />
      {corporateNumber && (
        <NumberPartsInput
          id="corporateNumber"
          legend={T['form.corporateNumber']}
          hint={T['form.corporateNumberHint']}
          look="rrn"
          parts={parts}
          spread={splitPastedThirteenDigits}
          next={fields.openingDate.id}
        />
      )}
      <div>
        <DateInput
          field={fields.openingDate}
          label={T['form.openingDate']}
          hint={T['form.openingDateHint']}
          onTyped={onDateTyped}
          onLeft={checkDay}
          next={check.field.id}
          isRequired
        />
        <LateOpeningNote field={fields.openingDate} />
      </div>
      {children}
      <div className={styles.whole}>
        <CheckAction
          check={check}
          words={T['form.bizLookup']}
          hint={T['form.bizLookupHint']}
          busyWords={T['form.lookingUp']}
          doneWords={T['biz.done']}
          isSaidAbove={isSaidAbove}
          isUnchanged={isUnchanged}
          about={businessSectionHeading(opening.entityType)}
          toChange={T['form.toChange']}
        />
      </div>
    </div>
  )
}
