import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LeaveEntry } from '#app/session/end-session'
import { SELF_CHECK_QUESTIONS, type SelfCheckQuestion } from '#domain/eligibility/self-check'
import { Button } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { ActionBar, FlowPage, PageHead } from '../design/Page.tsx'
import { focusField } from '../form/field.ts'
import { YesNo } from '../form/RadioGroup.tsx'
import { firstServices } from '../services.ts'
import { useEntryDraft } from '../session/entry-draft.ts'
import { helpPhone } from '../session/say-failure.ts'
import { chosen, programmeWords } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'
import { ELIGIBILITY as T } from '../text/ko/eligibility.ts'
import { makeSelfCheckForm } from './self-check.model.ts'

/** The requirement behind each question. [D1-249] */
const NEEDS = {
  'self.q1': T['self.need1'],
  'self.q2': T['self.need2'],
  'self.q3': T['self.need3'],
  'self.q4': T['self.need4'],
  'self.q5': T['self.need5'],
} as const satisfies Record<SelfCheckQuestion, string>

const needBehind = (question: SelfCheckQuestion): string => fill(NEEDS[question], programmeWords.value)

/** The way on for those who are not sure. [D1-249] */
const Help = () => {
  useSignals()
  const phone = chosen.value.callCentre.application
  return (
    <div className="help">
      <strong>{T['self.helpTitle']}</strong>
      <Link href="/board-faq">{T['self.helpFaq']}</Link>
      {T['self.helpCall']}{' '}
      <a className="num" href={`tel:${phone.replaceAll('-', '')}`}>
        {phone}
      </a>
    </div>
  )
}

/** Five questions before anything is asked of an owner. [E-071] to [E-075] [E-202] */
const SelfCheckScreen = () => {
  useSignals()
  const [, navigate] = useLocation()
  const [form] = useState(makeSelfCheckForm)
  useEntryDraft('self-check', form)

  const confirm = async () => {
    const { verdict, because } = form.judge()
    if (verdict === 'continue') return navigate('/bzmn-reg')
    if (verdict === 'incomplete') {
      await dialogs.alert({ text: T['self.incomplete'], because })
      const open = form.firstOpen()
      return open === null ? undefined : focusField(open)
    }
    const denied = form.denied()
    for (const question of denied) form.fields[question].refuse(needBehind(question))
    await dialogs.alert({
      text: [T['self.notTarget'], ...denied.map(needBehind)].join('\n'),
      helpLine: fill(GENERAL['error.helpLine'], { phone: helpPhone() }),
      because,
    })
    const [first] = denied
    if (first !== undefined) focusField(form.fields[first].id)
  }
  const cancel = () => {
    void firstServices().then((container) => container.get(LeaveEntry)('self-check'))
    navigate('/')
  }

  return (
    <FlowPage>
      <PageHead title={T['self.intro']} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <div className="stack">
          {SELF_CHECK_QUESTIONS.map((question) => (
            <YesNo
              key={question}
              field={form.fields[question]}
              question={fill(T[question], programmeWords.value)}
              hint={question === 'self.q5' ? T['self.explain5'] : undefined}
            />
          ))}
        </div>
        <Help />
        <ActionBar>
          <Button kind="tertiary" onPress={cancel}>
            {T['self.cancel']}
          </Button>
          <Button submit>{T['self.confirm']}</Button>
        </ActionBar>
      </form>
    </FlowPage>
  )
}

export default SelfCheckScreen
