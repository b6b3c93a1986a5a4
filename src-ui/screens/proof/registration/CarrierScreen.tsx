import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ServicesOf } from '#app/kernel/token'
import type { OpenedRegistration } from '#app/proof/open-registration'
import { CARRIERS, carriersInTableOrder, lastDayOfCarrierLookup } from '#domain/proof/registration/carrier-request'
import { CheckboxGroup } from '#ui/parts/controls/Checkbox.tsx'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { ReferenceCodeNote } from '#ui/parts/design/ReferenceCodeNote.tsx'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { DiscardDraftButton } from '#ui/parts/records/DiscardDraftButton.tsx'
import { DraftAutosave } from '#ui/parts/records/DraftAutosave.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { serverTime } from '#ui/parts/services/signals.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { formatDayInSentence } from '#ui/parts/time/format-day.ts'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import {
  DATA_FOR_CARRIERS,
  REGISTRATION_NOT_ALLOWED_SENTENCES,
  REGISTRATION_TEXTS as T,
} from '#ui/text/ko/proof/registration.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import { AgreementBox } from './Agreement.tsx'
import { blockingProofsText, makeCarrierRequestModel, CARRIER_REQUEST_SERVICES } from './carrier.model.ts'
import { REGISTRATION_GATE_SERVICES, RegistrationGate } from './RegistrationGate.tsx'
import styles from './CarrierScreen.module.css'

const CARRIER_SERVICES = { ...REGISTRATION_GATE_SERVICES, ...CARRIER_REQUEST_SERVICES } as const
export type CarrierPageServices = ServicesOf<typeof CARRIER_SERVICES>

const OPTIONS = CARRIERS.map((carrier) => ({ value: carrier, label: carrier }))

/** The recipients, which are the chosen carriers, and the data that they get. [D3-552] */
const RequestedCarriers = ({ carriers }: { readonly carriers: readonly string[] }) => (
  <section className={styles.given} aria-labelledby="carriers-given">
    <h2 id="carriers-given">{T['parcel.given']}</h2>
    <dl>
      <div>
        <dt>{T['parcel.recipients']}</dt>
        <Phrase as="dd" text={carriers.join(', ') || T['parcel.recipientsChosen']} />
      </div>
      {DATA_FOR_CARRIERS.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Phrase as="dd" text={words} />
        </div>
      ))}
    </dl>
    <Phrase as="p" text={T['parcel.givenRefused']} />
  </section>
)

type OpenedProps = { readonly opened: OpenedRegistration }

/**
 * What cannot be undone, how long it lasts, and the link to other proofs, which must be registered before. It is above
 * the carriers. [D3-832]
 */
const FinalWarning = ({ opened }: OpenedProps) => {
  useSignals()
  const moment = serverTime.value
  const day = moment === null || opened.verdict !== 'ok' ? null : lastDayOfCarrierLookup(moment)
  return (
    <div className={styles.final}>
      <Icon name="alert" small />
      <p>
        <Phrase as="b" text={T['parcel.final']} />{' '}
        <Phrase
          text={day === null ? fill(T['intro.parcelNote']) : fill(T['parcel.until'], { day: formatDayInSentence(day) })}
        />{' '}
        <Link href="/proof-intro">{T['parcel.othersFirst']}</Link>
      </p>
    </div>
  )
}

const CarrierForm = ({ services, opened }: OpenedProps & { readonly services: CarrierPageServices }) => {
  useSignals()
  const navigate = useNavigate()
  const [{ fields, draft, task, refusal, submit }] = useState(() => makeCarrierRequestModel(services, opened, navigate))
  useStopTaskOnUnmount(task)

  const running = task.value.is === 'running'
  const { carriers, agreement } = fields
  const missingItems = [
    ...(carriers.value.value.length === 0 ? [{ id: carriers.id, name: T['parcel.carriers'] }] : []),
    ...(!agreement.value.value ? [{ id: agreement.id, name: T['parcel.agreeLabel'] }] : []),
  ]
  const button = useMissingButton(missingItems, {
    words: T['parcel.submit'],
    opensDialog: true,
    busy: running && SHARED_BUTTON_TEXTS['common.applying'],
    onPress: () => void submit(),
  })
  return (
    <Form className={styles.form}>
      <DraftAutosave draft={draft} never={DRAFT_TEXTS['draft.agreeAgain']} />
      {opened.verdict === 'parcelExists' && (
        <div className={styles.notice}>
          <Banner tone="warning" title={REGISTRATION_NOT_ALLOWED_SENTENCES.parcelExists}>
            <Phrase as="p" text={blockingProofsText(opened.application)} />
            <ReferenceCodeNote because={opened.because} />
          </Banner>
        </div>
      )}
      {opened.verdict !== 'parcelExists' && <FinalWarning opened={opened} />}
      <CheckboxGroup
        field={fields.carriers}
        legend={T['parcel.carriers']}
        hint={T['parcel.notListed']}
        options={OPTIONS}
      />
      <AgreementBox field={fields.agreement} title={T['parcel.agreeLabel']} text={T['parcel.agreeText']}>
        <RequestedCarriers carriers={carriersInTableOrder(carriers.value.value)} />
      </AgreementBox>
      <DiscardDraftButton draft={draft} firstField={fields.carriers.id} />
      <FormBar refusal={refusal.shown.value} onBack={() => navigate('/proof-intro')} button={button} />
    </Form>
  )
}

/**
 * The page that asks carriers for the shipments of a business. The reported shipments then replace uploaded proofs.
 * [P-081] to [P-089]
 */
const CarrierScreen = () => {
  const services = useServices(CARRIER_SERVICES)
  return (
    <FlowPage>
      <PageHead title={T['parcel.guide']} lead={T['parcel.lead']} className={styles.head} />
      <RegistrationGate services={services} path="parcel">
        {(openedRegistration) => <CarrierForm services={services} opened={openedRegistration} />}
      </RegistrationGate>
    </FlowPage>
  )
}

export default CarrierScreen
