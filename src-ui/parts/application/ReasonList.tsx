import { type ReactNode, useId } from 'react'
import type { CommonCode } from '#domain/application/common-code'
import { toStatusReasons, type StatusReason } from '#domain/application/result/reasons'
import { REASON_SENTENCES, reasonTitle } from '#ui/text/ko/application/result.ts'
import { classNames } from '../design/class-names.ts'
import { Phrase } from '../design/Phrase.tsx'
import styles from './reason-list.module.css'

type ReasonBoxProps = {
  readonly title: string
  /**
   * True if the applicant cannot act on the reasons. The reasons are then shown without the colour for something that
   * the applicant must do.
   */
  readonly calm?: boolean
  readonly reasons: ReactNode
  /** What follows the list of reasons. */
  readonly children?: ReactNode
}

/** A box with a heading and the items of a list of reasons. */
export const ReasonBox = ({ title, calm = false, reasons, children }: ReasonBoxProps) => {
  const id = useId()
  return (
    <section className={styles.why} aria-labelledby={id}>
      <div className={classNames(styles.box, calm && styles.calm)}>
        <h2 id={id}>{title}</h2>
        <ul className={styles.reasons}>{reasons}</ul>
        {children}
      </div>
    </section>
  )
}

/**
 * True if a reason is so vague that the applicant cannot act on it. All vague reasons share one sentence.
 * [A-169]
 */
const isVague = ({ description }: StatusReason): boolean => description === 'other' || description === 'noDescription'

/**
 * True for a vague reason with a title. If there are several, one sentence below the list of reasons explains them
 * together.
 */
const isNamedVague = (reason: StatusReason): boolean => isVague(reason) && reason.title !== null

type ReasonListProps = Omit<ReasonBoxProps, 'reasons'> & {
  readonly codes: readonly string[]
  readonly list: readonly CommonCode[] | null
  /** False if another text says what to do about vague reasons. */
  readonly helps?: boolean
}

/**
 * Renders the reasons of the agency, one entry for each code. If several reasons are vague, one sentence below all
 * entries says where to ask about them. Renders nothing if there are neither reasons nor `children`. to
 */
export const ReasonList = ({ codes, list, helps = true, children, ...box }: ReasonListProps) => {
  const reasons = toStatusReasons(codes, list)
  const vagueReasons = reasons.filter(isNamedVague)
  const [help] = vagueReasons
  const isOnce = vagueReasons.length > 1
  const isHelpBelow = isOnce || !helps
  const items = reasons.map((reason, index) => (
    <li key={index}>
      {reason.title !== null && <b>{reasonTitle(reason)}</b>}
      {!(isHelpBelow && isNamedVague(reason)) && (
        <>
          {reason.title !== null && ' '}
          <Phrase as="p" text={REASON_SENTENCES[reason.description]} />
        </>
      )}
    </li>
  ))
  return reasons.length === 0 && !children ? null : (
    <ReasonBox {...box} reasons={items}>
      {isOnce && helps && help !== undefined && <Phrase as="p" text={REASON_SENTENCES[help.description]} />}
      {children}
    </ReasonBox>
  )
}
