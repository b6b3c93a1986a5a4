import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { formatWon } from '#domain/kernel/won'
import { HiddenSpace, Phrase } from '#ui/parts/design/Phrase.tsx'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { callLater } from '#ui/parts/focus/call-later.ts'
import { ShareBar } from '#ui/parts/proof/ShareBar.tsx'
import { fill } from '#ui/text/fill.ts'
import { supportShareWords } from '#ui/text/ko/proof/proof.ts'
import { REGISTRATION_TEXTS as T } from '#ui/text/ko/proof/registration.ts'
import type { RegistrationAmount } from './registration-amount.model.ts'
import type { RegistrationModel } from './registration.model.ts'
import styles from './SupportBox.module.css'

/** The pause after the last key press before the amount is announced, in milliseconds. */
const PAUSE = 500

type Props = { readonly registration: RegistrationModel }

const isAboveCeiling = ({ expected, shares }: RegistrationAmount): boolean => expected.value > shares.value.ceiling

/**
 * Returns the number of cases times the amount per case, in words. Adds the product if less than the product is paid.
 * [P-032] [D3-290]
 */
const timesOf = ({ fields, amount: { expected, payable } }: RegistrationModel): string => {
  const times = fill(T['reg.times'], { n: Number(fields.total.value.value) })
  if (payable.value === expected.value) return times
  return `${times} ${fill(T['reg.timesOfWhich'], { sum: formatWon(expected.value) })}`
}

/**
 * The support that can be paid for the entered cases, and how it is computed. A change is announced half a second after
 * the last digit. The first amount is not announced, so that a screen reader reads its heading. [P-032] [D3-144]
 */
const ExpectedSupport = ({ registration }: Props) => {
  useSignals()
  const sum = formatWon(registration.amount.payable.value)
  const announcedSum = useRef(sum)
  useEffect(
    () =>
      callLater(() => {
        if (announcedSum.current !== sum) announce(`${T['reg.expected']} ${sum}`)
        announcedSum.current = sum
      }, PAUSE),
    [sum],
  )
  return (
    <p className={styles.sum}>
      <span className={`small ${styles.name}`}>{T['reg.expected']}</span>
      <HiddenSpace />
      <span>{timesOf(registration)}</span>
      <HiddenSpace />
      <output htmlFor={registration.fields.total.id} aria-live="off">
        {sum}
      </output>
    </p>
  )
}

/** True if the total is not in cases, and no part of the maximum is paid, granted, under review or entered. [D3-573] */
const hasNothingToAdd = ({ fields, amount }: RegistrationModel): boolean => {
  const { open, ceiling } = amount.shares.value
  return fields.totalUnit.value.value !== 'cases' && open === ceiling
}

/**
 * The most that a business can get, and how much of it is paid, granted, under review or entered. For cases, also the
 * expected support. While there is nothing to add up, shows only the maximum, and not even this before a unit is
 * chosen. [P-032] [D3-573]
 */
export const SupportBox = ({ registration }: Props) => {
  useSignals()
  const unit = registration.fields.totalUnit.value.value
  const isCases = unit === 'cases'
  const shares = registration.amount.shares.value
  const ceiling = <p className="small">{fill(T['reg.ceiling'])}</p>
  if (hasNothingToAdd(registration)) return unit === '' ? null : ceiling
  return (
    <div className={styles.box}>
      {isCases ? <ExpectedSupport registration={registration} /> : ceiling}
      <ShareBar whole={shares.ceiling} shares={supportShareWords(shares)} />
      {isCases && isAboveCeiling(registration.amount) && (
        <p className={styles.above}>
          <Phrase as="b" text={fill(T['reg.expectedAbove'])} />
        </p>
      )}
      {isCases && (
        <p className={styles.note}>
          <Phrase text={fill(T['reg.expectedNote'])} /> <Phrase text={fill(T['reg.usageOfAll'])} />
        </p>
      )}
    </div>
  )
}

/** The support that can be paid, on one line in the bar of the form. [P-032] [D3-290] */
export const ExpectedSupportLine = ({ registration }: Props) => {
  useSignals()
  return (
    <>
      {timesOf(registration)} <b>{formatWon(registration.amount.payable.value)}</b>
    </>
  )
}
