import { type ChangeEvent, type FormEvent, type ReactNode, useId, useState } from 'react'
import { isRecord } from '#domain/kernel/read-settings'
import { Button, RowButton } from '../design/Button.tsx'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import styles from './console.module.css'

export type Choice = { readonly value: string | number; readonly title: string }

/** Of fields by name: what they are called, what can be chosen (`open`: something else, too), and what a list grows by. */
export type About = Readonly<
  Record<
    string,
    {
      readonly label?: string
      readonly choices?: readonly Choice[] | undefined
      readonly open?: boolean
      readonly more?: Readonly<Record<string, unknown>>
    }
  >
>

type FieldsProps = {
  readonly value: unknown
  readonly name?: string
  readonly about: About
  readonly onEnter: (value: unknown) => void
}

const readNumber = (text: string) => (text === '' ? Number.NaN : Number(text))

const Field = ({ value, name = '', about, onEnter }: FieldsProps) => {
  const id = useId()
  const { label = name, choices, open = false } = about[name] ?? {}
  const shared = {
    id,
    value: Number.isNaN(value) ? '' : String(value),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onEnter(typeof value === 'number' ? readNumber(currentTarget.value) : currentTarget.value),
  }
  if (typeof value === 'boolean')
    return (
      <label className="choice">
        <input className="box" type="checkbox" checked={value} onChange={() => onEnter(!value)} />
        <span>{label}</span>
      </label>
    )
  const type = typeof value === 'number' ? 'number' : 'text'
  const options = choices?.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.title}
    </option>
  ))
  return (
    <div>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {options === undefined || open ? (
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

const List = ({ value, name = '', about, onEnter }: FieldsProps & { readonly value: readonly unknown[] }) => {
  const id = useId()
  const { label = name, more = { [T.more]: value.at(-1) ?? '' } } = about[name] ?? {}
  /** A bare value is called by its place. */
  const aboutItem = (at: number) => ({ ...about, [name]: { ...about[name], label: String(at + 1) } })
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
            about={aboutItem(at)}
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
export const Fields = ({ value, about, onEnter, ...rest }: FieldsProps): ReactNode => {
  if (Array.isArray(value)) return <List value={value} about={about} onEnter={onEnter} {...rest} />
  if (!isRecord(value)) return <Field value={value} about={about} onEnter={onEnter} {...rest} />
  return Object.entries(value).map(([name, inner]) => (
    <Fields
      key={name}
      value={inner}
      name={name}
      about={about}
      onEnter={(entered) => onEnter({ ...value, [name]: entered })}
    />
  ))
}

/** A form for the body of a call, made of an example of it; another example takes the place of what was entered. */
export const CallForm = <A extends object>({
  example,
  about = {},
  word,
  onSend,
  children,
}: {
  readonly example: A
  readonly about?: About
  readonly word: string
  readonly onSend: (body: A) => unknown
  readonly children?: ReactNode
}) => {
  const shown = JSON.stringify(example)
  const [entered, setEntered] = useState<{ readonly of: string; readonly body: unknown }>({ of: shown, body: example })
  const body = entered.of === shown ? entered.body : example
  const send = (event: FormEvent) => {
    event.preventDefault()
    void onSend(body as A)
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <Fields value={body} about={about} onEnter={(value) => setEntered({ of: shown, body: value })} />
      <div className={`actions ${styles.wide}`}>
        <Button submit small>
          {word}
        </Button>
        {children}
      </div>
    </form>
  )
}
