import { wonInUnits } from '../kernel/won.ts'
import { POLICY_LIMITS } from '../programme/policy-limits.ts'
import {
  SALES_CEILING,
  SALES_YEARS,
  SUPPLEMENT_DAYS,
  SUPPORT_CEILING,
  SURCHARGE,
  USAGE_PERIOD,
} from '../programme/parameters.ts'
import { dateInWords } from '../programme/programme-words.ts'
import type { ConsentColumn } from './consent-items.table.ts'

/** How long what a consent covers is kept, counted from the end of the support. [A-021] [D2-68] */
export type RetentionYears = (typeof POLICY_LIMITS)['retentionYears' | 'promotionYears']

/** One receiver of data with its purpose and items. [D2-70] */
export type ConsentRecipient = { readonly who: string; readonly purpose: string; readonly items: string }

/** One text as written: `refusal` names the sentence about refusing, `{agency}`, `{recipient}` and `{phone}` come from the settings. */
export type ContentRow = {
  readonly heading: string
  readonly purpose: readonly string[]
  readonly items: readonly string[]
  readonly recipients?: readonly ConsentRecipient[]
  readonly retentionYears: RetentionYears
  readonly refusal: 'required' | 'optional' | 'delivery' | 'mydata'
  readonly ref: string | readonly string[]
}

/** A number that changes asks for a new version of the consents: with a second value this does not compile. */
const surchargePercent = SURCHARGE
const { first, last } = USAGE_PERIOD

const REQUIRED = { retentionYears: POLICY_LIMITS.retentionYears, refusal: 'required' } as const
const DELIVERY = { retentionYears: POLICY_LIMITS.retentionYears, refusal: 'delivery' } as const
const MYDATA = { retentionYears: POLICY_LIMITS.retentionYears, refusal: 'mydata' } as const

const PUBLIC_DATA =
  '사업자등록증명, 부가가치세 과세표준증명 또는 부가가치세 면세사업자 수입금액증명, 표준재무제표증명, 납세증명'

/** The texts of version 3.0.0, by column. Legal bases are to be confirmed by the agency before use. [A-021] [D2-68] to [D2-79] */
export const CONSENT_CONTENTS: Readonly<Record<ConsentColumn, ContentRow>> = {
  info_collection_yn: {
    ...REQUIRED,
    heading: '개인정보 수집·이용 안내',
    purpose: [
      '{agency}은 지원 신청의 접수, 본인 및 지원자격 확인, 지원금 지급, 사후관리와 민원 처리를 위하여 개인정보를 수집·이용합니다.',
    ],
    items: [
      '성명, 생년월일, 휴대폰번호, 본인확인 연계정보',
      '사업자등록번호 또는 법인등록번호, 상호명 또는 법인명, 개업일자, 결산월',
      '은행, 계좌번호, 예금주, 증빙서류',
      '고유식별정보: 주민등록번호 ({agency}이 확인하는 법적 근거에 따라 실명확인과 지급 목적으로만 처리합니다.)',
    ],
    ref: 'D2-69',
  },
  info_third_party_yn: {
    ...REQUIRED,
    heading: '개인정보 제3자 제공 안내',
    purpose: ['{agency}은 지원자격 확인과 지원금 지급을 위하여 아래 기관에 필요한 개인정보를 제공합니다.'],
    items: ['제공받는 기관별 제공 항목은 아래와 같습니다.'],
    recipients: [
      { who: '국세 행정기관', purpose: '사업자 상태와 매출액 확인', items: '성명, 생년월일, 사업자등록번호, 법인등록번호' },
      { who: '계좌 확인 사업자', purpose: '예금주 확인', items: '은행, 계좌번호, 예금주' },
      { who: '지급 은행', purpose: '지원금 이체', items: '은행, 계좌번호, 예금주, 지급액' },
      { who: '지방자치단체', purpose: '중복 지원 확인과 사후관리', items: '성명, 사업자등록번호, 상호명, 지원 내역' },
      { who: '{recipient}', purpose: '신청 접수와 심사 업무의 수행', items: '신청서에 입력하신 항목과 증빙서류' },
    ],
    ref: ['D2-70', 'D2-68'],
  },
  info_promotion_yn: {
    retentionYears: POLICY_LIMITS.promotionYears,
    refusal: 'optional',
    heading: '사업 안내 및 홍보를 위한 개인정보 수집·이용 안내 (선택)',
    purpose: [
      '소상공인 지원사업의 소식을 문자메시지나 전화로 안내해 드립니다.',
      '동의는 언제든지 철회하실 수 있습니다.',
    ],
    items: ['성명, 휴대폰번호'],
    ref: 'D2-71',
  },
  info_admin_yn: {
    ...REQUIRED,
    heading: '행정정보 공동이용 안내',
    purpose: ['{agency}은 지원자격을 확인하기 위하여 행정정보 공동이용으로 아래 정보를 조회합니다.'],
    items: ['사업자등록 상태, 개업일자, 과세유형, 국세와 지방세 납부 상태'],
    ref: 'D2-01',
  },
  tax_info_yn: {
    ...REQUIRED,
    heading: '과세정보 제공 및 이용 안내',
    purpose: [
      `연 매출액이 0원을 초과하고 ${wonInUnits(SALES_CEILING)} 원 이하인지 확인하기 위하여 과세정보를 제공받아 이용합니다.`,
    ],
    items: [
      `${SALES_YEARS
        .map((year) => `${year}년`)
        .join('과 ')}의 신고 매출액`,
      '과세유형',
      '개업과 폐업 상태',
    ],
    ref: 'D2-72',
  },
  confirm_notice_yn: {
    ...REQUIRED,
    heading: '신청 유의사항',
    purpose: [
      '지원 신청 전에 아래 사항을 확인하기 위한 것입니다.',
      '한 사람이 한 개의 사업체로만, 주대표자만 신청할 수 있으며 폐업한 사업체는 제외됩니다.',
      `지원금은 사업체당 최대 ${wonInUnits(SUPPORT_CEILING)} 원이며 예산이 소진되면 지원이 끝납니다.`,
      `보완요청을 받으시면 ${SUPPLEMENT_DAYS}일 이내에 보완하셔야 하며, 신청을 완료한 후에는 신청내용을 수정하실 수 없습니다.`,
    ],
    items: ['유의사항을 확인하였다는 사실과 확인 일시'],
    ref: 'D2-73',
  },
  confirm_agree_yn: {
    ...REQUIRED,
    heading: '지원요건 및 신청내용 확인',
    purpose: [
      '신청인은 지원요건을 읽었으며 입력한 내용이 사실임을 확인합니다.',
      '신청은 대표자 본인이 직접 하며, 결과와 보완요청은 문자메시지와 신청결과 화면으로 안내합니다.',
    ],
    items: ['신청서에 입력하신 내용과 확인 일시'],
    ref: 'D2-74',
  },
  confirm_spc_agree_yn: {
    ...REQUIRED,
    heading: '지원금 환수 및 제재부가금 안내',
    purpose: [
      `거짓이나 그 밖의 부정한 방법으로 지원금을 받으면 지원금을 환수하고 최대 ${surchargePercent.falseMeans}%의 제재부가금을 부과합니다.`,
      `지원요건을 갖추지 못한 사실이 확인되면 지원금을 환수하고 최대 ${surchargePercent.requirementsNotMet}%의 제재부가금을 부과합니다.`,
    ],
    items: ['지원 내역, 환수와 제재부가금 부과에 필요한 신청정보'],
    ref: 'D2-75',
  },
  confirm_duplicate_yn: {
    ...REQUIRED,
    heading: '중복 신청 및 중복 지원 제한',
    purpose: [
      '같은 사람이나 같은 사업체는 두 번 신청할 수 없으며, 다른 사업에서 이미 지원받은 비용은 지급하지 않습니다.',
      `중복 지원이 나중에 확인되면 지원금을 환수하며, 지원요건 미충족에는 최대 ${surchargePercent.requirementsNotMet}%, 부정한 방법에는 최대 ${surchargePercent.falseMeans}%의 제재부가금이 부과될 수 있습니다.`,
    ],
    items: ['사업자등록번호, 지원 내역, 다른 기관의 동일 비용 지원 내역'],
    ref: 'D2-76',
  },
  confirm_collection_yn: {
    ...REQUIRED,
    heading: '증빙자료 제출 및 자료 수집 안내',
    purpose: [
      '확인지급은 증빙자료를 제출하셔야 하며, 제출하신 자료는 배달플랫폼, 배달대행사, 택배사에 확인할 수 있습니다.',
      `거짓 증빙이 확인되면 지원금을 환수하며, 부정한 방법에는 최대 ${surchargePercent.falseMeans}%, 지원요건 미충족에는 최대 ${surchargePercent.requirementsNotMet}%의 제재부가금이 부과될 수 있습니다.`,
    ],
    items: ['배달·택배 이용내역, 영수증, 세금계산서 등 제출하신 증빙자료'],
    ref: 'D2-77',
  },
  delivery_receive_yn: {
    ...DELIVERY,
    heading: '배달 이용정보를 제공받는 데 대한 안내',
    purpose: ['배달플랫폼과 배달대행사로부터 이용내역을 제공받아 신속지급 대상과 금액을 확인합니다.'],
    items: [`${dateInWords(first)}부터 ${dateInWords(last)}까지의 배달 이용 기록과 이용금액`],
    recipients: [{ who: '{agency}', purpose: '신속지급 대상과 금액의 확인', items: '배달 이용 기록, 이용금액' }],
    ref: 'D2-78',
  },
  delivery_provide_yn: {
    ...DELIVERY,
    heading: '배달플랫폼·배달대행사에 대한 개인정보 제공 안내',
    purpose: ['배달플랫폼과 배달대행사가 신청인의 이용내역을 찾을 수 있도록 개인정보를 제공합니다.'],
    items: ['사업자등록번호, 성명'],
    recipients: [{ who: '배달플랫폼, 배달대행사', purpose: '이용내역의 검색', items: '사업자등록번호, 성명' }],
    ref: 'D2-78',
  },
  mydata_personal_yn: {
    ...MYDATA,
    heading: '공공마이데이터 이용을 위한 개인정보 수집·이용 안내',
    purpose: [
      '공공마이데이터는 행정기관이 가진 본인정보를 본인의 요구에 따라 지정한 기관에 보내는 제도입니다.',
      '{agency}은 증빙서류를 대신하여 지원자격을 확인하기 위하여 본인정보를 이용합니다.',
    ],
    items: ['성명, 생년월일, 본인확인 연계정보', PUBLIC_DATA],
    ref: 'D2-79',
  },
  mydata_third_party_yn: {
    ...MYDATA,
    heading: '공공마이데이터 이용을 위한 개인정보 제3자 제공 안내',
    purpose: ['본인정보를 가진 행정기관이 신청인을 확인할 수 있도록 개인정보를 제공합니다.'],
    items: ['성명, 생년월일, 본인확인 연계정보, 사업자등록번호'],
    recipients: [
      { who: '국세 행정기관', purpose: '본인정보의 제공', items: '성명, 생년월일, 본인확인 연계정보, 사업자등록번호' },
      { who: '본인정보 중계기관', purpose: '본인정보의 전송', items: '성명, 생년월일, 본인확인 연계정보' },
    ],
    ref: 'D2-79',
  },
  mydata_method_yn: {
    ...MYDATA,
    heading: '본인정보 제공 방법 및 기간',
    purpose: [
      '본인정보는 신청 한 건에 한 번, 정보시스템을 통하여 제공됩니다.',
      '제공 요구는 제공이 끝나기 전까지 고객센터로 철회하실 수 있습니다.',
    ],
    items: [PUBLIC_DATA],
    ref: 'D2-79',
  },
  mydata_collection_yn: {
    ...MYDATA,
    heading: '본인정보 수집 기관 및 항목',
    purpose: ['신청인은 본인정보를 가진 행정기관에 아래 항목을 제공하도록 요구합니다.'],
    items: [PUBLIC_DATA],
    recipients: [{ who: '국세 행정기관', purpose: '본인정보의 제공', items: PUBLIC_DATA }],
    ref: 'D2-79',
  },
  mydata_provide_yn: {
    ...MYDATA,
    heading: '본인정보를 제공받는 기관',
    purpose: ['신청인은 아래 기관이 본인정보를 제공받아 지원자격 확인에만 이용하도록 요구합니다.'],
    items: [PUBLIC_DATA],
    recipients: [
      { who: '{agency}', purpose: '지원자격의 확인', items: PUBLIC_DATA },
      { who: '{recipient}', purpose: '심사 업무의 수행', items: PUBLIC_DATA },
    ],
    ref: ['D2-79', 'D2-68'],
  },
  mydata_notice_yn: {
    ...MYDATA,
    heading: '본인정보 제공 요구 유의사항',
    purpose: [
      '본인정보는 지원자격 확인에만 이용하며, 다른 목적으로 이용하거나 다른 곳에 제공하지 않습니다.',
      '제공 요구는 본인만 할 수 있고, 철회하시려면 고객센터 {phone}으로 문의해주세요.',
    ],
    items: ['제공을 요구하였다는 사실과 요구 일시', PUBLIC_DATA],
    ref: 'D2-79',
  },
}

