import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { ListReasons } from '#app/application/list-reasons'
import type { Application } from '#domain/application/application'
import { areOnlyResolvedByPhone } from '#domain/application/reasons'
import type { CommonCode } from '#domain/application/common-code'
import { decideBusinessEdit } from '#domain/application/transitions'
import { entityTraits } from '#domain/business/entity-type'
import type { KstDate } from '#domain/kernel/calendar'
import { fillWithParticles } from '#domain/kernel/particles'
import { Dialable } from '../../../parts/design/Dialable.tsx'
import { Form } from '../../../parts/design/Form.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { DiscardDraft, Drafted } from '../../../parts/draft/Drafted.tsx'
import { makeCard } from '../../../parts/form/entry-cards.ts'
import { EntryCard } from '../../../parts/form/EntryCard.tsx'
import { FieldMessage } from '../../../parts/form/FieldMessage.tsx'
import { PartsInput } from '../../../parts/form/PartsInput.tsx'
import { useOwnTask, runLoad } from '../../../parts/task/task.ts'
import { daysLeftWords, dueDayOf, isPastDay } from '../../../parts/proof/proof-rows.ts'
import { type ServicesOf, withServices } from '../../../parts/services.ts'
import { formatDayInSentence } from '../../../parts/session/format-day.ts'
import { helpDeskPhone } from '../../../parts/help-desk/help-desk.ts'
import { APPLICATION, businessSection } from '../../../text/ko/application.ts'
import { fill } from '../../../text/fill.ts'
import { EDIT as T } from '../../../text/ko/edit.ts'
import { REASON_HEADINGS } from '../../../text/ko/result.ts'
import { TITLES } from '../../../text/ko/titles.ts'
import { CallButton } from '../result/CallButton.tsx'
import { BusinessEntries } from '../BusinessEntries.tsx'
import { BUSINESS_EDIT_SERVICES, makeBusinessEdit } from './business-edit.model.ts'
import { formatEntryLines } from '../ConfirmApplication.tsx'
import { CompleteEdit, EDIT_SERVICES, EditPage } from './EditPage.tsx'
import { DueNote, ResultReasons } from '../result/ResultProgress.tsx'
import { KnownFacts } from '../KnownFacts.tsx'
import { SettlementMonth } from '../SettlementMonth.tsx'
import styles from './edit.module.css'

const MODIFY_BUSINESS_SERVICES = { listReasons: ListReasons, ...EDIT_SERVICES, ...BUSINESS_EDIT_SERVICES } as const
export type ModifyBusinessServices = ServicesOf<typeof MODIFY_BUSINESS_SERVICES>

/** The entries of the page, including those that only corporations have. */
const BUSINESS_ENTRIES = [
  'registrationNumber',
  'companyName',
  'openingDate',
  'corporateFront',
  'settlementMonth',
] as const

/**
 * The words for an edit that changes something, and for one that changes nothing. The second is not called a
 * correction. [A-222] [A-263] [D2-167]
 */
const WORDS = {
  corrected: { question: T['edit.bizConfirm'], done: T['edit.done'] },
  unchanged: { question: T['edit.unchangedConfirm'], done: T['edit.unchangedDone'] },
} as const

type Props = { readonly application: Application; readonly services: ModifyBusinessServices }

/**
 * Returns the heading of the page. If only a call can settle the reasons, it asks to correct business data that are wrong.
 * Otherwise it is the task with its last day; null if the day is unknown. [D2-138] [D2-170]
 */
const headlineOf = ({ updatedAt, reasons }: Application): string | null => {
  if (areOnlyResolvedByPhone(reasons)) return T['edit.ifWrong']
  const due = dueDayOf(updatedAt)
  return due === null ? null : fill(T['edit.due'], { date: formatDayInSentence(due) })
}

/** Returns the number of days left, unless only a call can settle the reasons. [D2-138] [D2-170] */
const daysLeftOf = (application: Application | null): string | undefined =>
  application === null || areOnlyResolvedByPhone(application.reasons)
    ? undefined
    : (daysLeftWords(dueDayOf(application.updatedAt)) ?? undefined)

/** Returns the line that says which number must be called, and until when if that day is not over. [D2-138] [D2-170] */
const callLine = (due: KstDate | null, phone: string): string =>
  due === null || isPastDay(due)
    ? fillWithParticles(T['edit.byTelephone'], { phone })
    : fillWithParticles(T['edit.byTelephoneUntil'], { phone, date: formatDayInSentence(due) })

/**
 * The reasons, in one box. If only a call can settle them, the box is quiet and ends with one line about the call:
 * the result page, which leads here, has the call as its main action. Otherwise it has a button that calls. [D2-134]
 * [D2-138] [D2-150] [D2-170]
 */
const AskedFor = ({ application, services: { listReasons } }: Props) => {
  useSignals()
  const { reasons, updatedAt } = application
  const task = useOwnTask<never, readonly CommonCode[] | null>()
  useEffect(() => void runLoad(task, listReasons()), [task, listReasons])
  const list = task.value.is === 'done' ? task.value.value : null
  const byTelephone = areOnlyResolvedByPhone(reasons)
  const due = dueDayOf(updatedAt)
  const phone = helpDeskPhone('application')
  const call = byTelephone ? (
    <p>
      <Dialable text={callLine(due, phone)} />
    </p>
  ) : (
    <>
      <Phrase as="p" text={T['edit.askWhat']} />
      <p className={styles.whose}>{fill(T['edit.whose'], { number: application.number ?? '-' })}</p>
      <CallButton kind="text" phone={phone} />
    </>
  )
  return (
    <div className={styles.asked}>
      <DueNote due={due} />
      {reasons.length === 0 ? (
        call
      ) : (
        <ResultReasons
          title={REASON_HEADINGS.supplementRequest}
          codes={reasons}
          list={list}
          calm={byTelephone}
          helps={!byTelephone}
        >
          {call}
        </ResultReasons>
      )}
    </div>
  )
}

/** The entries of the business with their bar. [D2-150] [D2-160] */
const BusinessEdit = ({ application, services }: Props) => {
  useSignals()
  const [edit] = useState(() => makeBusinessEdit(application, services))
  const [card] = useState(() =>
    makeCard('part-business', () => (edit.form.checks.business.value.value === 'passed' ? 'done' : 'open')),
  )
  const { form, number } = edit
  // Leaves out the heights that the parts have elsewhere, so that the boxes are as high as the other entries here.
  const [numberParts] = useState(() => number.parts.map(({ field, label, max }) => ({ field, label, max })))
  const { entityType } = form.opening
  const byTelephone = areOnlyResolvedByPhone(application.reasons)
  return (
    <>
      <KnownFacts field={form.known.birth}>
        <AskedFor application={application} services={services} />
        <FieldMessage field={form.known.birth} />
      </KnownFacts>
      <Form onBlur={edit.updateMissing}>
        <Drafted draft={edit.draft} never={T['edit.bizAgain']} />
        <EntryCard
          card={card}
          name={businessSection(entityType)}
          lead={T[byTelephone ? 'edit.bizLeadToo' : 'edit.bizLead']}
        >
          <PartsInput
            id="brno"
            legend={APPLICATION['form.registrationNumber']}
            look="rrn"
            parts={numberParts}
            spread={number.spread}
          />
          <BusinessEntries form={form} clock={services.clock} check={edit.lookup} isUnchanged={edit.isUnchanged}>
            {entityTraits(entityType).settlementMonth && <SettlementMonth field={form.fields.settlementMonth} />}
          </BusinessEntries>
        </EntryCard>
        <DiscardDraft draft={edit.draft} firstField={number.fields.area.id} />
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
          words={() => WORDS[edit.isUnchanged.peek() ? 'unchanged' : 'corrected']}
          entries={() => formatEntryLines(edit.snapshot(), BUSINESS_ENTRIES)}
          read={edit.read}
        />
      </Form>
    </>
  )
}

/** The page that corrects the business data of an application in status 보완요청. to */
export const ModifyBusiness = ({ services }: { readonly services: ModifyBusinessServices }) => (
  <EditPage
    title={TITLES['title.resultModifyBizinfo']}
    headline={headlineOf}
    isDue
    lead={daysLeftOf}
    form="businessEdit"
    services={services}
    decide={decideBusinessEdit}
  >
    {(application) => <BusinessEdit application={application} services={services} />}
  </EditPage>
)

export default withServices(MODIFY_BUSINESS_SERVICES, (services) => <ModifyBusiness services={services} />)
