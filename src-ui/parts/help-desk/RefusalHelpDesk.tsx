import { Fragment, useState } from 'react'
import type { HelpDeskName } from '#domain/session/routes'
import { TextWithPhoneLinks } from '../design/PhoneLinks.tsx'
import { fill } from '../../text/fill.ts'
import { EVERY_PAGE_TEXTS } from '../../text/ko/every-page.ts'
import { HelpDeskHoursNote } from './HelpDeskHours.tsx'
import { helpDeskPhoneLines, helpDeskOfPage } from './help-desk.ts'

/**
 * The help desk of the current page, or another one if it is given, below a refusal. Shows the telephone numbers after
 * a label; for both help desks, shows one line for each with its name. Then shows the hours, and whether calls are
 * answered now. [D1-263] [P-262]
 */
export const RefusalHelpDesk = ({ desk }: { readonly desk?: HelpDeskName | undefined }) => {
  const [present] = useState(helpDeskOfPage)
  const desks = helpDeskPhoneLines(desk ?? present)
  const lines = desks.length === 1 ? desks.map((phone) => fill(EVERY_PAGE_TEXTS['error.helpLine'], { phone })) : desks
  return (
    <>
      <p>
        {lines.map((line, nth) => (
          <Fragment key={line}>
            {nth > 0 && <br />}
            <span className="nobr">
              <TextWithPhoneLinks text={line} />
            </span>
          </Fragment>
        ))}
      </p>
      <HelpDeskHoursNote />
    </>
  )
}
