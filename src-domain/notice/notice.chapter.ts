import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { DATED_NOTICES_TABLE } from './dated-notices.rules.ts'
import { MAINTENANCE_ACCESS_RULE } from './maintenance-access.rules.ts'
import { MAINTENANCE_WARNING_RULE, MAINTENANCE_WINDOW_RULE } from './maintenance-window.rules.ts'
import { NOTICE_HTML_TABLE } from './notice-html.rules.ts'
import { NOTICE_SAVING_RULE } from './notice-saving.rules.ts'
import { POPUP_FORM_RULE } from './popup-form.rules.ts'
import { POPUP_ORDER_TABLE, POPUP_VISIBILITY_RULE } from './popup.rules.ts'

export const NOTICE_CHAPTER: RuleChapter = {
  concept: 'notice',
  title: '공지',
  rules: [
    POPUP_VISIBILITY_RULE,
    MAINTENANCE_WINDOW_RULE,
    MAINTENANCE_ACCESS_RULE,
    MAINTENANCE_WARNING_RULE,
    NOTICE_SAVING_RULE,
    POPUP_FORM_RULE,
  ],
  referenceTables: [POPUP_ORDER_TABLE, NOTICE_HTML_TABLE, DATED_NOTICES_TABLE],
}
