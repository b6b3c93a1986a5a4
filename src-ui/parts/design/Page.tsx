import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Column, Main } from './Layout.tsx'
import { TextWithPhoneLinks } from './PhoneLinks.tsx'
import { Phrase } from './Phrase.tsx'
import styles from './Page.module.css'

type FlowPageProps = {
  readonly rail?: ReactNode
  /** True for a page to read, which is as wide as a text. */
  readonly isText?: boolean
  readonly children: ReactNode
}

/** The class of a `Main` with entries, whose column is 720 px wide. [D1-870] */
export const FORM_CLASS = styles.form ?? ''

/** The frame of a form page. From 1024 px on, the `Rail` is to the left of the column. [D1-641] */
export const FlowPage = ({ rail, isText = false, children }: FlowPageProps) => (
  <Main layout="column" className={isText ? undefined : FORM_CLASS}>
    {rail}
    <Column>{children}</Column>
  </Main>
)

/**
 * Content that stays visible beside the column of a `FlowPage` from 1024 px on. In a narrower window it is above the
 * column.
 */
export const Rail = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.rail} data-rail>
    {children}
  </div>
)

type SectionProps = {
  readonly id?: string
  readonly title: string
  readonly lead?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A section of a page with its own heading. `lead` is one sentence below the heading. */
export const TextSection = ({ id, title, lead, className, children }: SectionProps) => {
  const titleId = useId()
  return (
    <section id={id} className={classNames(styles.section, className)} aria-labelledby={titleId}>
      <Phrase as="h2" id={titleId} text={title} />
      {lead !== undefined && <Phrase as="p" text={lead} />}
      {children}
    </section>
  )
}

export const StackedSection = ({ children, ...rest }: SectionProps) => (
  <TextSection {...rest}>
    <Stack>{children}</Stack>
  </TextSection>
)

/** A stack of elements with the same gaps as the fields of a form. */
export const Stack = ({
  as: Element = 'div',
  children,
}: {
  readonly as?: 'div' | 'ul'
  readonly children: ReactNode
}) => <Element className={styles.stack}>{children}</Element>

/** Secondary content of a page. Its heading is smaller than that of a section, or missing. */
export const MinorSection = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => {
  const id = useId()
  if (title === undefined) return <div className={styles.minor}>{children}</div>
  return (
    <section className={styles.minor} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The contact, in small type at the end of a page. The contact is not printed. */
export const HelpNote = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={`small ${styles.help}`}>
    <strong>{title}</strong>
    {children}
  </div>
)

export const CARD_CLASS = styles.card ?? ''

/** A box with a heading. A box never contains another box. */
export const Card = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Phrase as="h2" id={id} text={title} />
      {children}
    </section>
  )
}

/** Notes to read before starting, in a box. With `bare`, the notes are a list within a text, without a box. */
export const Notes = ({ notes, bare = false }: { readonly notes: readonly string[]; readonly bare?: boolean }) => (
  <ul className={classNames(styles.notes, bare && styles.bare)}>
    {notes.map((note) => (
      <li key={note}>
        <TextWithPhoneLinks text={note} />
      </li>
    ))}
  </ul>
)
