import { useSignals } from '@preact/signals-react/runtime'
import { phoneLinkAddress } from '../../../parts/design/PhoneLinks.tsx'
import { LinkButton } from '../../../parts/design/LinkButton.tsx'
import { callButtonKind } from '../../../parts/help-desk/availability.ts'
import { HelpDeskHoursCaption } from '../../../parts/help-desk/HelpDeskHours.tsx'
import { RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import styles from './HelpDeskCallButton.module.css'

type CallButtonProps = {
  readonly words?: string
  readonly kind: 'primary' | 'secondary' | 'text'
  readonly phone: string
}

/**
 * A button that calls the help desk. The line below the button has the opening hours; outside these hours, it says when
 * calls are answered again, and the button is outlined. [D2-134] [D3-271] [P-262]
 */
export const HelpDeskCallButton = ({ words = T['result.call'], kind, phone }: CallButtonProps) => {
  useSignals()
  return (
    <>
      <LinkButton kind={callButtonKind(kind)} href={phoneLinkAddress(phone)} icon="tel" className={styles.call}>
        {words} <b className="num">{phone}</b>
      </LinkButton>
      <HelpDeskHoursCaption className={styles.hours} />
    </>
  )
}
