import type { ReadonlySignal } from '@preact/signals-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Tick } from './Tick.tsx'

/** The words that are the same in every row. */
export type ConsentWords = {
  readonly required: string
  readonly optional: string
  readonly show: string
  readonly hide: string
}

type Ticking = {
  readonly checked: ReadonlySignal<boolean>
  readonly onTick: (on: boolean) => void
  /** May not be ticked now; `why` is the id of the text that says so. */
  readonly blocked?: ReadonlySignal<boolean> | undefined
  readonly why?: string | undefined
}

/** A group of consents under a box that ticks all; it shows a line while some are ticked. `name` is only heard. */
export const ConsentGroup = ({
  words,
  name,
  mixed,
  children,
  ...all
}: Ticking & {
  readonly words: string
  readonly name: string
  readonly mixed: ReadonlySignal<boolean>
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <div className="consents">
      <label className="consents__all" htmlFor={id}>
        <Tick
          id={id}
          mixed={mixed}
          checked={all.checked}
          onTick={all.onTick}
          blocked={all.blocked}
          describedBy={all.why}
        />
        <span>
          {words}
          <span className="sr"> {name}</span>
        </span>
      </label>
      <ul className="consents__list">{children}</ul>
    </div>
  )
}

/** One consent: the whole row ticks, `내용 보기` is a target of its own. The contents are pairs of a question and its answer. */
export const ConsentRow = ({
  id,
  title,
  must,
  contents,
  words,
  ...box
}: Ticking & {
  readonly id: string
  readonly title: string
  readonly must: boolean
  readonly contents: readonly { readonly name: string; readonly text: string }[]
  readonly words: ConsentWords
}) => (
  <li className="consent">
    <label className="consent__label" htmlFor={id}>
      <Tick id={id} checked={box.checked} onTick={box.onTick} blocked={box.blocked} describedBy={box.why} />
      <span>
        <span className={must ? 'tag tag--must' : 'tag'}>{must ? words.required : words.optional}</span> {title}
      </span>
    </label>
    <details>
      <summary>
        <span className="when-shut">{words.show}</span>
        <span className="when-open">{words.hide}</span>
        <span className="sr"> {title}</span>
        <Icon name="down" small />
      </summary>
      <dl className="consent__text">
        {contents.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Phrase text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  </li>
)
