import { relative } from 'node:path'
import { REQUIREMENT_PATTERN, headingAnchorOf } from '#book/text/articles'
import { escapeMarkdown, markdownList } from '#book/text/rules-text'
import { LINKED_SOURCES, SENTENCE_SOURCES } from '#book/text/sentence-sources.table'
import { ROOT } from '#tools/programs/root'
import { readCatalogue } from '#tools/requirements/catalogue'
import { type SyntaxNode, identifierNameOf, isSyntaxNode, parseSourceFile, syntaxNodesIn } from '#tools/sources/syntax'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'

type References = readonly string[]
type Sentence = { readonly text: string; readonly refs: References }
/** The texts to which other texts refer, by constant and keys: `RESULT_TEXTS.cancel.confirm`. */
type KeyedTexts = Map<string, () => string | null>

const TEXT_FOLDER = 'src-ui/text/ko/'

const KOREAN = /[ㄱ-ㅎ가-힣]/
/**
 * Matches a text of the screens that may have no Korean letters: it contains a placeholder or words of another
 * language.
 */
const PLACEHOLDER_OR_WORDS = /\{\w+\}|[a-z] [a-z]/

/** True for nodes that contain no sentence: imports, types, messages to developers, and comparisons. */
const hasNoSentence = ({ type, operator }: SyntaxNode): boolean =>
  /^(?:Import|TS(?:Type|Interface)|ThrowStatement)/.test(type) || /^[=!]==$/.test(String(operator))

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isSyntaxNode)
const keyOf = (node: SyntaxNode): string => String(identifierNameOf(node['key']))
const referencesIn = (text: string): References => [...new Set(text.match(REQUIREMENT_PATTERN))]

/** For each text key, returns the ids of the requirements that define its text. */
const readIdsByKey = (): ReadonlyMap<string, References> => {
  const ids = new Map<string, References>()
  for (const { id, block } of readCatalogue(ROOT).values())
    for (const [, key = ''] of block.matchAll(/^\s*- (?:D\d-\d+ )?([a-z][A-Za-z]*(?:\.\w+)+)(?: \(|:)/gm))
      ids.set(key, [...(ids.get(key) ?? []), id])
  return ids
}

/**
 * Returns a function that returns the text of a node of this program, or null if the node is not a text. A value in a
 * template that is not itself a text becomes its name in braces. Adds the texts of the program to `textsByKey`.
 */
const textReaderOf = (program: SyntaxNode, textsByKey: KeyedTexts) => {
  const constants = new Map<unknown, unknown>()
  const importedNames = new Map<unknown, unknown>()
  const pathOf = (node: unknown): string => {
    if (!isSyntaxNode(node) || node.type !== 'MemberExpression')
      return String(importedNames.get(identifierNameOf(node)) ?? identifierNameOf(node))
    return `${pathOf(node['object'])}.${String(identifierNameOf(node['property']))}`
  }
  const textOf = (node: unknown): string | null => {
    if (!isSyntaxNode(node)) return null
    const { type, value } = node
    if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : null
    if (type === 'Identifier') return textOf(constants.get(node['name']))
    if (type === 'MemberExpression') return textsByKey.get(pathOf(node))?.() ?? null
    if (type !== 'TemplateLiteral') return null
    const values = (node['expressions'] as readonly SyntaxNode[]).map((part) => {
      const name = syntaxNodesIn(part).findLast((inner) => inner.type === 'Identifier')?.['name']
      return textOf(part) ?? `{${String(name)}}`
    })
    const words = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
    return words.map((part, nth) => part.value.cooked + (values[nth] ?? '')).join('')
  }
  const addTexts = (path: string, node: SyntaxNode): void => {
    if (isSyntaxNode(node['expression'])) addTexts(path, node['expression'])
    else if (node.type !== 'ObjectExpression') textsByKey.set(path, () => textOf(node))
    else
      for (const property of childrenOf(node))
        if (isSyntaxNode(property['value'])) addTexts(`${path}.${keyOf(property)}`, property['value'])
  }
  for (const node of syntaxNodesIn(program)) {
    const [id, init] = [identifierNameOf(node['id']), node['init']]
    if (node.type === 'ImportSpecifier')
      importedNames.set(identifierNameOf(node['local']), identifierNameOf(node['imported']))
    if (node.type !== 'VariableDeclarator' || !isSyntaxNode(init)) continue
    constants.set(id, init)
    addTexts(String(id), init)
  }
  return textOf
}

/**
 * Parses a file. Returns a function that lists the file's sentences in the order of the source. It may be called only
 * after all files are parsed.
 */
const readSource = (file: string, idsByKey: ReadonlyMap<string, References>, textsByKey: KeyedTexts) => {
  const { source, program } = parseSourceFile(ROOT, file)
  const textOf = textReaderOf(program, textsByKey)
  const isScreenText = file.startsWith(TEXT_FOLDER)

  const sentencesIn = (node: SyntaxNode, refs: References): readonly Sentence[] => {
    if (hasNoSentence(node)) return []
    const text = textOf(node)
    if (text !== null)
      return KOREAN.test(text) || (isScreenText && PLACEHOLDER_OR_WORDS.test(text)) ? [{ text, refs }] : []
    if (node.type === 'Property') {
      const ids = keyOf(node).includes('.') ? (idsByKey.get(keyOf(node)) ?? []) : refs
      return isSyntaxNode(node['value']) ? sentencesIn(node['value'], ids) : []
    }
    const part = { MemberExpression: 'object', VariableDeclarator: 'init' }[node.type]
    const children = part === undefined ? childrenOf(node) : [node[part]].filter(isSyntaxNode)
    const ref = node.type === 'ObjectExpression' ? children.find((property) => keyOf(property) === 'ref') : undefined
    const ids = ref === undefined ? refs : referencesIn(source.slice(ref.start, ref.end))
    return children.flatMap((child) => sentencesIn(child, ids))
  }

  return (): readonly Sentence[] =>
    childrenOf(program).flatMap((statement, nth, statements) =>
      sentencesIn(statement, referencesIn(source.slice(statements[nth - 1]?.end ?? 0, statement.start))),
    )
}

const lineOf = ({ text, refs }: Sentence): string => {
  const words = escapeMarkdown(
    text
      .replaceAll('\n', ' / ')
      .replaceAll(/<[^>]*>/g, '')
      .trim(),
  )
  return refs.length === 0 ? words : `${words} (${refs.join(', ')})`
}
const linkTo = (file: string): string => `[${file.replace(/^.*\//, '')}](${relative('rule-book', file)})`

/** Returns the Korean words in a source of the product, for the test that every such source is listed. */
export const wordsInSource = (file: string): readonly string[] =>
  readSource(file, new Map(), new Map())().map(({ text }) => text)

/** 화면의 문장: returns every sentence of the screens, one on each line, so that a changed sentence changes one line. */
export const sentencesText = (): string => {
  const [idsByKey, textsByKey]: readonly [ReadonlyMap<string, References>, KeyedTexts] = [readIdsByKey(), new Map()]
  const sources = SENTENCE_SOURCES.map(([file, title]) => ({
    file,
    title,
    list: readSource(file, idsByKey, textsByKey),
  }))
  return `${[
    `# ${T.title} ${T.sentences}`,
    T.sentencesLead,
    `## ${T.contents}`,
    markdownList(sources.map(({ title }) => `[${title}](#${headingAnchorOf(title)})`)),
    `## ${T.linkedTexts}`,
    markdownList(LINKED_SOURCES.map(([file, title]) => `${title}: ${linkTo(file)}`)),
    ...sources.flatMap(({ file, title, list }) => [`## ${title}`, linkTo(file), markdownList(list().map(lineOf))]),
  ].join('\n\n')}\n`
}
