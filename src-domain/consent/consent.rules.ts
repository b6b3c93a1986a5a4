import { DEFAULT_SETTINGS } from '../kernel/settings.ts'
import type { Chapter } from '../rule-entry.ts'
import { CONSENT_CONTENTS } from './consent-contents.table.ts'
import { contentOf } from './consent-contents.ts'
import { CONSENT_ROWS } from './consent-items.table.ts'

/** Every item of both sets once. */
const ITEMS = [...CONSENT_ROWS.v3, ...CONSENT_ROWS.admin].filter(
  ({ column }, i, all) => all.findIndex((row) => row.column === column) === i,
)

/** 동의: what is agreed to, and how long what it covers is kept. */
export const CONSENT_CHAPTER: Chapter = {
  concept: 'consent',
  title: '동의',
  sheets: [
    {
      title: '동의 항목과 보유기간',
      question: '무엇에 동의하고, 꼭 동의해야 하며, 정보를 얼마나 보유합니까?',
      source: CONSENT_CONTENTS,
      columns: ['동의 항목', '필수', '보유기간', '거부하면'],
      rows: ITEMS.map(({ column, title, required }) => {
        const { retention, refusal } = contentOf(column, DEFAULT_SETTINGS)
        return { cells: [title, required ? '필수' : '선택', retention, refusal], ref: CONSENT_CONTENTS[column].ref }
      }),
    },
  ],
}
