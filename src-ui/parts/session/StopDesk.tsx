import { useState } from 'react'
import type { HelpDesk } from '#domain/session/routes'
import { Dialable } from '../design/Dialable.tsx'
import { fill } from '../../text/fill.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { CallHours } from './CallHours.tsx'
import { helpPhone, pageDesk } from './show-failure.ts'

/** The desk of the present page, or another one, below a refusal: its number, its hours, and whether it answers now. [D1-263] [P-262] */
export const StopDesk = ({ desk }: { readonly desk?: HelpDesk | undefined }) => {
  const [present] = useState(pageDesk)
  return (
    <>
      <p>
        <Dialable text={fill(GENERAL['error.helpLine'], { phone: helpPhone(desk ?? present) })} />
      </p>
      <CallHours />
    </>
  )
}
