import { type FormEvent, memo, useEffect, useId, useRef } from 'react'
import { isPlainObject } from '#domain/kernel/plain-object'
import { TextAreaBox, InputBox, SelectBox } from '#ui/parts/controls/Control.tsx'
import { FieldLabel } from '#ui/parts/controls/Field.tsx'
import { Actions } from '#ui/parts/design/Actions.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { fill } from '#ui/text/fill.ts'
import { CONSOLE_WORDS as T } from '#ui/text/ko/pages-apart/console.ts'
import styles from './console.module.css'

/**
 * The part of the control API's JSON Schema that forms use. If no schema in `anyOf` has a `const`, the field accepts
 * any string.
 */
export type FormSchema = {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly const?: string
  readonly anyOf?: readonly FormSchema[]
  readonly properties?: Readonly<Record<string, FormSchema>>
  readonly examples?: readonly unknown[]
  readonly items?: FormSchema
}

const YES_OR_NO: readonly FormSchema[] = [{ const: 'true' }, { const: 'false' }]

/** Returns a value as editable text: no value as an empty string, and an empty string as `""`. */
const textOf = (value: unknown, indent = 0): string =>
  typeof value === 'string' && value !== '' ? value : (JSON.stringify(value, null, indent) ?? '')

/** Parses text as JSON. Text that is not JSON stays a string, and the server reports the mistake. */
export const parseJsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Renders again only if its props change, because every render rewrites the text and would lose the selection.
 */
const Area = memo(TextAreaBox)

type FieldProps = {
  readonly id: string
  readonly name: string
  readonly schema: FormSchema
  readonly value: unknown
}

/**
 * Renders a choice, a line of text, or JSON for a structured value. Proposes the first example of the field. An empty
 * field stands for the default value.
 */
const Field = ({ id, name, schema, value }: FieldProps) => {
  const { type = '', title = name, description, default: preset, examples = [] } = schema
  const { anyOf = type === 'boolean' ? YES_OR_NO : [] } = schema
  const choices = anyOf.filter((choice) => choice.const !== undefined)
  const isClosed = choices.length > 0 && choices.length === anyOf.length
  const isLine = !isClosed && (anyOf.length > 0 || ['string', 'number', 'integer'].includes(type))
  const placeholder = preset === undefined ? '' : fill(T.preset, { preset: textOf(preset) })
  const text = textOf(value ?? examples[0], 1)
  const input = { id, name, defaultValue: text, placeholder, 'aria-describedby': `${id}-hint` }
  const options = choices.map((choice) => (
    <option key={choice.const} value={choice.const}>
      {choice.title ?? choice.const}
    </option>
  ))
  return (
    <div className={isClosed || isLine ? undefined : styles.wide}>
      <FieldLabel htmlFor={id}>
        {title} {preset !== undefined && text !== '' && <Tag tone="pick">{T.changed}</Tag>}
      </FieldLabel>
      <p className={styles.hint} id={`${id}-hint`}>
        {description}
      </p>
      {isClosed && (
        <SelectBox key={text} {...input}>
          <option value="">{placeholder || T.unset}</option>
          {options}
        </SelectBox>
      )}
      {isLine && <InputBox list={`${id}-list`} autoComplete="off" {...input} />}
      {isLine && choices.length > 0 && <datalist id={`${id}-list`}>{options}</datalist>}
      {!isClosed && !isLine && <Area rows={text.split('\n').length} {...input} />}
    </div>
  )
}

type SchemaFormProps = {
  readonly schema: FormSchema
  /** The current value. When it changes, it replaces what was entered. */
  readonly value?: unknown
  /**
   * The label of the button. If there is no label, the form has no button, and each value takes effect as soon as it is
   * entered.
   */
  readonly word?: string
  readonly onSend: (body: Readonly<Record<string, unknown>>) => unknown
}

/** A form for the body of a call. Empty fields are left out. */
export const SchemaForm = ({ schema: { properties = {} }, value, word, onSend }: SchemaFormProps) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const initialText = textOf(value)
  useEffect(() => form.current?.reset(), [initialText])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filledEntries = ([...new FormData(event.currentTarget)] as [string, string][]).filter(
      ([, text]) => text !== '',
    )
    const isText = ({ type, anyOf }: FormSchema = {}) => type === 'string' || anyOf !== undefined
    const valueOf = (name: string, text: string) =>
      isText(properties[name]) && text !== '""' ? text : parseJsonOrText(text)
    void onSend(Object.fromEntries(filledEntries.map(([name, text]) => [name, valueOf(name, text)])))
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={send}
      {...(word === undefined && { role: 'search', onChange: send })}
    >
      {Object.entries(properties).map(([name, schema]) => (
        <Field
          key={name}
          id={id + name}
          name={name}
          schema={schema}
          value={isPlainObject(value) ? value[name] : undefined}
        />
      ))}
      {word !== undefined && (
        <Actions className={styles.wide}>
          <Button submit small kind="secondary">
            {word}
          </Button>
        </Actions>
      )}
    </form>
  )
}
