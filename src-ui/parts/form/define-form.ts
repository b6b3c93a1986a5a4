import { batch, computed } from '@preact/signals-react'
import type { EntryLock } from './entry-lock.ts'
import { type Field, makeField } from './form-field.ts'

export type FormEntry<A> = {
  /** The id of the entry's element. By default it is the name of the entry in the form. */
  readonly id?: string
  readonly empty: A
  /** Returns the message below the entry, after the person has left it; null for no message. */
  readonly check?: (value: A) => string | null
  /** True if the entry is saved until its form is sent. [A-264] [P-317] */
  readonly saved?: true
}
export type SavedEntry<A> = FormEntry<A> & { readonly saved: true }
type Options<A> = Pick<FormEntry<A>, 'id' | 'check'>

/** Defines an entry for text of one or more lines. */
export const textEntry = (options: Options<string> = {}): FormEntry<string> => ({ ...options, empty: '' })

/** Defines a choice of one of several options; '' if none is chosen. */
export const singleChoiceEntry = <A extends string = string>(options: Options<A | ''> = {}): FormEntry<A | ''> => ({
  ...options,
  empty: '',
})

export const multipleChoiceEntry = <A extends string = string>(
  options: Options<readonly A[]> = {},
): FormEntry<readonly A[]> => ({ ...options, empty: [] })

/** Defines an entry for one file; null if none is chosen. */
export const fileEntry = <A>(options: Options<A | null> = {}): FormEntry<A | null> => ({ ...options, empty: null })

/** Defines a checkbox that is not saved. */
export const tickEntry = (): FormEntry<boolean> => ({ empty: false })

/** Marks an entry to be saved. Its store validates the saved value. */
export const savedEntry = <A>(entry: FormEntry<A>): SavedEntry<A> => ({ ...entry, saved: true })

export const recordByNames = <Of extends object>(
  names: readonly (keyof Of)[],
  make: <K extends keyof Of>(name: K) => Of[K],
): Readonly<Of> => Object.fromEntries(names.map((name) => [name, make(name)])) as Of

type Prefixed<P extends string, Of> = { readonly [name in keyof Of & string as `${P}${name}`]: Of[name] }

/** Returns the record with a prefix before each name. With `doc.`, for example, `financial` becomes `doc.financial`. */
export const withKeyPrefix = <P extends string, Of extends object>(prefix: P, of: Of): Prefixed<P, Of> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [`${prefix}${name}`, value])) as Prefixed<P, Of>

type Definition = Readonly<Record<string, Omit<FormEntry<unknown>, 'check'> & { readonly check?: unknown }>>
type ValuesOf<D extends Definition> = { readonly [name in keyof D]: D[name]['empty'] }
type SavedName<D> = { [name in keyof D]: D[name] extends { readonly saved: true } ? name : never }[keyof D]

/** The initial state of a form. `opened`: the prefilled entries. `lockOf`: returns the lock of a part of the form. */
type Opening<Values> = {
  readonly opened?: Partial<Values>
  readonly lockOf?: (name: keyof Values) => EntryLock
}

/** Defines a form as data. Returns a function that makes the form; it is called once for each visit of its page. */
export const defineForm = <D extends Definition>(definition: D) => {
  type Values = ValuesOf<D>
  type Saved = SavedName<D>
  const entries = definition as unknown as { readonly [name in keyof D]: FormEntry<Values[name]> }
  const names = Object.keys(definition) as (keyof D & string)[]
  const savedNames = names.filter((name): name is typeof name & Saved => entries[name].saved === true)

  return (lock: EntryLock, { opened = {}, lockOf = () => lock }: Opening<Values> = {}) => {
    const start = recordByNames<Values>(names, (name) => opened[name] ?? entries[name].empty)
    const fields = recordByNames<{ readonly [name in keyof D]: Field<Values[name]> }>(names, (name) =>
      makeField(lockOf(name), entries[name].id ?? String(name), start[name], entries[name].check),
    )
    const putOne = <K extends keyof D>(name: K, value: Values[K]) => {
      fields[name].value.value = value
      fields[name].isTouched.value = false
      fields[name].refuse(null)
    }
    /** Sets values that were not typed, and removes the messages about the previous values. */
    const put = (values: Partial<Values>) =>
      batch(() => {
        for (const name of names) {
          const value = values[name]
          if (value !== undefined) putOne(name, value)
        }
      })
    /** Resets all entries to the initial state of the form. Prefilled entries get their prefilled values. */
    const empty = () => put(start)
    return {
      lock,
      names: names as readonly (keyof D)[],
      fields,
      values: computed(() => recordByNames<Values>(names, (name) => fields[name].value.value)),
      put,
      empty,
      draft: {
        isLocked: lock.isLocked,
        entries: computed(() => recordByNames<Pick<Values, Saved>>(savedNames, (name) => fields[name].value.value)),
        put: (savedValues: Pick<Values, Saved>) =>
          batch(() => {
            for (const name of savedNames) putOne(name, savedValues[name])
          }),
        empty,
      },
    } as const
  }
}
