import { SHORTEST_SAMPLE_ACCOUNT } from '#domain/account/account'
import { type ApplicationEdit, EDIT_OF_ENTRY, type EditableEntry } from '#domain/application/edit/application-edit'
import { decideSignIn } from '#domain/identity/sign-in'
import { TYPE_OF_UNTYPED_PROOF_FILE } from '#domain/proof/proof'
import { TOKEN_USES } from '#domain/session/timer'
import { type ServerCheckList, type ServerCheckName, serverCheckNames } from '#server-rules/server-checks.table'
import { PROOF_FILE_KIND_WORDS } from './proof/proof-words.rules.ts'

const ENTRY_WORDS: Readonly<Record<EditableEntry, string>> = {
  bankName: '은행',
  accountNumber: '계좌번호',
  depositor: '예금주',
  businessNumber: '사업자등록번호',
  companyName: '상호명이나 법인명',
  openingDate: '개업일자',
  corporateNumber: '법인등록번호',
  settlementMonth: '결산월',
}

const entriesOfEdit = (edit: ApplicationEdit['kind']) =>
  (Object.keys(EDIT_OF_ENTRY) as EditableEntry[]).flatMap((entry) => (EDIT_OF_ENTRY[entry] === edit ? [ENTRY_WORDS[entry]] : [])).join(', ')

const FOREIGN_APPLICATION = '남의 것 (OW-3)'
const FOREIGN_CALL = '남의 것 (OW-1~3)'
const UNKNOWN_APPLICATION = '없는 신청 (제84조)'
const UNKNOWN_PROOF = '없거나 남의 증빙 (제84조)'
const UNKNOWN_ITEM = '없거나 남의 서류 (제84조)'
const SENT_BACK = 'SU-2 → SP'
const SUBMITTED = '제출한 신청 (제84조)'
const TAX_STATUS = '국세청 상태 (BZ)'
const NO_ITEM = '보낸 항목이 없음 (제84조)'

/** Returns the rows of a rule that reject, in the order of its table. */
const rejectingRowsOf = (table: readonly { readonly id: string; readonly when: object }[]): string =>
  table.flatMap(({ id, when }) => (Object.keys(when).length === 0 ? [] : [id])).join(' → ')

/** The words of each check of the server. */
const CHECK_WORDS: Readonly<Record<ServerCheckName, string>> = {
  'application/fields': '빠진 칸 (제84조)',
  'application/foreign': FOREIGN_CALL,
  'application/status': '상태 (TA)',
  'application/duplicate': '다른 신청 (RA)',
  'application/kinds': '바뀐 유형 (CE-1)',
  'application/consents': '동의 (CC)',
  'application/savedConsents': '저장된 동의 (SK)',
  'application/entries': '칸 (SB)',
  'application/revalidation': '다시 보는 칸 (EN)',
  'application/certification': '본인인증과의 대조 (CE)',
  'application/documents': '서류 (FD)',
  'edit/input': '읽을 수 없는 수정 (CE-2의 말)',
  'edit/application': UNKNOWN_APPLICATION,
  'edit/foreign': FOREIGN_APPLICATION,
  'edit/person': '남의 연계정보 (제84조)',
  'businessEdit/status': '상태 (TA-4, TA-18)',
  'businessEdit/entries': '칸과 국세청 (EN)',
  'businessEdit/duplicate': '다른 신청 (RA-3)',
  'accountEdit/status': '상태 (TA-2, TA-3, TA-18)',
  'accountEdit/account': '계좌 (CE-5)',
  'namedApplication/unknown': UNKNOWN_APPLICATION,
  'namedApplication/application': FOREIGN_APPLICATION,
  'cancellation/status': '상태와 증빙 (TA-5, TA-18)',
  'reapplication/status': '상태 (TA-6, TA-18)',
  'reapplication/taxStatus': TAX_STATUS,
  'reapplication/duplicate': '다른 신청 (RA)',
  'proof/application': FOREIGN_APPLICATION,
  'proof/type': '모르는 증빙유형 (제84조)',
  'proof/eligibility': '자격 (RE)',
  'proof/period': '기간 (YR)',
  'proof/total': '총계 (TL)',
  'proof/items/type': '모르는 파일의 유형 (제84조)',
  'proof/items/file': '파일 (SF, FS)',
  'proof/fileCounts': '파일의 수 (FN)',
  'carrierRequest/application': FOREIGN_APPLICATION,
  'carrierRequest/eligibility': '자격 (RE)',
  'carrierRequest/carriers': '모르는 택배사 (제84조)',
  'carrierRequest/choice': '고른 택배사 (CR-2)',
  'proofUpdate/own': UNKNOWN_PROOF,
  'proofUpdate/sentBack': SENT_BACK,
  'proofUpdate/period': '기간 (YR)',
  'proofUpdate/total': '총계 (TL)',
  'proofUpdate/remainingFiles': '남는 파일 (RF)',
  'replacements/missing': NO_ITEM,
  'replacements/twice': '같은 서류를 두 번 바꿈 (TI-12)',
  'replacement/item': '없거나 다른 증빙의 서류 (제84조)',
  'replacement/status': '항목 (ST)',
  'replacement/file': '파일 (SF, FS)',
  'itemDeletion/item': UNKNOWN_ITEM,
  'itemDeletion/sentBack': SENT_BACK,
  'itemDeletion/status': '항목 (ST)',
  'itemDeletion/remainingFiles': '남는 파일 (RF)',
  'itemReplacement/item': UNKNOWN_ITEM,
  'itemReplacement/sentBack': SENT_BACK,
  'itemReplacement/status': '항목 (ST)',
  'itemReplacement/file': '보낸 파일이 없음 (제84조)',
  'itemReplacement/empty': '빈 파일 (FS-1)',
  'itemReplacement/type': '형식 (FE)',
  'addedItem/own': UNKNOWN_PROOF,
  'addedItem/sentBack': SENT_BACK,
  'addedItem/type': '모르는 파일의 유형 (제84조)',
  'addedItem/file': '파일 (SF, FS)',
  'addedItems/first': NO_ITEM,
  'addedItems/bases': '영업증빙 (BS-4, BS-5)',
  'proofCancellation/own': UNKNOWN_PROOF,
  'proofCancellation/status': '상태 (PC)',
  'itemCancellation/own': UNKNOWN_ITEM,
  'itemCancellation/status': '상태 (PC)',
  'shownProof/own': UNKNOWN_PROOF,
  'confirmationCopy/own': '없거나 삭제한 서류, 남의 증빙 (제84조)',
  'opinion/application': FOREIGN_APPLICATION,
  'opinion/eligibility': '자격 (OP)',
  'opinion/content': '내용 (OC)',
  'opinion/files': '파일 (SF, FS)',
  'shownOpinions/application': FOREIGN_APPLICATION,
  'consents/foreign': FOREIGN_CALL,
  'consents/submitted': SUBMITTED,
  'oldAgreements/unknown': '없는 신청번호 (제84조)',
  'oldAgreements/application': FOREIGN_APPLICATION,
  'oldAgreements/submitted': SUBMITTED,
  'duplicateCheck/foreign': '남의 것 (OW-2)',
  'duplicateCheck/duplicate': '다른 신청 (RA-2)',
  'deliveryTotal/foreign': '남의 번호 (OW-1)',
  'stepHistory/unknown': '없는 신청',
  'stepHistory/foreign': FOREIGN_APPLICATION,
  'ownNumber/certified': 'LG-1',
  'ownNumber/application': '없는 신청 (AC-3)',
  'businessNumber/number': '번호 (NK-1의 말)',
  'businessNumber/refused': '기관이 받지 않는 번호 (제84조)',
  'registration/number/number': '번호 (NK-1의 말)',
  'registration/number/refused': '기관이 받지 않는 번호 (제84조)',
  'registration/status': TAX_STATUS,
  'signIn/person': rejectingRowsOf(decideSignIn.table),
  'phoneStart/origin': '다른 사이트가 보냄',
  'certificationResult/result': '인증 결과 (CU)',
  'loadTest/tools': '시험 도구를 끔',
  'certificationReport/ci': '연계정보가 없음 (제84조)',
  'certificationReport/result': '인증 결과 (CU)',
  'realName/foreign': FOREIGN_CALL,
  'realName/agrees': '이름, 생년월일과 주민등록번호 (CO-2)',
  'accountLookup/holder': '은행의 답 (제84조)',
  'accountCheck/foreign': FOREIGN_APPLICATION,
  'accountCheck/holder': '은행의 답',
  'accountCheck/agrees': '예금주 (NM)',
  'shownApplication/foreign': '남의 것 (OW-1, OW-3)',
  'shownApplication/application': '없거나 남의 신청 (제84조)',
  'extension/application': UNKNOWN_APPLICATION,
  'extension/seconds': '길이 (제84조)',
  'popupEntry/read': '읽을 수 없는 칸 (제84조)',
  'popupEntry/form': '내용과 일시 (PF)',
  'namedPopup/popup': '없는 팝업 (제84조)',
  'popup/entry/read': '읽을 수 없는 칸 (제84조)',
  'popup/entry/form': '내용과 일시 (PF)',
  'popup/type': '유형을 바꿈 (제84조)',
  'popupSwitch/number': '주소와 다른 번호',
  'shownPopup/administrator': '끈 팝업은 관리자만 (AD)',
  'uploadUrl/url': '올릴 주소 (UA)',
  'publicFile/file': '없는 파일 (제84조)',
  'ownFile/file': '없거나 남의 파일 (제84조)',
  'administratorLogin/address': '허용되지 않은 주소 (GD-6의 말)',
  'administratorLogin/administrator': '아이디와 비밀번호 (제84조)',
  'officerOrder/target': '없는 처리나 대상 (제84조)',
  'officerOrder/status': '상태 (TA, TM, TO)',
  'officerOrder/content': '처리 전 확인 (DK)',
}

const orderOf = (...lists: readonly ServerCheckList[]): string =>
  serverCheckNames(lists).map((name) => CHECK_WORDS[name]).join(' → ')

/** 서버가 거절하는 순서: the rules that the server applies to a call in this order, and the differences from the page. */
type ServerCheckOrder = {
  readonly call: string
  readonly order: string
  readonly differs: string
  readonly ref: string
}

const TOKEN_USE_WORDS = { login: '로그인을 이어 준다', countdown: '남은 시간만 세는 표를 준다' } as const

export const SERVER_CHECK_ORDERS: readonly ServerCheckOrder[] = [
  { call: '신청서', order: orderOf('application'), differs: '함께 정한 것에 적었다', ref: 'A-246' },
  { call: '사업자 정보 수정', order: orderOf('edit', 'businessEdit'), differs: `저장하는 칸: ${entriesOfEdit('business')}`, ref: 'A-250' },
  { call: '계좌정보 수정', order: orderOf('edit', 'accountEdit'), differs: `저장하는 칸: ${entriesOfEdit('account')}`, ref: 'A-250' },
  { call: '증빙', order: orderOf('proof'), differs: '유형과 파일은 하나씩 차례로 본다. 기간은 네 자리 연도를 빈칸 없이 쉼표로 이은 것만 읽고, 아니면 YR-1이다', ref: 'P-276' },
  { call: '택배사 조회', order: orderOf('carrierRequest'), differs: '화면은 CR-2를 RE-4보다 먼저 본다. 같은 택배사를 두 번 적거나 앞뒤에 빈칸이 있어도 한 번으로 보고 제48조의 순서로 적으며, 보낸 구분과 상태는 쓰지 않는다', ref: 'P-280' },
  { call: '보완', order: orderOf('proofUpdate', 'replacements', 'replacement'), differs: '항목마다 차례로 본다. 삭제와 저장은 따로 온 요청이어서, 그사이 담당자가 증빙을 제외하면 먼저 온 것만 남는다', ref: 'P-282' },
  { call: '보완에서 파일 삭제', order: orderOf('itemDeletion'), differs: '화면은 삭제를 먼저 하나씩 보내고, 바꾼 파일을 보완으로 한꺼번에 보낸다', ref: 'P-285' },
  { call: '보완에서 파일 하나 바꾸기', order: orderOf('itemReplacement'), differs: '화면은 이것을 보내지 않는다', ref: 'P-286' },
  { call: '영업증빙 보완', order: orderOf('addedItem', 'addedItems'), differs: `증빙과 파일은 하나씩 차례로 본다. 영업증빙 파일이 하나도 없어도 받고 (제97조), 유형이 없는 파일은 ${PROOF_FILE_KIND_WORDS[TYPE_OF_UNTYPED_PROOF_FILE]}으로 보며, BS-4는 한 번에 보낸 모든 증빙의 파일을 센다`, ref: 'P-279' },
  { call: '팝업', order: orderOf('namedPopup', 'popup'), differs: '없음', ref: 'P-295' },
  { call: '팝업을 켜고 끔', order: orderOf('namedPopup', 'popupSwitch'), differs: '없음', ref: 'P-295' },
  { call: '팝업 삭제', order: orderOf('namedPopup'), differs: '없음', ref: 'P-295' },
  { call: '팝업을 불러옴', order: orderOf('namedPopup', 'shownPopup'), differs: '목록은 켠 것만 누구나, 모두는 관리자만 본다', ref: 'P-294' },
  { call: '의견', order: orderOf('opinion'), differs: '글자 수는 앞뒤의 빈칸을 빼지 않고 센다', ref: 'P-293' },
  { call: '신청 취소', order: orderOf('namedApplication', 'cancellation'), differs: '화면은 CX를 더 본다', ref: 'A-252' },
  { call: '다시 신청', order: orderOf('namedApplication', 'reapplication'), differs: '없음', ref: 'A-251' },
  { call: '동의 저장', order: orderOf('consents'), differs: '없음', ref: 'A-273' },
  { call: '옛 형식의 동의', order: orderOf('oldAgreements'), differs: '화면은 이것을 보내지 않는다', ref: 'P-271' },
  { call: '증빙 취소', order: orderOf('proofCancellation'), differs: '없음', ref: 'A-254' },
  { call: '서류 하나 취소', order: orderOf('itemCancellation'), differs: '없음', ref: 'A-254' },
  { call: '증빙 하나를 불러옴', order: orderOf('shownProof'), differs: '없음', ref: 'P-281' },
  { call: '의견을 불러옴', order: orderOf('shownOpinions'), differs: '없음', ref: 'P-292' },
  { call: '로그인', order: orderOf('signIn'), differs: '서버의 말은 하나이다 (제89조). 서버가 어긴 줄을 알려 주지 않으면 화면은 오류 코드가 있는 401을 LG-3의 말로, 다른 실패를 LG-1의 말로 알린다', ref: 'E-188' },
  { call: '본인인증한 사람의 번호 찾기 (제81조)', order: orderOf('ownNumber'), differs: '없음', ref: 'E-189' },
  { call: '사업자등록번호 확인', order: orderOf('registration'), differs: '계속할 수 없는 번호는 새로 등록하지 않는다. 이미 있는 신청이 있으면 그 번호를, 없으면 빈 신청번호를 답하고, 화면이 BZ의 말로 알린다', ref: 'E-178' },
  { call: '신청내역 조회', order: orderOf('businessNumber'), differs: '없음', ref: 'E-181' },
  { call: '간편인증을 마친 알림', order: orderOf('certificationReport'), differs: '이름과 생년월일은 보낸 것이 아니라 인증기관의 것을 쓰고, 임시 연계정보인지는 읽지 않는다', ref: 'E-190' },
  { call: '다른 간편인증의 결과', order: orderOf('certificationResult'), differs: '없음', ref: 'E-193' },
  { call: '휴대폰 본인인증을 시작함', order: orderOf('phoneStart'), differs: '첫 번째 인증기관만 본다', ref: 'E-195' },
  { call: '시험용 사람의 목록', order: orderOf('loadTest'), differs: '없음', ref: 'E-196' },
  { call: '신청 여부 확인 (동의 화면)', order: orderOf('duplicateCheck'), differs: '없음', ref: 'A-236' },
  { call: '동의 화면에 들어온 기록', order: orderOf('stepHistory'), differs: '화면은 거절을 알리지 않는다 (SV)', ref: 'A-237' },
  { call: '배달료 조회', order: orderOf('deliveryTotal'), differs: '그 신청의 배달 동의(제68조)를 둘 다 저장하지 않은 사람에게는 배달료가 없다고 답하고, 접수할 때에도 그렇게 본다. 번호는 누구나 적을 수 있기 때문이다', ref: 'D1-966' },
  { call: '실명인증', order: orderOf('realName'), differs: '본인인증한 이름(앞뒤 빈칸을 뺌)과 생년월일이 같고, 주민등록번호의 앞자리가 그 생년월일이어야 맞다', ref: 'A-241' },
  { call: '사업자 정보 조회', order: '국세청의 답 (BA)', differs: '남의 사업자도 조회한다 (제92조)', ref: 'A-242' },
  { call: '예금주 조회', order: orderOf('accountLookup'), differs: `남의 계좌도 조회한다 (제92조). 이름은 화면이 견준다 (NM). 시험용 은행은 목록에 없는 은행과 ${SHORTEST_SAMPLE_ACCOUNT}자리보다 짧은 번호를 모르는 계좌라고 답한다`, ref: 'A-243' },
  { call: '제출하기 직전의 계좌 확인', order: orderOf('accountCheck'), differs: '다르면 CE-5의 말로 답하고, 화면은 NM-1의 말로 알린다', ref: 'A-244' },
  { call: '제출 확인서', order: orderOf('confirmationCopy'), differs: '증빙의 서류와 조회내역마다 내려받고, 취소하거나 미선정인 것과 취소된 신청의 것도 된다', ref: 'A-253' },
  { call: '관리자 로그인', order: orderOf('administratorLogin'), differs: '역할은 로그인한 뒤에 본다 (AD-2)', ref: 'E-185' },
  { call: '담당자의 처리', order: orderOf('officerOrder'), differs: '없음', ref: 'A-249' },
  { call: '신청을 불러옴', order: orderOf('shownApplication'), differs: '없음', ref: 'A-248' },
  { call: '올릴 주소', order: orderOf('uploadUrl'), differs: '취소한 신청에도 준다', ref: 'P-288' },
  { call: '저장소에 올리는 파일', order: '저장소의 주소 (UP)', differs: '본래 이름을 알리지 않았거나 읽을 수 없는 파일은 이름 없이 받는다. 다 오지 않은 파일은 저장하지 않고, 그 주소는 쓰지 않은 것으로 남는다', ref: 'P-289' },
  { call: '저장소에서 받는 파일', order: '저장소의 주소 (UP) → 없는 파일', differs: '받는 주소는 그 시간 동안 여러 번 쓸 수 있다. 이름에 그 형식의 확장자가 없으면 바꾸거나 붙인다', ref: 'P-290' },
  { call: '내려받을 주소', order: orderOf('ownFile'), differs: '없음', ref: 'P-290' },
  { call: '누구나 받는 파일의 주소', order: orderOf('publicFile'), differs: '없음', ref: 'E-183' },
  { call: '인증시간 연장', order: orderOf('extension'), differs: `로그인한 사람과 번호의 신청이면 ${TOKEN_USE_WORDS[TOKEN_USES.own]}. 남의 신청이면 ${TOKEN_USE_WORDS[TOKEN_USES.foreign]}. 로그인하지 않았으면 ${TOKEN_USE_WORDS.countdown}`, ref: 'E-187' },
]

/** 서버가 다시 보지 않는 것: what only the page checks, with its rule. */
type UncheckedByServer = { readonly what: string; readonly rule: string; readonly ref: string }

export const UNCHECKED_BY_SERVER: readonly UncheckedByServer[] = [
  { what: '자가진단의 답', rule: 'SC', ref: 'D1-249' },
  { what: '본인인증 수단이 신청에 쓸 수 있는 것인지', rule: '제12조', ref: 'E-189' },
  { what: '신청을 위한 본인인증인지 (결과조회로 인증한 사람도 화면과 서버가 모두 받는다)', rule: 'GD-11', ref: 'E-189' },
  { what: '대기 서버를 거쳤는지', rule: 'QE, 제78조', ref: 'E-133' },
  { what: '제출할 때의 국세청 상태와 진위확인', rule: 'BZ, BA', ref: 'E-086' },
  { what: '실명인증이나 사업자 조회가 맞지 않아도 계속할지', rule: 'CO', ref: 'A-057' },
  { what: '실명인증한 주민등록번호가 제출한 번호와 같은지 (번호를 남기지 않는다)', rule: 'CO', ref: 'A-256' },
  { what: '묻지 않은 동의 항목이 동의하지 않은 것인지, 항목의 순서', rule: '제68조', ref: 'A-022' },
  { what: '증빙의 세부유형', rule: '제37조', ref: 'P-022' },
  { what: '개인사업자의 법인등록번호, 제공 동의 표시가 Y나 N인지 (N만 거부로 본다)', rule: 'SB-407, CC', ref: 'A-246' },
  { what: '옛 형식으로 보낸 동의 (화면은 보내지 않고, 접수할 때 쓰지 않는다)', rule: 'SK', ref: 'P-271' },
  { what: '보낸 증빙의 상태와 인정금액 (쓰지 않는다)', rule: 'TM-1', ref: 'P-276' },
  { what: '파일을 올릴 때 적은 구분(영수증, 의견)과, 신청서류로 낸 파일인지 (가리지 않는다)', rule: 'SF', ref: 'D3-108' },
  { what: '서류마다 파일이 하나인지 (여럿이면 마지막 것을 그 서류로 보고 모두 보관한다)', rule: '제25조', ref: 'A-087' },
  { what: '묻지 않은 서류인지 (받아서 보관한다)', rule: 'RD', ref: 'A-087' },
  { what: '증빙 제출과 택배사 조회의 동의 (보내지 않는다)', rule: 'RG-2, CR-4', ref: 'P-053' },
  { what: '직접배달의 첫 단계', rule: 'DS', ref: 'P-042' },
  { what: '빈 파일을 빼고 등록할지 묻는 것 (빈 파일은 FS-1이 거절한다)', rule: 'VF', ref: 'P-067' },
  { what: '영업증빙 보완에 영업증빙 파일이 있는지, 실적증빙 파일이 몇 개인지', rule: 'BS-1, FN-7', ref: 'P-279' },
  { what: '보완에서 보낸 구분(금액/건)이 등록한 구분과 같은지 (등록한 구분으로 센다)', rule: 'TL', ref: 'P-282' },
  { what: '한 해를 여러 증빙에 적었는지, 개업하기 전의 해인지 (기관이 심사에서 본다)', rule: 'YR', ref: 'P-027' },
  { what: '보완에서 바뀐 것과 남은 항목', rule: 'SU-7, SU-8', ref: 'P-139' },
  { what: '그 사이 바뀐 신청', rule: 'ED, CX', ref: 'A-274' },
  { what: '신청할 수 없는 시간', rule: '제63조', ref: 'D1-350' },
  { what: '그 사이 바뀐 팝업', rule: 'NC', ref: 'P-225' },
]
