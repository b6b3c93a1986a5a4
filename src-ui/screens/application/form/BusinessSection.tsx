import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import {
  type DeliveryTotal,
  ReadDeliveryTotal,
  type ReadDeliveryTotalError,
} from '#app/application/read-delivery-total'
import { LookUpBusiness, type LookUpBusinessError } from '#app/business/look-up-business'
import { Clock } from '#app/kernel/clock.port'
import { decideCheckOutcome } from '#domain/application/check-outcome'
import { formatLookedUpAmount } from '#domain/application/result'
import { parseLookupEntry, decideLookup } from '#domain/business/business-lookup'
import { formatRegistrationNumber } from '#domain/business/registration-number'
import { dialogs } from '../../../parts/dialog/dialogs.ts'
import { Facts } from '../../../parts/design/Facts.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import type { EntryCardModel } from '../../../parts/form/entry-cards.ts'
import { EntryCard } from '../../../parts/form/EntryCard.tsx'
import { FieldMessage } from '../../../parts/form/FieldMessage.tsx'
import { focusField } from '../../../parts/form/form-field.ts'
import { runTask, type Task, useOwnTask, useTask } from '../../../parts/task/task.ts'
import type { Served } from '../../../parts/services.ts'
import { helpPhone } from '../../../parts/help-desk/help-desk.ts'
import { showFailure } from '../../../parts/session/show-failure.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { fill } from '../../../text/fill.ts'
import {
  APPLICATION as T,
  LOOK_UP_BUSINESS_MESSAGES,
  READ_DELIVERY_TOTAL_MESSAGES,
  businessSection,
} from '../../../text/ko/application.ts'
import { GENERAL } from '../../../text/ko/general.ts'
import { LOOKUP_REFUSAL_WORDS } from '../../../text/ko/application-refusals.ts'
import type { ApplicationFields } from '../application-form.model.ts'
import type { DeliveryTask } from './application.model.ts'
import { BusinessEntries } from '../BusinessEntries.tsx'
import { KnownFacts } from '../KnownFacts.tsx'
import { outcomeOf, refuseCheck } from '../CheckAction.tsx'
import { missingBeforeCheck, type MissingModel } from '../missing.model.ts'
import styles from '../application.module.css'

export const BUSINESS_SERVICES = {
  clock: Clock,
  readDeliveryTotal: ReadDeliveryTotal,
  lookUpBusiness: LookUpBusiness,
} as const

type BusinessFact = { readonly name: string; readonly value: string }

const deliveryFact = (task: Task<ReadDeliveryTotalError, DeliveryTotal>): readonly BusinessFact[] => {
  const name = T['form.deliveryAmount']
  if (task.is !== 'done') return [{ name, value: GENERAL['common.loadingData'] }]
  if (task.value.is === 'notAsked') return []
  return [{ name, value: task.value.is === 'found' ? formatLookedUpAmount(task.value.amount) : T['delivery.none'] }]
}

type BusinessSectionProps = {
  readonly form: ApplicationFields
  readonly card: EntryCardModel
  readonly services: Served<typeof BUSINESS_SERVICES>
  readonly delivery: DeliveryTask
  readonly missing: MissingModel
  readonly onPassed: () => void
}

/** Returns the known facts of a business; for a rapid payment, including the reported amount. */
const businessFacts = ({ opening }: ApplicationFields, delivery: DeliveryTask['value']): readonly BusinessFact[] => [
  { name: T['form.registrationNumber'], value: formatRegistrationNumber(opening.registrationNumber) },
  ...(opening.paymentType === 'rapid' ? deliveryFact(delivery) : []),
]

const BusinessFacts = ({ form, delivery }: Pick<BusinessSectionProps, 'form' | 'delivery'>) => {
  useSignals()
  const { opening, known } = form
  return (
    <KnownFacts field={known.registrationNumber}>
      <Facts facts={businessFacts(form, delivery.value)} />
      {opening.paymentType === 'rapid' && (
        <Phrase as="p" className={styles.deliveryNote} text={fill(T['form.deliveryNote'], PROGRAMME_WORDS)} />
      )}
      <FieldMessage field={known.registrationNumber} />
    </KnownFacts>
  )
}

/**
 * The business: its number, name and opening date, the corporate number of a corporation, and their lookup. to
 * to
 */
export const BusinessSection = ({ form, card, services, delivery, missing, onPassed }: BusinessSectionProps) => {
  const [left] = useState(() => missingBeforeCheck(form, 'business', missing))
  const task = useOwnTask<LookUpBusinessError, ReturnType<typeof decideLookup>>()
  useTask(delivery)

  useEffect(() => {
    const ask = async () => {
      const outcome = await runTask(delivery, services.readDeliveryTotal())
      if (outcome.is === 'failed') await showFailure(outcome.error, READ_DELIVERY_TOTAL_MESSAGES, 'application')
    }
    void ask()
  }, [delivery, services])

  const lookUp = async () => {
    const { name, ...entry } = form.snapshot()
    const question = parseLookupEntry({ ...entry, representative: name })
    if (!question.ok) {
      const refused = { at: form.target(question.at ?? 'companyName'), text: LOOKUP_REFUSAL_WORDS[question.code] }
      return refuseCheck(form, 'business', refused)
    }
    const outcome = await form.runCheck('business', task, services.lookUpBusiness(question.value))
    if (outcome.is === 'failed') return showFailure(outcome.error, LOOK_UP_BUSINESS_MESSAGES, 'application')
    if (outcome.is !== 'done') return
    const { verdict, taxpayerType } = outcome.value
    // If the lookup failed, the taxpayer type of an earlier lookup stays valid.
    if (verdict !== 'outage') form.taxpayerType.value = taxpayerType
    const next = decideCheckOutcome(verdict).verdict
    if (next === 'passed') return form.pass('business')
    if (next === 'waived') {
      form.waive('business')
      const helpLine = fill(GENERAL['error.helpLine'], { phone: helpPhone('application') })
      return dialogs.alert({ text: T['biz.outage'], helpLine })
    }
    const on = await dialogs.confirm({ text: T['biz.invalid'], yes: T['confirm.proceed'], no: T['confirm.recheck'] })
    if (on) form.waive('business')
    else focusField(form.target('companyName').id)
  }

  const reenter = () => {
    form.withdraw('business')
    focusField(form.target('companyName').id)
  }

  return (
    <EntryCard
      card={card}
      nth={2}
      name={businessSection(form.opening.entityType)}
      values={() => {
        const { companyName, openingDate } = form.snapshot()
        return [
          companyName,
          openingDate,
          ...businessFacts(form, delivery.peek()).map(({ name, value }) => `${name} ${value}`),
        ]
      }}
      said={() => outcomeOf(form.checks.business, T['biz.done'])}
    >
      <BusinessFacts form={form} delivery={delivery} />
      <BusinessEntries
        form={form}
        clock={services.clock}
        task={task}
        missing={left}
        isRequired={form.settings.requireAllChecks}
        onLookUp={() => void lookUp()}
        onReenter={reenter}
        onPassed={onPassed}
        isSaidAbove={card.closed}
      />
    </EntryCard>
  )
}
