import { Actions } from '#ui/parts/design/Actions.tsx'
import { buttonClass } from '#ui/parts/design/Button.tsx'
import { CARD_CLASS } from '#ui/parts/design/Page.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { fill } from '#ui/text/fill.ts'
import { CONSOLE_WORDS as T } from '#ui/text/ko/pages-apart/console.ts'
import { changeWorld, useControlAnswer } from './control.ts'
import { type FormSchema, SchemaForm } from './SchemaForm.tsx'
import styles from './console.module.css'

/**
 * 담당자: the matters that wait for the officer, with the actions that their states allow. If an action needs more data, a
 * form for these data opens first.
 */
export const DeskPart = () => {
  const deskRows = useControlAnswer('/desk') ?? []
  if (deskRows.length === 0) return <p>{T.deskEmpty}</p>
  return deskRows.map(({ order, title, status, actions }) => {
    const send = async (action: string, word: string, more: object) => {
      const isDone = await changeWorld(`${title}: ${word}`, 'POST', '/officer', { ...order, action, ...more })
      // After a success the button may be gone, so the focus moves to the title. After a rejection the focus stays in
      // the form.
      if (isDone) document.getElementById(title)?.focus()
    }
    return (
      <section key={title} className={`${CARD_CLASS} ${styles.matter}`} aria-label={title}>
        <h3 id={title} tabIndex={-1}>
          {title} <Tag tone="info">{status}</Tag>
        </h3>
        {actions.length === 0 && <p className="small">{T.nothingToDo}</p>}
        <Actions>
          {actions.map(({ action, title: word, asks }) => {
            const schema = asks as FormSchema
            const form = (label: string) => (
              <SchemaForm key={action} word={label} schema={schema} onSend={(more) => send(action, word, more)} />
            )
            if (Object.keys(schema.properties ?? {}).length === 0) return form(word)
            return (
              <details key={action} name={title}>
                <summary className={buttonClass({ kind: 'secondary', small: true })}>{word}</summary>
                {form(fill(T.carryOut, { word }))}
              </details>
            )
          })}
        </Actions>
      </section>
    )
  })
}
