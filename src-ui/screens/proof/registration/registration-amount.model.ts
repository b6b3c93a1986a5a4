import { computed } from '@preact/signals-react'
import type { Application } from '#domain/application/application'
import { Won } from '#domain/kernel/won'
import { expectedSupport, parseProofTotalOrZero } from '#domain/proof/proof-total'
import type { ChosenTotalUnit } from '#domain/proof/registration/registration-form'
import { isAboveRemainingSupport, supportShares } from '#domain/proof/support-shares'
import type { Field } from '#ui/parts/form/form-field.ts'

type TotalFields = { readonly totalUnit: Field<ChosenTotalUnit>; readonly total: Field<string> }

/** Makes the amounts that follow from the total while the person enters it. [P-032] */
export const makeRegistrationAmount = (application: Application, { totalUnit, total }: TotalFields) => {
  const expected = computed(() =>
    totalUnit.value.value === 'cases' ? expectedSupport(Number(total.value.value)) : Won(0),
  )
  const shares = computed(() => supportShares(application, expected.value))
  return {
    /**
     * The expected support in won for the entered cases; 0 if the total is an amount, because the support is then not
     * predicted.
     */
    expected,
    /** How the proofs share the maximum amount, including the cases that the person is entering now. */
    shares,
    /** The part of the expected support that can still be paid. [D3-290] */
    payable: computed(() => Won(Math.min(expected.value, shares.value.remaining))),
    /** The remaining amount in won, if the entered total is higher; otherwise null. [P-301] */
    exceeded: computed(() => {
      const enteredSupport =
        totalUnit.value.value === 'cases' ? expected.value : parseProofTotalOrZero(total.value.value)
      return isAboveRemainingSupport(shares.value, enteredSupport) ? shares.value.remaining : null
    }),
  } as const
}
export type RegistrationAmount = ReturnType<typeof makeRegistrationAmount>
