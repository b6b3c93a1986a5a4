import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RULE_BOOK_WORDS as T } from '../src-ui/text/ko/rule-book.ts'
import { ROOT } from './programs/root.ts'
import { type SyntaxNode, identifierNameOf, isSyntaxNode, parseSourceFile } from './sources/syntax.ts'

/** The folders whose functions ask the rules, or decide themselves: the use cases, the adapters and the server. */
const FOLDERS = ['src-app', 'src-infra', 'fake-server/agency', 'fake-server/http', 'fake-server/officer']
const NO_FUNCTION = /\.test\.ts$|\/testing\/|\.(?:port|errors|table)\.ts$/

const ASKING = /^(?:decide|reject)/
const COMPARING = new Set(['some', 'every', 'filter', 'find', 'includes'])
/** A longer call, such as the body of a use case, is not a condition. Its parts are looked at. */
const LONGEST = 600
const LONGEST_STEP = 240

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isSyntaxNode)

/** True for an expression that asks a rule, refuses, compares, or chooses between two values. */
const isCondition = (node: SyntaxNode): boolean => {
  if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') return true
  if (node.type === 'BinaryExpression') return /^(?:[=!]==|[<>]=?)$/.test(String(node['operator']))
  if (node.type !== 'CallExpression' || !isSyntaxNode(node['callee'])) return false
  const { callee } = node
  if (callee.type === 'MemberExpression') return COMPARING.has(String(identifierNameOf(callee['property'])))
  return ASKING.test(String(identifierNameOf(callee)))
}

/** Returns the source of each condition, the outermost one only, in the order of the source; after `→` what follows. */
const conditionsIn = (node: SyntaxNode, sourceOf: (node: SyntaxNode) => string): readonly string[] => {
  if (/^(?:Import|TS)/.test(node.type)) return []
  const { test, consequent } = node
  if (node.type === 'IfStatement' && isSyntaxNode(test) && isSyntaxNode(consequent)) {
    const text = `${sourceOf(test)} → ${sourceOf(consequent)}`
    const rest = [node['alternate']].filter(isSyntaxNode)
    const parts = text.length <= LONGEST_STEP ? rest : [consequent, ...rest]
    return [
      text.length <= LONGEST_STEP ? text : sourceOf(test),
      ...parts.flatMap((part) => conditionsIn(part, sourceOf)),
    ]
  }
  const written = isCondition(node) ? sourceOf(node) : ''
  if (written !== '' && written.length <= LONGEST) return [written]
  return childrenOf(node).flatMap((child) => conditionsIn(child, sourceOf))
}

const namesIn = (statement: SyntaxNode): readonly (readonly [name: string, node: SyntaxNode])[] => {
  const declared = isSyntaxNode(statement['declaration']) ? statement['declaration'] : statement
  return childrenOf(declared).flatMap((one) =>
    one.type === 'VariableDeclarator' ? [[String(identifierNameOf(one['id'])), one] as const] : [],
  )
}

const codeOf = (text: string): string => `\`${text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('`', "'")}\``

const sectionOf = (file: string): readonly string[] => {
  const { source, program } = parseSourceFile(ROOT, file)
  const sourceOf = ({ start, end }: SyntaxNode) => source.slice(start, end)
  const lines = childrenOf(program)
    .flatMap(namesIn)
    .flatMap(([name, node]) => conditionsIn(node, sourceOf).map((text) => `- ${name}: ${codeOf(text)}`))
  return lines.length === 0 ? [] : [`## [${file}](../${file})`, [...new Set(lines)].join('\n')]
}

/**
 * 규칙에 묻는 곳: returns what the use cases, the adapters and the server ask the rules, with the facts that they give, and what they
 * compare themselves, one on each line, so that a changed condition changes one line.
 */
export const conditionsText = (): string => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  return `${[
    `# ${T.title} ${T.conditions}`,
    T.conditionsLead,
    ...files
      .filter((file) => file.endsWith('.ts') && !NO_FUNCTION.test(file))
      .toSorted()
      .flatMap(sectionOf),
  ].join('\n\n')}\n`
}
