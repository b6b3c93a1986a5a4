import { Fragment } from 'react'
import type { Because } from '#domain/kernel/decide'
import { fill, keepTogether } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'

/** A text for people: phrases stay together, a line break of the text is one on the screen. */
export const Phrase = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of one text never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {keepTogether(line)}
    </Fragment>
  ))

/** 사유 코드: the rule behind a refusal, on a quiet line below its sentence: what support asks for. Nothing where no rule refuses. */
export const ReasonNote = ({ because }: { readonly because: Because | null | undefined }) =>
  because && <p className="reason">{fill(GENERAL['reason.code'], because)}</p>
