import { useId, type ReactNode } from 'react'
import { Phrase } from './Phrase.tsx'
import actionBar from './ActionBar.module.css'
import { classNames } from './class-names.ts'

/**
 * The frame of a form page: the rail (a `StepRail`) left of the column from 1024 px, the column 720 px wide. Every screen
 * has one `main` with the id that the skip link leads to.
 */
export const FlowPage = ({ rail, children }: { readonly rail?: ReactNode; readonly children: ReactNode }) => (
  <main id="main" className="page flow" tabIndex={-1}>
    {rail}
    <div className="flow__main">{children}</div>
  </main>
)

type PageHeadProps = {
  readonly title: ReactNode
  readonly lead?: string | undefined
  readonly children?: ReactNode
}

/** The heading of a page, and what one has to know first. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <div className="page-head">
    <h1>{typeof title === 'string' ? <Phrase text={title} /> : title}</h1>
    {lead !== undefined && <Phrase as="p" text={lead} />}
    {children}
  </div>
)

type SectionProps = {
  readonly title: string
  readonly lead?: string | undefined
  readonly children: ReactNode
}

/** A part of a page under its own heading; `lead` is one sentence below it. Fields in it keep their distance. */
export const Section = ({ title, lead, children }: SectionProps) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <Phrase as="h2" id={id} text={title} />
      {lead !== undefined && <Phrase as="p" text={lead} />}
      <div className="stack">{children}</div>
    </section>
  )
}

/** A box with a heading. Never a card in a card. */
export const Card = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <Phrase as="h2" id={id} text={title} />
      {children}
    </section>
  )
}

/** The buttons of a step, the main one last. On a phone they stay at the lower edge and cover no field. */
export const ActionBar = ({ children, one = false }: { readonly children: ReactNode; readonly one?: boolean }) => (
  <div className={classNames(actionBar.bar, one && actionBar.one)} data-action-bar>
    {children}
  </div>
)

/** What one should know before beginning. */
export const Notes = ({ notes }: { readonly notes: readonly string[] }) => (
  <ul className="notes">
    {notes.map((note) => (
      <Phrase as="li" key={note} text={note} />
    ))}
  </ul>
)
