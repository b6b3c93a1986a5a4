import { useSignalEffect } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { cleanApplicationInput } from '#domain/application/application-form'
import { parseDateDigits } from '#domain/kernel/written-dates'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { Facts } from '../../../parts/design/Facts.tsx'
import type { EntryCardModel } from '../../../parts/form/entry-cards.ts'
import { EntryCard } from '../../../parts/form/EntryCard.tsx'
import { TextInput } from '../../../parts/form/TextInput.tsx'
import { formatMobileWhileTyping } from '../../../parts/form/text-control.ts'
import { FieldMessage } from '../../../parts/form/FieldMessage.tsx'
import { type NumberPart, NumberPartsInput } from '../../../parts/form/NumberPartsInput.tsx'
import { fill } from '../../../text/fill.ts'
import { APPLICATION_TEXTS as T } from '../../../text/ko/application.ts'
import type { ApplicationFields } from '../application-form.model.ts'
import styles from '../entries.module.css'
import { CheckAction, checkOutcomeText } from '../CheckAction.tsx'
import { FocusableKnownValues } from '../FocusableKnownValues.tsx'
import { splitPastedThirteenDigits } from '../BusinessFields.tsx'
import type { RealNameCheckModel } from './real-name-and-business.model.ts'
import { SHARED_BUTTON_TEXTS } from '../../../text/ko/buttons.ts'

const { residentNumberDigits } = APPLICATION_LIMITS

const residentParts = ({ fields }: ApplicationFields): readonly NumberPart[] => [
  { field: fields.residentFront, label: T['form.rrnFront'], max: residentNumberDigits.front, shown: true },
  { field: fields.residentBack, label: T['form.rrnBack'], max: residentNumberDigits.back },
]

type ApplicantSectionProps = {
  readonly form: ApplicationFields
  readonly card: EntryCardModel
  readonly check: RealNameCheckModel
}

/** The applicant: the certified facts, the mobile number, and the resident number with its check. to */
export const ApplicantSection = ({ form, card, check }: ApplicantSectionProps) => {
  const { opening, fields, known, marks } = form
  const whose = opening.name.trim() === '' ? '' : `${fill(T['form.residentOf'], { name: opening.name })} `
  const [parts] = useState(() => residentParts(form))
  useSignalEffect(check.runIfDue)

  return (
    <EntryCard
      card={card}
      nth={1}
      name={T['form.sectionApplicant']}
      values={() => [opening.name, formatMobileWhileTyping(fields.mobile.value.peek())]}
      said={() => checkOutcomeText(check.field, T['realname.done'])}
    >
      <FocusableKnownValues field={known.birth}>
        <Facts
          facts={[
            { name: T['form.name'], value: opening.name },
            { name: T['form.birth'], value: parseDateDigits(opening.birth) ?? opening.birth },
          ]}
        />
        <FieldMessage field={known.birth} />
      </FocusableKnownValues>
      <div className={styles.grid}>
        <div className={styles.twoLines}>
          <TextInput
            field={fields.mobile}
            label={T['form.mobile']}
            hint={T['form.mobileHint']}
            clean={(text) => cleanApplicationInput('mobile', text)}
            show={formatMobileWhileTyping}
            inputMode="numeric"
            autoComplete="tel-national"
            next={fields.residentFront.id}
            required
          />
        </div>
        <div>
          <NumberPartsInput
            id="rrn"
            legend={T['form.residentNumber']}
            hint={`${whose}${T['form.residentHint']}`}
            look="rrn"
            parts={parts}
            secret={{ show: T['form.rrnShow'], hide: T['form.rrnHide'] }}
            spread={splitPastedThirteenDigits}
            next={check.field.id}
            mark={marks.realName}
          />
        </div>
        <div className={styles.whole}>
          <CheckAction
            check={check}
            words={T['form.realname']}
            hint={T['form.realnameHint']}
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
