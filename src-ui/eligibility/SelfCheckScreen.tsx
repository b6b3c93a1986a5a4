import { useState } from 'react'
import { useLocation } from 'wouter'
import { LeaveEntry } from '#app/session/leave-entry'
import { SELF_CHECK_QUESTIONS } from '#domain/eligibility/self-check'
import { Button } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { ActionBar, FlowPage, PageHead } from '../design/Page.tsx'
import { focusField } from '../form/focus-field.ts'
import { YesNo } from '../form/RadioGroup.tsx'
import { firstServices } from '../services.ts'
import { useEntryDraft } from '../session/entry-draft.ts'
import { ELIGIBILITY as T } from '../text/ko/eligibility.ts'
import { makeSelfCheckForm } from './self-check.model.ts'

/** Five questions before anything is asked of an owner. [E-071] to [E-075] [E-202] */
const SelfCheckScreen = () => {
  const [, navigate] = useLocation()
  const [form] = useState(makeSelfCheckForm)
  useEntryDraft('self-check', form)

  const confirm = async () => {
    const verdict = form.judge()
    if (verdict === 'continue') return navigate('/bzmn-reg')
    await dialogs.alert({ text: T[verdict === 'incomplete' ? 'self.incomplete' : 'self.notTarget'] })
    const open = form.firstOpen()
    if (open !== null) focusField(open)
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
            <YesNo key={question} field={form.fields[question]} question={T[question]} />
          ))}
        </div>
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
