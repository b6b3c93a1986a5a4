import { Fragment, type HTMLAttributes, type ReactNode } from 'react'
import { keepTogether } from '../../text/fill.ts'

type Element = 'p' | 'span' | 'strong' | 'li' | 'dd' | 'figcaption' | 'b' | 'h1' | 'h2' | 'h3'

const JOINT = /(?=·)|(?<=[’)○])(?=[가-힣])|(?<=\d-)(?=\d)/

/**
 * The same line, which breaks neither before a separating dot, nor behind a closing quote or a sign for a name, nor
 * inside a date or a telephone number: the style draws a joiner there.
 */
const joined = (line: string): ReactNode => {
  const [first, ...others] = line.split(JOINT)
  if (others.length === 0) return line
  return (
    <span className="joined">
      {first}
      {others.map((part, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one line never change places
        <span key={nth} className="join">
          {part}
        </span>
      ))}
    </span>
  )
}

/** A text that keeps phrases together and its line breaks; `as` makes it its own element. */
export const Phrase = ({
  text,
  as: Whole,
  ...attributes
}: { readonly text: string; readonly as?: Element } & Omit<HTMLAttributes<HTMLElement>, 'children'>) => {
  const lines = text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {joined(keepTogether(line))}
    </Fragment>
  ))
  return Whole === undefined ? lines : <Whole {...attributes}>{lines}</Whole>
}

/** Separates for screen readers what only the layout separates. */
export const Gap = () => <span className="sr">&nbsp;</span>
