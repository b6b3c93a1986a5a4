import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { SessionEnded } from '#app/kernel/call.errors'
import { CheckCarriers } from '#app/proof/check-entries'
import type { OpenedRegistration } from '#app/proof/open-registration'
import { RequestCarriers, type RequestCarriersError } from '#app/proof/request-carriers'
import type { Application } from '#domain/application/application'
import { breachesIn } from '#domain/kernel/checklist'
import {
  CARRIER_CHECKS,
  type CarrierFacts,
  type CarrierRefusal,
  type Carrier,
  CARRIERS,
  isLiveParcelProof,
} from '#domain/proof/carrier-request'
import { displayOfProof } from '#domain/proof/proof-display'
import { closesRegistration, lastLookupDay } from '#domain/proof/new-proof'
import type { Agreement } from '#domain/proof/registration-form'
import { Banner } from '../../parts/design/Banner.tsx'
import { dialogs } from '../../parts/design/dialogs.ts'
import { Card } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { ReasonNote } from '../../parts/design/ReasonNote.tsx'
import { Main } from '../../parts/design/Layout.tsx'
import { Drafted } from '../../parts/draft/Drafted.tsx'
import { DRAFT_SERVICES, makeDraft } from '../../parts/draft/draft.model.ts'
import { CheckboxGroup } from '../../parts/form/Checkbox.tsx'
import { choice, choices, defineForm, kept } from '../../parts/form/define-form.ts'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'
import { FormBar } from '../../parts/form/FormBar.tsx'
import { makeRefusal, refuseInPlace } from '../../parts/form/refuse-entries.ts'
import { run, useOwnTask } from '../../parts/form/task.ts'
import { type Served, served } from '../../parts/services.ts'
import { AFTER_SUBMISSION } from '../../parts/session/after-submission.ts'
import { showFailure } from '../../parts/session/show-failure.ts'
import { now } from '../../parts/signals.ts'
import { fill } from '../../text/fill.ts'
import { DRAFT } from '../../text/ko/draft.ts'
import { WORDS } from '../../text/ko/words.ts'
import {
  ENTRY_REFUSALS,
  NOT_ALLOWED,
  REGISTRATION as T,
  requestCarriersMessages,
  TOKEN_MISSING_MESSAGES,
} from '../../text/ko/registration.ts'
import { TITLES } from '../../text/ko/titles.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { AgreementBox } from './Agreement.tsx'
import { proofName, statusWords } from './proof-rows.ts'
import styles from './CarrierScreen.module.css'
import { OPENING_SERVICES, RegistrationGate } from './RegistrationGate.tsx'

/** What the page of a carrier request asks of the product. */
const CARRIER_SERVICES = {
  checkCarriers: CheckCarriers,
  requestCarriers: RequestCarriers,
  ...OPENING_SERVICES,
  ...DRAFT_SERVICES,
} as const
export type CarrierServices = Served<typeof CARRIER_SERVICES>

const OPTIONS = CARRIERS.map((carrier) => ({ value: carrier, label: carrier }))

/** What is ticked for a carrier request; the agreement is given anew each time. [P-083] [P-317] */
const openCarrierForm = defineForm({
  carriers: kept(choices<Carrier>(), (names) => CARRIERS.filter((carrier) => names.includes(carrier))),
  agreement: choice<Agreement>(),
})

/** Which proofs stand against another request: each as the list of the result page names it. [D3-114] */
const existingProofs = ({ proofs, status }: Application): string =>
  fill(T['parcel.which'], {
    proofs: proofs
      .filter(isLiveParcelProof)
      .map((proof) =>
        fill(T['parcel.whichOne'], {
          name: proofName(proof),
          status: statusWords(proof.status, displayOfProof(proof.status, status)),
        }),
      )
      .join(', '),
  })

const CarrierForm = ({
  services,
  opened,
}: {
  readonly services: CarrierServices
  readonly opened: OpenedRegistration
}) => {
  useSignals()
  const [, navigate] = useLocation()
  const [form] = useState(() => openCarrierForm(makeEntryLock('carrierRequest')))
  // While a request stands there is no other one: what was ticked for it comes back no more. [P-084] [D2-149]
  const isOutdated = () => opened.verdict === 'parcelExists'
  const [draft] = useState(() => makeDraft({ ...form.draft, key: 'carriers', isOutdated }, services))
  const task = useOwnTask<RequestCarriersError>()
  const [refusal] = useState(() => makeRefusal(form.values))

  const refuse = async ({ code }: CarrierRefusal, breaches: readonly CarrierRefusal[]) => {
    if (code === 'tokenMissing')
      return showFailure(new SessionEnded({ call: 'carrier-request' }), TOKEN_MISSING_MESSAGES)
    // No entry is to blame for a request that stands already, and no press could take it back.
    if (code === 'parcelExists')
      return dialogs.alert({ text: ENTRY_REFUSALS[code], next: existingProofs(opened.application) })
    return refuseInPlace(
      refusal,
      ENTRY_REFUSALS[code],
      breaches.flatMap((breach) =>
        breach.field === null ? [] : [{ at: form.fields[breach.field], text: ENTRY_REFUSALS[breach.code] }],
      ),
    )
  }

  const submit = async (): Promise<void> => {
    if (task.peek().is === 'running') return
    draft.saveNow()
    const { carriers, agreement } = form.values.peek()
    const checked = services.checkCarriers({ carriers, proofs: opened.application.proofs, agreement })
    if (checked.verdict !== 'passed')
      return refuse(checked.verdict, breachesIn<CarrierFacts, CarrierRefusal>(CARRIER_CHECKS, checked))
    const outcome = await form.lock.during(async () => {
      const sure = await dialogs.confirm({
        title: T['parcel.confirmTitle'],
        text: fill(T['parcel.confirmBody'], PROGRAMME_WORDS),
        next: T['parcel.final'],
      })
      return sure ? run(task, services.requestCarriers(carriers), { handsIn: form.lock }) : null
    })
    if (outcome?.is === 'done') {
      draft.stop()
      const moment = now.peek()
      await dialogs.alert({
        text: T['parcel.done'],
        next: moment === null ? undefined : fill(T['parcel.until'], { day: lastLookupDay(moment) }),
      })
      return navigate('/aply-result', AFTER_SUBMISSION)
    }
    if (outcome?.is !== 'failed') return
    const { error } = outcome
    const isTold = error._tag === 'RegistrationNotAllowed' || error._tag === 'CarrierRequestArrived'
    await showFailure(error, requestCarriersMessages(error), isTold ? undefined : 'proof')
    if (error._tag === 'CarrierRequestArrived') {
      draft.stop()
      return navigate('/aply-result', AFTER_SUBMISSION)
    }
    if (error._tag === 'RegistrationNotAllowed' && closesRegistration(error.verdict))
      navigate('/aply-result', { replace: true })
  }

  const running = task.value.is === 'running'
  const moment = now.value
  const day = moment === null || opened.verdict !== 'ok' ? null : lastLookupDay(moment)
  const { carriers, agreement } = form.fields
  const missing = [
    ...(carriers.value.value.length === 0
      ? [{ id: carriers.id, name: T['parcel.carriers'], act: 'choose' as const }]
      : []),
    ...(agreement.value.value === ''
      ? [{ id: agreement.id, name: T['parcel.agreeLabel'], act: 'press' as const }]
      : []),
  ]
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Drafted draft={draft} firstField={form.fields.carriers.id} never={DRAFT['draft.agreeAgain']} />
      {opened.verdict === 'parcelExists' && (
        <div className={styles.notice}>
          <Banner tone="warning" title={NOT_ALLOWED.parcelExists}>
            <Phrase as="p" text={existingProofs(opened.application)} />
            <ReasonNote because={opened.because} />
          </Banner>
        </div>
      )}
      <Banner tone="warning" title={fill(T['intro.parcelNote'], PROGRAMME_WORDS)}>
        {day !== null && <Phrase as="p" text={fill(T['parcel.byWhen'], { day })} />}
      </Banner>
      <CheckboxGroup field={form.fields.carriers} legend={T['parcel.guide']} options={OPTIONS} row />
      <AgreementBox field={form.fields.agreement} title={T['parcel.agreeLabel']} text={T['parcel.agreeText']} />
      <FormBar
        refusal={refusal.shown.value}
        missing={missing}
        back={WORDS['common.prev']}
        onBack={() => navigate('/proof-intro')}
        named={{
          words: T['parcel.submit'],
          busy: running && T['parcel.sending'],
          onPress: () => void submit(),
        }}
      />
    </form>
  )
}

const AFTER = ['parcel.after1', 'parcel.after2'] as const

/** What follows a request; how long it takes has been said above it. [P-085] */
const AfterRequest = () => (
  <Card title={T['parcel.afterTitle']}>
    <ol className={styles.after}>
      {AFTER.map((key) => (
        <Phrase as="li" key={key} text={T[key]} />
      ))}
    </ol>
  </Card>
)

/** Asks carriers for what a business sent, instead of proofs of one's own. [P-081] to [P-089] */
export const CarrierPage = ({ services }: { readonly services: CarrierServices }) => (
  <Main className={styles.request}>
    <PageHead className={styles.head} title={TITLES['title.proofRegParcel']} lead={T['parcel.lead']} />
    <RegistrationGate services={services} path="parcel">
      {(opened) => (
        <>
          <CarrierForm services={services} opened={opened} />
          <div className={styles.side}>
            <AfterRequest />
          </div>
        </>
      )}
    </RegistrationGate>
  </Main>
)

export default served(CARRIER_SERVICES, (services) => <CarrierPage services={services} />)
