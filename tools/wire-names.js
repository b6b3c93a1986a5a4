// The field names of the API and of the stored session. Only the adapters and the fake server use these names;
// everywhere else, the product has its own names for the same fields. wire-names.test.ts finds API names that are
// missing here; layers.fixtures.txt shows an allowed and a rejected use.

/** The names that are rejected if they are used exactly as a name, a key or a string, or in a comment. */
export const WIRE_NAMES = new Set(
  `accessToken acctNo acntNo adminCiYn adminLoginYn adminName agreementInfo aid amountCount amountCountType amountDcsn
  answerContent answerStatus aplyDesc aplyNm aplyNo aplyType aplyTypeDetail applicationData authHash authLevel b_nm
  b_no b_stt_cd bankCd bankNm brdt brNo bSttCd certNum cmpltDt consentCheck corp_no corpNm coRprsvYn crpno currentStatus
  dcsnAmt delYn dlvrDcsn dlvrFee dlvrNm dpstrFlnm dpstrNm EncodeData errCd fileCategory fileExt fileMasters filePath
  fileUrl flgFixedUser httpStatus ipAddress isNormalProof jumin1 jumin2 marketingUseAgreement mbtlnum mdtAgreYn mngFrGb
  mobile_co mobile_no mobileCo mobileName mobileNo mydataInfo mydataUseAgreement ntaxAgreYn onslfCert opbzDt opcode opinionContent
  opinionStatus opinionSubmitFileReqeusts opinionSubmits opinionSubmitSn originalFileName originlFileNm p_nm
  pageRequest pageSeparation personalInfo popupContents popupEndDt popupPriority popupSn popupStartDt popupType popupYn
  prcsStts prcsSttsRemark presignedUrl progressStatus proofMstrId receiptProofFile receiptProofFileReqeust
  receiptProofId receiptProofMstrCreateRequest receiptProofMstrId receiptProofMstrs receiptProofMstrUpdateRequest
  receiptProofRequestList receiptProofResponses receiptProofs registDt reqSvcCd request_cnt reservedMsg resultCode resultMsg
  rpsrRnno savedFileNm soaMm sortDirection sprtAmt start_dt status_code stepData suptHistSn suptSn tax_type_cd tempCiYn tr_add tr_cert
  trUrl updateData updtDt useProofEndDt useProofPeriod useProofStartDt userHash valid_msg X-Amz-Signature`.split(/\s+/),
)

/**
 * The files that may use these names: adapters, the fake server, journeys, build tools, and tests, because tests show
 * received data.
 */
const MAY_NAME = /(?:^|\/)(?:src-infra|fake-server|e2e|checks|tools)\/|\.(?:test|spec|contract)\.tsx?$|\/testing\//

/** D1-15 lets a deployment choose one of two API fields by name, so the settings files may contain these two. */
const SETTINGS = /(?:^|\/)(?:src-domain\/settings\/settings|rule-book\/entries\/settings\/setting-words\.rules)\.ts$/
const SETTING_VALUES = new Set(['popupPriority', 'popupSn'])

export const wireNamesRule = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    if (MAY_NAME.test(file)) return {}
    const allowedNames = SETTINGS.test(file) ? SETTING_VALUES : new Set()
    const checkName = (node, word) => {
      if (WIRE_NAMES.has(word) && !allowedNames.has(word))
        context.report({ node, message: `${word} is a name of the wire; outside the adapters it has a word of ours` })
    }
    const checkNamedNode = (node) => checkName(node, node.name)
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments())
          for (const word of comment.value.match(/[A-Za-z_][\w-]*/g) ?? []) checkName(comment, word)
      },
      Identifier: checkNamedNode,
      JSXIdentifier: checkNamedNode,
      Literal: (node) => checkName(node, node.value),
      TemplateElement: (node) => checkName(node, node.value.cooked),
    }
  },
}
