import { Icon } from './Icon.tsx'

/** Pages around the current one: at most five numbers. */
export const pagesAround = (current: number, last: number): readonly number[] => {
  const from = Math.max(1, Math.min(current - 2, last - 4))
  return Array.from({ length: Math.min(5, last) }, (_, index) => from + index)
}

/** Leads through the pages of a list; nothing for a single one. Pages count from 1. */
export const Pagination = ({
  label,
  current,
  last,
  onPage,
}: {
  readonly label: string
  readonly current: number
  readonly last: number
  readonly onPage: (page: number) => void
}) =>
  last <= 1 ? null : (
    <nav className="pagination" aria-label={label}>
      <Step to={current - 1} on={current > 1} name="이전 쪽" icon="left" onPage={onPage} />
      {pagesAround(current, last).map((page) => (
        <button
          key={page}
          type="button"
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onPage(page)}
        >
          {page}
          <span className="sr">쪽</span>
        </button>
      ))}
      <Step to={current + 1} on={current < last} name="다음 쪽" icon="right" onPage={onPage} />
    </nav>
  )

const Step = ({
  to,
  on,
  name,
  icon,
  onPage,
}: {
  readonly to: number
  readonly on: boolean
  readonly name: string
  readonly icon: 'left' | 'right'
  readonly onPage: (page: number) => void
}) =>
  on ? (
    <button type="button" onClick={() => onPage(to)}>
      <Icon name={icon} small />
      <span className="sr">{name}</span>
    </button>
  ) : (
    <span className="is-off">
      <Icon name={icon} small />
      <span className="sr">{name} 없음</span>
    </span>
  )
