import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { useRef, type ReactNode } from 'react'
import type { GlobalChoice as Answered } from '#domain/consent/consent-choice'
import { Button } from '../../parts/design/Button.tsx'
import { Form } from '../../parts/design/Form.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { ActionBar, FlowPage } from '../../parts/design/Page.tsx'
import { classNames } from '../../parts/design/class-names.ts'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import type { Picture } from '../../parts/design/pictures/picture.ts'
import { StepRail } from '../../parts/design/Steps.tsx'
import { fill } from '../../text/fill.ts'
import { CONSENT as T } from '../../text/ko/consent.ts'
import { ConsentGroupList } from './ConsentGroupList.tsx'
import { CHOICE_ID, type ConsentForm } from './consent-form.model.ts'
import styles from './consent.module.css'
import { Box, Choice, Choices } from '../../parts/form/Choice.tsx'

const LEFT_ID = 'consent-left'
type HasLeft = (typeof T)['consent.left' | 'mydata.left']

/** One of the answers over all groups: the words of the catalogue, and on a card what follows from them. */
export type Answer = {
  readonly words: string
  readonly card?: {
    readonly more: string
    readonly Art: (picture: Picture) => ReactNode
  }
}

type GlobalChoiceProps = {
  readonly form: ConsentForm
  readonly legend: string
  readonly agree: Answer
  /** Offered where some consents are optional. [D2-113] */
  readonly agreeRequired?: Answer | undefined
  readonly disagree: Answer
}

/** The choices over all groups: none is on for a mixed state, and nothing is preselected. [A-029] [A-030] [A-040] [D2-07] [D2-113] */
export const GlobalChoice = ({ form, legend, agree, agreeRequired, disagree }: GlobalChoiceProps) => {
  const group = useRef<HTMLFieldSetElement>(null)
  useSignalEffect(() => {
    const [now, held] = [form.global.value, form.held.value]
    for (const radio of group.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === now
      if (held !== null) radio.setAttribute('aria-disabled', 'true')
      else radio.removeAttribute('aria-disabled')
    }
    group.current?.setAttribute('aria-describedby', held === null ? LEFT_ID : `${LEFT_ID} ${held}`)
  })
  const radio = (value: Answered, { words, card }: Answer) => (
    <Choice className={card && styles.card}>
      {card && <card.Art className={styles.art} />}
      <Box
        type="radio"
        name="consent-all"
        value={value}
        aria-labelledby={card && `consent-all-${value}`}
        aria-describedby={card && `consent-all-${value}-more`}
        onClick={(event) => {
          if (form.held.peek() !== null) event.preventDefault()
        }}
        onChange={() => form.chooseAll(value)}
      />
      {card === undefined ? (
        words
      ) : (
        <>
          <b id={`consent-all-${value}`}>{words}</b>
          <Phrase as="span" className={styles.more} id={`consent-all-${value}-more`} text={card.more} />
        </>
      )}
    </Choice>
  )
  const cards = agree.card !== undefined
  return (
    <fieldset id={CHOICE_ID} className={classNames(styles.choice, !cards && styles.frame)} ref={group}>
      <legend className="sr">{legend}</legend>
      <Choices className={styles.answers}>
        {radio('agree', agree)}
        {agreeRequired && radio('agreeRequired', agreeRequired)}
        {radio('disagree', disagree)}
      </Choices>
    </fieldset>
  )
}

/** How many required items are missing, once confirm was pressed: on top of the groups, so that it is seen what is yet to come. */
const Left = ({ form, words }: { readonly form: ConsentForm; readonly words: HasLeft }) => {
  useSignals()
  const n = form.left.value
  return (
    <p className={n === 0 ? undefined : styles.left} id={LEFT_ID} role="status">
      {n > 0 && (
        <>
          <Icon name="alert" small />
          <Phrase as="span" text={fill(words, { n })} />
        </>
      )}
    </p>
  )
}

/** The groups; of a person who goes on without them they are folded away, with the sentence that says so. */
const Groups = ({ form }: { readonly form: ConsentForm }) => {
  useSignals()
  const groups = <ConsentGroupList form={form} />
  return form.declined.value ? (
    <details className={styles.fold}>
      <summary>
        <Phrase as="span" text={T['mydata.notNeeded']} />
        <Icon name="down" small />
      </summary>
      {groups}
    </details>
  ) : (
    groups
  )
}

/** The step of the application that both consent pages belong to. */
const STEP = 3

/** What both consent pages are made of: the choice over all, the groups, the two answers. */
export const ConsentPage = ({
  form,
  title,
  lead,
  all,
  left = T['consent.left'],
  busy = false,
  blockedBy = null,
  children,
  onConfirm,
  onCancel,
}: {
  readonly form: ConsentForm
  readonly title: string
  readonly lead: string
  /** The choice over all groups. */
  readonly all: ReactNode
  /** How what is missing is said. */
  readonly left?: HasLeft
  /** What the page is doing, in the words of its main button. */
  readonly busy?: string | false
  readonly blockedBy?: string | null
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}) => (
  <FlowPage rail={<StepRail current={STEP} />}>
    <PageHead title={title} lead={lead} />
    <Form onSubmit={() => busy === false && blockedBy === null && onConfirm()}>
      {children}
      {all}
      <Left form={form} words={left} />
      <Groups form={form} />
      <ActionBar>
        <Button kind="tertiary" onPress={onCancel}>
          {T['consent.cancel']}
        </Button>
        <Button submit busy={busy} blockedBy={blockedBy}>
          {T['consent.confirm']}
        </Button>
      </ActionBar>
    </Form>
  </FlowPage>
)
