import { CALL_HOURS } from '#domain/programme/parameters'
import { POLICY_LIMITS } from '#domain/programme/policy-limits'
import { dateInWords } from '#domain/programme/programme-words'
import { list, type PolicyBlock, text } from '../policy.ts'
import { METHOD_LIST } from './method-list.ts'

/** Words of the terms of use around their articles. [D3-81] */
export const TERMS = {
  'terms.title': '이용약관',
  'terms.toc': '목차',
  'terms.effective': `이 약관은 ${dateInWords(POLICY_LIMITS.termsFrom)}부터 시행합니다.`,
  'terms.supplement': '부칙',
  'terms.chapter': '제{n}장 {title}',
  'terms.article': '제{n}조({title})',
  'terms.toTop': '목차로',
  'terms.print': '인쇄',
} as const satisfies Record<string, string>

/** One article; its number runs through all chapters. */
export type Article = { readonly title: string; readonly blocks: readonly PolicyBlock[] }
export type Chapter = { readonly title: string; readonly articles: readonly Article[] }

/** Five chapters with fourteen articles. [P-247] [D3-87] */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: '총칙',
    articles: [
      {
        title: '목적',
        blocks: [
          text(
            '이 약관은 소상공인 배달·택배비 지원사업 누리집(이하 "누리집")이 제공하는 서비스의 이용 조건과 절차, 이용자와 기관의 권리와 의무를 정하는 것을 목적으로 합니다.',
          ),
        ],
      },
      {
        title: '정의',
        blocks: [
          list(
            '"기관"이란 이 사업을 운영하는 기관을 말합니다.',
            '"이용자"란 누리집에서 지원을 신청하거나 그 결과를 확인하는 사람을 말합니다.',
            '"서비스"란 누리집에서 제공하는 신청, 결과 확인, 증빙 등록, 의견제출과 이에 딸린 모든 서비스를 말합니다.',
            `"본인인증"이란 이용자가 본인임을 ${METHOD_LIST} 가운데 하나로 확인하는 것을 말합니다.`,
          ),
        ],
      },
      {
        title: '약관의 효력과 변경',
        blocks: [
          list(
            '이 약관은 누리집에 게시함으로써 효력이 생깁니다.',
            `기관은 관련 법령을 어기지 않는 범위에서 이 약관을 바꿀 수 있으며, 바꿀 때에는 시행 ${POLICY_LIMITS.changeNoticeDays}일 전부터 누리집에 알립니다.`,
            `이용자에게 불리한 변경은 시행 ${POLICY_LIMITS.unfavourableNoticeDays}일 전부터 알립니다.`,
            '바뀐 약관에 동의하지 않는 이용자는 서비스의 이용을 그만둘 수 있습니다.',
          ),
        ],
      },
      {
        title: '약관 외 준칙',
        blocks: [
          text(
            '이 약관에 정하지 않은 사항은 사업 공고문과 관련 법령에 따릅니다. 공고문과 이 약관이 다르면 공고문이 우선합니다.',
          ),
        ],
      },
    ],
  },
  {
    title: '서비스의 이용',
    articles: [
      {
        title: '이용신청과 본인확인',
        blocks: [
          list(
            '지원을 신청하거나 결과를 확인하려면 본인인증이 필수입니다.',
            '본인인증은 주대표자 본인의 명의로 하여야 합니다.',
            '본인인증을 마친 상태는 1시간 동안 유지되며, 이용자가 연장할 수 있습니다.',
          ),
        ],
      },
      {
        title: '이용의 제한',
        blocks: [
          text('기관은 다음의 경우 서비스의 이용을 제한할 수 있습니다.'),
          list(
            '다른 사람의 이름이나 정보를 쓴 경우',
            '거짓으로 신청하거나 거짓 증빙자료를 낸 경우',
            '서비스의 운영을 일부러 방해한 경우',
          ),
        ],
      },
    ],
  },
  {
    title: '서비스의 제공',
    articles: [
      {
        title: '서비스의 내용',
        blocks: [
          list(
            '지원사업의 안내와 지원대상 자가진단',
            '지원 신청과 신청 결과의 확인',
            '증빙자료의 등록과 보완, 의견제출',
            '신청 내용의 수정과 취소',
          ),
        ],
      },
      {
        title: '이용시간',
        blocks: [text(`서비스는 하루 24시간 이용할 수 있습니다. 다만, 전화 상담은 ${CALL_HOURS}에 합니다.`)],
      },
      {
        title: '서비스의 중단',
        blocks: [
          list(
            '기관은 시스템 점검이 필요하면 서비스를 잠시 멈출 수 있으며, 점검 일시를 누리집에 미리 알립니다.',
            '천재지변이나 통신 장애처럼 미리 알릴 수 없는 경우에는 사유가 끝난 뒤 바로 알립니다.',
          ),
        ],
      },
    ],
  },
  {
    title: '권리와 의무',
    articles: [
      {
        title: '기관의 의무',
        blocks: [
          list(
            '기관은 서비스를 안정적으로 제공하고, 장애가 생기면 지체 없이 고칩니다.',
            '기관은 이용자의 의견과 이의신청을 성실히 처리하고 그 결과를 알립니다.',
          ),
        ],
      },
      {
        title: '이용자의 의무',
        blocks: [
          list(
            '이용자는 사실과 다르지 않게 신청하고, 바뀐 내용이 있으면 알려야 합니다.',
            '거짓이나 그 밖의 부정한 방법으로 지원금을 받은 경우 지원금은 환수되며, 관련 법령에 따라 제재부가금이 부과될 수 있습니다.',
            '이용자는 인증수단을 다른 사람에게 빌려주어서는 안 됩니다.',
          ),
        ],
      },
      {
        title: '개인정보의 보호',
        blocks: [text('기관은 이용자의 개인정보를 개인정보 처리방침에 따라 보호합니다.')],
      },
    ],
  },
  {
    title: '기타',
    articles: [
      {
        title: '면책',
        blocks: [
          list(
            '기관은 천재지변이나 이용자의 잘못으로 생긴 손해에 책임을 지지 않습니다. 다만, 기관의 고의나 과실로 생긴 손해는 그러하지 않습니다.',
            '누리집에서 연결된 다른 누리집의 내용은 그 누리집의 책임입니다.',
          ),
        ],
      },
      {
        title: '분쟁해결과 관할',
        blocks: [
          list(
            '서비스의 이용에 관하여 다툼이 생기면 기관과 이용자는 서로 성실히 협의합니다.',
            '협의가 되지 않은 소송의 관할은 「민사소송법」에 따른 법원으로 합니다.',
          ),
        ],
      },
    ],
  },
]
