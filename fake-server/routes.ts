import { validateAccountOwner, verifyAccount } from './account/accounts.ts'
import { parseToken, popupLogin } from './admin/popup-login.ts'
import { create } from './application/create.ts'
import { deleteDirect, reapply, update } from './application/update.ts'
import { deliveryTotal, detailByCi, detailByNumber, resultCheck, saveStepHistory } from './application/results.ts'
import { applicationCount, register, validateBusiness } from './business/register.ts'
import { saveAgreements, consents } from './consent/consents.ts'
import { codes } from './directory/codes.ts'
import type { Route } from './handler.ts'
import { integrationRequest, kftcRequest, integrationResult } from './identity/integration.ts'
import { loadTestApply, loadTestResult, realName } from './identity/real-name.ts'
import { kmcRequest, nicePopup, niceResultPopup } from './identity/phone.ts'
import { setJwtCookie } from './identity/certifications.ts'
import { simpleResultSuccess, simpleSuccess } from './identity/simple-success.ts'
import { landingInfo, landingList } from './notice/landings.ts'
import { popupDetail, popupList, popupCreate, popupUpdate, popupDelete, popupSwitch } from './notice/popups.ts'
import { createOpinion, listOpinions } from './opinion/opinions.ts'
import { proofCreateBatch, proofCreateOne } from './proof/add-items.ts'
import { cancelProof, deleteMaster } from './proof/cancel.ts'
import { proofDelete, proofUpdate, updateBatch } from './proof/change-items.ts'
import { proofCreate, proofCreateParcel } from './proof/create.ts'
import { proofDownload } from './proof/files.ts'
import { masterGet, masterUpdate } from './proof/master.ts'
import { tokenCreate, tokenRemaining } from './session/tokens.ts'
import { ownDownload, publicDownload, uploadAddress } from './upload/files.ts'

/** Every endpoint of the back end: one row each, written beside its handler, gathered here. */
export const ROUTES: readonly Route[] = [
  register,
  applicationCount,
  popupList,
  landingInfo,
  landingList,
  popupDetail,
  popupCreate,
  popupUpdate,
  popupSwitch,
  popupDelete,
  publicDownload,
  ownDownload,
  uploadAddress,
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
  resultCheck,
  saveStepHistory,
  consents,
  saveAgreements,
  deliveryTotal,
  codes,
  realName,
  validateBusiness,
  validateAccountOwner,
  verifyAccount,
  create,
  detailByNumber,
  update,
  reapply,
  deleteDirect,
  proofCreate,
  proofCreateParcel,
  cancelProof,
  deleteMaster,
  proofDownload,
  masterGet,
  proofCreateOne,
  proofCreateBatch,
  updateBatch,
  masterUpdate,
  proofDelete,
  proofUpdate,
  listOpinions,
  createOpinion,
]
