import { type Signal, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId, useState } from 'react'
import { useDisclosure } from '../focus/use-disclosure.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { HiddenSpace } from './Phrase.tsx'
import styles from './Fold.module.css'

type FoldProps = {
  readonly name: string
  /** A one-line summary of the content. The summary stays beside the name when the row is open. */
  readonly value?: ReactNode
  /**
   * True if the row is open at first in a window of at least 1024 px. In a narrower window, every row is closed at
   * first.
   */
  readonly openOnWide?: boolean
  /** Whether the row is open, if another component controls it. If this is not given, the row keeps its own state. */
  readonly opened?: Signal<boolean>
  readonly className?: string | undefined
  readonly level?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** True on a window narrower than 1024 px; false if the width is unknown. */
const isNarrow = (): boolean => globalThis.matchMedia?.('not all and (min-width: 64rem)').matches ?? false

/**
 * A collapsible row: a heading with a button, and the content below the heading. After a click, the focus stays on the
 * button. The row opens if `focusField` moves the focus into it. On paper, every row is open.
 */
export const Fold = (props: FoldProps) => {
  const { name, value, openOnWide = false, opened, className, level: Heading = 'h2', children } = props
  useSignals()
  const [state] = useState(() => opened ?? signal(openOnWide && !isNarrow()))
  const open = state.value
  const nameId = useId()
  const { button, body } = useDisclosure(open, (isOpen) => (state.value = isOpen))
  return (
    <section className={classNames(styles.fold, className)} aria-labelledby={nameId}>
      <Heading className={styles.heading} data-name={name}>
        <button {...button} className={styles.row}>
          <span className={styles.name} id={nameId}>
            {name}
          </span>
          {value !== undefined && (
            <>
              <HiddenSpace />
              <span className={`small ${styles.value}`}>{value}</span>
            </>
          )}
          <Icon name="down" small />
        </button>
      </Heading>
      <div {...body} className={styles.body} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
