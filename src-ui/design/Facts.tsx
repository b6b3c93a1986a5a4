import type { ReactNode } from 'react'
import { type Instant, type KstDate, formatKstDateTime } from '#domain/kernel/calendar'
import { type Won, formatWon } from '#domain/kernel/won'

/** A name and what stands for it; a value that is null is left out. */
export type Fact = { readonly name: string; readonly value: ReactNode }

const entries = (facts: readonly Fact[]) =>
  facts
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))

/** What is already known, on a tinted ground: name, birth date, business number. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => <dl className="facts">{entries(facts)}</dl>

/** Values below one another with fine lines, inside a slip or a card. */
export const KeyValues = ({ facts }: { readonly facts: readonly Fact[] }) => <dl className="kv">{entries(facts)}</dl>

/** An amount: `300,000원`. */
export const Money = ({ won }: { readonly won: Won }) => <span className="num">{formatWon(won)}</span>

/** A day: `2025-06-18`. */
export const DateText = ({ date }: { readonly date: KstDate }) => <time dateTime={date}>{date}</time>

/** A moment in Korean time: `2025-06-18 14:03`. */
export const MomentText = ({ at }: { readonly at: Instant }) => {
  const text = formatKstDateTime(at)
  return <time dateTime={`${text.replace(' ', 'T')}+09:00`}>{text}</time>
}

/**
 * The waybill: only for the facts of the programme, the application and the place in the line. `SlipHead` above the torn
 * line, `SlipBody` below; a `plain` body has a straight line and no notches.
 */
export const Slip = ({
  children,
  labelledBy,
}: {
  readonly children: ReactNode
  readonly labelledBy?: string | undefined
}) =>
  labelledBy === undefined ? (
    <div className="slip">{children}</div>
  ) : (
    <section className="slip" aria-labelledby={labelledBy}>
      {children}
    </section>
  )

export const SlipHead = ({ children, row = false }: { readonly children: ReactNode; readonly row?: boolean }) => (
  <div className={row ? 'slip__head slip__head--row' : 'slip__head'}>{children}</div>
)

export const SlipBody = ({ children, plain = false }: { readonly children: ReactNode; readonly plain?: boolean }) => (
  <div className={plain ? 'slip__body slip__body--plain' : 'slip__body'}>{children}</div>
)

/** The one large value of a screen, under its label. */
export const SlipValue = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <p className="slip__label">{label}</p>
    <p className="slip__big">{children}</p>
  </>
)
