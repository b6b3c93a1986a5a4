import { computed } from '@preact/signals-react'
import { type ReactNode, useState } from 'react'
import type { Application } from '#domain/application/application'
import { cleanAccountNumber, maskAccountNumber } from '#domain/account/account'
import { decideAccountEdit } from '#domain/application/transitions'
import { fillWithParticles } from '#domain/kernel/particles'
import { formatWon } from '#domain/kernel/won'
import { supportShares } from '#domain/proof/support-shares'
import { dialogs } from '../../../parts/dialog/dialogs.ts'
import { KeyValues } from '../../../parts/design/Facts.tsx'
import { Form } from '../../../parts/design/Form.tsx'
import { Icon } from '../../../parts/design/Icon.tsx'
import { joinClassNamesOrIds } from '../../../parts/design/join-class-names-or-ids.ts'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { DiscardDraftButton, DraftAutosave } from '../../../parts/draft/Drafted.tsx'
import { makeEntryCard } from '../../../parts/form/entry-cards.ts'
import { EntryCard } from '../../../parts/form/EntryCard.tsx'
import { focusField } from '../../../parts/form/form-field.ts'
import type { ServicesOf } from '#app/token'
import { withServices } from '../../../parts/services.ts'
import { fill } from '../../../text/fill.ts'
import { EDIT_TEXTS as T } from '../../../text/ko/edit.ts'
import { RESULT_TEXTS } from '../../../text/ko/result.ts'
import { PAGE_TITLES } from '../../../text/ko/titles.ts'
import { AccountFields } from '../AccountFields.tsx'
import { ACCOUNT_SERVICES, makeAccountModel } from '../account.model.ts'
import { basicApplicationFacts } from '../application-facts.tsx'
import { formatEntryLines } from '../ConfirmApplication.tsx'
import {
  EditCompletionBar,
  APPLICATION_EDIT_SERVICES,
  ReadOnlyFold,
  EditPageFrame,
  useEditCompletion,
} from './EditPageFrame.tsx'
import { makeAccountEditModel } from './edit.model.ts'
import { makeMissingForCheck, makeMissingModel, toMissingItems } from '../missing.model.ts'
import { makeResultView } from '../result/result-view.ts'
import styles from './edit.module.css'

const MODIFY_ACCOUNT_SERVICES = { ...APPLICATION_EDIT_SERVICES, ...ACCOUNT_SERVICES } as const
export type ModifyAccountServices = ServicesOf<typeof MODIFY_ACCOUNT_SERVICES>

const isSameAccount = (a: Pick<Application, 'bankName' | 'accountNumber'>, b: typeof a) =>
  a.bankName === b.bankName && a.accountNumber === b.accountNumber

const SAME_ACCOUNT = {
  text: T['edit.sameAccount'],
  next: T['edit.sameAccountNext'],
  yes: T['edit.sameAccountYes'],
  no: T['edit.sameAccountNo'],
  recommended: 'no',
} as const

/** Returns bank, number and depositor in one line. The number of a failed transfer is masked. [A-208] [D2-106] */
const accountLine = ({ bankName, accountNumber, depositor }: Application, isMasked: boolean): string => {
  const number = accountNumber !== null && isMasked ? maskAccountNumber(accountNumber) : accountNumber
  return [bankName, number, depositor].filter(Boolean).join(' ') || '-'
}

/** Returns the heading with the amount that waits for an account; null if no amount waits. [D2-83] */
const amountHeadline = (application: Application): string | null => {
  const { granted } = supportShares(application)
  return application.status === 'transferError' && granted > 0
    ? fillWithParticles(T['edit.accountHeadline'], { amount: formatWon(granted) })
    : null
}

/** Returns what to enter: an account in the name of the applicant, who is a person or a corporation. [D2-83] */
const leadOf = (application: Application | null): string =>
  fill(T['edit.accountLead'], { whose: T[`edit.whose.${application?.entityType ?? 'unknown'}`] })

/**
 * The entries of the account. After a failed transfer, the account is marked as failed, masked and not filled in, and
 * the possible causes are listed. If the person enters the same account again, the page asks for confirmation. [D2-106]
 * [D2-210]
 */
const AccountEdit = ({
  application,
  services,
  children,
}: {
  readonly application: Application
  readonly services: ModifyAccountServices
  /** The facts that cannot be changed. They are above both accounts, so that nothing is between these. */
  readonly children: ReactNode
}) => {
  const [{ form, draft, hasTransferFailed }] = useState(() =>
    makeAccountEditModel(application, services.settings.read(), services),
  )
  const [missing] = useState(() => makeMissingModel(form, makeMissingForCheck('account')))
  const [account] = useState(() => makeAccountModel({ form, missing }, services))
  const [card] = useState(() =>
    makeEntryCard('part-account', () => (form.checks.account.value.value === 'passed' ? 'done' : 'open')),
  )
  const [things] = useState(() => computed(() => toMissingItems(form, missing.shown.value)))
  const read = async () => {
    const { bank, accountNumber, depositor } = form.snapshot()
    const entries = { bankName: bank?.name ?? '', accountNumber: cleanAccountNumber(accountNumber), depositor }
    if (!hasTransferFailed || !isSameAccount(entries, application) || (await dialogs.confirm(SAME_ACCOUNT)))
      return { kind: 'account', entries } as const
    focusField(form.fields.accountNumber.id)
    return null
  }
  const completion = useEditCompletion({
    loaded: application,
    services,
    draft,
    lock: form.lock,
    words: () => ({ question: { text: T['edit.accountConfirm'] }, done: { text: T['edit.done'] } }),
    entries: () => formatEntryLines(form.snapshot(), ['bank', 'accountNumber', 'depositor']),
    read,
  })
  return (
    <Form onBlur={missing.update}>
      <DraftAutosave draft={draft} never={T['edit.accountAgain']} />
      {children}
      <div className={joinClassNamesOrIds(styles.current, hasTransferFailed && styles.failed)}>
        <dl>
          <dt>
            {hasTransferFailed && <Icon name="alert" small />}
            {T[hasTransferFailed ? 'edit.failedAccount' : 'edit.currentAccount']}
          </dt>
          <dd>{accountLine(application, hasTransferFailed)}</dd>
        </dl>
        {hasTransferFailed && <Phrase as="p" className="small" text={T['edit.whyFailed']} />}
      </div>
      <EntryCard card={card} name={T['edit.newAccount']}>
        <AccountFields form={form} account={account} />
      </EntryCard>
      <DiscardDraftButton draft={draft} firstField={form.fields.bank.id} />
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
export const ModifyAccountPage = ({ services }: { readonly services: ModifyAccountServices }) => (
  <EditPageFrame
    title={PAGE_TITLES['title.resultModify']}
    headline={amountHeadline}
    lead={leadOf}
    form="accountEdit"
    services={services}
    decide={(status) => decideAccountEdit(status, services.settings.read())}
  >
    {(application) => (
      <AccountEdit application={application} services={services}>
        <ReadOnlyFold value={application.number ?? '-'}>
          <KeyValues
            facts={[
              { name: RESULT_TEXTS['result.applicationNumber'], value: application.number },
              ...basicApplicationFacts(application, makeResultView(application, services.settings.read()).status),
            ]}
          />
        </ReadOnlyFold>
      </AccountEdit>
    )}
  </EditPageFrame>
)

export default withServices(MODIFY_ACCOUNT_SERVICES, (services) => <ModifyAccountPage services={services} />)
