import { Fragment, useState } from 'react'
import { Tag } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/States.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { change, type Matter, useAnswer } from './control.ts'
import { SchemaForm } from './SchemaForm.tsx'
import styles from './console.module.css'

/** One matter on the desk; an action that needs more words asks for them first. */
const MatterCard = ({ matter: { order, title, status, actions } }: { readonly matter: Matter }) => {
  const [asked, setAsked] = useState('')
  const send = async (action: string, word: string, more: object) => {
    await change(`${title}: ${word}`, 'POST', '/officer', { ...order, action, ...more })
    // What was pressed may be possible no more.
    document.getElementById(title)?.focus()
  }
  return (
    <section className={`card ${styles.matter}`} aria-label={title}>
      <h3 id={title} tabIndex={-1}>
        {title} <Tag tone="info">{status}</Tag>
      </h3>
      {actions.length === 0 && <p className="small">{T.nothingToDo}</p>}
      <div className="actions">
        {actions.map(({ action, title: word, asks }) => {
          const asksMore = Object.keys(asks.properties ?? {}).length > 0
          const isAsked = asked === action
          const press = () => (asksMore ? setAsked(isAsked ? '' : action) : void send(action, word, {}))
          return (
            <Fragment key={action}>
              <Button small kind="secondary" expanded={asksMore ? isAsked : undefined} onPress={press}>
                {word}
              </Button>
              {isAsked && (
                <SchemaForm
                  schema={asks}
                  word={fill(T.carryOut, { word })}
                  onSend={(more) => send(action, word, more as object)}
                />
              )}
            </Fragment>
          )
        })}
      </div>
    </section>
  )
}

/** 담당자: what lies on the desk, and of each what its state allows. */
export const DeskPart = () => {
  const matters = useAnswer('/desk') ?? []
  if (matters.length === 0) return <EmptyState title={T.deskEmpty} text={T.deskEmptyHelp} />
  return matters.map((matter) => <MatterCard key={matter.title} matter={matter} />)
}
