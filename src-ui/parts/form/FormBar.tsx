import type { ReactNode } from 'react'
import { fill } from '../../text/fill.ts'
import { PARTS } from '../../text/ko/parts.ts'
import { WORDS } from '../../text/ko/words.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { ActionBar } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import styles from './FormBar.module.css'
import type { Refusal } from './refuse-entries.ts'

/** The next missing thing of a form, and how it is gone to, opened or started. */
export type NextThing = {
  readonly name: string
  readonly busy?: string | false
  /** Id of an element that says why it cannot be done now. */
  readonly blockedBy?: string | null
  readonly onPress: () => void
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
  /** How much is done, or left. */
  readonly tally?: ReactNode
  /** Why the last press came to nothing. [D2-147] */
  readonly refusal: Refusal | null
  /** Null: nothing is missing. */
  readonly next: NextThing | null
  /** The way back in the words of its document; `이전` where it has none. */
  readonly back?: string
  readonly onBack: () => void
  readonly named: NamedButton
}

type NamedProps = { readonly kind: 'primary' | 'secondary'; readonly named: NamedButton }

const Named = ({ kind, named: { words, ...rest } }: NamedProps) => (
  <Button kind={kind} opensDialog {...rest}>
    {words}
  </Button>
)

/**
 * The end of a form. Its one blue button names the next missing thing and does it, and the button of the document stands
 * above it, after the last entry; when nothing is missing, that is the blue one. [D2-160]
 */
export const FormBar = ({ tally, refusal, next, back = WORDS['common.back'], onBack, named }: FormBarProps) => (
  <>
    {next !== null && (
      <div className={styles.named}>
        <Named kind="secondary" named={named} />
      </div>
    )}
    <div className={styles.bar}>
      <ActionBar
        tally={tally}
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
        {next === null ? (
          <Named kind="primary" named={named} />
        ) : (
          <Button busy={next.busy} blockedBy={next.blockedBy} onPress={next.onPress}>
            {fill(PARTS['bar.next'], { name: next.name })}
          </Button>
        )}
      </ActionBar>
    </div>
  </>
)
