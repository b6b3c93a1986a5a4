import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { fillWithParticles } from '#domain/text/particles'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { BankCardAndCoin, TickedFormPicture } from '#ui/parts/design/pictures/papers.tsx'
import { Phone } from '#ui/parts/design/pictures/Phone.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import { Scooter, Shop } from '#ui/parts/design/pictures/Street.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { useDisclosure } from '#ui/parts/focus/use-disclosure.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { ELIGIBILITY_TEXTS as T } from '#ui/text/ko/eligibility/eligibility.ts'
import { EligibilityInfoPage, EmphasisedText } from './EligibilityInfoPage.tsx'
import styles from './eligibility.module.css'

const IdCard = ({ className }: PictureProps) => (
  <svg className={className} viewBox="8 14 112 96" aria-hidden="true">
    <rect x="12" y="22" width="104" height="76" rx="9" fill="#fff" />
    <path d="M12 31a9 9 0 0 1 9-9h86a9 9 0 0 1 9 9v11H12z" fill="#256ef4" />
    <circle cx="40" cy="62" r="9" fill="#052561" />
    <path d="M24 88a16 15 0 0 1 32 0z" fill="#052561" />
    <path d="M70 58h34M70 72h34" stroke="#b1cefb" strokeWidth="7" strokeLinecap="round" />
    <path d="M70 86h16" stroke="#ffb114" strokeWidth="7" strokeLinecap="round" />
  </svg>
)

/** A picture of a photograph, which stands for evidence. */
const Evidence = ({ className }: PictureProps) => (
  <svg className={className} viewBox="4 10 120 100" aria-hidden="true">
    <path d="M26 34l9-15h36l9 15z" fill="#052561" />
    <rect x="8" y="32" width="92" height="68" rx="10" fill="#052561" />
    <circle cx="54" cy="66" r="22" fill="#b1cefb" />
    <circle cx="54" cy="66" r="13" fill="#fff" />
    <circle cx="100" cy="88" r="20" fill="#ffb114" />
    <path d="M100 79v18M91 88h18" stroke="#052561" strokeWidth="5.5" strokeLinecap="round" />
  </svg>
)

type PreparationItem = {
  readonly what: string
  readonly more: string
  readonly Art: (picture: PictureProps) => ReactNode
}

/** The list of things to have ready. The last item is needed only for a confirmed payment. */
const NEEDED: readonly PreparationItem[] = [
  { what: T['elig.needPerson'], more: T['elig.needPersonMore'], Art: Phone },
  { what: T['elig.needPaper'], more: T['elig.needPaperMore'], Art: TickedFormPicture },
  { what: T['elig.needNumber'], more: T['elig.needNumberMore'], Art: IdCard },
  { what: T['elig.needAccount'], more: T['elig.needAccountMore'], Art: BankCardAndCoin },
  { what: T['elig.needProof'], more: `${T['elig.proof']} ${T['elig.needProofMore']}`, Art: Evidence },
]

const Needs = () => (
  <Fold name={T['elig.needs']} value={fill(T['elig.needsOf'], { n: NEEDED.length })}>
    <ul className={styles.needs}>
      {NEEDED.map(({ what, more, Art }) => (
        <li key={what}>
          <Art className={styles.needArt} />
          <div>
            <b>{what}</b>
            <Phrase as="p" text={more} />
          </div>
        </li>
      ))}
    </ul>
  </Fold>
)

type PartProps = { readonly title: string; readonly children: ReactNode }

const Part = ({ title, children }: PartProps) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

type PaymentKindProps = {
  readonly text: string
  readonly by: string
  readonly Art: (picture: PictureProps) => ReactNode
  readonly needsProof?: true
}

const PaymentKind = ({ text, by, Art, needsProof }: PaymentKindProps) => (
  <li className={styles.way}>
    <Art className={styles.wayArt} />
    <div>
      <Tag tone={needsProof ? 'info' : 'success'}>{by}</Tag>
      <p>
        <EmphasisedText text={text} mark={text.split(':', 1)[0] ?? ''} />
      </p>
    </div>
  </li>
)

type ShortRequirement = {
  readonly subject: string
  /** The answer in few words, which are bold. */
  readonly answer: string
  /** The words after the answer, in normal weight. */
  readonly rest?: string
  /** Exceptions and help, which a button at the end of the row opens. */
  readonly more?: string
}

/** Returns a text with the parameters of the programme and the number of the help desk. [D1-1016] */
const withHelpDesk = (text: string): string =>
  fillWithParticles(text, { ...PROGRAMME_PLACEHOLDERS, phone: currentSettings.value.callCentre.application })

const More = ({ subject, text }: { readonly subject: string; readonly text: string }) => {
  useSignals()
  const [isOpen, setOpen] = useState(false)
  const { button, body } = useDisclosure(isOpen, setOpen)
  return (
    <>
      <button {...button} className={styles.opener}>
        <span className="sr">{subject} </span>
        {T['elig.more']}
        <Icon name="down" small />
      </button>
      <p id={body.id} className={isOpen ? undefined : styles.closed}>
        <TextWithPhoneLinks text={withHelpDesk(text)} />
      </p>
    </>
  )
}

/** The requirements on a phone: the subject beside the answer. Exceptions are closed at first. [D2-952] */
const ShortRequirements = ({ requirements }: { readonly requirements: readonly ShortRequirement[] }) => (
  <dl className={styles.short}>
    {requirements.map(({ subject, answer, rest, more }) => (
      <div key={subject}>
        <dt>{subject}</dt>
        <dd>
          <Phrase as="b" text={fill(answer)} />
          {rest !== undefined && (
            <>
              {' '}
              <Phrase as="span" text={fill(rest)} />
            </>
          )}
          {more !== undefined && <More subject={subject} text={more} />}
        </dd>
      </div>
    ))}
  </dl>
)

const SHORT_REQUIREMENTS: readonly ShortRequirement[] = [
  { subject: T['elig.subjectKind'], answer: T['elig.kind'] },
  { subject: T['elig.subjectOpen'], answer: T['elig.openUntil'], rest: T['elig.stillOpen'] },
  {
    subject: T['elig.subjectSales'],
    answer: T['elig.salesShort'],
    rest: T['elig.salesOf'],
    more: T['elig.salesMore'],
  },
  { subject: T['elig.subjectAmount'], answer: T['elig.markUsage'], rest: T['elig.usageOf'] },
  { subject: T['elig.subjectOne'], answer: T['elig.markOne'] },
  { subject: T['elig.subjectRep'], answer: T['elig.markRep'], rest: T['elig.repOf'], more: T['elig.repMore'] },
]

/** How own deliveries count, which is not a requirement. [D1-991] */
const SHORT_CALCULATION: readonly ShortRequirement[] = [
  {
    subject: T['elig.subjectDirect'],
    answer: T['elig.directShort'],
    rest: T['elig.directOf'],
    more: T['elig.directMore'],
  },
]

type RequirementRow = readonly [subject: string, sentence: string, mark: string]

/** Splits a sentence into the part before the brackets at its end, and the explanation in the brackets. */
const explanationOf = (sentence: string): readonly [string, string | undefined] => {
  const start = sentence.endsWith(')') ? sentence.indexOf(' (') : -1
  return start === -1 ? [sentence, undefined] : [sentence.slice(0, start), sentence.slice(start + 2, -1)]
}

/** Keeps the words of the subject on one line where a sentence repeats them. */
const withSubjectUnbroken = (text: string, subject: string): string =>
  text.replaceAll(subject, subject.replaceAll(' ', '\u00a0'))

/** The requirements in a wide window, as whole sentences. */
const RequirementRows = ({ rows }: { readonly rows: readonly RequirementRow[] }) => {
  useSignals()
  return (
    <dl className={styles.facts}>
      {rows.map(([subject, sentence, mark]) => {
        const [main, explanation] = explanationOf(withSubjectUnbroken(withHelpDesk(sentence), subject))
        return (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>
              <EmphasisedText text={main} mark={withSubjectUnbroken(fill(mark), subject)} />
              {explanation !== undefined && (
                <>
                  {' '}
                  <span className={styles.explanation}>
                    <TextWithPhoneLinks text={explanation} />
                  </span>
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const REQUIREMENTS: readonly RequirementRow[] = [
  [T['elig.subjectKind'], T['elig.kind'], T['elig.kind']],
  [T['elig.subjectOpen'], T['elig.open'], T['elig.markOpen']],
  [T['elig.subjectSales'], T['elig.sales'], T['elig.markSales']],
  [T['elig.subjectAmount'], T['elig.usage'], T['elig.markUsage']],
  [T['elig.subjectOne'], T['elig.one'], T['elig.markOne']],
  [T['elig.subjectRep'], T['elig.rep'], T['elig.markRep']],
]

const CALCULATION: readonly RequirementRow[] = [[T['elig.subjectDirect'], T['elig.direct'], T['elig.markDirect']]]

const SupportSum = () => (
  <div className={styles.sum}>
    <p>
      <b>{fill(T['elig.sum'])}</b> <Phrase as="span" className={styles.budget} text={T['elig.budget']} />
    </p>
    <Shop className={styles.sumArt} />
  </div>
)

/**
 * Shows how much is paid and until when, who can apply, and how own deliveries count; then, in rows that are closed at
 * first, the kinds of payment and what to have ready. [E-066] [E-067]
 */
const RequirementsScreen = () => (
  <EligibilityInfoPage title={T['elig.lead']} lead={T['elig.answer']}>
    <SupportSum />
    <Part title={T['elig.requirements']}>
      <ShortRequirements requirements={SHORT_REQUIREMENTS} />
      <RequirementRows rows={REQUIREMENTS} />
    </Part>
    <Part title={T['elig.directToo']}>
      <ShortRequirements requirements={SHORT_CALCULATION} />
      <RequirementRows rows={CALCULATION} />
    </Part>
    <div className={styles.more}>
      <Fold name={T['elig.payment']} value={T['elig.paymentKinds']}>
        <ul className={styles.ways}>
          <PaymentKind text={T['elig.rapid']} by={T['elig.rapidBy']} Art={Scooter} />
          <PaymentKind text={T['elig.confirmed']} by={T['elig.confirmedBy']} Art={Evidence} needsProof />
        </ul>
        <Phrase as="p" text={T['elig.recognized']} />
      </Fold>
      <Needs />
    </div>
    <Link className={styles.notesLink} href="/ctn-mttr">
      {T['elig.notesLink']}
      <Icon name="go" small />
    </Link>
  </EligibilityInfoPage>
)

export default RequirementsScreen
