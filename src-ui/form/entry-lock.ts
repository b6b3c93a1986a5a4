import { computed, type ReadonlySignal, signal } from '@preact/signals-react'

/**
 * Every form of the product, and what becomes of its entries: `asked` where calls are made about them, `kept` where they
 * never leave the page. Each that is asked about is tried while its calls run (`e2e/entry-lock/entry-lock.spec.ts`). [D2-117] [D3-111]
 */
export const FORMS = {
  businessNumber: 'asked',
  consents: 'asked',
  publicData: 'asked',
  application: 'asked',
  accountEdit: 'asked',
  businessEdit: 'asked',
  registration: 'asked',
  carrierRequest: 'asked',
  baseSupplement: 'asked',
  supplement: 'asked',
  opinion: 'asked',
  notice: 'asked',
  adminLogin: 'asked',
  selfCheck: 'kept',
  centreSearch: 'kept',
  questionSearch: 'kept',
  ruleBookSearch: 'kept',
  editorInsert: 'kept',
} as const satisfies Record<string, 'asked' | 'kept'>
export type FormName = keyof typeof FORMS

/** The entries of a form, or of a part of it, as long as a call about them runs: none of them can change. [D1-250] [D2-117] [D3-111] */
export type EntryLock = {
  readonly form: FormName
  readonly locked: ReadonlySignal<boolean>
  /** Locks the entries; answers what gives them back. */
  readonly lock: () => () => void
}

/** Id of the sentence that says why an entry cannot be changed just now; it stands on every page with a form. */
export const LOCKED_ID = 'entries-locked'

/** The lock of a form; with `whole` that of a part, which is locked with the whole, too. */
export const makeEntryLock = (form: FormName, whole?: EntryLock): EntryLock => {
  const locks = signal(0)
  const lock = () => {
    locks.value += 1
    let given = false
    return () => {
      if (!given) locks.value -= 1
      given = true
    }
  }
  return { form, locked: computed(() => locks.value > 0 || whole?.locked.value === true), lock }
}
