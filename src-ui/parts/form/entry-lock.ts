import { computed, type ReadonlySignal, signal } from '@preact/signals-react'

/**
 * Forms whose entries are sent in requests. Each place of the code that locks a form is tested while a request runs
 * (`e2e/entry-lock/entry-lock.spec.ts`). [D2-117] [D3-111]
 */
export type SendingFormName =
  | 'businessNumber'
  | 'consents'
  | 'publicData'
  | 'application'
  | 'accountEdit'
  | 'businessEdit'
  | 'registration'
  | 'carrierRequest'
  | 'baseSupplement'
  | 'supplement'
  | 'opinion'
  | 'notice'
  | 'adminLogin'
type LocalForm = 'selfCheck' | 'centreSearch' | 'questionSearch' | 'ruleBookSearch' | 'editorInsert'
type FormName = SendingFormName | LocalForm

/**
 * Locks the entries of a form, or of a part of it, while a request uses them, so that they cannot change. [D2-117]
 * [D3-111]
 */
export type EntryLock = {
  readonly form: FormName
  readonly isLocked: ReadonlySignal<boolean>
  /** Locks the entries. Returns a function that unlocks them. */
  readonly lock: () => () => void
  /** Locks the entries while a question about them is open or while they are being sent. */
  readonly during: <A>(work: () => Promise<A>) => Promise<A>
}

/** The id of the sentence that says why an entry is locked now. Every page with a form has this sentence. */
export const LOCKED_REASON_ID = 'entries-locked'

/**
 * Makes the lock of a form. If `whole` is given, makes the lock of a part of the form: the lock of the whole form then
 * locks this part, too.
 */
export const makeEntryLock = (form: FormName, whole?: EntryLock): EntryLock => {
  const locks = signal(0)
  const lock = () => {
    locks.value += 1
    let isReleased = false
    return () => {
      if (!isReleased) locks.value -= 1
      isReleased = true
    }
  }
  const during = async <A>(work: () => Promise<A>): Promise<A> => {
    const unlock = lock()
    try {
      return await work()
    } finally {
      unlock()
    }
  }
  const isLocked = computed(() => locks.value > 0 || whole?.isLocked.value === true)
  return { form, isLocked, lock, during }
}
