import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { focusField } from './field.ts'
import { fill } from '../../text/fill.ts'
import { WORDS } from '../../text/ko/words.ts'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import styles from './ErrorSummary.module.css'

/** A failing field, in the words of its message; with a `head` of its own why something went wrong that no entry is to blame for. */
export type Problem = { readonly id: string; readonly text: string; readonly head?: string }

const ID = 'error-summary'

/** Moves the focus to the summary: after a refusal that belongs to no field. [A-268] [D2-95] */
export const focusErrorSummary = (): void => focusField(ID)

/** How many entries have to be mended, unless none has to be. */
const headOf = (problems: readonly Problem[]): string =>
  problems[0]?.head ?? `${WORDS['summary.title']} ${fill(WORDS['summary.count'], { n: problems.length })}`

/** Every failing field at the head of the form, numbered as it stands on the page, each a link to it; nothing without one. [A-268] [D2-104] */
export const ErrorSummary = ({ shown }: { readonly shown: ReadonlySignal<readonly Problem[]> }) => {
  useSignals()
  const problems = shown.value
  return problems.length === 0 ? null : (
    <div className={styles.summary} role="group" tabIndex={-1} id={ID} aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`}>
        <Icon name="alert" />
        <Phrase as="span" text={headOf(problems)} />
      </h2>
      <ol>
        {problems.map(({ id, text }) => (
          <li key={`${id} ${text}`}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(id)
              }}
            >
              <Phrase text={text} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
