import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { Link } from 'wouter'
import { SELF_CHECK_QUESTION_IDS, type SelfCheckQuestionId } from '#domain/eligibility/self-check'
import { SELF_CHECK_STEPS } from '#ui/parts/application/page-steps.tsx'
import { describedByIds, FieldHint, FieldMessage } from '#ui/parts/controls/FieldMessage.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage, HelpNote } from '#ui/parts/design/Page.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { TickedFormPicture } from '#ui/parts/design/pictures/papers.tsx'
import { ShutShop } from '#ui/parts/design/pictures/TooEarlyOrLate.tsx'
import { useStepsInHeader } from '#ui/parts/design/Steps.tsx'
import { Stop } from '#ui/parts/design/Stop.tsx'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { RefusalHelpDesk } from '#ui/parts/help-desk/RefusalHelpDesk.tsx'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { KeptApplicationNote } from '#ui/parts/records/KeptApplicationNote.tsx'
import { useUncertifiedEntries } from '#ui/parts/records/uncertified-entries.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { ELIGIBILITY_TEXTS as T, SELF_CHECK_REASONS } from '#ui/text/ko/eligibility/eligibility.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { COMPONENT_TEXTS, SELF_CHECK_SUBJECTS } from '#ui/text/ko/kernel/components.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import {
  CONFIRM_ID,
  makeSelfCheckModel,
  requirementOf,
  type SelfCheckModel,
  type SelfCheckRefusal,
} from './self-check.model.ts'
import styles from './SelfCheckScreen.module.css'

const EXPLAINED: { readonly [question in SelfCheckQuestionId]?: string } = {
  q1: T['self.explain1'],
  q3: T['self.explain3'],
  q4: T['self.explain4'],
  q5: T['self.explain5'],
}

const ANSWERS = { yes: EVERY_PAGE_TEXTS['common.yes'], no: EVERY_PAGE_TEXTS['common.no'] } as const

const sentenceOf = (question: SelfCheckQuestionId): string => fill(T[`self.${question}`])

type QuestionProps = { readonly check: SelfCheckModel; readonly question: SelfCheckQuestionId; readonly number: number }

/**
 * The open question. Its sentence is in large type, and its two answers are outlined buttons that are large enough for
 * a thumb. [D1-280]
 */
const OpenQuestion = ({ check, question, number }: QuestionProps) => {
  useSignals()
  const field = check.form.fields[question]
  const hint = EXPLAINED[question]
  return (
    <li className={styles.open}>
      <p className={styles.nth}>{fill(T['self.nth'], { number, total: SELF_CHECK_QUESTION_IDS.length })}</p>
      <h2 id={field.id} tabIndex={-1} aria-describedby={describedByIds(field.id, hint)}>
        <Phrase text={sentenceOf(question)} />
      </h2>
      <FieldHint id={field.id} text={hint} />
      <div className={styles.two} role="group" aria-labelledby={field.id}>
        {(['yes', 'no'] as const).map((choice) => (
          <Button
            key={choice}
            kind="secondary"
            pressed={field.value.value === choice}
            onPress={() => check.answer(question, choice)}
          >
            {ANSWERS[choice]}
          </Button>
        ))}
      </div>
      <FieldMessage field={field} />
    </li>
  )
}

/** A question that is answered: one line with its full sentence and the answer. */
const ClosedQuestion = ({ check, question }: Omit<QuestionProps, 'number'>) => {
  useSignals()
  const answer = check.form.fields[question].value.value
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
          onPress={() => check.goTo(question)}
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

type AgainstProps = SelfCheckRefusal & { readonly onAnswerAgain: () => void }

/**
 * The refusal, in place of the questions. It has only one reason: the first question that was answered with No.
 * Question 5 is not a requirement, so the page has a different heading if only question 5 was answered with No. [E-073]
 * [D3-314]
 */
const SelfCheckRefusalPage = ({ question, because, onAnswerAgain }: AgainstProps) => {
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
        picture={isNote ? <TickedFormPicture /> : <ShutShop />}
        title={T[isNote ? 'self.readFirst' : 'self.notTarget']}
        reason={{
          title: fill(SELF_CHECK_REASONS[question].title),
          text: requirementOf(question),
        }}
        actions={
          <>
            {isAnotherToApply ? [home, again] : [again, home]}
            <LinkButton kind="text" href="/board-faq">
              {T['self.helpFaq']}
            </LinkButton>
          </>
        }
        helpDesk={<RefusalHelpDesk />}
        because={because}
        alert
      />
    </FlowPage>
  )
}

/**
 * Five questions before anything is entered, one at a time. The open question is the first visible text, because the
 * heading above it is only for screen readers. The header has a dash for each question. One requirement has no
 * question: it is shown at the question about its proof, and stays below the answers. After five Yes, a sentence says
 * that the person can apply. The help, and the links for those who have applied or begun already, are below the
 * buttons. [E-071] to [E-075]
 */
const SelfCheckScreen = () => {
  useSignals()
  const navigate = useNavigate()
  const [check] = useState(() => makeSelfCheckModel(navigate))
  const { form, refusal, confirm, cancel } = check
  useUncertifiedEntries('self-check', form.draft)

  const isComplete = form.missing.value.length === 0
  const total = SELF_CHECK_QUESTION_IDS.length
  const current = form.open.value === null ? total : SELF_CHECK_QUESTION_IDS.indexOf(form.open.value) + 1
  useStepsInHeader({ steps: SELF_CHECK_STEPS, current, isDone: isComplete })
  // The amount is shown at the question about its proof, and when all questions are answered.
  const isAmountShown = form.open.value === 'q5' || isComplete
  const activeRefusal = check.against.value
  if (activeRefusal !== null)
    return <SelfCheckRefusalPage {...activeRefusal} onAnswerAgain={() => check.answerAgain(activeRefusal.question)} />
  return (
    <FlowPage>
      <h1 className="sr">{T['self.intro']}</h1>
      <ol className={styles.questions}>
        {SELF_CHECK_QUESTION_IDS.map((question, index) =>
          question === form.open.value ? (
            <OpenQuestion key={question} check={check} question={question} number={index + 1} />
          ) : (
            <ClosedQuestion key={question} check={check} question={question} />
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
          <Phrase as="span" text={`${T['self.besides']} ${fill(T['brno.note3'])} ${T['elig.directToo']}`} />
        </p>
      )}
      <FormBar
        refusal={refusal.shown.value}
        back={SHARED_BUTTON_TEXTS['common.cancel']}
        onBack={cancel}
        button={{
          id: CONFIRM_ID,
          words: EVERY_PAGE_TEXTS['common.confirm'],
          kind: isComplete ? 'primary' : 'soft',
          count: isComplete ? null : COMPONENT_TEXTS['bar.choose'],
          onPress: confirm,
        }}
      />
      {form.open.value === 'q1' && (
        <p className={styles.hasApplied}>
          {T['self.applied']} <Link href="/onslf-check-result">{SHARED_BUTTON_TEXTS['common.result']}</Link>
        </p>
      )}
      <KeptApplicationNote />
      <Help />
    </FlowPage>
  )
}

export default SelfCheckScreen
