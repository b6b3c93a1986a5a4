import { Fragment, useState } from 'react'
import type { HelpDeskName } from '#domain/pages/routes'
import { fill } from '#ui/text/fill.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { TextWithPhoneLinks } from '../design/PhoneLinks.tsx'
import { helpDeskPhoneLines, helpDeskOfPage } from './help-desk.ts'
import { HelpDeskHoursNote } from './HelpDeskHours.tsx'

/**
 * The help desk below a refusal; by default that of the current page. Shows its telephone numbers after a label (for
 * `both`, one line for each help desk, with its name), then the hours, and whether calls are answered now. [D1-263]
 * [P-262]
 */
export const RefusalHelpDesk = ({ helpDesk }: { readonly helpDesk?: HelpDeskName | undefined }) => {
  const [present] = useState(helpDeskOfPage)
  const phones = helpDeskPhoneLines(helpDesk ?? present)
  const lines =
    phones.length === 1 ? phones.map((phone) => fill(EVERY_PAGE_TEXTS['error.helpLine'], { phone })) : phones
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
