import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'wouter'
import { LeaveUncertifiedEntryPage } from '#app/session/end-session'
import { SELF_CHECK_QUESTION_IDS, type SelfCheckQuestionId } from '#domain/eligibility/self-check'
import type { DecidingRule } from '#domain/kernel/decide'
import { announce } from '../../parts/dialog/announcer.ts'
import { Button } from '../../parts/design/Button.tsx'
import { TextWithPhoneLinks } from '../../parts/design/PhoneLinks.tsx'
import { focusMoves, scrollToTopAndFocusHeading } from '../../parts/focus/focus.ts'
import { Icon } from '../../parts/design/Icon.tsx'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { FlowPage, HelpNote } from '../../parts/design/Page.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { TickedFormPicture } from '../../parts/design/pictures/papers.tsx'
import { ShutShop } from '../../parts/design/pictures/TooEarlyOrLate.tsx'
import { SELF_CHECK_STEPS, useStepsInHeader } from '../../parts/design/Steps.tsx'
import { Stop } from '../../parts/design/Stop.tsx'
import { describedByIds, FieldHint, FieldMessage } from '../../parts/form/FieldMessage.tsx'
import { FormBar } from '../../parts/form/FormBar.tsx'
import { makeBarMessageModel, refuseInPlace } from '../../parts/form/refuse-entries.ts'
import { loadServices } from '../../parts/services.ts'
import { useUncertifiedEntries } from '../../parts/draft/uncertified-entries.ts'
import { RefusalHelpDesk } from '../../parts/help-desk/RefusalHelpDesk.tsx'
import { currentSettings } from '../../parts/signals.ts'
import { fill } from '../../text/fill.ts'
import { SELF_CHECK_SUBJECTS } from '../../text/ko/components.ts'
import { ELIGIBILITY_TEXTS as T, SELF_CHECK_REASONS } from '../../text/ko/eligibility.ts'
import { EVERY_PAGE_TEXTS } from '../../text/ko/every-page.ts'
import { makeSelfCheckForm, type SelfCheckForm } from './self-check.model.ts'
import styles from './SelfCheckScreen.module.css'
import { SHARED_BUTTON_TEXTS } from '../../text/ko/buttons.ts'

const EXPLAINED: { readonly [question in SelfCheckQuestionId]?: string } = {
  q1: T['self.explain1'],
  q3: T['self.explain3'],
  q4: T['self.explain4'],
  q5: T['self.explain5'],
}

const ANSWERS = { yes: EVERY_PAGE_TEXTS['common.yes'], no: EVERY_PAGE_TEXTS['common.no'] } as const

const CONFIRM = 'self-confirm'

const sentenceOf = (question: SelfCheckQuestionId): string => fill(T[`self.${question}`])
const requirementOf = (question: SelfCheckQuestionId): string => fill(SELF_CHECK_REASONS[question].text)

/** Opens a question and focuses its sentence, so that the next tab stop is the first answer. */
const goTo = (form: SelfCheckForm, question: SelfCheckQuestionId): void => {
  flushSync(() => form.reopen(question))
  const sentence = document.getElementById(form.fields[question].id)
  if (sentence === null) return
  focusMoves.toEntry(sentence)
  sentence.closest('li')?.scrollIntoView?.({ block: 'nearest' })
}

/**
 * Answers a question and moves the focus to the next step. After a No, announces the requirement that is not met; the
 * line of the question then shows this requirement.
 */
const answer = (form: SelfCheckForm, question: SelfCheckQuestionId, given: 'yes' | 'no'): void => {
  flushSync(() => form.answer(question, given))
  if (given === 'no') announce(requirementOf(question))
  const next = form.open.peek()
  if (next !== null) return goTo(form, next)
  const confirm = document.getElementById(CONFIRM)
  if (confirm !== null) focusMoves.toEntry(confirm)
}

type QuestionProps = { readonly form: SelfCheckForm; readonly question: SelfCheckQuestionId; readonly number: number }

/**
 * The open question. Its sentence is in large type, and its two answers are outlined buttons that are large enough for
 * a thumb. [D1-280]
 */
const OpenQuestion = ({ form, question, number }: QuestionProps) => {
  useSignals()
  const field = form.fields[question]
  const hint = EXPLAINED[question]
  return (
    <li className={styles.open}>
      <p className={styles.nth}>{fill(T['self.nth'], { number, total: SELF_CHECK_QUESTION_IDS.length })}</p>
      <h2 id={field.id} tabIndex={-1} aria-describedby={describedByIds(field.id, hint)}>
        <Phrase text={sentenceOf(question)} />
      </h2>
      <FieldHint id={field.id} text={hint} />
      <div className={styles.two} role="group" aria-labelledby={field.id}>
        {(['yes', 'no'] as const).map((given) => (
          <Button
            key={given}
            kind="secondary"
            pressed={field.value.value === given}
            onPress={() => answer(form, question, given)}
          >
            {ANSWERS[given]}
          </Button>
        ))}
      </div>
      <FieldMessage field={field} />
    </li>
  )
}

/** A question that is answered: one line with its full sentence and the answer. */
const ClosedQuestion = ({ form, question }: Omit<QuestionProps, 'number'>) => {
  useSignals()
  const answer = form.fields[question].value.value
  return (
    answer !== '' && (
      <li className={styles.closed} data-answer={answer}>
        <Icon name={answer === 'yes' ? 'ok' : 'info'} small />
        <div>
          <p>
            <Phrase text={sentenceOf(question)} /> <b>{ANSWERS[answer]}</b>
          </p>
          {answer === 'no' && <Phrase as="p" className={styles.requirement} text={requirementOf(question)} />}
        </div>
        <Button
          kind="text"
          small
          label={fill(T['self.changeOf'], { subject: SELF_CHECK_SUBJECTS[question] })}
          onPress={() => goTo(form, question)}
        >
          {T['self.change']}
        </Button>
      </li>
    )
  )
}

/** Help for applicants who do not know what to answer. [D1-249] */
const Help = () => {
  useSignals()
  const phone = currentSettings.value.callCentre.application
  return (
    <HelpNote title={T['self.helpTitle']}>
      <Link href="/board-faq">{T['self.helpFaq']}</Link>
      <TextWithPhoneLinks text={fill(T['self.helpCall'], { phone })} />
    </HelpNote>
  )
}

type AgainstProps = {
  readonly question: SelfCheckQuestionId
  readonly because: DecidingRule
  readonly onAnswerAgain: () => void
}

/**
 * The refusal, in place of the questions. It has only one reason: the first question that was answered with No.
 * Question 5 is not a requirement, so the page has a different heading if only question 5 was answered with No. [E-073]
 * [D3-314]
 */
const Against = ({ question, because, onAnswerAgain }: AgainstProps) => {
  const isNote = question === 'q5'
  // If another person must apply, a different answer does not help, so the way back is the primary action.
  const isAnotherToApply = question === 'q4'
  const again = (
    <Button key="again" kind={isAnotherToApply ? 'text' : 'primary'} block={!isAnotherToApply} onPress={onAnswerAgain}>
      {T['self.answerAgain']}
    </Button>
  )
  const home = (
    <LinkButton key="home" kind={isAnotherToApply ? 'primary' : 'text'} block={isAnotherToApply} href="/">
      {SHARED_BUTTON_TEXTS['common.home']}
    </LinkButton>
  )
  return (
    <FlowPage>
      <Stop
        art={isNote ? <TickedFormPicture /> : <ShutShop />}
        title={T[isNote ? 'self.readFirst' : 'self.notTarget']}
        reason={{
          title: fill(SELF_CHECK_REASONS[question].title),
          text: requirementOf(question),
        }}
        ways={
          <>
            {isAnotherToApply ? [home, again] : [again, home]}
            <LinkButton kind="text" href="/board-faq">
              {T['self.helpFaq']}
            </LinkButton>
          </>
        }
        desk={<RefusalHelpDesk />}
        because={because}
        alert
      />
    </FlowPage>
  )
}

/**
 * Five questions before anything is entered, one at a time. The open question is the first visible text, because the
 * heading above it is only for screen readers. The header has a dash for each question. One requirement has no question:
 * it is shown at the question about its proof, and stays below the answers. After five Yes, a sentence says that the person can apply. The help, and the way for those who have applied already,
 * are below the buttons. [E-071] to [E-075] [D1-175] [D1-390] [D1-430] [D1-452] [D1-640] [D1-795]
 */
const SelfCheckScreen = () => {
  useSignals()
  const [, navigate] = useLocation()
  const [form] = useState(makeSelfCheckForm)
  const [refusal] = useState(() => makeBarMessageModel(form.values))
  const [against, setAgainst] = useState<Omit<AgainstProps, 'onAnswerAgain'> | null>(null)
  useUncertifiedEntries('self-check', form.draft)

  const confirm = () => {
    const { verdict, because } = form.judge()
    if (verdict === 'ok') return navigate('/bzmn-reg')
    const [missing] = form.missing.peek()
    if (missing !== undefined) {
      refuseInPlace(refusal, T['self.incomplete'], [{ at: form.fields[missing], text: T['self.choose'] }])
      return goTo(form, missing)
    }
    const question = form.firstAgainst()
    if (question === null) return undefined
    setAgainst({ question, because })
    return scrollToTopAndFocusHeading()
  }
  const answerAgain = (question: SelfCheckQuestionId) => {
    flushSync(() => setAgainst(null))
    goTo(form, question)
  }
  const cancel = () => {
    void loadServices().then((container) => container.get(LeaveUncertifiedEntryPage)('self-check'))
    navigate('/')
  }

  const left = form.missing.value.length
  const total = SELF_CHECK_QUESTION_IDS.length
  const current = form.open.value === null ? total : SELF_CHECK_QUESTION_IDS.indexOf(form.open.value) + 1
  useStepsInHeader({ steps: SELF_CHECK_STEPS, current, isDone: left === 0 })
  // The amount is shown at the question about its proof, and when all questions are answered.
  const isAmountShown = form.open.value === 'q5' || left === 0
  if (against !== null) return <Against {...against} onAnswerAgain={() => answerAgain(against.question)} />
  return (
    <FlowPage>
      <h1 className="sr">{T['self.intro']}</h1>
      <ol className={styles.questions}>
        {SELF_CHECK_QUESTION_IDS.map((question, index) =>
          question === form.open.value ? (
            <OpenQuestion key={question} form={form} question={question} number={index + 1} />
          ) : (
            <ClosedQuestion key={question} form={form} question={question} />
          ),
        )}
      </ol>
      {form.judge().verdict === 'ok' && (
        <>
          <Phrase as="p" className={styles.allYes} text={T['self.allYes']} />
          <Phrase as="p" text={T['self.whatNext']} />
        </>
      )}
      {isAmountShown && (
        <p className={styles.also}>
          <Icon name="info" small />
          <Phrase as="span" text={`${T['self.besides']} ${fill(T['brno.note3'])} ${fill(T['elig.directToo'])}`} />
        </p>
      )}
      <FormBar
        status={left === 0 ? { is: 'none' } : { is: 'tally', words: null }}
        refusal={refusal.shown.value}
        back={SHARED_BUTTON_TEXTS['common.cancel']}
        onBack={cancel}
        requiredButton={{
          id: CONFIRM,
          words: EVERY_PAGE_TEXTS['common.confirm'],
          busy: false,
          onPress: confirm,
        }}
      />
      {form.open.value === 'q1' && (
        <p className={styles.hasApplied}>
          {T['self.applied']} <Link href="/onslf-check-result">{SHARED_BUTTON_TEXTS['common.result']}</Link>
        </p>
      )}
      <Help />
    </FlowPage>
  )
}

export default SelfCheckScreen
