import { useSignalEffect } from '@preact/signals-react/runtime'
import { useRef, type ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { ActionBar, FlowPage, PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { StepRail } from '../design/Steps.tsx'
import { CONSENT as T } from '../text/ko/consent.ts'
import { ConsentGroupList } from './ConsentGroupList.tsx'
import { type ConsentForm, WAIT_ID } from './consent-form.model.ts'
import styles from './consent.module.css'

const NOTE_ID = 'consent-all-note'

/** The two choices over all groups: neither is on for a mixed state, and nothing is preselected. [A-029] [A-030] [A-040] [D2-07] */
export const GlobalChoice = ({
  form,
  legend,
  agree,
  disagree,
  note,
}: {
  readonly form: ConsentForm
  readonly legend: string
  readonly agree: string
  readonly disagree: string
  readonly note?: string | undefined
}) => {
  const group = useRef<HTMLFieldSetElement>(null)
  useSignalEffect(() => {
    const [now, blocked] = [form.global.value, !form.operable.value]
    for (const radio of group.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === now
      if (blocked) radio.setAttribute('aria-disabled', 'true')
      else radio.removeAttribute('aria-disabled')
    }
    const described = [note !== undefined && NOTE_ID, blocked && WAIT_ID].filter(Boolean).join(' ')
    if (described === '') group.current?.removeAttribute('aria-describedby')
    else group.current?.setAttribute('aria-describedby', described)
  })
  const radio = (value: 'agree' | 'disagree', words: string) => (
    <label className="choice">
      <input
        className="box"
        type="radio"
        name="consent-all"
        value={value}
        onClick={(event) => {
          if (!form.operable.peek()) event.preventDefault()
        }}
        onChange={() => form.chooseAll(value === 'agree')}
      />
      {words}
    </label>
  )
  return (
    <fieldset className="agree-all" ref={group}>
      <legend className="sr">{legend}</legend>
      <div className="choices choices--agree">
        {radio('agree', agree)}
        {radio('disagree', disagree)}
      </div>
      {note !== undefined && (
        <p className={styles['note']} id={NOTE_ID}>
          <Phrase text={note} />
        </p>
      )}
    </fieldset>
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
  /** What the page is doing, in the words of its main button. */
  readonly busy?: string | false
  readonly blockedBy?: string | null
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}) => (
  <FlowPage rail={<StepRail current={STEP} />}>
    <PageHead title={title}>
      <p>
        <Phrase text={lead} />
      </p>
    </PageHead>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy === false && blockedBy === null) onConfirm()
      }}
    >
      {children}
      {all}
      <ConsentGroupList form={form} />
      <ActionBar>
        <Button kind="tertiary" onPress={onCancel}>
          {T['consent.cancel']}
        </Button>
        <Button submit busy={busy} blockedBy={blockedBy}>
          {T['consent.confirm']}
        </Button>
      </ActionBar>
    </form>
  </FlowPage>
)
