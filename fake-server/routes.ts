import { parseToken } from './admin/parse-token.ts'
import { popupLogin } from './admin/popup-login.ts'
import { detailByCi } from './application/detail-by-ci.ts'
import { applicationCount } from './business/application-count.ts'
import { register } from './business/register.ts'
import type { Route } from './handler.ts'
import { integrationRequest, kftcRequest } from './identity/integration-request.ts'
import { integrationResult } from './identity/integration-result.ts'
import { loadTestApply, loadTestResult } from './identity/load-test.ts'
import { kmcRequest, nicePopup, niceResultPopup } from './identity/phone.ts'
import { setJwtCookie } from './identity/set-cookie.ts'
import { simpleResultSuccess, simpleSuccess } from './identity/simple-success.ts'
import { popupList } from './notice/popup-list.ts'
import { tokenCreate } from './session/token-create.ts'
import { tokenRemaining } from './session/token-remaining.ts'
import { publicDownload } from './upload/public-download.ts'

/** Every endpoint of the back end: one row each, written beside its handler, gathered here. */
export const ROUTES: readonly Route[] = [
  register,
  applicationCount,
  popupList,
  publicDownload,
  parseToken,
  popupLogin,
  tokenRemaining,
  tokenCreate,
  setJwtCookie,
  detailByCi,
  simpleSuccess,
  simpleResultSuccess,
  integrationRequest,
  kftcRequest,
  integrationResult,
  kmcRequest,
  nicePopup,
  niceResultPopup,
  loadTestApply,
  loadTestResult,
]
