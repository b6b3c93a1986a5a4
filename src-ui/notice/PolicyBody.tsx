import { useEffect } from 'react'
import { type Column, DataTable } from '../design/DataTable.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { fill } from '../text/fill.ts'
import type { PolicyBlock } from '../text/policy.ts'
import look from './policy.module.css'

/**
 * Goes to the place that the address names after its `#`. The browser has looked for it before the page was drawn, and
 * without the focus there a keyboard would go on from the top.
 */
export const useAnchor = (): void => {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [])
}

type Cells = readonly string[]

const columnsOf = (labels: readonly string[]): readonly Column<Cells>[] =>
  labels.map((label, at) => ({
    key: label,
    label,
    kind: at === 0 ? 'head' : undefined,
    cell: (row) => <Phrase text={row[at] ?? ''} />,
  }))

type Values = Readonly<Record<string, string>>

const Block = ({ block, values }: { readonly block: PolicyBlock; readonly values: Values }) => {
  switch (block.is) {
    case 'text':
      return (
        <p>
          <Phrase text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul className="notes">
          {block.items.map((item) => (
            <li key={item}>
              <Phrase text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <DataTable
          caption={block.caption}
          columns={columnsOf(block.columns)}
          rows={block.rows.map((row) => row.map((cell) => fill(cell, values)))}
          rowKey={(row) => row.join('|')}
        />
      )
    case 'files':
      return (
        <div className={look.files}>
          {block.files.map(({ text, href }) => (
            <LinkButton key={href} kind="secondary" small icon="download" href={href} newTab>
              {text}
            </LinkButton>
          ))}
        </div>
      )
  }
}

const NONE: Values = {}

/** Sentences, lists, tables and files of a legal text, one below the other; `values` fill the holes of the tables. */
export const PolicyBody = ({
  blocks,
  values = NONE,
}: {
  readonly blocks: readonly PolicyBlock[]
  readonly values?: Values
}) => (
  <div className={look.body}>
    {blocks.map((block, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text never change places
      <Block key={at} block={block} values={values} />
    ))}
  </div>
)

/** The list of contents: real anchors, so that a section can be linked to. [P-245] */
export const PolicyContents = ({
  title,
  entries,
}: {
  readonly title: string
  readonly entries: readonly { readonly id: string; readonly text: string }[]
}) => (
  <nav className={look.contents} aria-label={title} id="contents">
    <h2>{title}</h2>
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Phrase text={text} />
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
