import { CONSENT_ROWS } from '#domain/consent/consent-items.table'
import type { PersonaFacts } from '../personas/persona.ts'
import { applicationBody, type FormParts } from './application-body.ts'

export type SampleCall = { readonly url?: string; readonly body?: unknown; readonly form?: FormParts }

/** The calls that only read, although their method is not GET. */
export const READ_ONLY_CALLS: readonly string[] = [
  'POST /api/v1/business/supportApplicationBrnoCheck',
  'POST /api/v1/common/file/presigned-download-url-not-use-token',
  'POST /api/v1/admin/auth/parse-token',
  'POST /api/v1/common/token/remaining',
  'POST /api/v1/application/result/detail/ci',
  'POST /api/v1/application/result/detail/brno',
  'POST /api/v1/application/result/check',
  'POST /api/v1/application/info/delitotalamt',
  'POST /api/v1/common/codes/groups/list',
  'POST /api/v1/auth/validate-business',
  'POST /api/v1/auth/validate-account-owner',
  'POST /api/v1/auth/account/verify',
]

/** True if the call changes nothing. A phone certification starts by GET, and its start is stored. */
export const isReadOnlyCall = (name: string): boolean =>
  READ_ONLY_CALLS.includes(name) || (name.startsWith('GET ') && !name.startsWith('GET /api/v1/auth/lib/nice/'))

const ALL_GIVEN = Object.fromEntries(
  CONSENT_ROWS.v3.map(({ column, order }) => [column, { orderNo: order, value: 'Y' }]),
)

const PNG = ['a.png', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex')] as const

/**
 * Returns a complete and valid call for every endpoint, by `{method} {path}`, all about this applicant: the business
 * number, the application, proof 501 (items 1001 and 1003) and the file. A call without `url` uses the path.
 */
export const sampleCalls = (facts: PersonaFacts, filePath: string): Readonly<Record<string, SampleCall>> => {
  const { brNo: brno, ci, name, birthDay: brdt, residentNumber, accountNumber, bankName: bankNm, depositor } = facts
  const aplyNo = facts.aplyNo ?? ''
  const receiptProofMstrId = 501
  const written = { receiptProofMstrId, aplyNo, useProofPeriod: '2025', amountCount: 7 }
  const document = { aplyType: '일반', receiptProofMstrId, filePath }
  const applicant = { ci, name, birthDay: brdt, phoneNumber: facts.phone, brNo: brno, aplyNo, provider: 'p' }
  const popup = { popupType: 'popup', popupContents: '<p>공지</p>', popupYn: 'Y', popupPriority: 1 }
  const period = { popupStartDt: '2025-06-01T00:00:00', popupEndDt: '2025-06-30T00:00:00' }
  return {
    'POST /api/v1/business/first/register': { body: { brNo: brno } },
    'POST /api/v1/business/supportApplicationBrnoCheck': { body: { brNo: brno, brno } },
    'GET /api/v1/popup/list': {},
    'GET /api/v1/popup/landing-info': {},
    'GET /api/v1/popup/landing-list': {},
    'GET /api/v1/popup/:popupSn': { url: '/api/v1/popup/1' },
    'POST /api/v1/popup': { body: { ...popup, ...period } },
    'PUT /api/v1/popup': { body: { popupSn: 1, ...popup, ...period } },
    'PATCH /api/v1/popup/:popupSn/status': { url: '/api/v1/popup/1/status', body: { popupSn: 1, popupYn: 'N' } },
    'DELETE /api/v1/popup/:popupSn': { url: '/api/v1/popup/1' },
    'POST /api/v1/common/file/presigned-download-url-not-use-token': {
      url: `/api/v1/common/file/presigned-download-url-not-use-token?filePath=${encodeURIComponent(filePath)}`,
      body: { filePath },
    },
    'POST /api/v1/common/file/presigned-download-url': {
      url: `/api/v1/common/file/presigned-download-url?filePath=${encodeURIComponent(filePath)}`,
      body: {},
    },
    'POST /api/v1/common/file/presigned-url': {
      body: { originalFileName: 'a.pdf', contentType: 'application/pdf', fileCategory: '영수증' },
    },
    'POST /api/v1/admin/auth/parse-token': { url: '/api/v1/admin/auth/parse-token?token=made-up' },
    'POST /api/v1/admin/auth/popup-login': { body: { adminId: 'officer', password: 'wrong' } },
    'POST /api/v1/common/token/remaining': { url: '/api/v1/common/token/remaining?token=made-up' },
    'POST /api/v1/common/token/create': { url: `/api/v1/common/token/create?aplyNo=${aplyNo}&seconds=3600` },
    'POST /api/v1/auth/setJwtCookie': { url: `/api/v1/auth/setJwtCookie?brno=${brno}` },
    'POST /api/v1/application/result/detail/ci': { body: { ci } },
    'POST /api/v1/auth/simple/success': { body: applicant },
    'POST /api/v1/auth/simpleResult/success': { body: applicant },
    'POST /api/v1/auth/integration/request': { body: { reqSvcCd: '02', aplyNo, brNo: brno } },
    'POST /api/v1/auth/integration/kftc/request': { body: { reqSvcCd: '04', aplyNo, brNo: brno } },
    'POST /api/v1/auth/integration/result': { body: { mtxId: 'mtx-of-the-applicant' } },
    'POST /api/v1/auth/kmc/request': { body: { aplyNo, brNo: brno } },
    'GET /api/v1/auth/lib/nice/popup': { url: `/api/v1/auth/lib/nice/popup?aplyNo=${aplyNo}` },
    'GET /api/v1/auth/lib/nice/resultpopup': { url: `/api/v1/auth/lib/nice/resultpopup?brno=${brno}` },
    'GET /api/v1/auth/loadtestaply': {},
    'GET /api/v1/auth/loadtestresult': {},
    'POST /api/v1/application/result/check': { body: { ci } },
    'POST /api/v1/auth/saveStepHistory': { url: `/api/v1/auth/saveStepHistory?aplyNo=${aplyNo}` },
    'POST /api/v1/auth/consents': {
      body: {
        brno,
        ci,
        aplyNo,
        consentsData: { version: '3.0.0', agreements: ALL_GIVEN },
      },
    },
    'POST /api/agreements': { body: { aplyNo, personalInfo: {}, mydataInfo: {} } },
    'POST /api/v1/application/info/delitotalamt': { body: { brno } },
    'POST /api/v1/common/codes/groups/list': { body: { groupId: 'BANK' } },
    'POST /api/v1/auth/realname': {
      body: { aplyNo, ci, brno, jumin1: residentNumber.slice(0, 6), jumin2: residentNumber.slice(6), name, brdt },
    },
    'POST /api/v1/auth/validate-business': {
      body: { businesses: [{ b_no: brno, start_dt: '20200302', p_nm: '아무개', b_nm: '가게' }] },
    },
    'POST /api/v1/auth/validate-account-owner': { body: { bankCd: '004', acctNo: '1234567890123' } },
    'POST /api/v1/auth/account/verify': {
      body: { bankCode: '004', bankName: bankNm, accountNumber, accountHolder: depositor, aplyNo },
    },
    'POST /api/v1/application/create': { form: { applicationData: applicationBody(facts, aplyNo) } },
    'POST /api/v1/application/result/detail/brno': { body: { brno, ci } },
    'PATCH /api/v1/application/update': {
      form: {
        updateData: { aplyNo, ci, brno, bankNm, acntNo: accountNumber, dpstrNm: depositor, prcsStts: '요청검증' },
      },
    },
    'PATCH /api/v1/application/reapply/:aplyNo': { url: `/api/v1/application/reapply/${aplyNo}` },
    'DELETE /api/v1/application/delete-direct/:aplyNo': { url: `/api/v1/application/delete-direct/${aplyNo}` },
    'POST /api/v1/proof/proof-create': {
      body: {
        receiptProofMstrCreateRequest: {
          aplyNo,
          aplyType: '일반',
          useProofPeriod: '2025',
          amountCount: 1000,
          amountCountType: '금액',
        },
        receiptProofRequestList: [document],
      },
    },
    'POST /api/v1/proof/proof-create-parcel': { body: { aplyNo, aplyTypeDetail: '롯데' } },
    'POST /api/v1/proof/cancel': { body: { receiptProofId: 1001 } },
    'DELETE /api/v1/proof-mstr/delete/:receiptProofMstrId': { url: '/api/v1/proof-mstr/delete/501' },
    'GET /api/v1/proof/file/download/:receiptProofId': { url: '/api/v1/proof/file/download/1001' },
    'GET /api/v1/proof-mstr/get/:receiptProofMstrId': { url: '/api/v1/proof-mstr/get/501' },
    'POST /api/v1/proof/create': { body: document },
    'POST /api/v1/proof/create-batch': { body: [document] },
    'POST /api/v1/proof/update-batch': {
      body: {
        receiptProofMstrUpdateRequest: written,
        receiptProofRequestList: [{ ...document, receiptProofId: 1001 }],
      },
    },
    'PUT /api/v1/proof-mstr/update': { body: written },
    'DELETE /api/v1/proof/delete': { url: '/api/v1/proof/delete?receiptProofId=1001' },
    'POST /api/v1/proof/update': {
      form: { receiptProofId: 1001, aplyNo, receiptProofFile: PNG },
    },
    'GET /api/v1/opinionSubmit/list/:aplyNo': { url: `/api/v1/opinionSubmit/list/${aplyNo}` },
    'POST /api/v1/opinionSubmit/create': { body: { aplyNo, opinionContent: '의견입니다.' } },
  }
}
