import type { ReactNode } from 'react'

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
