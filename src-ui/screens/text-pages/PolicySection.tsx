import type { Signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { Button } from '#ui/parts/design/Button.tsx'
import { type TableColumn, DataTable } from '#ui/parts/design/DataTable.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { Notes } from '#ui/parts/design/Page.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { HiddenSpace, Phrase } from '#ui/parts/design/Phrase.tsx'
import { fill } from '#ui/text/fill.ts'
import { POLICY_PAGE_TEXTS as T } from '#ui/text/ko/text-pages/small-pages.ts'
import type { PolicyBlock, PolicySummaryLine } from '#ui/text/policy.ts'
import styles from './ContentsPage.module.css'

type Cells = readonly string[]

const columnsOf = (labels: readonly string[]): readonly TableColumn<Cells>[] =>
  labels.map((label, index) => ({
    key: label,
    label,
    kind: index === 0 ? 'head' : undefined,
    cell: (row) => <TextWithPhoneLinks text={row[index] ?? ''} />,
  }))

type Values = Readonly<Record<string, string>>

const Block = ({ block, values }: { readonly block: PolicyBlock; readonly values: Values }) => {
  switch (block.is) {
    case 'text':
      return <Phrase as="p" text={block.text} />
    case 'list':
      return <Notes bare notes={block.items} />
    case 'table':
      return (
        <DataTable
          caption={block.caption}
          columns={columnsOf(block.columns)}
          rows={block.rows.map((row) => row.map((cell) => fill(cell, values)))}
          rowKey={(row) => row.join('|')}
          look="lines"
        />
      )
    case 'files':
      return (
        <div className={styles.files}>
          {block.files.map(({ text, href }) => (
            <LinkButton
              key={href}
              kind="secondary"
              small
              icon={href.endsWith('comparison.pdf') ? 'open' : 'download'}
              href={href}
              newTab
            >
              {text}
            </LinkButton>
          ))}
        </div>
      )
  }
}

const NONE: Values = {}

type FoldedProps = {
  readonly id: string
  readonly opened: Signal<ReadonlySet<string>>
  readonly title: ReactNode
  readonly children: ReactNode
}

const setOpen = (opened: Signal<ReadonlySet<string>>, id: string, isOpen: boolean): void => {
  if (opened.value.has(id) === isOpen) return
  const others = [...opened.value].filter((other) => other !== id)
  opened.value = new Set(isOpen ? [...others, id] : others)
}

type SectionProps = {
  readonly id: string
  readonly heading: string
  readonly level: 'h2' | 'h3'
  readonly blocks: readonly PolicyBlock[]
  readonly values?: Values | undefined
  /** The ids of the open sections, if the page folds its sections. */
  readonly opened?: Signal<ReadonlySet<string>> | undefined
}

const SectionBody = ({ blocks, values = NONE }: Pick<SectionProps, 'blocks' | 'values'>) => (
  <div className={styles.body}>
    {blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text never change order
      <Block key={index} block={block} values={values} />
    ))}
  </div>
)

/**
 * A section that can be folded below its heading. It opens without scripts, and when the browser's search finds
 * something in it.
 */
export const FoldedSection = ({ id, opened, title, children }: FoldedProps) => {
  useSignals()
  return (
    <details
      className={styles.folded}
      open={opened.value.has(id)}
      onToggle={({ currentTarget }) => setOpen(opened, id, currentTarget.open)}
    >
      <summary>
        {title}
        <Icon name="down" small />
      </summary>
      {children}
    </details>
  )
}

/**
 * A section of a legal text: sentences, lists, tables and files, in order. `values` fill the placeholders in the
 * tables.
 */
export const PolicySection = ({ id, heading, level, blocks, values, opened }: SectionProps) => {
  const title = <Phrase as={level} id={`${id}-t`} text={heading} />
  const body = <SectionBody blocks={blocks} values={values} />
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-t`} tabIndex={-1}>
      {opened === undefined ? (
        <>
          {title}
          {body}
        </>
      ) : (
        <FoldedSection id={id} opened={opened} title={title}>
          {body}
        </FoldedSection>
      )}
    </section>
  )
}

type SummaryProps = {
  readonly id: string
  readonly lines: readonly PolicySummaryLine[]
  /** Runs with the id of a section before the page scrolls to it. */
  readonly onGo?: (id: string) => void
}

/** The summary of a legal text: five lines, each a link to its section. */
export const PolicySummary = ({ id, lines, onGo }: SummaryProps) => (
  <nav className={styles.summary} aria-labelledby={id}>
    <h2 id={id}>{T['policy.summary']}</h2>
    <ul>
      {lines.map(({ to, name, text }) => (
        <li key={to}>
          <a href={`#${to}`} onClick={() => onGo?.(to)}>
            <strong>{name}</strong>
            <HiddenSpace />
            <Phrase as="span" text={text} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The day from which a legal text is valid, and the button that prints the text. */
export const PolicyVersionLine = ({ text }: { readonly text: string }) => (
  <div className={styles.version}>
    <p>
      <Phrase as="strong" text={text} />
    </p>
    <Button kind="tertiary" small icon="print" onPress={() => print()}>
      {T['policy.print']}
    </Button>
  </div>
)

type OpenAllProps = {
  readonly opened: Signal<ReadonlySet<string>>
  readonly ids: readonly string[]
}

/**
 * The heading of the folded sections, beside the button that opens all of them. If all of them are open, it closes them.
 * [D2-909]
 */
export const OpenAllSectionsButton = ({ opened, ids }: OpenAllProps) => {
  useSignals()
  const isAllOpen = ids.every((id) => opened.value.has(id))
  return (
    <div className={styles.openAll}>
      <h2>{T['policy.whole']}</h2>
      <Button kind="tertiary" small onPress={() => (opened.value = new Set(isAllOpen ? [] : ids))}>
        {T[isAllOpen ? 'policy.closeAll' : 'policy.openAll']}
      </Button>
    </div>
  )
}
