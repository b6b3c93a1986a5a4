import { useSignals } from '@preact/signals-react/runtime'
import { formatCappedAmount } from '#domain/application/result/total-support'
import { formatBusinessNumber } from '#domain/business/business-number'
import { Button } from '#ui/parts/design/Button.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T, formPartNames } from '#ui/text/ko/application/application.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import { BusinessFields, isLateOpening } from '../fields/BusinessFields.tsx'
import { checkOutcomeText } from '../fields/CheckAction.tsx'
import type { EntryCardModel } from '../fields/entry-cards.ts'
import { EntryCard } from '../fields/EntryCard.tsx'
import type { FormCheckModel } from '../fields/form-check.ts'
import { FocusableKnownValues, KnownValues } from '../fields/KnownValues.tsx'
import type { DeliveryTotalTask } from './application.model.ts'
import styles from './form.module.css'

const OTHER_NUMBER_HINT_ID = 'other-number-hint'

type BusinessFact = { readonly name: string; readonly value: string }

const deliveryFact = (task: DeliveryTotalTask['value']): readonly BusinessFact[] => {
  const name = T['form.deliveryAmount']
  if (task.is !== 'done') return [{ name, value: EVERY_PAGE_TEXTS['common.loadingData'] }]
  if (task.value.is === 'notAsked') return []
  return [{ name, value: task.value.is === 'found' ? formatCappedAmount(task.value.amount) : T['delivery.none'] }]
}

type BusinessSectionProps = {
  readonly form: ApplicationFields
  readonly card: EntryCardModel
  readonly check: FormCheckModel
  readonly delivery: DeliveryTotalTask
  /** Leaves the form for the page where another business number is entered. */
  readonly onOtherNumber: () => void
}

/**
 * Returns the known facts of a business. For a rapid payment, they include the amount that the platforms reported.
 * [A-050] [A-051]
 */
const businessFacts = (
  { opening }: ApplicationFields,
  delivery: DeliveryTotalTask['value'],
): readonly BusinessFact[] => [
  { name: T['form.businessNumber'], value: formatBusinessNumber(opening.businessNumber) },
  ...(opening.paymentType === 'rapid' ? deliveryFact(delivery) : []),
]

/**
 * The certified number cannot be edited here, so a button leads to the page where it is entered, and says what stays.
 * [A-050] [D2-995]
 */
const OtherNumber = ({ onOtherNumber }: Pick<BusinessSectionProps, 'onOtherNumber'>) => (
  <div className={styles.otherNumber}>
    <Button kind="text" small describedBy={OTHER_NUMBER_HINT_ID} onPress={onOtherNumber}>
      {T['form.otherNumber']}
    </Button>
    <Phrase as="p" id={OTHER_NUMBER_HINT_ID} text={T['form.otherNumberKeeps']} />
  </div>
)

type BusinessFactsProps = Pick<BusinessSectionProps, 'form' | 'delivery' | 'onOtherNumber'>

const BusinessFacts = ({ form, delivery, onOtherNumber }: BusinessFactsProps) => {
  useSignals()
  const { opening, certifiedFields } = form
  return (
    <FocusableKnownValues field={certifiedFields.businessNumber}>
      <KnownValues values={businessFacts(form, delivery.value)} />
      <OtherNumber onOtherNumber={onOtherNumber} />
      {opening.paymentType === 'rapid' && (
        <Phrase as="p" className={styles.deliveryNote} text={fill(T['form.deliveryNote'])} />
      )}
    </FocusableKnownValues>
  )
}

/**
 * The business: number, name and opening date, for a corporation also the corporate number, and the lookup of the
 * business. to
 */
export const BusinessSection = ({ form, card, check, delivery, onOtherNumber }: BusinessSectionProps) => {
  return (
    <EntryCard
      card={card}
      name={formPartNames(form.opening.entityType).business}
      values={() => {
        const { companyName, openingDate } = form.snapshot()
        return [
          companyName,
          openingDate,
          ...businessFacts(form, delivery.peek()).map(({ name, value }) => `${name} ${value}`),
        ]
      }}
      outcome={() =>
        isLateOpening(form.fields.openingDate)
          ? fill(T['form.openingDateLate'])
          : checkOutcomeText(check.field, T['biz.done'])
      }
      changeId={() => form.changeId('companyName')}
    >
      <BusinessFacts form={form} delivery={delivery} onOtherNumber={onOtherNumber} />
      <BusinessFields form={form} check={check} isSaidAbove={card.isClosed} />
    </EntryCard>
  )
}
