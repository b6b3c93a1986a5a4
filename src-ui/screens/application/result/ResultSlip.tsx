import { type ReactNode, useId, useState } from 'react'
import { type AccountNumber, maskAccountNumber } from '#domain/account/account'
import type { Application } from '#domain/application/application'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { fillWithParticles } from '#domain/text/particles'
import { CopyableApplicationNumber } from '#ui/parts/application/CopyableApplicationNumber.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { splitIntoGroupsOfFour, KeyValues } from '#ui/parts/design/Facts.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Slip, SlipBody } from '#ui/parts/design/Slip.tsx'
import { useIsWide } from '#ui/parts/design/use-is-wide.ts'
import {
  WRONG_ACCOUNT_ADVICE_WORDS,
  WRONG_ACCOUNT_QUESTIONS,
  RESULT_TEXTS as T,
} from '#ui/text/ko/application/result.ts'
import { accountFacts, basicApplicationFacts, statusFacts } from '../application-facts.tsx'
import { lastChange, totalSupportWords } from './result-facts.ts'
import { stepLengthWords } from './result-wait.ts'
import { accountWords, lastDayAfterCalls, statusSentenceBesideHeadline } from './result-words.ts'
import { CertifyAgainLink } from './WhoseApplication.tsx'
import styles from './paper.module.css'
import result from './result.module.css'

/** The payout account. It is masked until the person shows it in full, and always masked on paper. [A-272] [D2-88] */
const ShownAccount = ({ account }: { readonly account: AccountNumber }) => {
  const [whole, setWhole] = useState(false)
  const masked = maskAccountNumber(account)
  return (
    <span className={styles.account}>
      <span className={`num grouped ${styles.screenOnly}`}>{whole ? splitIntoGroupsOfFour(account) : masked}</span>
      <span className={`num ${styles.paperOnly}`}>{masked}</span>
      <Button
        kind="icon"
        icon={whole ? 'eyeOff' : 'eye'}
        label={T[whole ? 'account.hide' : 'account.show']}
        onPress={() => setWhole(!whole)}
      />
    </span>
  )
}

const showAccount = (account: AccountNumber) => <ShownAccount account={account} />

type ResultSlipProps = {
  readonly title?: string
  readonly situation: ApplicationSituation
  /** True for an example application, whose number cannot be copied. */
  readonly isExample?: boolean
  readonly children?: ReactNode
}

/**
 * The slip of an application: its number, the amount, the status and the applicant. Beside the summary, which says the
 * amount, the status and the last change in its own words, the agency's words for them are in a closed row.
 * [D2-571]
 */
export const ResultSlip = ({ title = T['result.basic'], situation, isExample = false, children }: ResultSlipProps) => {
  const id = useId()
  const { application } = situation
  const isBesideSummary = useIsWide() && !isExample
  const facts = basicApplicationFacts(application)
  const step = stepLengthWords(situation)
  const change = lastChange(situation)
  const due = lastDayAfterCalls(situation)
  const stated = [
    { name: T['result.total'], value: totalSupportWords(situation.support) },
    ...statusFacts(situation),
    ...(due === null ? [] : [{ name: T['result.dueOfSupplement'], value: <Phrase text={due} /> }]),
    ...(change === null ? [] : [{ name: change.name, value: <Phrase text={change.lines.join()} /> }]),
    ...(step === null ? [] : [{ name: T['result.step'], value: <Phrase text={step} /> }]),
  ]
  const sentence = statusSentenceBesideHeadline(situation)
  const banner = sentence !== null && <Phrase as="p" text={sentence} />
  return (
    <Slip labelledBy={id}>
      <h3 className="sr" id={id}>
        {title}
      </h3>
      <CopyableApplicationNumber applicationNumber={application.number || null} isExample={isExample} />
      <SlipBody>
        <KeyValues hasColumns facts={isBesideSummary ? facts : [...stated, ...facts]} />
        {isBesideSummary && (
          <p className={result.again}>
            <CertifyAgainLink />
          </p>
        )}
      </SlipBody>
      {isBesideSummary ? (
        <Fold name={T['result.stated']} level="h3" className={result.stated}>
          <KeyValues facts={stated} />
          {banner}
        </Fold>
      ) : (
        banner && <SlipBody plain>{banner}</SlipBody>
      )}
      {children}
    </Slip>
  )
}

/** The payout account: bank, number, depositor. */
export const AccountKeyValues = ({
  application,
  hasColumns = false,
}: {
  readonly application: Application
  readonly hasColumns?: boolean
}) => <KeyValues hasColumns={hasColumns} facts={accountFacts(application, showAccount)} />

/**
 * Returns the question that the account row answers. Once a part was paid into the account, the account is right, so
 * only the question after the last payment is left. [D2-155] [D3-320]
 */
const accountQuestion = ({ accountAdvice, payments }: ApplicationSituation): string | undefined =>
  payments.length > 0 && accountAdvice !== 'paid' ? undefined : WRONG_ACCOUNT_QUESTIONS[accountAdvice]

/** The account, and what can be done about a wrong account. [A-172] [D2-155] */
export const AccountPart = ({ situation, phone }: AccountRowProps) => {
  const advice = situation.accountAdvice
  const question = accountQuestion(situation)
  return (
    <div className={styles.accountRow}>
      <AccountKeyValues application={situation.application} />
      {advice !== 'edit' && (
        <p>
          {question !== undefined && (
            <>
              <b>{question}</b>{' '}
            </>
          )}
          <TextWithPhoneLinks text={fillWithParticles<string>(WRONG_ACCOUNT_ADVICE_WORDS[advice], { phone })} />
        </p>
      )}
    </div>
  )
}

const accountRowWords = (situation: ApplicationSituation): string => {
  const { accountNumber } = situation.application
  return accountWords(situation) ?? (accountNumber === null ? '-' : maskAccountNumber(accountNumber))
}

/**
 * The row of the account. Its line is the bank and the masked number or, if the page already names them, the question
 * that the row answers, or what it has. [A-172] [D1-993] [D2-1002] [D2-1005] [D2-1023]
 */
export const AccountRow = ({ isNamedAbove, ...props }: AccountRowProps & { readonly isNamedAbove: boolean }) => {
  const words = isNamedAbove
    ? (accountQuestion(props.situation) ?? T['result.accountDetails'])
    : accountRowWords(props.situation)
  return (
    <Fold name={T['result.account']} value={<Phrase text={words} />}>
      <AccountPart {...props} />
    </Fold>
  )
}
type AccountRowProps = Pick<ResultSlipProps, 'situation'> & {
  /** The telephone number of the help desk that the page shows. [D1-264] */
  readonly phone: string
}
