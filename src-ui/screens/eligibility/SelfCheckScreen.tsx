import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LeaveEntry } from '#app/session/end-session'
import { SELF_CHECK_QUESTIONS, type SelfCheckQuestion } from '#domain/eligibility/self-check'
import { Dialable } from '../../parts/design/Dialable.tsx'
import { Button } from '../../parts/design/Button.tsx'
import { dialogs } from '../../parts/design/dialogs.ts'
import { Form } from '../../parts/design/Form.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { ActionBar, FlowPage, HelpNote, Rail } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { Gap, Phrase } from '../../parts/design/Phrase.tsx'
import { announce } from '../../parts/design/announcer.tsx'
import { focusField } from '../../parts/form/field.ts'
import { YesNo } from '../../parts/form/RadioGroup.tsx'
import { services } from '../../parts/services.ts'
import { useEntryDraft } from '../../parts/session/entry-draft.ts'
import { helpPhone } from '../../parts/session/show-failure.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { currentSettings } from '../../parts/signals.ts'
import { fill } from '../../text/fill.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { ELIGIBILITY as T, SELF_CHECK_NEEDS } from '../../text/ko/eligibility.ts'
import { makeSelfCheckForm, type SelfCheckForm } from './self-check.model.ts'
import styles from './eligibility.module.css'

/** What each question is about, in a word. */
const SUBJECTS = {
  q1: T['elig.subjectOpen'],
  q2: T['self.subject2'],
  q3: T['elig.subjectSales'],
  q4: T['self.subject4'],
  q5: T['elig.subjectProof'],
} as const satisfies Record<SelfCheckQuestion, string>

const needBehind = (question: SelfCheckQuestion): string => fill(SELF_CHECK_NEEDS[question], PROGRAMME_WORDS)

/** What is explained where it is asked. [D1-249] [D1-261] */
const EXPLAINED: { readonly [question in SelfCheckQuestion]?: string } = {
  q4: T['self.explain4'],
  q5: T['self.explain5'],
}

type OutcomeProps = { readonly question: SelfCheckQuestion; readonly answer: string }

/**
 * What an answer means, shown beside its question at once; nothing is decided before the button is pressed. Of a No the
 * requirement is announced too: who hears the page does not see it below the question.
 */
const Outcome = ({ question, answer }: OutcomeProps) => {
  const words = answer === '' ? null : T[answer === 'yes' ? 'self.fits' : 'self.fitsNot']
  const announced = answer === 'no' ? `${words} ${needBehind(question)}` : words
  useEffect(() => {
    if (announced !== null) announce(announced)
  }, [announced])
  return (
    words !== null && (
      <span className={styles.outcome} data-answer={answer}>
        <Icon name={answer === 'yes' ? 'ok' : 'info'} small />
        {words}
      </span>
    )
  )
}

/**
 * Brings the next open question into view once what the answer means is drawn, and no further, so that the answered one
 * stays in view where both have room.
 */
const showNext = (form: SelfCheckForm, answered: SelfCheckQuestion): void => {
  const open = form.openAfter(answered)
  if (open === null) return
  requestAnimationFrame(() =>
    document.getElementById(form.fields[open].id)?.closest('li')?.scrollIntoView?.({ block: 'nearest' }),
  )
}

type QuestionProps = {
  readonly form: SelfCheckForm
  readonly question: SelfCheckQuestion
  readonly number: number
}

/** One question: its subject, what the answer means, and after a No the requirement. */
const Question = ({ form, question, number }: QuestionProps) => {
  useSignals()
  const field = form.fields[question]
  const answer = field.value.value
  return (
    <li
      className={styles.question}
      data-next={form.next.value === question || undefined}
      onChange={() => showNext(form, question)}
    >
      <p className={styles.about}>
        <span className={styles.number} aria-hidden="true">
          {answer === 'yes' ? <Icon name="check" small /> : number}
        </span>
        <span className="sr">{number}.&nbsp;</span>
        <span>{SUBJECTS[question]}</span>
        <Gap />
        <Outcome question={question} answer={answer} />
      </p>
      <YesNo field={field} question={fill(T[`self.${question}`], PROGRAMME_WORDS)} hint={EXPLAINED[question]} />
      {answer === 'no' && field.problem.value === null && (
        <Phrase as="p" className={styles.need} text={needBehind(question)} />
      )}
    </li>
  )
}

/** The progress: a line with a bar on a phone, left of the questions from 1024 px. */
const Progress = ({ form }: { readonly form: SelfCheckForm }) => {
  useSignals()
  const answers = SELF_CHECK_QUESTIONS.map((question) => form.fields[question].value.value)
  const given = answers.filter((answer) => answer !== '').length
  const text = fill(T['self.progress'], { total: answers.length, given })
  return (
    <Rail>
      <div className={styles.progress}>
        <p className={styles.given}>{text}</p>
        <ol className={styles.bar} aria-hidden="true">
          {answers.map((answer, index) => (
            <li key={SELF_CHECK_QUESTIONS[index]} data-answer={answer} />
          ))}
        </ol>
        <p className={styles.after}>{T['self.after']}</p>
      </div>
    </Rail>
  )
}

/** Help for owners who are not sure of an answer. [D1-249] */
const Help = () => {
  useSignals()
  const phone = currentSettings.value.callCentre.application
  return (
    <HelpNote title={T['self.helpTitle']}>
      <Link href="/board-faq">{T['self.helpFaq']}</Link>
      <Dialable text={fill(T['self.helpCall'], { phone })} />
    </HelpNote>
  )
}

/** Five questions before anything is asked of an owner. [E-071] to [E-075] [E-202] */
const SelfCheckScreen = () => {
  useSignals()
  const [, navigate] = useLocation()
  const [form] = useState(makeSelfCheckForm)
  useEntryDraft('self-check', form.draft)

  const confirm = async () => {
    const { verdict, because } = form.judge()
    if (verdict === 'continue') return navigate('/bzmn-reg')
    const isOpen = verdict === 'incomplete'
    const wrong = form.answered(isOpen ? '' : 'no')
    for (const question of wrong) form.fields[question].refuse(isOpen ? T['self.choose'] : needBehind(question))
    await dialogs.alert(
      isOpen
        ? { text: T['self.incomplete'], next: fill(T['self.open'], { n: wrong.length }) }
        : {
            text: [T['self.notTarget'], ...wrong.map(needBehind)].join('\n'),
            next: T['self.notTargetNext'],
            way: { href: '/board-faq', words: T['self.helpFaq'] },
            helpLine: fill(GENERAL['error.helpLine'], { phone: helpPhone() }),
            because,
          },
    )
    const [first] = wrong
    if (first !== undefined) focusField(form.fields[first].id)
  }
  const cancel = () => {
    void services().then((container) => container.get(LeaveEntry)('self-check'))
    navigate('/')
  }

  return (
    <FlowPage rail={<Progress form={form} />}>
      <PageHead title={T['self.intro']} />
      <Form onSubmit={() => void confirm()}>
        <ol className={styles.questions}>
          {SELF_CHECK_QUESTIONS.map((question, index) => (
            <Question key={question} form={form} question={question} number={index + 1} />
          ))}
        </ol>
        <Help />
        <ActionBar>
          <Button kind="tertiary" onPress={cancel}>
            {T['self.cancel']}
          </Button>
          <Button submit>{T['self.confirm']}</Button>
        </ActionBar>
      </Form>
    </FlowPage>
  )
}

export default SelfCheckScreen
