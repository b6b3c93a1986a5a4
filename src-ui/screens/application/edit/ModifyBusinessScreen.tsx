import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ComponentProps, useState } from 'react'
import { LoadApplicationWithReasons } from '#app/application/load-application-with-reasons'
import type { ServicesOf } from '#app/kernel/token'
import type { Application } from '#domain/application/application'
import type { CommonCode } from '#domain/application/common-code'
import { areReasonsOnlyResolvedByPhone } from '#domain/application/result/reasons'
import { isBusinessNumberKept, keepsBusinessNumber } from '#domain/application/submit/revalidation'
import { decideBusinessEdit } from '#domain/application/transitions'
import { entityTraits } from '#domain/business/entity-type'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import { decideProofCancellation } from '#domain/proof/proof-cancellation'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import { fillWithParticles } from '#domain/text/particles'
import { Checkbox } from '#ui/parts/controls/Checkbox.tsx'
import { RequiredGroupMark } from '#ui/parts/controls/FieldMessage.tsx'
import { NumberPartsInput } from '#ui/parts/controls/NumberPartsInput.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { focusField } from '#ui/parts/form/form-field.ts'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { HelpDeskPhone } from '#ui/parts/help-desk/HelpDeskPhone.tsx'
import { usePageTitle } from '#ui/parts/page/page-title.ts'
import { callByWords, dueWords } from '#ui/parts/proof/supplement-words.ts'
import { DiscardDraftButton } from '#ui/parts/records/DiscardDraftButton.tsx'
import { DraftAutosave } from '#ui/parts/records/DraftAutosave.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { isPastDay } from '#ui/parts/time/days-left.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS, businessSectionHeading } from '#ui/text/ko/application/application.ts'
import { EDIT_TEXTS as T } from '#ui/text/ko/application/edit.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import { BusinessFields } from '../fields/BusinessFields.tsx'
import { makeEntryCard } from '../fields/entry-cards.ts'
import { entryLines } from '../fields/entry-lines.tsx'
import { EntryCard } from '../fields/EntryCard.tsx'
import { FocusableKnownValues } from '../fields/KnownValues.tsx'
import { SettlementMonthSelect } from '../fields/SettlementMonthSelect.tsx'
import { PastDueNote } from '../PastDueNote.tsx'
import { BUSINESS_EDIT_SERVICES, makeBusinessEditModel } from './business-edit.model.ts'
import {
  EditCompletionBar,
  APPLICATION_EDIT_SERVICES,
  EditPageFrame,
  type EditWords,
  useEditCompletion,
} from './EditPageFrame.tsx'
import { SubmissionMeaning, submitUnchangedAction } from './SubmitUnchanged.tsx'
import styles from './edit.module.css'

const MODIFY_BUSINESS_SERVICES = {
  ...APPLICATION_EDIT_SERVICES,
  ...BUSINESS_EDIT_SERVICES,
  loadApplicationWithReasons: LoadApplicationWithReasons,
} as const
export type ModifyBusinessServices = ServicesOf<typeof MODIFY_BUSINESS_SERVICES>

/** The entries of the page, including those that only corporations have. */
const BUSINESS_ENTRIES = ['businessNumber', 'companyName', 'corporateFront', 'openingDate', 'settlementMonth'] as const

/**
 * Returns the words for sending an edit. An edit that changes nothing has different words, which do not call it a
 * correction. [A-222] [D2-150]
 */
const editWords = (isUnchanged: boolean): EditWords =>
  isUnchanged
    ? { question: { text: T['edit.unchangedConfirm'] }, done: { text: T['edit.unchangedDone'] } }
    : { question: { text: T['edit.bizConfirm'] }, done: { text: T['edit.done'] } }

/**
 * Returns the note that the business number cannot be changed, with the way out: the applicant cancels the proofs, or
 * calls if one of them cannot be cancelled. Returns undefined if the server accepts a change. [D2-820] [D3-760]
 */
const numberKeptWords = ({ status: application, paymentType, proofs }: Application): string | undefined => {
  if (!isBusinessNumberKept(paymentType, proofs)) return undefined
  const phone = helpDeskPhoneText('application')
  if (paymentTypeOrConfirmed(paymentType) === 'rapid') return fillWithParticles(T['edit.numberKeptByRapid'], { phone })
  const keeping = proofs.filter(keepsBusinessNumber)
  return keeping.every(
    ({ proofType: type, status }) => decideProofCancellation({ application, type, status }).verdict === 'ok',
  )
    ? T['edit.numberKeptByOpenProofs']
    : fillWithParticles(T['edit.numberKept'], { phone })
}

type Props = { readonly application: Application; readonly services: ModifyBusinessServices }
type NamesProps = Pick<ComponentProps<typeof SubmissionMeaning>, 'names'>

/**
 * Returns the last day and the number of days left; null if the last day is unknown or has passed. If only a telephone
 * call can settle the reasons, and the help desk answers no calls on the last day, returns the last day of calls
 * instead. [D2-138] [D1-983]
 */
const lastDayOf = ({ reasons, updatedAt }: Application): string | null => {
  const due = supplementDueDayOrNull(updatedAt)
  if (due === null || isPastDay(due)) return null
  if (!areReasonsOnlyResolvedByPhone(reasons)) return dueWords(due, 'due.until')
  return callByWords(due, RESULT_TEXTS['due.toCall']) ?? dueWords(due, 'due.toSupplement')
}

/**
 * A warning if the last day is over, the telephone of the help desk, and the number that the help desk asks for. They
 * are above the entries, unless only a telephone call can settle the reasons. [D2-134] [D2-138]
 */
const HelpAboveEntries = ({ number, updatedAt }: Application) => {
  useSignals()
  return (
    <div className={styles.asked}>
      <PastDueNote due={supplementDueDayOrNull(updatedAt)} />
      <Phrase as="p" text={T['edit.askWhat']} />
      <HelpDeskPhone helpDesk="application" />
      <p className={styles.whose}>{fill(T['edit.whose'], { number: number ?? '-' })}</p>
    </div>
  )
}

/** Returns the names of the entries, for the line of the folded card. */
const entryNamesOf = ({ entityType }: ApplicationFields['opening']): readonly string[] => {
  const { namedAs, corporateNumber, settlementMonth } = entityTraits(entityType)
  return [
    APPLICATION_TEXTS['form.businessNumber'],
    APPLICATION_TEXTS[`form.${namedAs}`],
    ...(corporateNumber ? [APPLICATION_TEXTS['form.corporateNumber']] : []),
    APPLICATION_TEXTS['form.openingDate'],
    ...(settlementMonth ? [APPLICATION_TEXTS['form.settlementMonth']] : []),
  ]
}

/**
 * The entries of the business, with their bar. If only a telephone call can settle the reasons, the entries are a
 * folded card below the meaning of the submission. Until the card is opened, the bar submits without a change. [D2-310]
 * [D2-850]
 */
const BusinessEdit = ({ application, services, names }: Props & NamesProps) => {
  useSignals()
  const [edit] = useState(() => makeBusinessEditModel(application, services))
  const { form, number, draft } = edit
  const byTelephone = areReasonsOnlyResolvedByPhone(application.reasons)
  const [card] = useState(() =>
    makeEntryCard('part-business', () => (form.checks.business.value.value === 'passed' ? 'done' : 'open'), {
      waits: () => byTelephone && !edit.isChanged.value,
      entryNames: () => entryNamesOf(form.opening),
    }),
  )
  // Leaves out the visible labels of the boxes, so that the number takes no more height than the other entries of this
  // page.
  const [numberParts] = useState(() => number.parts.map(({ field, label, max }) => ({ field, label, max })))
  const { entityType } = form.opening
  const section = businessSectionHeading(entityType)
  usePageTitle(byTelephone ? T['edit.submitTitle'] : PAGE_TITLES['title.resultModifyBizinfo'])
  const [lookup] = useState(() => ({
    ...edit.lookup,
    moveFocusOn: () => focusField(`${edit.lookup.field.id}-done`),
  }))
  const completion = useEditCompletion({
    loaded: application,
    services,
    edit,
    words: () => editWords(edit.isUnchanged.peek()),
    entries: () => entryLines(edit.snapshot(), BUSINESS_ENTRIES),
  })
  return (
    <>
      <FocusableKnownValues field={form.certifiedFields.birth}>
        {byTelephone ? (
          <SubmissionMeaning application={application} names={names} />
        ) : (
          <HelpAboveEntries {...application} />
        )}
      </FocusableKnownValues>
      <Form onBlur={edit.updateMissing}>
        <DraftAutosave draft={draft} never={T['edit.bizAgain']} />
        <EntryCard
          card={card}
          name={byTelephone ? fillWithParticles(T['edit.ifWrong'], { section }) : section}
          lead={T[byTelephone ? 'edit.bizLeadAfterCall' : 'edit.bizLead']}
          isRow={byTelephone}
        >
          <NumberPartsInput
            id="brno"
            legend={APPLICATION_TEXTS['form.businessNumber']}
            hint={numberKeptWords(application)}
            look="rrn"
            parts={numberParts}
            spread={number.spread}
          />
          <BusinessFields form={form} check={lookup} isUnchanged={edit.isUnchanged}>
            {entityTraits(entityType).settlementMonth && <SettlementMonthSelect field={form.fields.settlementMonth} />}
          </BusinessFields>
        </EntryCard>
        <DiscardDraftButton draft={draft} firstField={number.fields.area.id} />
        {card.isUpcoming.value && (
          <div className={styles.submits}>
            <Phrase as="p" text={T['edit.submits']} />
            <Phrase as="b" text={fillWithParticles(T['edit.finalOnceSubmitted'], { section })} />
          </div>
        )}
        {edit.instructions.isRequired && (
          <div className={styles.instructions}>
            <Checkbox field={edit.instructions.field}>
              <span>
                {T['edit.instructionsFollowed']}
                <RequiredGroupMark />
              </span>
            </Checkbox>
          </div>
        )}
        <EditCompletionBar
          form={form}
          completion={completion}
          missing={card.isUpcoming.value ? edit.instructions.missing : edit.missing}
          refusal={edit.refusal}
          check={form.checks.business}
          reason={T['edit.needBizLookup']}
          instead={card.isUpcoming.value ? submitUnchangedAction(edit, completion.complete) : undefined}
        />
      </Form>
    </>
  )
}

/** The page that answers a request for a supplement of an application in status 보완요청. to */
const ModifyBusinessScreen = () => {
  const services = useServices(MODIFY_BUSINESS_SERVICES)
  const [names] = useState(() => signal<readonly CommonCode[] | null>(null))
  return (
    <EditPageFrame
      title={PAGE_TITLES['title.resultModifyBizinfo']}
      headOf={(application) => ({
        headline: T[areReasonsOnlyResolvedByPhone(application.reasons) ? 'edit.afterSending' : 'edit.correct'],
        due: lastDayOf(application),
      })}
      form="businessEdit"
      services={services}
      loadApplication={() =>
        services.loadApplicationWithReasons('edit', (list) => {
          names.value = list
        })
      }
      decide={decideBusinessEdit}
    >
      {(application) => <BusinessEdit application={application} services={services} names={names} />}
    </EditPageFrame>
  )
}

export default ModifyBusinessScreen
