import { computed } from '@preact/signals-react'
import { useState } from 'react'
import { LoadApplication } from '#app/application/load-application'
import type { ServicesOf } from '#app/kernel/token'
import { maskAccountNumber } from '#domain/account/account'
import type { Application } from '#domain/application/application'
import { applicationSituationOf } from '#domain/application/result/situation'
import { decideAccountEdit } from '#domain/application/transitions'
import { formatWon } from '#domain/kernel/won'
import { supportShares } from '#domain/proof/support-shares'
import { fillWithParticles } from '#domain/text/particles'
import { classNames } from '#ui/parts/design/class-names.ts'
import { KeyValues } from '#ui/parts/design/Facts.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { DiscardDraftButton } from '#ui/parts/records/DiscardDraftButton.tsx'
import { DraftAutosave } from '#ui/parts/records/DraftAutosave.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { EDIT_TEXTS as T } from '#ui/text/ko/application/edit.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { basicApplicationFacts, statusFacts } from '../application-facts.tsx'
import { ACCOUNT_SERVICES, makeAccountModel } from '../fields/account.model.ts'
import { AccountFields } from '../fields/AccountFields.tsx'
import { makeEntryCard } from '../fields/entry-cards.ts'
import { entryLines } from '../fields/entry-lines.tsx'
import { EntryCard } from '../fields/EntryCard.tsx'
import { makeMissingForCheck, makeMissingModel, toMissingItems } from '../fields/missing.model.ts'
import { makeAccountEditModel } from './edit.model.ts'
import { EditCompletionBar, APPLICATION_EDIT_SERVICES, EditPageFrame, useEditCompletion } from './EditPageFrame.tsx'
import styles from './edit.module.css'

const MODIFY_ACCOUNT_SERVICES = {
  ...APPLICATION_EDIT_SERVICES,
  ...ACCOUNT_SERVICES,
  loadApplication: LoadApplication,
} as const
export type ModifyAccountServices = ServicesOf<typeof MODIFY_ACCOUNT_SERVICES>

/** Returns bank, number and depositor in one line. The number of a failed transfer is masked. [A-208] [D2-106] */
const accountLine = ({ bankName, accountNumber, depositor }: Application, isMasked: boolean): string => {
  const number = accountNumber !== null && isMasked ? maskAccountNumber(accountNumber) : accountNumber
  return [bankName, number, depositor].filter(Boolean).join(' ') || '-'
}

/**
 * Returns the failed transfer as the heading; null if no transfer failed. If an amount waits, the line below says that
 * it is not lost, and what follows the correction. [D2-83] [D3-553]
 */
const failureHead = (application: Application) => {
  if (application.status !== 'transferError') return null
  const { granted } = supportShares(application)
  const lead = granted > 0 ? fillWithParticles(T['edit.amountKept'], { amount: formatWon(granted) }) : null
  return { headline: T['edit.accountHeadline'], lead }
}

type AccountNowProps = {
  readonly application: Application
  readonly hasTransferFailed: boolean
}

/**
 * The account of the application. After a failed transfer it is marked as failed and masked, with the possible causes.
 * [D2-106] [D3-553]
 */
const AccountNow = ({ application, hasTransferFailed }: AccountNowProps) => (
  <div className={classNames(styles.current, hasTransferFailed && styles.failed)}>
    <dl>
      <dt>{T[hasTransferFailed ? 'edit.failedAccount' : 'edit.currentAccount']}</dt>
      <dd>{accountLine(application, hasTransferFailed)}</dd>
    </dl>
    {hasTransferFailed && <Phrase as="p" text={T['edit.whyFailed']} />}
  </div>
)

/** The facts that cannot be changed here, behind a button. */
const ApplicationFold = ({ application }: Pick<AccountNowProps, 'application'>) => (
  <Fold name={T['edit.application']}>
    <KeyValues
      facts={[
        { name: RESULT_TEXTS['result.applicationNumber'], value: application.number },
        ...statusFacts(applicationSituationOf(application, currentSettings.peek())),
        ...basicApplicationFacts(application),
      ]}
    />
  </Fold>
)

/**
 * The entries of the account, which is not filled in after a failed transfer. If the person enters the same account
 * again, the page asks for confirmation. [D2-106] [D2-210]
 */
const AccountEdit = ({
  application,
  services,
}: {
  readonly application: Application
  readonly services: ModifyAccountServices
}) => {
  const [edit] = useState(() => makeAccountEditModel(application, services))
  const { form, draft, hasTransferFailed } = edit
  const [missingModel] = useState(() => makeMissingModel(form, makeMissingForCheck('account')))
  const [account] = useState(() => makeAccountModel({ form }, services))
  const [card] = useState(() =>
    makeEntryCard('part-account', () => (form.checks.account.value.value === 'passed' ? 'done' : 'open')),
  )
  const [things] = useState(() => computed(() => toMissingItems(form, missingModel.shown.value)))
  const completion = useEditCompletion({
    loaded: application,
    services,
    edit,
    words: () => ({ question: { text: T['edit.accountConfirm'] }, done: { text: T['edit.done'] } }),
    entries: () => entryLines(form.snapshot(), ['bank', 'accountNumber', 'depositor']),
  })
  return (
    <Form onBlur={missingModel.update}>
      <DraftAutosave draft={draft} never={T['edit.accountAgain']} />
      <AccountNow application={application} hasTransferFailed={hasTransferFailed} />
      <EntryCard card={card} name={T['edit.newAccount']}>
        <AccountFields form={form} account={account} />
      </EntryCard>
      <DiscardDraftButton draft={draft} firstField={form.fields.bank.id} />
      <ApplicationFold application={application} />
      <EditCompletionBar
        form={form}
        completion={completion}
        missing={things}
        check={form.checks.account}
        reason={T['edit.needAccountCheck']}
      />
    </Form>
  )
}

/** The page that corrects the payout account. All other data on the page are read-only. to */
const ModifyAccountScreen = () => {
  const services = useServices(MODIFY_ACCOUNT_SERVICES)
  return (
    <EditPageFrame
      title={PAGE_TITLES['title.resultModify']}
      headOf={failureHead}
      form="accountEdit"
      services={services}
      loadApplication={() => services.loadApplication('edit')}
      decide={(status) => decideAccountEdit(status, currentSettings.peek())}
    >
      {(application) => <AccountEdit application={application} services={services} />}
    </EditPageFrame>
  )
}

export default ModifyAccountScreen
