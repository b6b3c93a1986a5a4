import { describe, expect, it } from 'vitest'
import { parsePolicy } from './policy.ts'

const WRITTEN = `# 첫 장

## 첫 조

한 문장입니다.

- 첫째
- 둘째

### 표의 이름

| 구분 | 번호    |
| ---- | ------- |
| 상담 | {phone} |

- [서식](/pdf/form.pdf)

## 둘째 조

끝.

# 둘째 장

## 셋째 조

참.
`

describe('a legal text in Markdown', () => {
  it('is parsed into chapters, sections, lists, tables with captions, and files', () =>
    expect(parsePolicy(WRITTEN)).toEqual([
      {
        title: '첫 장',
        sections: [
          {
            title: '첫 조',
            blocks: [
              { is: 'text', text: '한 문장입니다.' },
              { is: 'list', items: ['첫째', '둘째'] },
              { is: 'table', caption: '표의 이름', columns: ['구분', '번호'], rows: [['상담', '{phone}']] },
              { is: 'files', files: [{ text: '서식', href: '/pdf/form.pdf' }] },
            ],
          },
          { title: '둘째 조', blocks: [{ is: 'text', text: '끝.' }] },
        ],
      },
      { title: '둘째 장', sections: [{ title: '셋째 조', blocks: [{ is: 'text', text: '참.' }] }] },
    ]))
})
