import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { ListReasons } from '#app/directory/list-codes'
import type { Application } from '#domain/application/application'
import { areSettledByTelephone, type ReasonCode } from '#domain/application/result'
import { decideBusinessEdit } from '#domain/application/transitions'
import { entityTraits } from '#domain/business/entity-type'
import { Dialable } from '../../parts/design/Dialable.tsx'
import { KeyValues } from '../../parts/design/Facts.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { Drafted } from '../../parts/draft/Drafted.tsx'
import { makeCard } from '../../parts/form/entry-cards.ts'
import { EntryCard } from '../../parts/form/EntryCard.tsx'
import { FieldMessage } from '../../parts/form/FieldMessage.tsx'
import { PartsInput } from '../../parts/form/PartsInput.tsx'
import { run, useOwnTask, useTask } from '../../parts/form/task.ts'
import { dueDayOf } from '../proof/proof-rows.ts'
import { type Served, served } from '../../parts/services.ts'
import { helpPhone } from '../../parts/session/show-failure.ts'
import { fill } from '../../text/fill.ts'
import { APPLICATION, businessSection } from '../../text/ko/application.ts'
import { EDIT as T } from '../../text/ko/edit.ts'
import { REASON_HEADINGS, RESULT } from '../../text/ko/result.ts'
import { TITLES } from '../../text/ko/titles.ts'
import { CallButton } from './CallButton.tsx'
import { BusinessEntries } from './BusinessEntries.tsx'
import { BUSINESS_EDIT_SERVICES, makeBusinessEdit } from './business-edit.model.ts'
import { entriesInWords } from './ConfirmApplication.tsx'
import { CompleteEdit, EDIT_SERVICES, EditFacts, EditPage } from './EditPage.tsx'
import { DueNote, ResultReasons } from './ResultProgress.tsx'
import { KnownFacts } from './KnownFacts.tsx'
import { SettlementMonth } from './SettlementMonth.tsx'
import styles from './application.module.css'

/** What the page asks of the product. */
const MODIFY_BUSINESS_SERVICES = { listReasons: ListReasons, ...EDIT_SERVICES, ...BUSINESS_EDIT_SERVICES } as const
export type ModifyBusinessServices = Served<typeof MODIFY_BUSINESS_SERVICES>

/** What the page changes, a corporation's entries among them. */
const BUSINESS_ENTRIES = [
  'registrationNumber',
  'companyName',
  'openingDate',
  'corporateFront',
  'settlementMonth',
] as const

/** Nothing is said to be corrected that was handed in as it is. [A-222] [A-263] [D2-167] */
const WORDS = {
  corrected: { question: T['edit.bizConfirm'], done: T['edit.done'] },
  unchanged: { question: T['edit.unchangedConfirm'], done: T['edit.unchangedDone'] },
} as const

type Props = { readonly application: Application; readonly services: ModifyBusinessServices }

/** What was asked to be mended, until which day, and what can be corrected here. [D2-134] [D2-138] [D2-150] */
const AskedFor = ({ application: { reasons, updatedAt }, services: { listReasons } }: Props) => {
  useSignals()
  const task = useOwnTask<never, readonly ReasonCode[] | null>()
  useEffect(() => void run(task, listReasons()), [task, listReasons])
  const list = task.value.is === 'done' ? task.value.value : null
  const phone = helpPhone('application')
  return (
    <div className={styles.asked}>
      <DueNote due={dueDayOf(updatedAt)} />
      <ResultReasons title={REASON_HEADINGS.supplementRequest} codes={reasons} list={list} hint={null}>
        {areSettledByTelephone(reasons) && <Phrase as="p" text={RESULT['reason.mend']} />}
      </ResultReasons>
      {reasons.length === 0 && (
        <p>
          <Dialable text={fill(T['edit.askWhat'], { phone })} />
        </p>
      )}
      <CallButton kind="secondary" phone={phone} />
    </div>
  )
}

const BusinessEdit = ({ application, services }: Props) => {
  const [edit] = useState(() => makeBusinessEdit(application, services))
  useTask(edit.task)
  const [card] = useState(() =>
    makeCard('part-business', () => (edit.form.checks.business.value.value === 'passed' ? 'done' : 'open')),
  )
  const { form, number } = edit
  const { entityType } = form.opening
  return (
    <>
      <AskedFor application={application} services={services} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears that an entry was left, answers nothing */}
      <form noValidate onBlur={edit.updateMissing} onSubmit={(event) => event.preventDefault()}>
        <Drafted draft={edit.draft} firstField={number.fields.area.id} never={T['edit.bizAgain']} />
        <EntryCard card={card} name={businessSection(entityType)}>
          <PartsInput
            id="brno"
            legend={APPLICATION['form.registrationNumber']}
            look="brno"
            parts={number.parts}
            spread={number.spread}
          />
          <BusinessEntries
            form={form}
            clock={services.clock}
            task={edit.task}
            unchanged={edit.unchanged}
            onLookUp={() => void edit.lookUp()}
            onReenter={edit.reenter}
          >
            {entityTraits(entityType).settlementMonth && <SettlementMonth field={form.fields.settlementMonth} />}
          </BusinessEntries>
        </EntryCard>
        <CompleteEdit
          loaded={application}
          services={services}
          draft={edit.draft}
          lock={form.lock}
          form={form}
          missing={edit.missing}
          refusal={edit.refusal}
          check={form.checks.business}
          reason={T['edit.needBizLookup']}
          words={() => WORDS[edit.unchanged.peek() ? 'unchanged' : 'corrected']}
          entries={() => entriesInWords(edit.snapshot(), BUSINESS_ENTRIES)}
          read={edit.read}
        />
      </form>
      <EditFacts>
        <KnownFacts field={form.known.birth}>
          <KeyValues
            facts={[
              { name: RESULT['result.applicationNumber'], value: application.number },
              { name: RESULT['result.name'], value: application.applicantName || '-' },
            ]}
          />
          <FieldMessage field={form.known.birth} />
        </KnownFacts>
      </EditFacts>
    </>
  )
}

/** The business data of an application that has to be supplemented. to */
export const ModifyBusiness = ({ services }: { readonly services: ModifyBusinessServices }) => (
  <EditPage
    title={TITLES['title.resultModifyBizinfo']}
    lead={() => T['edit.bizLead']}
    form="businessEdit"
    services={services}
    decide={decideBusinessEdit}
  >
    {(application) => <BusinessEdit application={application} services={services} />}
  </EditPage>
)

export default served(MODIFY_BUSINESS_SERVICES, (services) => <ModifyBusiness services={services} />)
