import { Fragment, useState } from 'react'
import { Tag } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/States.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { change, type Thing, useAnswer } from './control.ts'
import { type About, CallForm } from './Fields.tsx'
import styles from './console.module.css'

type ThingProps = { readonly thing: Thing; readonly fields: About }

/** One thing on the desk; what needs more words asks for them first. */
const ThingCard = ({ thing: { order, title, status, actions }, fields }: ThingProps) => {
  const [asked, setAsked] = useState('')
  return (
    <section className={`card ${styles.thing}`} aria-label={title}>
      <h3 id={title} tabIndex={-1}>
        {title} <Tag tone="info">{status}</Tag>
      </h3>
      {actions.length === 0 && <p className="small">{T.nothingToDo}</p>}
      <div className="actions">
        {actions.map(({ action, title: word, asks }) => {
          const asksMore = Object.keys(asks).length > 0
          const isAsked = asked === action
          const send = async (more: object) => {
            await change(`${title}: ${word}`, 'POST', '/officer', { ...order, action, ...more })
            // What was pressed may be possible no more.
            document.getElementById(title)?.focus()
          }
          return (
            <Fragment key={action}>
              <Button
                small
                kind="secondary"
                expanded={asksMore ? isAsked : undefined}
                onPress={() => (asksMore ? setAsked(isAsked ? '' : action) : void send({}))}
              >
                {word}
              </Button>
              {isAsked && <CallForm example={asks} about={fields} word={fill(T.carryOut, { word })} onSend={send} />}
            </Fragment>
          )
        })}
      </div>
    </section>
  )
}

/** 담당자: what lies on the desk, and of each what its state allows. */
export const DeskPart = () => {
  const { things = [], fields = {} } = useAnswer('/desk') ?? {}
  if (things.length === 0) return <EmptyState title={T.deskEmpty} text={T.deskEmptyHelp} />
  return things.map((thing) => <ThingCard key={thing.title} thing={thing} fields={fields} />)
}
