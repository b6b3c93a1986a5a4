import type { Settings } from '../kernel/settings.ts'
import type { ConsentChoice } from './consent-choice.ts'
import { isGroupEnabled } from './consent-choice.ts'
import type { ConsentColumn } from './consent-items.table.ts'

/**
 * May one go on from a consent page? `missing` lists every unchecked required item in the order of the page, `focus` the
 * first of them that can be operated. `declined`: on by the explicit choice not to request provision.
 */
export type ConsentVerdict =
  | { readonly is: 'complete' }
  | { readonly is: 'declined' }
  | { readonly is: 'incomplete'; readonly missing: readonly ConsentColumn[]; readonly focus: ConsentColumn | null }

/** Every required item is checked, or the ones that are not. */
export const judgeConsents = (choice: ConsentChoice): ConsentVerdict => {
  const open = choice.groups.flatMap((group) =>
    group.items
      .filter((item) => item.required && !item.checked)
      .map((item) => ({ column: item.saveColumn, enabled: isGroupEnabled(choice, group.key) })),
  )
  if (open.length === 0) return { is: 'complete' }
  return {
    is: 'incomplete',
    missing: open.map((item) => item.column),
    focus: open.find((item) => item.enabled)?.column ?? null,
  }
}

/** As above for /mydata-agree, where the explicit 'do not request provision' goes on too, unless the setting blocks it. [A-041] [A-045] [D2-03] */
export const judgeMydata = (choice: ConsentChoice, settings: Pick<Settings, 'mydataDecline'>): ConsentVerdict =>
  choice.declined && settings.mydataDecline === 'allow' ? { is: 'declined' } : judgeConsents(choice)
