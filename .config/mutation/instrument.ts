import { join, relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { parseSync, Visitor } from 'vite'
import { root, textOf } from './sources.ts'

/** One change of a file: what stands there, what stands there instead, and the line in which it begins. */
export type Mutant = {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly text: string
  readonly from: string
  readonly to: string
}

type Change = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]

const silent = () => undefined
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: silent,
  debug: silent,
  info: silent,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
}

/** A text without its casts, each replaced by as much space: Stryker takes what is cast for a type, our tables among it. */
const withoutCasts = (file: string, text: string): string => {
  let plain = text
  new Visitor({
    TSAsExpression: ({ expression, end }) => {
      const cast = plain.slice(expression.end, end)
      plain = plain.slice(0, expression.end) + cast.replace(/[^\n]/g, ' ') + plain.slice(end)
    },
  }).visit(parseSync(file, text).program)
  return plain
}

const mutantOf = ({ id, fileName, location: { start, end }, replacement }: Change): Mutant => {
  const file = relative(root, fileName).replaceAll('\\', '/')
  const lines = textOf(file).split('\n')
  const part = lines.slice(start.line, end.line + 1)
  const last = part.length - 1
  part[last] = (part[last] ?? '').slice(0, end.column)
  part[0] = (part[0] ?? '').slice(start.column)
  return {
    id,
    file,
    line: start.line + 1,
    text: (lines[start.line] ?? '').trim(),
    from: part.join('\n'),
    to: replacement,
  }
}

/** Every mutant of these files, and the files with all of them inside, each behind a switch. */
export const instrument = async (files: readonly string[]) => {
  const { files: changed, mutants } = await new Instrumenter(LOGGER).instrument(
    files.map((file) => ({ name: join(root, file), mutate: true, content: withoutCasts(file, textOf(file)) })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: false },
  )
  return {
    mutants: mutants.map(mutantOf),
    texts: new Map(changed.map(({ name, content }) => [name, content])),
  }
}
