import { useState } from 'react'
import { paginationItems } from '#domain/kernel/page-numbers'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { Icon } from './Icon.tsx'
import styles from './Pagination.module.css'

/** The number of rows of a long list that are rendered together. */
export const ROWS_PER_PAGE = 10

/** Returns one page of a list. Pages count from 1. If the list is now shorter, returns its last page. */
export const usePagination = <Row,>(rows: readonly Row[]) => {
  const [requested, onPage] = useState(1)
  const last = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE))
  const current = Math.min(requested, last)
  return { rows: rows.slice((current - 1) * ROWS_PER_PAGE, current * ROWS_PER_PAGE), current, last, onPage } as const
}

type PaginationProps = {
  readonly label: string
  readonly current: number
  readonly last: number
  readonly onPage: (page: number) => void
}

/**
 * The page buttons of a list, with pages counted from 1. Renders nothing if there is only one page. The buttons for the
 * previous and the next page stay when they are disabled, so that the focus is not lost. [P-253] [P-254]
 */
export const Pagination = ({ label, current, last, onPage }: PaginationProps) =>
  last <= 1 ? null : (
    <nav className={styles.pagination} aria-label={label}>
      <Step
        to={current - 1}
        isEnabled={current > 1}
        name={COMPONENT_TEXTS['page.before']}
        icon="left"
        onPage={onPage}
      />
      {paginationItems(current, last).map((mark, index) =>
        mark === 'gap' ? (
          <span key={index < 2 ? 'before' : 'after'} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={mark}
            type="button"
            aria-current={mark === current ? 'page' : undefined}
            onClick={() => onPage(mark)}
          >
            {mark}
            <span className="sr">{COMPONENT_TEXTS['page.word']}</span>
          </button>
        ),
      )}
      <Step
        to={current + 1}
        isEnabled={current < last}
        name={COMPONENT_TEXTS['page.after']}
        icon="right"
        onPage={onPage}
      />
    </nav>
  )

type StepProps = {
  readonly to: number
  readonly isEnabled: boolean
  readonly name: string
  readonly icon: 'left' | 'right'
  readonly onPage: (page: number) => void
}

const Step = ({ to, isEnabled, name, icon, onPage }: StepProps) => (
  <button type="button" aria-disabled={isEnabled ? undefined : true} onClick={() => isEnabled && onPage(to)}>
    <Icon name={icon} small />
    <span className="sr">{name}</span>
  </button>
)
