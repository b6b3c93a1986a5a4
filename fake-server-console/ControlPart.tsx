import { Button, RowButton } from '#ui/parts/design/Button.tsx'
import { fill } from '#ui/text/fill.ts'
import { CONSOLE_WORDS as T } from '#ui/text/ko/pages-apart/console.ts'
import { changeWorld, type ConsolePartProps } from './control.ts'
import { type FormSchema, SchemaForm } from './SchemaForm.tsx'
import styles from './console.module.css'

/** Adds Korea's UTC offset to `now` if it was entered without one, because the control API requires an offset. */
const withOffset = ({ now, ...body }: Readonly<Record<string, unknown>>) =>
  typeof now === 'string' ? { now: now.replace(/^(\S+) (\S+)$/, '$1T$2+09:00'), ...body } : body

/**
 * 시계, 방문자, 대기열, 장애, 설정: shows the current values of these controls, lets the developer change them, and offers common
 * choices. A list has a form that adds an item.
 */
export const ControlPart = ({ part, state, catalogue: { forms } }: ConsolePartProps) => {
  const { schema, ready = {} } = forms[part] ?? {}
  const { items, ...record } = schema as FormSchema
  const present: Readonly<Record<string, unknown>> = { ...state, settings: state.chosen }
  const [title] = T.parts[part]
  const word = fill(items ? T.add : T.set, { part: title })
  const put = (label: string, body: unknown) => changeWorld(label, 'PUT', `/${part}`, body)
  const remove = async (label: string, index: number) => {
    await put(label, state.faults.toSpliced(index, 1))
    document.getElementById(part)?.focus()
  }
  return (
    <>
      {items && (
        <ul className={styles.lines}>
          {state.faults.map((fault, index) => {
            const name = `${title} ${index + 1}`
            return (
              <li key={index}>
                <b>{name}</b> <code>{JSON.stringify(fault)}</code>
                <RowButton of={name} word={T.remove} onPress={() => void remove(`${name} ${T.remove}`, index)} />
              </li>
            )
          })}
        </ul>
      )}
      <SchemaForm
        schema={items ?? record}
        value={present[part]}
        word={word}
        onSend={(body) => put(word, items ? [...state.faults, body] : withOffset(body))}
      />
      {Object.entries(ready).map(([group, bodies]) => (
        <div key={group} className={styles.ready} role="group" aria-label={group}>
          <b>{group}</b>
          {Object.entries(bodies).map(([label, body]) => (
            <Button key={label} small kind="tertiary" onPress={() => void put(label, body)}>
              {label}
            </Button>
          ))}
        </div>
      ))}
    </>
  )
}
