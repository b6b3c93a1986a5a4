import { useSignalEffect } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { extractMobileDigits } from '#domain/application/form/mobile-number'
import { entityTraits } from '#domain/business/entity-type'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { parseDateDigits } from '#domain/time/written-dates'
import { hintId } from '#ui/parts/controls/FieldMessage.tsx'
import type { NumberPart } from '#ui/parts/controls/number-part.ts'
import { NumberPartsInput } from '#ui/parts/controls/NumberPartsInput.tsx'
import { formatMobileWhileTyping } from '#ui/parts/controls/text-control.ts'
import { DigitsInput } from '#ui/parts/controls/TextInput.tsx'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T } from '#ui/text/ko/application/application.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import { splitPastedThirteenDigits } from '../fields/BusinessFields.tsx'
import { CheckAction, checkOutcomeText } from '../fields/CheckAction.tsx'
import type { EntryCardModel } from '../fields/entry-cards.ts'
import { EntryCard } from '../fields/EntryCard.tsx'
import { FocusableKnownValues, KnownValues } from '../fields/KnownValues.tsx'
import type { RealNameCheckModel } from './real-name-and-business.model.ts'
import styles from '../fields/entries.module.css'

const { residentNumberDigits } = APPLICATION_LIMITS

const residentParts = ({ fields }: ApplicationFields): readonly NumberPart[] => [
  { field: fields.residentFront, label: T['form.rrnFront'], max: residentNumberDigits.front, isShown: true },
  { field: fields.residentBack, label: T['form.rrnBack'], max: residentNumberDigits.back },
]

type ApplicantSectionProps = {
  readonly form: ApplicationFields
  readonly card: EntryCardModel
  readonly check: RealNameCheckModel
}

/**
 * Returns the hint that says whose resident number is required: that of the certified person, even for a corporation.
 * Undefined if the name is unknown. [D1-520]
 */
const residentHint = ({ name, entityType }: ApplicationFields['opening']): string | undefined =>
  name.trim() === ''
    ? undefined
    : fill(T[entityTraits(entityType).corporateNumber ? 'form.residentNotCorporate' : 'form.residentOf'], { name })

/**
 * The applicant: the certified facts, the mobile number, and the resident number with its check. to
 */
export const ApplicantSection = ({ form, card, check }: ApplicantSectionProps) => {
  const { opening, fields, certifiedFields, marks } = form
  const [parts] = useState(() => residentParts(form))
  useSignalEffect(check.runIfDue)

  return (
    <EntryCard
      card={card}
      name={T['form.sectionApplicant']}
      values={() => [opening.name, formatMobileWhileTyping(fields.mobile.value.peek())]}
      outcome={() => checkOutcomeText(check.field, T['realname.done'])}
    >
      <div className={styles.grid}>
        <FocusableKnownValues field={certifiedFields.birth}>
          <KnownValues
            values={[
              { name: T['form.name'], value: opening.name },
              { name: T['form.birth'], value: parseDateDigits(opening.birth) ?? opening.birth },
            ]}
          />
        </FocusableKnownValues>
        <DigitsInput
          field={fields.mobile}
          label={T['form.mobile']}
          max={APPLICATION_LIMITS.mobileDigits}
          digitsOf={extractMobileDigits}
          show={formatMobileWhileTyping}
          autoComplete="tel-national"
          next={fields.residentFront.id}
          isRight={form.isMobileRight}
          isRequired
        />
        <div className={styles.withCheck}>
          <NumberPartsInput
            id="rrn"
            legend={T['form.residentNumber']}
            hint={residentHint(opening)}
            look="rrn"
            parts={parts}
            secret={{ show: T['form.rrnShow'], hide: T['form.rrnHide'] }}
            spread={splitPastedThirteenDigits}
            next={check.field.id}
            mark={marks.realName}
            purposeId={hintId(check.field.id)}
          />
          <CheckAction
            check={check}
            words={T['form.realname']}
            hint={T['form.residentUse']}
            busyWords={SHARED_BUTTON_TEXTS['common.checking']}
            doneWords={T['realname.done']}
            isSaidAbove={card.isClosed}
            about={T['form.residentNumber']}
          />
        </div>
      </div>
    </EntryCard>
  )
}
