import { isRecord } from '#domain/kernel/read-settings'
import type { Route } from '../http/handler.ts'
import * as accounts from './account/accounts.ts'
import * as popupLogin from './admin/popup-login.ts'
import * as applicationCreate from './application/create.ts'
import * as register from './application/register.ts'
import * as results from './application/results.ts'
import * as update from './application/update.ts'
import * as validateBusiness from './business/validate-business.ts'
import * as consents from './consent/consents.ts'
import * as codes from './directory/codes.ts'
import * as certificationReports from './identity/certification-reports.ts'
import * as integration from './identity/integration.ts'
import * as loadTest from './identity/load-test.ts'
import * as realName from './identity/real-name.ts'
import * as notices from './notice/notices.ts'
import * as opinions from './opinion/opinions.ts'
import * as addItems from './proof/add-items.ts'
import * as cancel from './proof/cancel.ts'
import * as changeItems from './proof/change-items.ts'
import * as proofCreate from './proof/create.ts'
import * as proofFiles from './proof/files.ts'
import * as master from './proof/master.ts'
import * as tokens from './session/tokens.ts'
import * as uploadFiles from './upload/files.ts'

const isRoute = (value: unknown): value is Route => isRecord(value) && 'handler' in value && 'path' in value

/** Every endpoint of the back end: the rows that these files of calls export, each written beside its handler. */
export const ROUTES: readonly Route[] = [
  accounts,
  popupLogin,
  applicationCreate,
  register,
  results,
  update,
  validateBusiness,
  consents,
  codes,
  certificationReports,
  integration,
  loadTest,
  realName,
  notices,
  opinions,
  addItems,
  cancel,
  changeItems,
  proofCreate,
  proofFiles,
  master,
  tokens,
  uploadFiles,
].flatMap((calls) => Object.values<unknown>(calls).filter(isRoute))
