import { phoneAddress } from '../../../parts/design/Dialable.tsx'
import { LinkButton } from '../../../parts/design/LinkButton.tsx'
import { CallCaption } from '../../../parts/help-desk/CallHours.tsx'
import { RESULT as T } from '../../../text/ko/result.ts'
import styles from './CallButton.module.css'

type CallButtonProps = {
  readonly words?: string
  readonly kind: 'primary' | 'secondary' | 'text'
  readonly phone: string
}

/**
 * A button that calls the help desk. The line below the button has the opening hours; outside these hours, it says when
 * calls are answered again. [D2-134] [P-262]
 */
export const CallButton = ({ words = T['result.call'], kind, phone }: CallButtonProps) => (
  <>
    <LinkButton kind={kind} href={phoneAddress(phone)} icon="tel" className={styles.call}>
      {words} <b className="num">{phone}</b>
    </LinkButton>
    <CallCaption className={styles.hours} />
  </>
)
