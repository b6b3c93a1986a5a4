import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { LoadedProof } from '#app/proof/proof.errors'
import { keepOfferedYears, areSameYears } from '#domain/proof/proof-period'
import { parseProofTotalOrZero, proofTotalKindOf, proofTotalInputText } from '#domain/proof/proof-total'
import { decideSupplement } from '#domain/proof/supplement/supplement'
import {
  haveProofEntriesChanged,
  type ProofEntries,
  storedProofEntries,
} from '#domain/proof/supplement/supplement-checks'
import { multipleChoiceEntry, defineForm, textEntry } from '#ui/parts/form/define-form.ts'
import type { EntryLock } from '#ui/parts/form/entry-lock.ts'

const openEntries = defineForm({
  years: multipleChoiceEntry({ id: 'detail-years' }),
  total: textEntry({ id: 'detail-total' }),
})

/** Makes the entries of a loaded proof: its years and its total. [P-100] [P-103] */
export const makeDetailEntries = (lock: EntryLock, loadedProof: ReadonlySignal<LoadedProof | null>) => {
  const { years, total } = openEntries(lock).fields
  const supplement = computed(() =>
    loadedProof.value === null
      ? null
      : decideSupplement(loadedProof.value.proof.status, loadedProof.value.application).verdict,
  )
  const editable = computed(() => supplement.value === 'ok')
  const stored = computed((): ProofEntries | null =>
    loadedProof.value === null ? null : storedProofEntries(loadedProof.value.proof),
  )
  /** A looked-up proof has no total that a person can enter, so the stored total is sent unchanged. */
  const entered = computed((): ProofEntries => ({
    years: years.value.value.map(Number),
    total:
      loadedProof.value !== null && proofTotalKindOf(loadedProof.value.proof) === 'none'
        ? (stored.value?.total ?? 0)
        : parseProofTotalOrZero(total.value.value),
  }))
  const changed = computed(
    () =>
      editable.value &&
      stored.value !== null &&
      haveProofEntriesChanged({ stored: stored.value, entered: entered.value }),
  )
  const enter = (entries: ProofEntries) => {
    years.value.value = entries.years.map(String)
    total.value.value = entries.total === 0 ? '' : proofTotalInputText(entries.total)
  }
  return {
    years,
    total,
    /** Whether the proof can be supplemented; null until it is loaded. [D2-610] */
    supplement,
    editable,
    stored,
    entered,
    changed,
    enter,
    /** The entries that the person has changed, in the format of the draft. [P-317] */
    forDraft: computed(() => {
      const [now, before] = [entered.value, stored.value]
      return {
        years: before !== null && !areSameYears(now.years, before.years) ? years.value.value : [],
        total: before !== null && now.total !== before.total ? total.value.value : '',
      }
    }),
    restore: (savedEntries: { readonly years: readonly string[]; readonly total: string }) => {
      if (savedEntries.years.length > 0)
        years.value.value = keepOfferedYears(savedEntries.years.map(Number)).map(String)
      if (savedEntries.total !== '') total.value.value = savedEntries.total
    },
  } as const
}
