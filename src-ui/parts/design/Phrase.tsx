import { Fragment, type HTMLAttributes, type ReactNode } from 'react'
import { withNonBreakingSpaces } from '#ui/text/fill.ts'

type Element = 'p' | 'span' | 'strong' | 'li' | 'dd' | 'figcaption' | 'b' | 'h1' | 'h2' | 'h3'

const JOINT = /(?=[·~])|(?<=일)(?=\([일월화수목금토]\))|(?<=[’)○])(?=[가-힣])|(?<=\d-)(?=\d)/

/**
 * Renders a line of text. The line does not break before a separating dot, after a closing quote or a placeholder mark,
 * or inside opening hours, a date or a telephone number. A joiner in the style sheet prevents these breaks.
 */
const toJoinedWords = (line: string): ReactNode => {
  const [first, ...others] = line.split(JOINT)
  if (others.length === 0) return line
  return (
    <span className="joined">
      {first}
      {others.map((part, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one line never change order
        <span key={nth} className="join">
          {part}
        </span>
      ))}
    </span>
  )
}

/** A day with its weekday, and what follows without a space: `12월 5일(토)까지`. */
const DAY = /(\d{1,2}월.\d{1,2}일\([일월화수목금토]\)[^ ]*)/

/**
 * Keeps each day with its weekday on one line. If they do not fit on one, the line breaks after the month. The parts of
 * the line are in one element, so that a flex container does not lay them out side by side. [D2-941]
 */
const withDays = (line: string): ReactNode => {
  const parts = line.split(DAY)
  if (parts.length === 1) return toJoinedWords(line)
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          <Fragment key={index}>{toJoinedWords(part)}</Fragment>
        ) : (
          <span key={index} className="nobr">
            {toJoinedWords(part.replace(/\u00a0(?=\d)/, ' '))}
          </span>
        ),
      )}
    </span>
  )
}

/**
 * Text that keeps phrases on one line and preserves the line breaks of its string. `as` is the element around the text.
 */
export const Phrase = ({
  text,
  as: Whole,
  ...attributes
}: { readonly text: string; readonly as?: Element } & Omit<HTMLAttributes<HTMLElement>, 'children'>) => {
  const lines = text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never change order
    <Fragment key={index}>
      {index > 0 && <br />}
      {withDays(withNonBreakingSpaces(line))}
    </Fragment>
  ))
  return Whole === undefined ? lines : <Whole {...attributes}>{lines}</Whole>
}

/** A space for screen readers, between texts that are separated only by the layout. */
export const HiddenSpace = () => <span className="sr">&nbsp;</span>
