/** The parts of a legal text: sentences, lists, tables with their captions, and downloadable files. */
export type PolicyBlock =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | {
      readonly is: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly is: 'files'; readonly files: readonly { readonly text: string; readonly href: string }[] }

type PolicySectionText = { readonly title: string; readonly blocks: readonly PolicyBlock[] }
type PolicyChapter = { readonly title: string; readonly sections: readonly PolicySectionText[] }

/** A line of the summary above a legal text. `to` is the id of the section that says more. */
export type PolicySummaryLine = { readonly to: string; readonly name: string; readonly text: string }

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const blockOf = (source: string): PolicyBlock => {
  const [first = '', ...lines] = source.split(/\n+/)
  if (first.startsWith('### ')) {
    const [columns = [], , ...rows] = lines.map(cellsOf)
    return { is: 'table', caption: first.slice(4), columns, rows }
  }
  if (!first.startsWith('- ')) return { is: 'text', text: source }
  const files = [...source.matchAll(/^- \[([^\]\n]+)\]\(([^)\n]+)\)$/gm)].map(([, text = '', href = '']) => ({
    text,
    href,
  }))
  return files.length > 0
    ? { is: 'files', files }
    : { is: 'list', items: [first, ...lines].map((item) => item.slice(2)) }
}

/** Returns the parts into which the headings of one level divide a text. Each part has the line of its heading. */
const partsBelow = (mark: '# ' | '## ', source: string): readonly (readonly [title: string, body: string])[] =>
  source
    .split(new RegExp(`^${mark}`, 'm'))
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()])

/**
 * Parses a text in Markdown. `#` is a chapter, `##` is a section, and `###` is the caption of the table below it.
 * Paragraphs, lists, and lists of links to files are supported, but no other Markdown.
 */
export const parsePolicy = (markdown: string): readonly PolicyChapter[] =>
  partsBelow('# ', markdown).map(([title, chapter]) => ({
    title,
    sections: partsBelow('## ', chapter).map(([heading, section]) => ({
      title: heading,
      blocks: section.split(/\n{2,}(?!\|)/).map(blockOf),
    })),
  }))
