import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useMemo, useState } from 'react'
import { cleanAccountNumber, formatAccountNumber, maskAccountNumber, parseAccountEntry } from '#domain/account/account'
import { hasLatinLetter, toFullWidth } from '#domain/account/depositor'
import { cleanApplicationInput } from '#domain/application/form/application-form'
import { type EntityTraits, entityTraits } from '#domain/business/entity-type'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { characterCount } from '#domain/text/characters'
import { Checkbox } from '#ui/parts/controls/Checkbox.tsx'
import { type ListSearchOptions, ListSelect } from '#ui/parts/controls/ListSelect.tsx'
import { makeTextCutSentence } from '#ui/parts/controls/text-control.ts'
import { DigitsInput, TextInput } from '#ui/parts/controls/TextInput.tsx'
import { InlineAlert } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import { pressControl } from '#ui/parts/form/form-field.ts'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { useLoadOnMount, useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { ACCOUNT_TEXTS, APPLICATION_TEXTS as T, formPartNames } from '#ui/text/ko/application/application.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import type { AccountModel } from './account.model.ts'
import type { ApplicationFields } from './application-form.model.ts'
import { CheckAction, checkOutcomeText } from './CheckAction.tsx'
import type { EntryCardModel } from './entry-cards.ts'
import { EntryCard } from './EntryCard.tsx'
import { SettlementMonthSelect } from './SettlementMonthSelect.tsx'
import styles from './entries.module.css'

/** The codes of the most common banks, the most common first. (The agency sorts banks only by code.) */
const COMMON_BANKS = ['011', '004', '088', '020', '081', '003', '090', '045'] as const

const BANK_FINDING: ListSearchOptions = {
  common: COMMON_BANKS,
  words: {
    common: ACCOUNT_TEXTS['account.banksCommon'],
    all: ACCOUNT_TEXTS['account.banksOthers'],
    search: ACCOUNT_TEXTS['account.banksSearch'],
    none: ACCOUNT_TEXTS['account.banksNone'],
  },
}

type Props = {
  readonly form: ApplicationFields
  readonly account: AccountModel
  readonly isSaidAbove?: ReadonlySignal<boolean>
}

/**
 * The choice of a bank. The list of banks is loaded only once. If it fails to load, the failure is shown beside the
 * choice, with a retry button.
 */
const BankSelect = ({ form, account }: Pick<Props, 'form' | 'account'>) => {
  useSignals()
  const task = account.banks
  useStopTaskOnUnmount(task)
  useLoadOnMount(account.loadBanks)
  const banks = form.banks.list.value
  const options = useMemo(() => banks.map(({ code, name }) => ({ value: code, label: name })), [banks])
  return (
    <>
      <ListSelect
        field={form.fields.bank}
        label={ACCOUNT_TEXTS['form.bank']}
        options={options}
        placeholder={ACCOUNT_TEXTS['form.bankPlaceholder']}
        listSearch={BANK_FINDING}
        next={form.fields.accountNumber.id}
      />
      {task.value.is === 'failed' && task.value.error._tag !== 'SessionEnded' && (
        <InlineAlert
          tone="danger"
          title={ACCOUNT_TEXTS['account.banksFailed']}
          actions={
            <Button kind="secondary" small icon="refresh" onPress={() => void account.loadBanks()}>
              {SHARED_BUTTON_TEXTS['common.retry']}
            </Button>
          }
        >
          <p>
            <TextWithPhoneLinks
              text={fill(EVERY_PAGE_TEXTS['error.helpLine'], { phone: helpDeskPhoneText('application') })}
            />
          </p>
        </InlineAlert>
      )}
    </>
  )
}

/**
 * A button beside the field that fills in the most likely holder: the certified name, or the name of the corporation.
 * The person can change the name afterwards. If the holder was the last missing entry, the check starts. Renders
 * nothing if there is no such name. [D2-110]
 */
const SameAsName = ({
  form,
  account,
}: {
  readonly form: ApplicationFields
  readonly account: 'business' | 'person'
}) => {
  useSignals()
  const { depositor, companyName } = form.fields
  const { name } = form.opening
  const [holder] = useState(() => (account === 'person' ? signal(name) : companyName.value))
  const [holderName] = useState(() => computed(() => holder.value.trim()))
  if (depositor.isFixed.value || holderName.value === '') return null
  const words = ACCOUNT_TEXTS[SAME_AS[account]]
  return (
    <Button
      kind="tertiary"
      className={styles.beside}
      label={fill(ACCOUNT_TEXTS['account.sameNamed'], { words, name: holderName.value })}
      blockedBy={depositor.isLocked.value ? LOCKED_REASON_ID : null}
      onPress={() => {
        depositor.enter(cleanApplicationInput('depositor', holder.peek(), form.fullWidth.value.peek()))
        if (parseAccountEntry(form.snapshot()).ok) pressControl(form.checks.account.id)
      }}
    >
      {words}
    </Button>
  )
}

/** Offers to write the holder's name in full-width letters as soon as a Latin letter is typed. */
const FullWidth = ({ form }: { readonly form: ApplicationFields }) => {
  useSignals()
  const { fullWidth } = form
  const [isOffered] = useState(() =>
    computed(() => fullWidth.value.value || hasLatinLetter(form.fields.depositor.value.value)),
  )
  return (
    isOffered.value && (
      <Checkbox field={fullWidth} isPlain>
        {ACCOUNT_TEXTS['form.fullWidth']}
      </Checkbox>
    )
  )
}

const SAME_AS = { person: 'account.sameAsName', business: 'account.sameAsCorporation' } as const
const DEPOSITOR_HINT = {
  person: 'account.depositorHint',
  business: 'account.corporateDepositorHint',
  unknown: 'account.anyDepositorHint',
} as const satisfies Record<NonNullable<EntityTraits['account']> | 'unknown', keyof typeof ACCOUNT_TEXTS>

/**
 * The bank, the account number and the depositor (the account holder), with the check that the account belongs to the
 * depositor. The form and /result-modify use it.
 */
export const AccountFields = ({ form, account, isSaidAbove }: Props) => {
  const { fields, fullWidth, checks } = form
  const { account: holder } = entityTraits(form.opening.entityType)
  return (
    <div className={styles.grid}>
      <div className={styles.whole}>
        <BankSelect form={form} account={account} />
      </div>
      <DigitsInput
        field={fields.accountNumber}
        label={ACCOUNT_TEXTS['form.accountNumber']}
        max={APPLICATION_LIMITS.accountNumberDigits}
        show={(digits) => formatAccountNumber(fields.bank.value.value, digits)}
        mark={form.marks.account}
        next={fields.depositor.id}
        isRequired
      />
      <div>
        <TextInput
          field={fields.depositor}
          label={ACCOUNT_TEXTS['form.depositor']}
          hint={ACCOUNT_TEXTS[DEPOSITOR_HINT[holder ?? 'unknown']]}
          clean={(text) => cleanApplicationInput('depositor', text, fullWidth.value.peek())}
          leftOut={(text, accepted) =>
            makeTextCutSentence(characterCount(accepted), T['form.companyNameCut'])(
              fullWidth.value.peek() ? toFullWidth(text) : text,
              accepted,
            )
          }
          next={checks.account.id}
          beside={holder === null ? undefined : <SameAsName form={form} account={holder} />}
          isRequired
        />
        <FullWidth form={form} />
      </div>
      <div className={styles.lastCheck}>
        <CheckAction
          check={account.check}
          words={ACCOUNT_TEXTS['form.accountCheck']}
          hint={ACCOUNT_TEXTS['account.checkHint']}
          busyWords={ACCOUNT_TEXTS['account.checking']}
          doneWords={ACCOUNT_TEXTS['account.done']}
          isSaidAbove={isSaidAbove}
          about={T['form.sectionAccount']}
          toChange={ACCOUNT_TEXTS['account.toChange']}
        />
      </div>
    </div>
  )
}

/** The payout account. A corporation also enters its settlement month here. [A-049] [D2-192] */
export const AccountSection = ({ form, card, account }: Props & { readonly card: EntryCardModel }) => {
  const { settlementMonth } = entityTraits(form.opening.entityType)
  return (
    <EntryCard
      card={card}
      name={formPartNames(form.opening.entityType).account}
      values={() => {
        const { bank, accountNumber, depositor, settlementMonth: month } = form.snapshot()
        const account = [bank?.name ?? '', maskAccountNumber(cleanAccountNumber(accountNumber)), depositor]
        return settlementMonth ? [fill(T['form.settlementMonthOption'], { month }), ...account] : account
      }}
      outcome={() => checkOutcomeText(account.check.field, ACCOUNT_TEXTS['account.done'])}
      changeId={() => form.changeId(settlementMonth ? 'settlementMonth' : 'bank')}
    >
      {settlementMonth && (
        <div className={styles.apart}>
          <SettlementMonthSelect field={form.fields.settlementMonth} />
        </div>
      )}
      <AccountFields form={form} account={account} isSaidAbove={card.isClosed} />
    </EntryCard>
  )
}
