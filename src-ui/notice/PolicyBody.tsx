import { Button } from '../design/Button.tsx'
import { type Column, DataTable } from '../design/DataTable.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { fill } from '../text/fill.ts'
import type { PolicyBlock } from '../text/policy.ts'
import styles from './contents-page.module.css'

type Cells = readonly string[]

const columnsOf = (labels: readonly string[]): readonly Column<Cells>[] =>
  labels.map((label, index) => ({
    key: label,
    label,
    kind: index === 0 ? 'head' : undefined,
    cell: (row) => <Phrase text={row[index] ?? ''} />,
  }))

type Values = Readonly<Record<string, string>>

const Block = ({ block, values }: { readonly block: PolicyBlock; readonly values: Values }) => {
  switch (block.is) {
    case 'text':
      return <Phrase as="p" text={block.text} />
    case 'list':
      return (
        <ul className="notes">
          {block.items.map((item) => (
            <Phrase as="li" key={item} text={item} />
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
        <div className={styles.files}>
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
  <div className={styles.body}>
    {blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text never change places
      <Block key={index} block={block} values={values} />
    ))}
  </div>
)

/** From when on a legal text is valid, and the way to take it along. */
export const PolicyVersion = ({ text, print: word }: { readonly text: string; readonly print: string }) => (
  <div className={styles.version}>
    <p>
      <Phrase as="strong" text={text} />
    </p>
    <Button kind="tertiary" small icon="print" onPress={() => print()}>
      {word}
    </Button>
  </div>
)
