import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { formatBusinessNumber } from '#domain/business/business-number'
import type { KeptDraft } from '#domain/records/kept-records'
import { fillWithParticles } from '#domain/text/particles'
import type { BusinessNumberForm } from '#ui/parts/business/business-number-form.model.ts'
import { NumberPartsInput } from '#ui/parts/controls/NumberPartsInput.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { ShutShop } from '#ui/parts/design/pictures/TooEarlyOrLate.tsx'
import { Stop } from '#ui/parts/design/Stop.tsx'
import { scrollToTopAndFocusHeading } from '#ui/parts/focus/focus.ts'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { RefusalHelpDesk } from '#ui/parts/help-desk/RefusalHelpDesk.tsx'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { useUncertifiedEntries } from '#ui/parts/records/uncertified-entries.ts'
import { useKeptApplication } from '#ui/parts/records/use-kept-application.ts'
import { momentWords } from '#ui/parts/session/draft-words.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { BUSINESS_TEXTS as T } from '#ui/text/ko/business/business.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import {
  type BusinessNumberFlow,
  type BusinessNumberModel,
  type NumberFailure,
  makeBusinessNumberModel,
  type RejectedNumber,
} from './business-number.model.ts'
import styles from './BusinessNumberPage.module.css'

type Props<E extends NumberFailure> = BusinessNumberFlow<E> & {
  readonly title: string
  readonly lead: string
  readonly rail?: ReactNode
  readonly notes?: ReactNode
}

/** The three parts of the number on a certificate, with sample digits. */
const CERTIFICATE_PARTS = [
  { x: 118, width: 56, digits: '123' },
  { x: 188, width: 44, digits: '45' },
  { x: 246, width: 80, digits: '67890' },
] as const

/** A drawing of a certificate that shows where the number is, with a caption. */
const Certificate = () => (
  <figure className={styles.certificate}>
    <svg viewBox="0 0 360 176" aria-hidden="true">
      <path d="M14 8h332a6 6 0 0 1 6 6v162H8V14a6 6 0 0 1 6-6z" fill="#fff" />
      <path d="M20 176V28a6 6 0 0 1 6-6h308a6 6 0 0 1 6 6v148" fill="none" stroke="#b1cefb" strokeWidth="3" />
      <text x="183" y="62" textAnchor="middle" className={styles.paper}>
        {T['brno.certificate']}
      </text>
      <text x="34" y="110" className={styles.line}>
        {T['brno.certificateNumber']}
      </text>
      {CERTIFICATE_PARTS.map(({ x, width, digits }, index) => (
        <g key={digits} className={styles[`part${index + 1}`]}>
          {index > 0 && <path d={`M${x - 10} 103h6`} stroke="#58616a" strokeWidth="3" />}
          <rect x={x} y="84" width={width} height="38" rx="8" />
          <text x={x + width / 2} y="110" textAnchor="middle">
            {digits}
          </text>
        </g>
      ))}
      <text x="34" y="156" className={styles.line}>
        {T['brno.certificateName']}
      </text>
      <rect x="118" y="143" width="128" height="14" rx="7" fill="#d8e5fd" />
    </svg>
    <Phrase as="figcaption" text={T['brno.certificateWhere']} />
  </figure>
)

const sameForDraftWords = ({ until, lostOnReload }: KeptDraft): string =>
  lostOnReload ? T['brno.sameForDraft'] : fill(T['brno.sameForDraftUntil'], { time: momentWords(until) })

/**
 * A line with one of four messages: that a number can be pasted; if there is a draft, that its number continues it, and
 * until when; that all ten digits are entered, unless the number was refused; or that a number was restored. [E-202]
 * [D2-894]
 */
const NumberEntryNote = ({ form, isTyped, page }: EnteredProps) => {
  useSignals()
  const draft = useKeptApplication(page === 'bzmn-reg')
  const hint = draft === null ? T['brno.paste'] : sameForDraftWords(draft)
  const all = form.complete.value
  const restoredNumber = all && !isTyped.value ? form.read() : null
  const isRefused = Object.values(form.fields).some(({ problem }) => problem.value !== null)
  const isComplete = all && restoredNumber?.ok !== true && !isRefused
  const text =
    restoredNumber?.ok === true
      ? fillWithParticles(T['brno.restored'], { number: formatBusinessNumber(restoredNumber.value) })
      : isComplete
        ? T['brno.allDigits']
        : hint
  return (
    <p
      className={`small ${styles.entered}`}
      data-all={isComplete || undefined}
      data-kept={(!all && draft !== null) || undefined}
    >
      <Icon name={isComplete ? 'ok' : 'info'} small />
      <Phrase text={text} />
    </p>
  )
}

type EnteredProps = Pick<Props<NumberFailure>, 'page'> & {
  readonly form: BusinessNumberForm
  readonly isTyped: ReadonlySignal<boolean>
}

/**
 * The reason why a number was rejected, in place of the form. The form keeps its digits and appears again on a click.
 * [E-087] [E-097]
 */
const RejectedNumberPage = ({
  rejected,
  onAgain,
}: {
  readonly rejected: RejectedNumber
  readonly onAgain: () => void
}) => {
  useEffect(scrollToTopAndFocusHeading, [])
  return (
    <FlowPage>
      <Stop
        picture={<ShutShop />}
        title={rejected.text}
        reason={{ title: rejected.number, text: rejected.help }}
        actions={
          <>
            <Button block onPress={onAgain}>
              {T['brno.other']}
            </Button>
            <LinkButton kind="text" href="/">
              {SHARED_BUTTON_TEXTS['common.home']}
            </LinkButton>
          </>
        }
        helpDesk={<RefusalHelpDesk />}
        because={rejected.because}
      />
    </FlowPage>
  )
}

/** The bar of the page. Its last button is outlined until all digits are entered, as in every form. [D1-1012] */
const NumberBar = ({ entry }: { readonly entry: BusinessNumberModel }) => {
  useSignals()
  const button = useMissingButton(
    entry.missing.value,
    {
      words: EVERY_PAGE_TEXTS['common.confirm'],
      busy: entry.task.value.is === 'running' && SHARED_BUTTON_TEXTS['common.checking'],
      onPress: entry.confirm,
    },
    { complete: null },
  )
  return (
    <FormBar
      refusal={entry.refusal.shown.value}
      back={SHARED_BUTTON_TEXTS['common.cancel']}
      onBack={() => void entry.cancel()}
      button={button}
    />
  )
}

/**
 * The page that asks for a business number in three boxes and sends it once. In a wide window its buttons are directly
 * below the boxes. Both flows use this page. [E-076] [D1-784]
 */
export const BusinessNumberPage = <E extends NumberFailure>(props: Props<E>) => {
  useSignals()
  const navigate = useNavigate()
  const [entry] = useState(() => makeBusinessNumberModel(props, navigate))
  const { form, task, isTyped } = entry
  useStopTaskOnUnmount(task)
  useUncertifiedEntries(props.page, form.draft)
  useEffect(() => entry.announceCompletion(), [entry])
  const enters = () => {
    isTyped.value = true
  }

  if (entry.rejected.value !== null)
    return <RejectedNumberPage rejected={entry.rejected.value} onAgain={entry.enterAgain} />
  return (
    <FlowPage rail={props.rail}>
      <PageHead title={props.title} lead={props.lead} className={styles.head} />
      <Form onSubmit={entry.confirm}>
        <div className={styles.pair}>
          <div onChangeCapture={enters} onPasteCapture={enters}>
            <NumberPartsInput
              id="brno"
              legend={T['brno.legend']}
              isLegendHidden
              look="brno"
              isColoured
              parts={form.parts}
              spread={form.spread}
              onEnter={entry.confirm}
            />
            <NumberEntryNote form={form} isTyped={isTyped} page={props.page} />
          </div>
          <Certificate />
          <div className={styles.bar}>
            <NumberBar entry={entry} />
          </div>
        </div>
      </Form>
      {props.notes}
    </FlowPage>
  )
}
