import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { APPLICATION_DOCUMENT_RULE } from './application-document.rules.ts'
import {
  EVIDENCE_FILE_RULE,
  FILE_KINDS_REFERENCE_TABLE,
  EVIDENCE_LIMITS_REFERENCE_TABLE,
} from './evidence-file.rules.ts'
import { STORED_FILE_RULE, FILE_REFERENCE_RULE } from './file-reference.rules.ts'
import { STORAGE_URL_RULE, UPLOAD_URL_RULE } from './storage-url.rules.ts'

export const UPLOAD_CHAPTER: RuleChapter = {
  concept: 'upload',
  title: '파일',
  rules: [
    APPLICATION_DOCUMENT_RULE,
    EVIDENCE_FILE_RULE,
    FILE_REFERENCE_RULE,
    UPLOAD_URL_RULE,
    STORAGE_URL_RULE,
    STORED_FILE_RULE,
  ],
  referenceTables: [
    FILE_KINDS_REFERENCE_TABLE,
    EVIDENCE_LIMITS_REFERENCE_TABLE,
  ],
}
