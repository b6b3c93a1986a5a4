import { Fragment, type HTMLAttributes } from 'react'
import type { Because } from '#domain/kernel/decide'
import { fill, keepTogether } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'

type Element = 'p' | 'span' | 'strong' | 'li' | 'dd' | 'figcaption' | 'h1' | 'h2' | 'h3'

/** A text for people: phrases stay together, a line break of the text is one on the screen; `as` is the element of which it is all. */
export const Phrase = ({
  text,
  as: Whole,
  ...attributes
}: { readonly text: string; readonly as?: Element } & Omit<HTMLAttributes<HTMLElement>, 'children'>) => {
  const lines = text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {keepTogether(line)}
    </Fragment>
  ))
  return Whole === undefined ? lines : <Whole {...attributes}>{lines}</Whole>
}

/** Parts that only their look keeps apart are two words for who hears them, too. */
export const Gap = () => <span className="sr">&nbsp;</span>

/** The row behind a refusal of something that was asked for, on a quiet line below its sentence, once a page. [D1-254] */
export const ReasonNote = ({ because }: { readonly because: Because | null | undefined }) =>
  because && <p className="reason">{fill(GENERAL['reason.code'], because)}</p>
