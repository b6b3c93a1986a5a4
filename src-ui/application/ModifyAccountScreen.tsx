import { useState } from 'react'
import { VerifyAccount } from '#app/account/verify-account'
import type { ApplicationDetail } from '#app/application/application-detail'
import { EditApplication } from '#app/application/edit-application'
import { LoadApplication } from '#app/application/load-application'
import { ListBanks } from '#app/directory/list-banks'
import { SettingsSource } from '#app/kernel/settings.port'
import { maskAccount } from '#domain/account/account-mask'
import { mayEditAccount } from '#domain/application/edit-permission'
import { statusFromWord } from '#domain/application/status.table'
import { dialogs } from '../design/dialogs.ts'
import { Facts } from '../design/Facts.tsx'
import { Section } from '../design/Page.tsx'
import { useCaseOf } from '../services.ts'
import { EDIT as T } from '../text/ko/edit.ts'
import { RESULT } from '../text/ko/result.ts'
import { TITLES } from '../text/ko/titles.ts'
import { type AccountDoors, AccountEntries } from './AccountEntries.tsx'
import { accountFacts, basicFacts } from './application-facts.tsx'
import { CompleteEdit } from './CompleteEdit.tsx'
import type { EditDoors } from './edit-doors.ts'
import { EditPage } from './EditPage.tsx'
import { openEdit } from './open-edit.ts'
import { resultView } from './result-view.ts'

/** What the page asks of the product. */
export type ModifyAccountDoors = EditDoors & AccountDoors

type Account = Pick<ApplicationDetail, 'bankNm' | 'acntNo'>
const isSameAccount = (one: Account, other: Account) => one.bankNm === other.bankNm && one.acntNo === other.acntNo

/**
 * The account to which a transfer failed is shown masked and is not filled in; the same one again is asked about first.
 * [D2-106]
 */
const AccountEdit = ({
  application,
  doors,
}: {
  readonly application: ApplicationDetail
  readonly doors: ModifyAccountDoors
}) => {
  const failed = statusFromWord(application.prcsStts) === 'transferError'
  const [form] = useState(() => openEdit(failed ? { ...application, acntNo: null, dpstrNm: null } : application))
  const read = async () => {
    const { bank, accountNumber, depositor } = form.snapshot()
    const entries = { bankNm: bank?.name ?? '', acntNo: accountNumber, dpstrNm: depositor }
    if (failed && isSameAccount(entries, application) && !(await dialogs.confirm({ text: T['edit.sameAccount'] })))
      return null
    return { of: 'account', entries } as const
  }
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Section title={T['edit.application']}>
        <Facts
          facts={[
            { name: RESULT['result.aplyNo'], value: application.aplyNo },
            ...basicFacts(application, resultView(application, doors.settings)),
          ]}
        />
      </Section>
      <Section title={T['edit.currentAccount']}>
        <Facts facts={accountFacts(application, failed ? maskAccount(application.acntNo ?? '') : application.acntNo)} />
      </Section>
      <Section title={T['edit.newAccount']}>
        <AccountEntries form={form} doors={doors} bankName={failed ? null : application.bankNm} />
      </Section>
      <CompleteEdit
        loaded={application}
        doors={doors}
        check={form.checks.account}
        reason={T['edit.needAccountCheck']}
        question={T['edit.accountConfirm']}
        read={read}
      />
    </form>
  )
}

/** The payout account of an application that could not be paid: everything else is only shown. to */
export const ModifyAccount = ({ doors }: { readonly doors: ModifyAccountDoors }) => (
  <EditPage
    title={TITLES['title.resultModify']}
    lead={T['edit.accountLead']}
    doors={doors}
    may={(status) => mayEditAccount(status, doors.settings)}
  >
    {(application) => <AccountEdit application={application} doors={doors} />}
  </EditPage>
)

const ModifyAccountScreen = () => {
  const now: ModifyAccountDoors = {
    loadApplication: useCaseOf(LoadApplication),
    editApplication: useCaseOf(EditApplication),
    settings: useCaseOf(SettingsSource).read(),
    verifyAccount: useCaseOf(VerifyAccount),
    listBanks: useCaseOf(ListBanks),
  }
  const [doors] = useState(now)
  return <ModifyAccount doors={doors} />
}

export default ModifyAccountScreen
