import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './Slip.module.css'

type Content = { readonly children: ReactNode }

/**
 * A list of facts that looks like a waybill. It shows only the facts of the programme or of an application, or the
 * position in the queue. `SlipHead` is above the torn line, `SlipBody` below it.
 */
export const Slip = ({ children, labelledBy }: Content & { readonly labelledBy?: string }) =>
  labelledBy === undefined ? (
    <div className={styles.slip}>{children}</div>
  ) : (
    <section className={styles.slip} aria-labelledby={labelledBy}>
      {children}
    </section>
  )

/** The top of a `Slip`. With `row`, the actions for the large value are beside the value. */
export const SlipHead = ({ children, row = false }: Content & { readonly row?: boolean }) => (
  <div className={classNames(styles.head, row && styles.row)}>{children}</div>
)

type SlipBodyProps = Content & {
  readonly title?: string
  /** True if this part is separated by a straight line without notches. */
  readonly plain?: boolean
}

export const SlipBody = ({ children, title, plain = false }: SlipBodyProps) => (
  <div className={classNames(styles.body, plain && styles.plain)}>
    {title !== undefined && <h3 className={styles.title}>{title}</h3>}
    {children}
  </div>
)

export const SlipLabel = ({ children }: Content) => <p className="small">{children}</p>

/** The one large value of a screen. It is announced when it changes. */
export const SlipStatus = ({ children }: Content) => (
  <p className={styles.big} role="status">
    {children}
  </p>
)

type SlipNumberProps = { readonly label: string; readonly number: string; readonly numberRef: Ref<HTMLElement> }

/** A number with its label. It is smaller than the one large value of a screen. */
export const SlipNumber = ({ label, number, numberRef }: SlipNumberProps) => (
  <dl>
    <dt className="small">{label}</dt>
    <dd className={styles.number} ref={numberRef}>
      {number}
    </dd>
  </dl>
)
