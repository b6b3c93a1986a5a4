import { useSignals } from '@preact/signals-react/runtime'
import type { HelpDeskName } from '#domain/pages/routes'
import { TELEPHONE_HOURS_TEXT } from '#domain/programme/parameters'
import { HELP_DESK_CALL, IF_LINE_IS_BUSY, TELEPHONE_HOURS_LINE } from '#ui/text/ko/help-desk/help-desk.ts'
import { classNames } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import { phoneLinkUrl } from '../design/PhoneLinks.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { helpDeskRows } from './help-desk.ts'
import { reopensNote } from './HelpDeskHours.tsx'
import styles from './HelpDeskPhone.module.css'

type HelpDeskPhoneProps = {
  readonly helpDesk: HelpDeskName
  /** What the call is for, before each number in its accessible name. */
  readonly words?: string
  /** What the caller needs during the call; the line below the hours. [D2-990] */
  readonly note?: string | null
  /**
   * True if the call is what the page asks for. Its first number is then larger, and a button on a phone; the second
   * one is a link for a busy line. [D1-1008] [D2-902] [D2-935]
   */
  readonly isStep?: boolean
}

/**
 * The telephone of a help desk: all its numbers in one line, in large type, and below them the hours, or when calls are
 * answered again. Each number is a link that calls; in a wide window it looks like text. The line of the hours is
 * always there, so that nothing moves once the time is known. [P-262] [D2-851]
 */
export const HelpDeskPhone = ({
  helpDesk,
  words = HELP_DESK_CALL,
  note = null,
  isStep = false,
}: HelpDeskPhoneProps) => {
  useSignals()
  const reopens = reopensNote.value
  return (
    <div className={classNames(styles.phone, isStep && styles.step)}>
      {helpDeskRows(helpDesk).map(({ name, numbers }) => (
        <p key={numbers.join()} className={styles.numbers}>
          {name !== null && <span className={styles.name}>{name}</span>}
          {name === null && !isStep && <Icon name="tel" />}
          {numbers.map((number, index) => (
            <span key={number} className={index === 0 ? styles.main : styles.busy}>
              {index > 0 && (isStep ? `${IF_LINE_IS_BUSY} ` : <span aria-hidden="true">· </span>)}
              <a className="num" href={phoneLinkUrl(number)} aria-label={`${name ?? words} ${number}`}>
                {isStep && index === 0 && <Icon name="tel" />}
                {number}
              </a>
            </span>
          ))}
        </p>
      ))}
      <Phrase as="p" text={reopens === null ? TELEPHONE_HOURS_LINE : `${reopens} (${TELEPHONE_HOURS_TEXT})`} />
      {note !== null && <Phrase as="p" text={note} />}
    </div>
  )
}
