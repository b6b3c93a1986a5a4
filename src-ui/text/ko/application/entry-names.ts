/** The names of the entries of an application, on the form and on every page that shows an application. [D2-59] */
export const ENTRY_NAMES = {
  name: '성명',
  businessNumber: '사업자등록번호',
  businessName: '상호명',
  corporateName: '법인명',
  anyName: '상호명 또는 법인명',
  corporateNumber: '법인등록번호',
  openingDate: '개업일자',
  settlementMonth: '결산월',
  settlementMonthOption: '{month}월',
  bank: '은행',
  accountNumber: '계좌번호',
  depositor: '예금주',
} as const
