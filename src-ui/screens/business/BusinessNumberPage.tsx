import { type ReadonlySignal, signal } from '@preact/signals-react'
import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { Effect } from 'effect'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import type { DraftDeletionOptions } from '#app/business/register-business-number'
import { LeaveUncertifiedEntryPage } from '#app/session/end-session'
import type { Token } from '#app/token'
import { formatBusinessNumber, type BusinessNumber } from '#domain/business/business-number'
import type { DecidingRule } from '#domain/kernel/decide'
import { fillWithParticles } from '#domain/kernel/particles'
import type { Route } from '#domain/session/routes'
import { Button } from '../../parts/design/Button.tsx'
import { Form } from '../../parts/design/Form.tsx'
import { announce } from '../../parts/dialog/announcer.ts'
import { dialogs } from '../../parts/dialog/dialogs.ts'
import { Icon } from '../../parts/design/Icon.tsx'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { FlowPage } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { ShutShop } from '../../parts/design/pictures/TooEarlyOrLate.tsx'
import { Stop } from '../../parts/design/Stop.tsx'
import { focusField } from '../../parts/form/form-field.ts'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'
import { FormBar } from '../../parts/form/FormBar.tsx'
import { NumberPartsInput } from '../../parts/form/NumberPartsInput.tsx'
import { makeBarMessageModel, refuseInPlace } from '../../parts/form/refuse-entries.ts'
import { scrollToTopAndFocusHeading } from '../../parts/focus/focus.ts'
import { runTask, stopTask, useOwnTask } from '../../parts/task/task.ts'
import { loadServices } from '../../parts/services.ts'
import { useKeptApplication } from '../../parts/draft/use-kept-application.ts'
import { useUncertifiedEntries } from '../../parts/draft/uncertified-entries.ts'
import { RefusalHelpDesk } from '../../parts/help-desk/RefusalHelpDesk.tsx'
import { helpDeskOfPage } from '../../parts/help-desk/help-desk.ts'
import { refusingRuleOf, showFailure } from '../../parts/failure/show-failure.ts'
import { BUSINESS_TEXTS as T } from '../../text/ko/business.ts'
import { DRAFT_TEXTS } from '../../text/ko/draft.ts'
import type { Messages } from '../../text/message.ts'
import styles from './BusinessNumberPage.module.css'
import { makeBusinessNumberForm, type BusinessNumberForm } from './business-number-form.model.ts'
import { EVERY_PAGE_TEXTS } from '../../text/ko/every-page.ts'
import { SHARED_BUTTON_TEXTS } from '../../text/ko/buttons.ts'

type Failed = { readonly _tag: string; readonly because?: DecidingRule | null; readonly cause?: unknown }

type Props<E extends Failed> = {
  readonly page: 'bzmn-reg' | 'bzmn-result'
  readonly title: string
  readonly lead: string
  readonly rail?: ReactNode
  readonly notes?: ReactNode
  /** The use case that checks the number and returns the next page. */
  readonly useCase: Token<
    (number: BusinessNumber, options?: DraftDeletionOptions) => Effect.Effect<{ readonly next: Route }, E>
  >
  readonly messages: Messages<E>
  /** The failures that replace the form by the reason. Any other failure opens a dialog. */
  readonly stops: readonly E['_tag'][]
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

/**
 * A line with one of four messages: that a number can be pasted; if there is a draft, that its number continues it;
 * that all ten digits are entered, unless the number was refused; or that a number was restored. The line is always
 * rendered, so that nothing moves. [E-202]
 */
const Entered = ({ form, isTyped, page }: EnteredProps) => {
  useSignals()
  const hint = useKeptApplication(page === 'bzmn-reg') ? 'brno.sameForDraft' : 'brno.paste'
  const all = form.complete.value
  const restored = all && !isTyped.value ? form.read() : null
  const isRefused = Object.values(form.fields).some(({ problem }) => problem.value !== null)
  const done = all && restored?.ok !== true && !isRefused
  const text =
    restored?.ok === true
      ? fillWithParticles(T['brno.restored'], { number: formatBusinessNumber(restored.value) })
      : T[done ? 'brno.allDigits' : hint]
  return (
    <p className={`small ${styles.entered}`} data-all={done || undefined}>
      <Icon name={done ? 'ok' : 'info'} small />
      <Phrase text={text} />
    </p>
  )
}

type EnteredProps = Pick<Props<Failed>, 'page'> & {
  readonly form: BusinessNumberForm
  readonly isTyped: ReadonlySignal<boolean>
}

type Refused = {
  readonly text: string
  readonly number: string
  readonly help: string | undefined
  readonly because: DecidingRule | null
}

/**
 * The reason why a number was rejected, in place of the form. The form keeps its digits and appears again on a click.
 * [E-086] [E-087] [E-097]
 */
const RefusedNumber = ({ refused, onAgain }: { readonly refused: Refused; readonly onAgain: () => void }) => {
  useEffect(scrollToTopAndFocusHeading, [])
  return (
    <FlowPage>
      <Stop
        art={<ShutShop />}
        title={refused.text}
        reason={{ title: refused.number, text: refused.help }}
        ways={
          <>
            <Button block onPress={onAgain}>
              {T['brno.other']}
            </Button>
            <LinkButton kind="text" href="/">
              {SHARED_BUTTON_TEXTS['common.home']}
            </LinkButton>
          </>
        }
        desk={<RefusalHelpDesk />}
        because={refused.because}
      />
    </FlowPage>
  )
}

/**
 * The page that asks for a business number in three boxes and sends it once. In a wide window its buttons are directly
 * below the boxes. Both flows use this page. [E-076] to [E-082] [E-094] [E-202] [D1-784]
 */
export const BusinessNumberPage = <E extends Failed>(props: Props<E>) => {
  useSignals()
  const [, navigate] = useLocation()
  const [form] = useState(() => makeBusinessNumberForm(makeEntryLock('businessNumber')))
  const task = useOwnTask<E, { readonly next: Route }>()
  const [refusal] = useState(() => makeBarMessageModel(form.values))
  useUncertifiedEntries(props.page, form.draft)
  const [refused, setRefused] = useState<Refused | null>(null)
  const running = task.value.is === 'running'
  const [isTyped] = useState(() => signal(false))
  const enters = () => {
    isTyped.value = true
  }
  useSignalEffect(() => {
    if (form.complete.value && isTyped.value) announce(T['brno.allDigits'])
  })

  const confirm = async (options?: DraftDeletionOptions): Promise<void> => {
    if (task.peek().is === 'running') return
    const number = form.read()
    if (!number.ok) {
      const isOpen = number.code === 'incomplete'
      const text = isOpen ? T['brno.incomplete'] : `${T['brno.invalid']} ${T['brno.invalidNext']}`
      const wrong = isOpen ? form.unfilled() : [{ at: form.fields[number.at ?? 'area'] }]
      return refuseInPlace(
        refusal,
        text,
        wrong.map((entry) => ({ at: entry.at, text })),
      )
    }
    const outcome = await runTask(
      task,
      Effect.flatMap(Effect.promise(loadServices), (container) => container.get(props.useCase)(number.value, options)),
      { handsIn: form.lock },
    )
    if (outcome.is === 'done') navigate(outcome.value.next)
    if (outcome.is !== 'failed') return
    const { error } = outcome
    const tag: E['_tag'] = error._tag
    if (tag === 'DraftOfAnotherNumber') {
      const { text, next } = props.messages[tag]
      const accepts = await dialogs.confirm({
        text,
        next,
        yes: DRAFT_TEXTS['draft.otherYes'],
        no: SHARED_BUTTON_TEXTS['common.cancel'],
        danger: true,
      })
      return accepts ? confirm({ deletesDraft: true }) : undefined
    }
    if (!props.stops.includes(tag)) return showFailure(error, props.messages, helpDeskOfPage())
    const { text, next } = props.messages[tag]
    setRefused({ text, number: formatBusinessNumber(number.value), help: next, because: refusingRuleOf(error) })
  }

  const cancel = async () => {
    // Stops the request before the question opens, because otherwise its answer could open the next page over the
    // question.
    stopTask(task)
    const home = await dialogs.confirm({ text: T['brno.cancelConfirm'] })
    if (!home) return
    const container = await loadServices()
    container.get(LeaveUncertifiedEntryPage)(props.page)
    navigate('/')
  }

  const again = () => {
    flushSync(() => setRefused(null))
    focusField(form.fields.area.id)
  }

  if (refused !== null) return <RefusedNumber refused={refused} onAgain={again} />
  return (
    <FlowPage rail={props.rail}>
      <PageHead title={props.title} lead={props.lead} className={styles.head} />
      <Form onSubmit={() => void confirm()}>
        <div className={styles.pair}>
          <div onChangeCapture={enters} onPasteCapture={enters}>
            <NumberPartsInput
              id="brno"
              legend={T['brno.legend']}
              isLegendHidden
              look="brno"
              parts={form.parts}
              spread={form.spread}
              onEnter={() => void confirm()}
            />
            <Entered form={form} isTyped={isTyped} page={props.page} />
          </div>
          <Certificate />
          <div className={styles.bar}>
            <FormBar
              status={{ is: 'none' }}
              refusal={refusal.shown.value}
              back={SHARED_BUTTON_TEXTS['common.cancel']}
              onBack={() => void cancel()}
              requiredButton={{
                words: EVERY_PAGE_TEXTS['common.confirm'],
                busy: running && SHARED_BUTTON_TEXTS['common.checking'],
                onPress: () => void confirm(),
              }}
            />
          </div>
        </div>
      </Form>
      {props.notes}
    </FlowPage>
  )
}
