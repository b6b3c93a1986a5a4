import { useSignals } from '@preact/signals-react/runtime'
import { phoneLinkUrl, TextWithPhoneLinks } from '../../../parts/design/PhoneLinks.tsx'
import { LinkButton } from '../../../parts/design/LinkButton.tsx'
import { HelpDeskHoursCaption, reopensNote } from '../../../parts/help-desk/HelpDeskHours.tsx'
import { RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import styles from './HelpDeskCallButton.module.css'

type CallButtonProps = {
  readonly words?: string
  readonly kind: 'primary' | 'secondary' | 'text'
  readonly phone: string
  /** Further numbers, for the case that the first one is busy. [D2-468] */
  readonly others?: readonly string[]
  /** What the caller can do outside the opening hours, until calls are answered again. [D2-545] */
  readonly meanwhile?: string | undefined
}

/**
 * A button that calls the help desk. Outside the opening hours the line above the button says when calls are answered
 * again, and the button is not solid; otherwise the hours are below it. [D2-134] [D2-661] [P-262]
 */
export const HelpDeskCallButton = ({
  words = T['result.call'],
  kind,
  phone,
  others = [],
  meanwhile,
}: CallButtonProps) => {
  useSignals()
  const isClosed = reopensNote.value !== null
  return (
    <>
      {isClosed && <HelpDeskHoursCaption className={styles.closed} meanwhile={meanwhile} />}
      <LinkButton
        kind={isClosed && kind === 'primary' ? 'secondary' : kind}
        href={phoneLinkUrl(phone)}
        icon="tel"
        className={styles.call}
      >
        {words} <b className="num">{phone}</b>
      </LinkButton>
      {others.length > 0 && (
        <p className={styles.hours}>
          {T['call.ifBusy']} <TextWithPhoneLinks text={others.join(', ')} />
        </p>
      )}
      {!isClosed && <HelpDeskHoursCaption className={styles.hours} />}
    </>
  )
}

/** A link that calls the help desk, for a call that is an alternative to the main action. It shows only the number. */
export const HelpDeskCallLink = ({ words, phone }: { readonly words: string; readonly phone: string }) => (
  <>
    <LinkButton kind="text" small href={phoneLinkUrl(phone)} icon="tel" label={`${words} ${phone}`}>
      <span className="num">{phone}</span>
    </LinkButton>
    <HelpDeskHoursCaption className={styles.hours} />
  </>
)
