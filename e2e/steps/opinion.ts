import type { Page } from '@playwright/test'

/** The calls of the opinion page, for the journal and for faults. */
export const OPINION_CALL_PATHS = {
  list: '/api/v1/opinionSubmit/list/*',
  create: '/api/v1/opinionSubmit/create',
  storage: '/storage/*',
} as const

/** Returns locators for the visible parts of the opinion page. */
export const opinionPage = (page: Page) => ({
  reasons: page.getByRole('region', { name: '보류 사유' }),
  content: page.getByRole('textbox', { name: '의견내용' }),
  files: page.getByLabel('첨부파일 파일 선택'),
  submit: page.getByRole('button', { name: '제출', exact: true }),
  back: page.getByRole('button', { name: '이전' }),
  /** The opinions in the history, without the row of headings. */
  rows: page
    .getByRole('table', { name: '의견제출 내역' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') }),
})
