import { Fragment, useState } from 'react'
import type { HelpDesk } from '#domain/session/routes'
import { Dialable } from '../design/Dialable.tsx'
import { fill } from '../../text/fill.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { CallHours } from './CallHours.tsx'
import { helpPhone, pageDesk } from './show-failure.ts'

/** A separator between two desks: each has its own line, and a line never breaks between two numbers of one desk. */
const BETWEEN_DESKS = /, (?=\D)/

/** The line of one desk, with a label; the lines of several desks begin with their names. */
const linesOf = (phones: string): readonly string[] => {
  const desks = phones.split(BETWEEN_DESKS)
  return desks.length === 1 ? [fill(GENERAL['error.helpLine'], { phone: phones })] : desks
}

/**
 * The desk of the current page, or another one, below a refusal: its number, its hours, and whether it answers now.
 * [D1-263] [P-262]
 */
export const StopDesk = ({ desk }: { readonly desk?: HelpDesk | undefined }) => {
  const [present] = useState(pageDesk)
  return (
    <>
      <p>
        {linesOf(helpPhone(desk ?? present)).map((one, nth) => (
          <Fragment key={one}>
            {nth > 0 && <br />}
            <span className="nobr">
              <Dialable text={one} />
            </span>
          </Fragment>
        ))}
      </p>
      <CallHours />
    </>
  )
}
