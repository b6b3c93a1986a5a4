import { useSignals } from '@preact/signals-react/runtime'
import { phoneAddress } from '../../parts/design/Dialable.tsx'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { CallHours, isDeskShut } from '../../parts/session/CallHours.tsx'
import { RESULT as T } from '../../text/ko/result.ts'
import styles from './CallButton.module.css'

type CallButtonProps = {
  readonly kind: 'primary' | 'secondary' | 'text'
  readonly phone: string
}

/** A call to the desk with its hours; while nobody answers they stand before it. [D2-134] [P-262] */
export const CallButton = ({ kind, phone }: CallButtonProps) => {
  useSignals()
  const shut = isDeskShut()
  const hours = <CallHours className={styles.hours} />
  return (
    <>
      {shut && hours}
      <LinkButton kind={kind} href={phoneAddress(phone)} icon="tel" className={styles.call}>
        {T['result.call']} <b className="num">{phone}</b>
      </LinkButton>
      {!shut && hours}
    </>
  )
}
