import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { useRef, type ReactNode } from 'react'
import type { BulkChoice as Answered } from '#domain/consent/consent-choice'
import { ApplicationRail } from '#ui/parts/application/page-steps.tsx'
import { ChoiceBox, Choice, Choices } from '#ui/parts/controls/Choice.tsx'
import { classNames, idList } from '#ui/parts/design/class-names.ts'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { fill } from '#ui/text/fill.ts'
import { CONSENT_TEXTS as T } from '#ui/text/ko/consent/consent.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { CONSENT_CHOICE_ID, type ConsentForm } from './consent-form.model.ts'
import { ConsentGroupList } from './ConsentGroupList.tsx'
import styles from './ConsentPageFrame.module.css'

const LEFT_ID = 'consent-left'

/** One answer for all groups: its label and its consequence. An answer that is a card also has a drawing. */
type GlobalConsentAnswer = {
  readonly words: string
  readonly more?: ReactNode
  readonly Art?: (picture: PictureProps) => ReactNode
}

type BulkChoiceProps = {
  readonly form: ConsentForm
  readonly legend: string
  readonly agree: GlobalConsentAnswer
  /** The answer that gives only the required consents. It is offered if some consents are optional. [D2-113] */
  readonly agreeRequired?: GlobalConsentAnswer | undefined
  readonly disagree: GlobalConsentAnswer
}

/**
 * The choice for all groups. No answer is preselected. If the given consents match no answer, no answer is selected.
 * [A-040] [D2-07]
 */
export const BulkChoiceTick = ({ form, legend, agree, agreeRequired, disagree }: BulkChoiceProps) => {
  const group = useRef<HTMLFieldSetElement>(null)
  const cards = agree.Art !== undefined
  useSignalEffect(() => {
    const [now, whyDisabled] = [form.global.value, form.whyDisabled.value]
    for (const radio of group.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === now
      if (whyDisabled !== null) radio.setAttribute('aria-disabled', 'true')
      else radio.removeAttribute('aria-disabled')
    }
    const describedBy = idList(cards && LEFT_ID, whyDisabled)
    if (describedBy === '') group.current?.removeAttribute('aria-describedby')
    else group.current?.setAttribute('aria-describedby', describedBy)
  })
  /** Scrolls to the choice, so that as many items as possible are visible below it. [D2-161] */
  const showItems = () => requestAnimationFrame(() => group.current?.scrollIntoView({ block: 'start' }))
  const radio = (value: Answered, { words, more, Art }: GlobalConsentAnswer) => (
    <Choice isPlain={Art === undefined} className={Art ? styles.card : styles.line}>
      <ChoiceBox
        type="radio"
        name="consent-all"
        value={value}
        aria-labelledby={`consent-all-${value}`}
        aria-describedby={more ? `consent-all-${value}-more` : undefined}
        onClick={(event) => {
          if (form.whyDisabled.peek() !== null) event.preventDefault()
        }}
        onChange={() => {
          form.chooseAll(value)
          if (Art !== undefined && value === 'agree') showItems()
        }}
      />
      <span className={styles.words}>
        <span className={styles.name} id={`consent-all-${value}`}>
          {words}
        </span>
        {more && (
          <span className={classNames(!Art && 'small', styles.more)} id={`consent-all-${value}-more`}>
            {typeof more === 'string' ? <Phrase text={more} /> : more}
          </span>
        )}
      </span>
      {Art && <Art className={styles.art} />}
    </Choice>
  )
  return (
    <fieldset id={CONSENT_CHOICE_ID} className={styles.choice} ref={group}>
      <legend className="sr">{legend}</legend>
      <Choices className={cards ? styles.cards : styles.lines}>
        {agreeRequired && radio('agreeRequired', agreeRequired)}
        {radio('agree', agree)}
        {radio('disagree', disagree)}
      </Choices>
    </fieldset>
  )
}

/**
 * The number of missing required items. It is shown at the choice for all groups if the person confirms without an
 * answer. [D2-141]
 */
const MissingCount = ({ form }: { readonly form: ConsentForm }) => {
  useSignals()
  const n = form.missingCount.value
  return (
    <p className={n === 0 ? undefined : styles.left} id={LEFT_ID} role="status">
      {n > 0 && (
        <>
          <Icon name="alert" small />
          <Phrase as="span" text={fill(T['mydata.left'], { n })} />
        </>
      )}
    </p>
  )
}

type ConsentPageProps = {
  readonly form: ConsentForm
  readonly title: string
  /** Who gives the consents. It is shown below the title. */
  readonly applicant?: ReactNode
  readonly all: ReactNode
  /** A heading between the choice and the groups. */
  readonly beforeGroups?: string
  /** What the required and the optional items are for, below the groups. */
  readonly note?: string | undefined
  /**
   * True if the groups appear only after the choice for all groups is answered. The choice then also shows the number
   * of missing items. If false, the groups are visible from the start. [D2-141] [D2-161]
   */
  readonly waitsForAnswer?: boolean
  readonly busy?: string | false
  readonly blockedBy?: string | null
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * The frame of both consent pages: the groups, the choice for all groups, and the bar. A click on `확인` leads to the
 * missing items. The bar says how many items are left, or that an answer must be chosen first, and after the click what
 * is missing. [D1-660] [D1-1005] [D2-801]
 */
export const ConsentPageFrame = ({
  form,
  title,
  applicant,
  all,
  beforeGroups,
  note,
  waitsForAnswer = false,
  busy = false,
  blockedBy = null,
  children,
  onConfirm,
  onCancel,
}: ConsentPageProps) => {
  useSignals()
  const n = form.leftCount.value
  const isListed = !waitsForAnswer || form.hasAnswer.value
  const leftWords = form.hasAnswer.value ? fill(COMPONENT_TEXTS['bar.left'], { n }) : COMPONENT_TEXTS['bar.choose']
  return (
    <FlowPage rail={<ApplicationRail page="/info-agree" />}>
      <PageHead title={title} className={styles.head}>
        {applicant}
      </PageHead>
      {children}
      {waitsForAnswer && all}
      {waitsForAnswer && <MissingCount form={form} />}
      {beforeGroups !== undefined && <Phrase as="p" className={styles.subject} text={beforeGroups} />}
      {isListed && <ConsentGroupList form={form} />}
      {note !== undefined && <Phrase as="p" className={`small ${styles.note}`} text={note} />}
      {/* The consents come before the choice, which is then directly above the bar. [D1-979] */}
      {!waitsForAnswer && all}
      <FormBar
        refusal={form.refusal.value}
        back={SHARED_BUTTON_TEXTS['common.cancel']}
        onBack={onCancel}
        button={{
          words: EVERY_PAGE_TEXTS['common.confirm'],
          kind: n > 0 ? 'soft' : 'primary',
          count: n > 0 ? leftWords : null,
          busy,
          blockedBy,
          onPress: onConfirm,
        }}
      />
    </FlowPage>
  )
}
