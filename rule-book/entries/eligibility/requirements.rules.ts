import {
  parseEligibleAnnualSales,
  parseEligibleOpeningDate,
  parseEligibleUsageMonth,
  parseMonth,
  parseEligibleCombinedUsage,
} from '#domain/eligibility/requirements'
import { ELIGIBLE_ANNUAL_SALES_CASES, ELIGIBLE_COMBINED_USAGE_CASES, ELIGIBLE_OPENING_DATE_CASES, ELIGIBLE_USAGE_MONTH_CASES } from '#domain/eligibility/requirements.cases'
import { formatWon, Won } from '#domain/kernel/won'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { kstDateOrThrow } from '#domain/time/calendar'
import type { DeclaredEntry } from '../../rule-entry.ts'

export const DECLARED_ELIGIBILITY: DeclaredEntry = {
  id: 'eligibility-declared',
  title: '지원요건',
  no: 2,
  answer: `${PROGRAMME_PLACEHOLDERS.lastOpeningDay}까지 문을 열고 한 해 매출이 0원을 넘고 ${PROGRAMME_PLACEHOLDERS.salesShort} 원 이하이며 이용금액이 ${PROGRAMME_PLACEHOLDERS.usageShort} 원을 넘는 사업자의 주대표자가 신청하고, 이 요건은 기관이 심사에서 확인한다.`,
  declared: [
    {
      title: '연 매출액',
      synonyms: ['매출 3억', '정확히 3억 원이면 대상', '매출이 많으면', '매출 0원', '0원이면', '연환산', '사업장현황신고서', '면세사업자 매출'],
      says: '매출 확인 연도 가운데 한 해의 연 매출액이 0원보다 많고 상한 이하이다. 연도 중에 문을 열었으면 연 매출액으로 환산하고, 면세사업자는 사업장 현황신고로 확인한다. 환산하는 법과 다른 사업장을 합하는지는 기관이 정한다.',
      answeredBy: '신청자가 자가진단에서 답하고 기관이 확인한다. 이 시스템은 매출액을 조회하지 않는다.',
      refs: ['E-002', 'E-066'],
      parameters: ['SALES_CEILING', 'SALES_YEARS'],
      edges: ELIGIBLE_ANNUAL_SALES_CASES.map(({ won }) => ({
        value: formatWon(Won(won)),
        meets: parseEligibleAnnualSales(Won(won)).ok,
      })),
    },
    {
      title: '소상공인',
      synonyms: ['소상공인 기준', '종업원 수', '직원이 많으면', '상시근로자'],
      says: '개인이나 법인인 소상공인을 지원한다. 매출 말고 어떤 기준(종업원 수 등)으로 보는지는 기관이 정한다.',
      answeredBy: '기관이 확인한다. 이 시스템은 종업원 수를 묻지 않는다.',
      refs: ['E-066', 'D1-143'],
      parameters: [],
    },
    {
      title: '개업일',
      synonyms: ['언제 연 가게', '올해 개업', '2025년 개업', '2025년에 개업', '개업했는데 신청'],
      says: '개업일 기한까지 문을 열었다.',
      answeredBy: '신청자가 자가진단에서 답하고 기관이 확인한다. 신청서의 개업일자는 사업자 진위확인에만 쓰인다.',
      refs: ['E-003'],
      parameters: ['LAST_OPENING_DAY'],
      edges: ELIGIBLE_OPENING_DATE_CASES.map(({ day }) => ({
        value: day,
        meets: parseEligibleOpeningDate(kstDateOrThrow(day)).ok,
      })),
    },
    {
      title: '주대표자의 신청',
      synonyms: ['공동대표', '공동대표인데 누가 신청', '공동대표 신청', '공동대표자', '대표자가 여러 명', '대리인'],
      says: '대표자가 여럿인(공동대표) 사업자는 주대표자만 신청한다.',
      answeredBy:
        '신청자가 자가진단에서 답하고, 휴대폰 인증기관이 명의를 확인한다. 기관이 심사에서 확인하여 사유 US01로 제외할 수 있다(RC).',
      refs: ['E-066', 'E-083', 'E-102'],
      parameters: [],
    },
    {
      title: '이용기간',
      says: '배달·택배를 이용한 달이 이용기간 안에 있다. 주문, 배달, 결제 가운데 어느 달인지는 기관이 정한다.',
      answeredBy: '기관이 증빙을 검토하며 확인한다.',
      refs: ['E-004'],
      parameters: ['USAGE_PERIOD'],
      edges: ELIGIBLE_USAGE_MONTH_CASES.map(({ month }) => ({
        value: month,
        meets: parseEligibleUsageMonth(parseMonth(month)!).ok,
      })),
    },
    {
      title: '합산 이용금액',
      says: `${PROGRAMME_PLACEHOLDERS.firstUsageYear}부터 쓴 배달·택배비가 기준을 넘는다. 신속지급은 배달 플랫폼과 배달대행사에서 쓴 금액을 모두 합한다. 직접배달, 부가가치세, 할인, 손님이 낸 배달료, 돌려받은 것을 어떻게 세는지는 기관이 정한다.`,
      answeredBy: '기관이 증빙을 검토하며 확인한다.',
      refs: ['E-005'],
      parameters: ['COMBINED_USAGE_MUST_EXCEED'],
      edges: ELIGIBLE_COMBINED_USAGE_CASES.map(({ won }) => ({
        value: formatWon(Won(won)),
        meets: parseEligibleCombinedUsage(Won(won)).ok,
      })),
    },
    {
      title: '지원 제외업종',
      synonyms: ['제외업종', '제외 업종', '유흥업소', '부동산업'],
      says: '공고문에 정한 제외업종은 지원하지 않는다. 목록은 자주 묻는 질문에서 볼 수 있다.',
      answeredBy: '기관이 공고문으로 정하고 신청자가 읽는다. 이 시스템은 업종을 묻지 않는다.',
      refs: ['D3-83', 'D3-91'],
      parameters: [],
    },
    {
      title: '신청기간과 예산',
      synonyms: ['예산 소진', '예산이 다 떨어지면', '언제까지 신청', '마감', '접수 마감', '신청 마감'],
      says: '예산이 모두 소진될 때까지 신청을 받는다.',
      answeredBy:
        '기관이 정하고 첫 화면의 공지로 알린다. 이 시스템은 남은 예산을 모르고, 소진을 이유로 거절하지 않는다.',
      refs: ['E-066', 'D1-148', 'D2-73'],
      parameters: [],
    },
  ],
}
