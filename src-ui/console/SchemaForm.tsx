import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { isRecord } from '#domain/kernel/read-settings'
import { Tag } from '../design/Banner.tsx'
import { Button, RowButton } from '../design/Button.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import styles from './console.module.css'

/** JSON Schema as the control answers it, as far as a form is made of it. `anyOf` without a `const` lets any other text in. */
export type Schema = {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly const?: string | number
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly examples?: readonly object[]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const choicesOf = ({ anyOf = [] }: Schema) => anyOf.filter((choice) => choice.const !== undefined)

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What a form of this schema sends: texts as what they stand for, without what is empty or as it would be anyway. */
const bodyOf = (schema: Schema, value: unknown = schema.default): unknown => {
  const { type, properties, required = [], items } = schema
  if (items !== undefined) return Array.isArray(value) ? value.map((item) => bodyOf(items, item)) : []
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const body = bodyOf(field, isRecord(value) ? value[name] : undefined)
      const isKept = required.includes(name) || textOf(body) !== textOf(field.default)
      return [name, isKept ? body : undefined] as const
    })
    return Object.fromEntries(fields.filter(([, body]) => body !== undefined))
  }
  if (typeof value !== 'string') return value
  const choice = choicesOf(schema).find((option) => String(option.const) === value)
  if (choice !== undefined) return choice.const
  return type === 'string' || schema.anyOf !== undefined ? value : readJson(value)
}

type FieldProps = {
  readonly schema: Schema
  readonly name?: string
  readonly value?: unknown
  /** It may be left out. */
  readonly optional?: boolean
  readonly onEnter: (value: unknown) => void
}

const Field = ({ schema, name = '', value, optional = false, onEnter }: FieldProps) => {
  const id = useId()
  const { type, title = name, description, default: preset } = schema
  const choices = choicesOf(schema)
  const isClosed = choices.length > 0 && choices.length === schema.anyOf?.length
  const isBox = type === 'boolean'
  const hasPreset = optional && preset !== undefined
  const isChanged = hasPreset && textOf(bodyOf(schema, value)) !== textOf(preset)
  const hints = [description, hasPreset && fill(T.preset, { preset: textOf(preset) })].filter(Boolean)
  const input = { id, 'aria-describedby': `${id}-hint` }
  const tick = { checked: value === true, onChange: () => onEnter(value !== true) }
  const typed = {
    ...input,
    value: textOf(value),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onEnter(event.currentTarget.value),
  }
  const options = choices.map((choice) => (
    <option key={choice.const} value={choice.const}>
      {choice.title ?? choice.const}
    </option>
  ))
  const kind = type === 'number' || type === 'integer' ? 'number' : 'text'
  return (
    <div>
      <label className={isBox ? 'choice' : 'field__label'} htmlFor={id}>
        {isBox && <input className="box" type="checkbox" {...input} {...tick} />}
        <span>
          {title} {isChanged && <Tag tone="pick">{T.changed}</Tag>}
        </span>
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {hints.join(' · ')}
      </p>
      {isClosed && (
        <select className="select" {...typed}>
          {optional && !hasPreset && <option value="">{T.unset}</option>}
          {options}
        </select>
      )}
      {!isClosed && !isBox && (
        <input className="input" type={kind} step="any" list={`${id}-list`} autoComplete="off" {...typed} />
      )}
      {!isClosed && options.length > 0 && <datalist id={`${id}-list`}>{options}</datalist>}
    </div>
  )
}

const List = ({ schema, name = '', value, onEnter }: FieldProps) => {
  const id = useId()
  const { items = {}, title = name, description } = schema
  const all = Array.isArray(value) ? (value as readonly unknown[]) : []
  const remove = (index: number) => {
    onEnter(all.toSpliced(index, 1))
    document.getElementById(id)?.focus()
  }
  // An example of an item is called as the first field that it has.
  const examples = items.examples?.map((item) => [items.properties?.[Object.keys(item)[0] ?? '']?.title, item] as const)
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1}>
      <legend className="legend">{title}</legend>
      {description !== undefined && <p className="field__hint">{description}</p>}
      {all.map((item, index) => (
        <div key={index} className={styles.form} role="group" aria-label={`${title} ${index + 1}`}>
          <Fields
            schema={{ title: String(index + 1), ...items }}
            value={item}
            onEnter={(entered) => onEnter(all.with(index, entered))}
          />
          <RowButton of={`${title} ${index + 1}`} word={T.remove} onPress={() => remove(index)} />
        </div>
      ))}
      <div className="actions">
        {(examples ?? [[T.more, all.at(-1) ?? '']]).map(([word, item]) => (
          <Button key={word} small kind="tertiary" icon="plus" onPress={() => onEnter([...all, item])}>
            {word}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** A value as fields of its schema: a text, a number, a choice, a list of such, or a record. */
export const Fields = (props: FieldProps): ReactNode => {
  const { schema, value: present = schema.default, onEnter } = props
  if (schema.items !== undefined) return <List {...props} value={present} />
  if (schema.properties === undefined) return <Field {...props} value={present} />
  const record = isRecord(present) ? present : {}
  return Object.entries(schema.properties).map(([name, field]) => (
    <Fields
      key={name}
      schema={field}
      name={name}
      value={record[name]}
      optional={schema.required?.includes(name) !== true}
      onEnter={(entered) => onEnter({ ...record, [name]: entered })}
    />
  ))
}

type SchemaFormProps = {
  readonly schema: Schema
  readonly value?: unknown
  readonly word: string
  readonly onSend: (body: unknown) => unknown
  readonly children?: ReactNode
}

/** A form for the body of a call; another value takes the place of what was entered. */
export const SchemaForm = ({ schema, value, word, onSend, children }: SchemaFormProps) => {
  const given = textOf(value)
  const [entered, setEntered] = useState({ given, value })
  const current = entered.given === given ? entered.value : value
  const send = (event: FormEvent) => {
    event.preventDefault()
    void onSend(bodyOf(schema, current))
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <Fields schema={schema} value={current} onEnter={(changed) => setEntered({ given, value: changed })} />
      <div className={`actions ${styles.wide}`}>
        <Button submit small>
          {word}
        </Button>
        {children}
      </div>
    </form>
  )
}
