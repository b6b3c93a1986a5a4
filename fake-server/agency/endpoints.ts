import type { Endpoint } from '../http/handler.ts'
import { validateAccountOwner, verifyAccount } from './account/accounts.ts'
import { checkAdministratorToken, logInAdministrator } from './admin/popup-login.ts'
import { cancelApplication } from './application/cancel.ts'
import { listCodes } from './application/codes.ts'
import { createApplication } from './application/create.ts'
import { reapplyForSupport } from './application/reapply.ts'
import { countApplications, registerBusiness } from './application/register.ts'
import {
  checkNoLiveApplication,
  getApplicationByBusinessNumber,
  getBusinessNumberByCi,
  getDeliveryTotal,
  saveStepHistory,
} from './application/results.ts'
import { updateApplication } from './application/update.ts'
import { validateBusiness } from './business/validate-business.ts'
import { saveAgreements, saveConsents } from './consent/consents.ts'
import { reportSimpleCertification, reportSimpleCertificationForResult } from './identity/certification-reports.ts'
import {
  collectIntegratedCertification,
  startFinancialCertification,
  startIntegratedCertification,
} from './identity/integration.ts'
import { listLoadTestApplicants, listLoadTestPeople } from './identity/load-test.ts'
import {
  startPhoneCertification,
  startPhoneCertificationAtSecondProvider,
  startPhoneCertificationForResult,
} from './identity/phone-certification.ts'
import { checkRealName } from './identity/real-name.ts'
import {
  createPopup,
  deletePopup,
  getPopup,
  listActiveLandings,
  listLandingNotices,
  listPopups,
  switchPopupOnOrOff,
  updatePopup,
} from './notice/notices.ts'
import { createOpinion, listOpinions } from './opinion/opinions.ts'
import { addProofItem, addProofItems } from './proof/add-items.ts'
import { cancelProofItem, cancelWholeProof } from './proof/cancel.ts'
import { deleteProofItem, replaceItemFile, replaceItemFiles } from './proof/change-items.ts'
import { registerProof, requestParcelRecords } from './proof/create.ts'
import { downloadConfirmationCopy } from './proof/download.ts'
import { getProofMaster, updateProofMaster } from './proof/update-proof.ts'
import { createToken, getTokenSecondsLeft, openApplicantSession } from './session/tokens.ts'
import { getOwnDownloadUrl, getPublicDownloadUrl, issueUploadUrl } from './upload/files.ts'

/** Every endpoint of the agency's API. `npm run unused` reports an endpoint that is not listed. */
export const ENDPOINTS: readonly Endpoint[] = [
  validateAccountOwner,
  verifyAccount,
  checkAdministratorToken,
  logInAdministrator,
  cancelApplication,
  listCodes,
  createApplication,
  reapplyForSupport,
  countApplications,
  registerBusiness,
  checkNoLiveApplication,
  getApplicationByBusinessNumber,
  getBusinessNumberByCi,
  getDeliveryTotal,
  saveStepHistory,
  updateApplication,
  validateBusiness,
  saveAgreements,
  saveConsents,
  reportSimpleCertification,
  reportSimpleCertificationForResult,
  collectIntegratedCertification,
  startFinancialCertification,
  startIntegratedCertification,
  listLoadTestApplicants,
  listLoadTestPeople,
  startPhoneCertification,
  startPhoneCertificationAtSecondProvider,
  startPhoneCertificationForResult,
  checkRealName,
  createPopup,
  deletePopup,
  getPopup,
  listActiveLandings,
  listLandingNotices,
  listPopups,
  switchPopupOnOrOff,
  updatePopup,
  createOpinion,
  listOpinions,
  addProofItem,
  addProofItems,
  cancelProofItem,
  cancelWholeProof,
  deleteProofItem,
  replaceItemFile,
  replaceItemFiles,
  registerProof,
  requestParcelRecords,
  downloadConfirmationCopy,
  getProofMaster,
  updateProofMaster,
  createToken,
  getTokenSecondsLeft,
  openApplicantSession,
  getOwnDownloadUrl,
  getPublicDownloadUrl,
  issueUploadUrl,
]
