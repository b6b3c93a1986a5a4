import { Dialable } from '../design/Dialable.tsx'
import { fill } from '../../text/fill.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { CallHours } from './CallHours.tsx'
import { helpPhone } from './show-failure.ts'

/** The desk of the present page below a refusal: its number, its hours, and whether it answers now. [D1-263] [P-262] */
export const StopDesk = () => (
  <>
    <p>
      <Dialable text={fill(GENERAL['error.helpLine'], { phone: helpPhone() })} />
    </p>
    <CallHours />
  </>
)
