import type { KstDate } from '#domain/time/calendar'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { isPastDay } from '#ui/parts/time/days-left.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import styles from './past-due-note.module.css'

/** A warning when the last day of a supplement is over. [D2-112] */
export const PastDueNote = ({ due }: { readonly due: KstDate | null }) =>
  due !== null &&
  isPastDay(due) && (
    <p className={styles.past}>
      <Icon name="alert" small />
      {T['result.duePast']}
    </p>
  )
