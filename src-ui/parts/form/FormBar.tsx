import { type ReactNode, useId, useState } from 'react'
import { fill } from '../../text/fill.ts'
import { PARTS } from '../../text/ko/parts.ts'
import { WORDS } from '../../text/ko/words.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { ActionBar } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import styles from './FormBar.module.css'
import { focusField } from './field.ts'
import type { Refusal } from './refuse-entries.ts'

/** A missing thing of a form, and how it is opened or started. */
export type MissingThing = {
  /** Id of its field or button. */
  readonly id: string
  readonly name: string
  /** What the person does with it, as the bar's button says: `press` says its name alone. */
  readonly act: 'enter' | 'choose' | 'upload' | 'press'
  readonly busy?: string | false
  /** Id of an element that says why it cannot be done now. */
  readonly blockedBy?: string | null
  /** Opens or starts it; what is typed is gone to. */
  readonly onPress?: () => void
}

/** The button that a document names, which runs its checks and asks before it sends. */
export type NamedButton = {
  readonly id?: string
  readonly words: string
  readonly busy: string | false
  /** Why it may not be pressed now. */
  readonly blocked?: string | null
  /** Id of an element that says so. */
  readonly blockedBy?: string | null
  /** It asks before it sends, unless it says otherwise. */
  readonly opensDialog?: boolean
  readonly onPress: () => void
}

type FormBarProps = {
  /** How much is done, null for nothing; how much is left where it is left out. */
  readonly tally?: ReactNode
  /** Why the last press came to nothing. [D2-147] */
  readonly refusal: Refusal | null
  /** What is missing, in the order of the page. */
  readonly missing: readonly MissingThing[]
  /** The way back in the words of its document; `이전` where it has none. */
  readonly back?: string
  readonly onBack: () => void
  readonly named: NamedButton
  /** Nothing is done yet, and what is to be done first is louder than the bar: it has no blue button. */
  readonly calm?: boolean
}

type NamedProps = { readonly kind: 'primary' | 'tertiary' | 'text'; readonly named: NamedButton }

const Named = ({ kind, named: { words, opensDialog = true, ...rest } }: NamedProps) => (
  <Button kind={kind} className={kind === 'text' ? styles.quiet : undefined} opensDialog={opensDialog} {...rest}>
    {words}
  </Button>
)

/** What is missing, each a link that leads there. [A-268] [D2-104] [D2-166] */
export const MissingList = ({ missing, onGo }: Pick<FormBarProps, 'missing'> & { readonly onGo?: () => void }) => (
  <ul className={styles.list}>
    {missing.map(({ id, name }) => (
      <li key={name}>
        <a
          className={styles.place}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault()
            onGo?.()
            focusField(id)
          }}
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
)

type LeftProps = Pick<FormBarProps, 'missing'> & { readonly isRefused: boolean }

/** How much is left; pressed, what that is, under the title of the summary once a press was refused. [A-268] [D2-147] [D2-166] */
const Left = ({ missing, isRefused }: LeftProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const words = fill(PARTS['bar.left'], { n: missing.length })
  if (missing.length === 1) return <p className={styles.count}>{words}</p>
  return (
    <div className={styles.left}>
      <div id={id} hidden={!open}>
        {isRefused && <Phrase as="p" className={styles.summary} text={WORDS['summary.title']} />}
        <MissingList missing={missing} onGo={() => setOpen(false)} />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words}
        <Icon name="down" small />
      </button>
    </div>
  )
}

/**
 * The end of a form. Its one loud button names the next missing thing and does it; the button of the document stands in
 * the line above it, as words, after the last entry. When nothing is missing, that is the loud one. [D2-160]
 */
export const FormBar = ({
  tally,
  refusal,
  missing,
  back = WORDS['common.back'],
  onBack,
  named,
  calm = false,
}: FormBarProps) => {
  const [next] = missing
  return (
    <ActionBar
      tally={
        next === undefined ? (
          tally
        ) : (
          <>
            {tally === undefined ? <Left missing={missing} isRefused={refusal !== null} /> : tally}
            {!calm && <Named kind="text" named={named} />}
          </>
        )
      }
      refusal={
        refusal && (
          <p key={refusal.nth} className={styles.refusal} role="alert">
            <Icon name="alert" small />
            <Phrase as="span" text={refusal.text} />
          </p>
        )
      }
    >
      <Button kind="tertiary" onPress={onBack}>
        {back}
      </Button>
      {next === undefined || calm ? (
        <Named kind={calm ? 'tertiary' : 'primary'} named={named} />
      ) : (
        <Button busy={next.busy} blockedBy={next.blockedBy} onPress={next.onPress ?? (() => focusField(next.id))}>
          {fill(PARTS[`bar.next.${next.act}`], { name: next.name })}
        </Button>
      )}
    </ActionBar>
  )
}
