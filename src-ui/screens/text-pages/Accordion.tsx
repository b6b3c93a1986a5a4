import type { ReactNode } from 'react'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { useDisclosure } from '#ui/parts/focus/use-disclosure.ts'
import styles from './Accordion.module.css'

/**
 * A list of questions, each with its own heading. The page opens at most one of them. Never used inside a step of a
 * form. [P-248] [P-249]
 */
export const Accordion = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.accordion}>{children}</div>
)

type QuestionProps = {
  readonly id: string
  readonly question: ReactNode
  readonly open: boolean
  readonly onToggle: () => void
  /** A line of the answer that is visible while the question is closed. */
  readonly excerpt: ReactNode
  readonly children: ReactNode
}

/**
 * One question: a heading with a button that says whether the question is open. Screen readers can find it by its
 * heading, Enter and Space open it, and links can point to its `id`. [P-248] [P-319]
 */
export const AccordionQuestion = ({ id, question, open, onToggle, excerpt, children }: QuestionProps) => {
  const { button, body } = useDisclosure(open, (isOpen) => void (isOpen !== open && onToggle()), `${id}-body`)
  return (
    <section className={styles.item} id={id}>
      <h3>
        <button {...button} className={styles.head} id={`${id}-q`}>
          <span>{question}</span>
          <Icon name="down" small />
        </button>
      </h3>
      {excerpt !== undefined && !open && <p className={`small ${styles.excerpt}`}>{excerpt}</p>}
      <div {...body} className={styles.body} role="region" aria-labelledby={`${id}-q`} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
