import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { Proof } from '#domain/proof/proof'
import { keepOfferedYears } from '#domain/proof/proof-period'
import {
  carriersOfParcelProof,
  proofTotalKindOf,
  proofTotalInputText,
  cleanProofTotalInput,
  MAX_AMOUNT_DIGITS,
} from '#domain/proof/proof-total'
import { areTooManyCases, MAX_CASES_INPUT_DIGITS } from '#domain/proof/registration/registration-form'
import { formatThousands } from '#ui/parts/controls/text-control.ts'
import { NumberInput } from '#ui/parts/controls/TextInput.tsx'
import { Facts } from '#ui/parts/design/Facts.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { StackedSection, Stack } from '#ui/parts/design/Page.tsx'
import { refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { fill } from '#ui/text/fill.ts'
import { PROOF_DETAIL_TEXTS as T, SUPPLEMENT_REFUSAL_WORDS } from '#ui/text/ko/proof/detail.ts'
import { PROOF_TYPE_LABELS } from '#ui/text/ko/proof/proof.ts'
import { ProofYearsField } from '../ProofYearsField.tsx'
import type { DetailModel } from './detail.model.ts'
import { formatYears, TOTAL_UNIT_NAMES } from './submit-supplement.ts'

/** The total, in won or cases, within the limits of a registration. [P-115] [D3-103] */
const Total = ({ proof, page }: { readonly proof: Proof; readonly page: DetailModel }) => {
  useSignals()
  const kind = proofTotalKindOf(proof)
  if (kind === 'none') return null
  const { label, placeholder, unit } = TOTAL_UNIT_NAMES[kind]
  const storedTotal = proofTotalInputText(proof.total)
  const clear = () => {
    const text = fill(SUPPLEMENT_REFUSAL_WORDS.tooManyCases)
    page.total.enter('')
    refuseInPlace(page.refusal, text, [{ at: page.total, text }])
  }
  return (
    <NumberInput
      field={page.total}
      label={label}
      placeholder={placeholder}
      clean={(text) =>
        cleanProofTotalInput(text, kind === 'cases' ? MAX_CASES_INPUT_DIGITS : MAX_AMOUNT_DIGITS, storedTotal)
      }
      unit={unit}
      isShort
      isRequired={page.editable.value}
      onTyped={(text) => {
        if (kind === 'cases' && text !== storedTotal && areTooManyCases(text)) clear()
      }}
    />
  )
}

/**
 * The entered years and the entered total. If the total counts cases, the words say cases of what: `2025년 · 배달 12건`.
 * [D2-235]
 */
const ProofEntriesRow = ({ proof, page }: { readonly proof: Proof; readonly page: DetailModel }) => {
  useSignals()
  const { years, total } = page.entered.value
  const kind = proofTotalKindOf(proof)
  if (kind === 'none' || total === 0) return formatYears(years)
  const { label, unit } = TOTAL_UNIT_NAMES[kind]
  const ofWhat = kind === 'cases' ? T[proof.proofType === 'direct' ? 'detail.deliveries' : 'detail.shipments'] : label
  return [formatYears(years), `${ofWhat} ${formatThousands(proofTotalInputText(total))}${unit}`]
    .filter(Boolean)
    .join('\u00a0· ')
}

/**
 * The facts of the proof: type, years, unit and total. While a supplement is due, the facts are in a collapsible row.
 * [P-099] [P-117]
 */
export const ProofInfo = ({ proof, page }: { readonly proof: Proof; readonly page: DetailModel }) => {
  useSignals()
  // If the officer asks for no file, the years or the total must be corrected. The row with them is then open at first.
  const [openState] = useState(() => signal(page.sentBackCount.peek() === 0))
  const kind = proofTotalKindOf(proof)
  const editable = page.editable.value
  const carriers = carriersOfParcelProof(proof)
  const content = (
    <>
      <Facts
        facts={[
          { name: T['detail.type'], value: PROOF_TYPE_LABELS[proof.proofType] },
          {
            name: T['detail.period'],
            value: editable ? null : formatYears(keepOfferedYears(proof.years)) || '-',
          },
          { name: T['detail.category'], value: kind === 'none' ? null : TOTAL_UNIT_NAMES[kind].category },
          { name: T['detail.carriers'], value: carriers.length === 0 ? null : carriers.join(', ') },
        ]}
      />
      {editable && <ProofYearsField field={page.years} />}
      <Total proof={proof} page={page} />
    </>
  )
  return editable ? (
    <Fold name={T['detail.info']} value={<ProofEntriesRow proof={proof} page={page} />} opened={openState}>
      <Stack>{content}</Stack>
    </Fold>
  ) : (
    <StackedSection title={T['detail.info']}>{content}</StackedSection>
  )
}
