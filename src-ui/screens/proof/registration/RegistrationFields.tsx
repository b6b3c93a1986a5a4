import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId } from 'react'
import { formatWon } from '#domain/kernel/won'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { areTooManyCases, cleanAmountInput, cleanCasesInput } from '#domain/proof/registration/registration-form'
import { fillWithParticles } from '#domain/text/particles'
import { RadioGroup } from '#ui/parts/controls/RadioGroup.tsx'
import { NumberInput } from '#ui/parts/controls/TextInput.tsx'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { type MissingItem, useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { Dropzone } from '#ui/parts/upload/Dropzone.tsx'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PROOF_LIST_TEXTS } from '#ui/text/ko/proof/proof.ts'
import { REGISTRATION_TEXTS as T, REGISTRATION_NOT_ALLOWED_SENTENCES } from '#ui/text/ko/proof/registration.ts'
import { ProofYearsField } from '../ProofYearsField.tsx'
import { AgreementBox } from './Agreement.tsx'
import type { RegistrationSubmission } from './registration-submission.model.ts'
import {
  REGISTRATION_FILE_FIELD_IDS,
  type RegistrationModel,
  type RegistrationFocusTarget,
} from './registration.model.ts'
import { ExpectedSupportLine, SupportBox } from './SupportBox.tsx'
import styles from './registration.module.css'

const TOTAL_UNITS_OFFERED = [
  { value: 'amount', label: T['reg.totalUnitAmount'], note: T['reg.totalUnitAmountNote'] },
  {
    value: 'cases',
    label: T['reg.totalUnitCases'],
    note: fill(T['reg.totalUnitCasesNote']),
  },
] as const

/**
 * The entry for the total. The unit decides whether it is in won or in cases. Renders nothing until a unit is chosen.
 * [P-029] [P-030]
 */
const Total = ({ registration }: { readonly registration: RegistrationModel }) => {
  useSignals()
  const { totalUnit, total } = registration.fields
  const kind = totalUnit.value.value
  const cases = kind === 'cases'
  /** Empties the field and shows a message, if the person has entered more cases than the limit. */
  const clear = (caseCount: string) => {
    const text = `${fill(T['reg.tooManyCases'])}\n${fillWithParticles(T['reg.casesCleared'], { ...PROGRAMME_PLACEHOLDERS, n: Number(caseCount) })}`
    total.enter('')
    refuseInPlace(registration.refusal, text, [{ at: total, text }])
  }
  return kind === '' ? null : (
    <NumberInput
      key={kind}
      field={total}
      label={T[cases ? 'reg.totalCases' : 'reg.totalAmount']}
      hint={
        cases
          ? [
              T[`reg.casesMean.${registration.type.value}`],
              fillWithParticles(T['reg.casesEnough'], PROGRAMME_PLACEHOLDERS),
              fill(T['reg.totalCasesPlaceholder']),
            ].join(' ')
          : fill(T['reg.totalAmountPlaceholder'])
      }
      clean={cases ? cleanCasesInput : cleanAmountInput}
      unit={T[cases ? 'reg.unitCases' : 'reg.unitWon']}
      isShort
      isRequired
      onTyped={(text) => {
        if (cases && areTooManyCases(text)) clear(text)
      }}
    />
  )
}

/** A note that at most the remaining amount is paid, even if more is registered. [P-301] */
const ExceededSupport = ({ registration }: { readonly registration: RegistrationModel }) => {
  useSignals()
  const remaining = registration.amount.exceeded.value
  return (
    <div role="status">
      {remaining !== null && (
        <Banner tone="warning" title={fill(PROOF_LIST_TEXTS['remaining.above'], { remaining: formatWon(remaining) })} />
      )}
    </div>
  )
}

/**
 * The entries of a registration: first the files, with examples of the accepted documents below them; then period, unit
 * and total, with the expected support; then the agreement. A direct delivery has no entry for the unit, because its
 * total is always in cases. Its files have no visible title, because the heading of the step is their title. [D3-545]
 * [D2-890]
 */
export const RegistrationFields = ({
  registration,
  about,
  examples,
  children,
}: {
  readonly registration: RegistrationModel
  /** What the files are, above the buttons that choose them. */
  readonly about: string
  /** The accepted documents, below the files. */
  readonly examples: ReactNode
  /** Further files, below the examples. */
  readonly children?: ReactNode
}) => {
  useSignals()
  const isGeneral = registration.type.value === 'general'
  return (
    <>
      <Dropzone
        id={REGISTRATION_FILE_FIELD_IDS.performance}
        title={T['reg.performance']}
        level={isGeneral ? 'h2' : 'h3'}
        isTitleHidden={!isGeneral}
        about={about}
        files={registration.files.performance}
      />
      {examples}
      {children}
      <ProofYearsField field={registration.fields.years} />
      <div className={styles.much}>
        {isGeneral && (
          <RadioGroup field={registration.fields.totalUnit} legend={T['reg.totalUnit']} options={TOTAL_UNITS_OFFERED} />
        )}
        <div className={styles.howMuch}>
          <Total registration={registration} />
          <SupportBox registration={registration} />
        </div>
        <ExceededSupport registration={registration} />
      </div>
      <AgreementBox field={registration.fields.agreement} title={T['reg.agreeLabel']} text={T['reg.agreeText']} />
    </>
  )
}

/**
 * Returns the reason why registering is not possible now, with the id that links the reason to the button. Null if
 * registering is possible. [P-019]
 */
export const useRegistrationBlockedReason = (registration: RegistrationModel) => {
  const id = useId()
  const { verdict } = registration.eligibility.value
  return {
    by: verdict === 'ok' ? null : id,
    why:
      verdict === 'ok' ? null : <BlockedReasonLine id={id} text={fill(REGISTRATION_NOT_ALLOWED_SENTENCES[verdict])} />,
  } as const
}

const THINGS = {
  base: { name: T['reg.base'] },
  years: { name: T['reg.period'] },
  performance: { name: T['reg.performance'], isFile: true },
  pledge: { name: T['direct.pledgeTitle'], isFile: true },
  totalUnit: { name: T['reg.totalUnitEither'] },
  agreement: { name: T['reg.agreeLabel'] },
} as const

/** Returns the missing entries, in page order. The pledge comes after the files. [D3-293] */
const missingPlaces = ({
  missing,
  files: { isPledgeMissing },
}: RegistrationModel): readonly (RegistrationFocusTarget | 'pledge')[] => {
  const isFile = (place: RegistrationFocusTarget) => place === 'base' || place === 'performance'
  const places = missing.value
  return [
    ...places.filter(isFile),
    ...(isPledgeMissing.value ? (['pledge'] as const) : []),
    ...places.filter((place) => !isFile(place)),
  ]
}

/**
 * Returns the missing entries, in page order. The base files are in the first step, which `onBase` shows. The unit and
 * its total are one item. [D2-160] [D3-342]
 */
const missingThings = (registration: RegistrationModel, onBase: () => void): readonly MissingItem[] =>
  missingPlaces(registration).map((place): MissingItem => {
    const { id } = place === 'pledge' ? { id: REGISTRATION_FILE_FIELD_IDS.pledge } : registration.fields[place]
    if (place === 'base') return { id, ...THINGS.base, onPress: onBase }
    if (place !== 'total') return { id, ...THINGS[place] }
    const isCases = registration.fields.totalUnit.value.value === 'cases'
    return { id, name: T[isCases ? 'reg.totalCases' : 'reg.totalAmount'] }
  })

type RegisterBarProps = {
  readonly registration: RegistrationModel
  readonly register: RegistrationSubmission
  readonly onBack: () => void
}

/**
 * The bar of a registration. It has a button that goes back, and a button that registers; if this button is disabled,
 * also the reason. [P-019] [P-037]
 */
export const RegistrationBar = ({ registration, register, onBack }: RegisterBarProps) => {
  useSignals()
  const blockedReason = useRegistrationBlockedReason(registration)
  const running = register.task.value.is === 'running'
  // If only the base file is missing, the checks say so, and lead to the first step themselves. [P-058]
  const openBase = () => (missingPlaces(registration).length === 1 ? void register.submit() : onBack())
  const isInCases = registration.fields.totalUnit.value.value === 'cases'
  const button = useMissingButton(
    blockedReason.by === null ? missingThings(registration, openBase) : [],
    {
      words: T['reg.submit'],
      opensDialog: true,
      busy: running && SHARED_BUTTON_TEXTS['common.registering'],
      blockedBy: blockedReason.by,
      onPress: () => void register.submit(),
    },
    isInCases ? { complete: <ExpectedSupportLine registration={registration} /> } : {},
  )
  return (
    <>
      {blockedReason.why}
      {running && <Phrase as="p" className={styles.running} role="status" text={T['reg.submitting']} />}
      <FormBar refusal={registration.refusal.shown.value} onBack={onBack} button={button} />
    </>
  )
}
