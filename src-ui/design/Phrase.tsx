import { Fragment } from 'react'
import { keepTogether } from '../text/fill.ts'

/** A text for people: phrases stay together, a line break of the text is one on the screen. */
export const Phrase = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {keepTogether(line)}
    </Fragment>
  ))
