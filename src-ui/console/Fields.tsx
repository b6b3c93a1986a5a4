import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react'
import { isRecord } from '#domain/kernel/read-settings'
import { Button, RowButton } from '../design/Button.tsx'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import styles from './console.module.css'

export type Choice = string | { readonly value: string | number; readonly title: string }

/** Choices by what they are called. */
export const choicesOf = (words: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(words).map(([value, title]) => ({ value, title }))

/** What a field is called, what can be chosen (`open`: something else, too), and what a list grows by. */
type Row = {
  readonly label?: string
  readonly choices?: readonly Choice[] | null
  readonly open?: boolean
  readonly more?: Readonly<Record<string, unknown>>
}

/** Of fields by name; a word alone is what the field is called. */
export type About = Readonly<Record<string, Row | string>>

type FieldsProps<V> = {
  readonly value: V
  readonly name?: string
  readonly about: About
  readonly onEnter: (value: V) => void
}

const rowOf = (about: About, name: string) => {
  const row = about[name] ?? name
  return typeof row === 'string' ? { label: row } : { label: name, ...row }
}

const Option = ({ of }: { readonly of: Choice }) =>
  typeof of === 'string' ? <option>{of}</option> : <option value={of.value}>{of.title}</option>

const Field = ({ value, name = '', about, onEnter }: FieldsProps<unknown>) => {
  const id = useId()
  const { label, choices = null, open = false }: Row = rowOf(about, name)
  if (typeof value === 'boolean')
    return (
      <label className="choice">
        <input className="box" type="checkbox" checked={value} onChange={() => onEnter(!value)} />
        <span>{label}</span>
      </label>
    )
  const type = typeof value === 'number' ? 'number' : 'text'
  const options = choices?.map((choice) => <Option key={JSON.stringify(choice)} of={choice} />)
  const shared = {
    id,
    value: Number.isNaN(value) ? '' : String(value),
    onChange: ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onEnter(type === 'number' ? Number(text || Number.NaN) : text),
  }
  return (
    <div>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {choices === null || open ? (
        <input className="input" type={type} list={`${id}-list`} autoComplete="off" {...shared} />
      ) : (
        <select className="select" {...shared}>
          {options}
        </select>
      )}
      {open && <datalist id={`${id}-list`}>{options}</datalist>}
    </div>
  )
}

const List = ({ value, name = '', about, onEnter }: FieldsProps<readonly unknown[]>) => {
  const id = useId()
  const { label, more = { [T.more]: value.at(-1) ?? '' }, ...row }: Row = rowOf(about, name)
  const remove = (at: number) => {
    onEnter(value.toSpliced(at, 1))
    document.getElementById(id)?.focus()
  }
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1}>
      <legend className="legend">{label}</legend>
      {value.map((item, at) => (
        <div key={at} className={styles.form} role="group" aria-label={`${label} ${at + 1}`}>
          <Fields
            value={item}
            name={name}
            // A bare value is called by its place.
            about={{ ...about, [name]: { ...row, label: String(at + 1) } }}
            onEnter={(entered) => onEnter(value.with(at, entered))}
          />
          <RowButton of={`${label} ${at + 1}`} word={T.remove} onPress={() => remove(at)} />
        </div>
      ))}
      <div className="actions">
        {Object.entries(more).map(([word, item]) => (
          <Button key={word} small kind="tertiary" icon="plus" onPress={() => onEnter([...value, item])}>
            {word}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** A value as fields, whatever it is: a text, a number, a choice, a list of such, or a record. */
export const Fields = <V,>({ value, onEnter, ...rest }: FieldsProps<V>): ReactNode => {
  const enter = (entered: unknown) => onEnter(entered as V)
  if (Array.isArray(value)) return <List value={value} onEnter={enter} {...rest} />
  if (!isRecord(value)) return <Field value={value} onEnter={enter} {...rest} />
  return Object.entries(value).map(([name, inner]) => (
    <Fields
      {...rest}
      key={name}
      value={inner}
      name={name}
      onEnter={(entered) => enter({ ...value, [name]: entered })}
    />
  ))
}

type CallFormProps<Body> = {
  readonly example: Body
  readonly about: About
  readonly word: string
  readonly onSend: (body: Body) => unknown
  readonly children?: ReactNode
}

/** A form for the body of a call, made of an example of it; another example takes the place of what was entered. */
export const CallForm = <Body,>({ example, about, word, onSend, children }: CallFormProps<Body>) => {
  const asExample = JSON.stringify(example)
  const [entered, setEntered] = useState({ asExample, body: example })
  const body = entered.asExample === asExample ? entered.body : example
  const send = (event: FormEvent) => {
    event.preventDefault()
    void onSend(body)
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <Fields value={body} about={about} onEnter={(changed) => setEntered({ asExample, body: changed })} />
      <div className={`actions ${styles.wide}`}>
        <Button submit small>
          {word}
        </Button>
        {children}
      </div>
    </form>
  )
}
