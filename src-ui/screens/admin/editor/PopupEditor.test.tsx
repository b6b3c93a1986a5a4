import '#ui/testing/jsdom-dialog.ts'
import '#ui/testing/no-layout.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { describe, expect, it, vi } from 'vitest'
import { HOSTILE_HTML } from '#domain/notice/hostile-html.cases'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { makeField } from '#ui/parts/form/form-field.ts'
import { pressDialogButton, shownDialog, waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { UNLOCKED_ENTRY_LOCK } from '#ui/testing/unlocked.ts'
import { WORD_PROCESSOR_HTML } from './pasted-html.cases.ts'
import PopupEditor from './PopupEditor.tsx'

const HOSTS = ['images.example']

const open = async (html = '<p>배달 안내</p>') => {
  const field = makeField(UNLOCKED_ENTRY_LOCK, 'popup-content', html)
  render(
    <>
      <PopupEditor field={field} imageHosts={HOSTS} onRead={(read) => void (field.value.value = read)} />
      <DialogHolder />
    </>,
  )
  await waitOneTurn()
  const dom = screen.getByRole('textbox', { name: '내용' }) as HTMLElement & { readonly editor: Editor }
  const select = (from: number, to: number) => act(() => void dom.editor.commands.setTextSelection({ from, to }))
  return { dom, editor: dom.editor, field, select, html: () => field.value.peek() }
}
const tool = (name: string) => screen.getByRole('button', { name })
const use = async (name: string) => {
  fireEvent.click(tool(name))
  await waitOneTurn()
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const complaint = (id: string) => document.getElementById(`${id}-error`)?.textContent
const paste = (editor: Editor, html: string) =>
  act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent))

describe('[P-228] the tools of the editor', () => {
  it.each([
    ['굵게', '<p><strong>배달</strong> 안내</p>'],
    ['기울임', '<p><em>배달</em> 안내</p>'],
    ['밑줄', '<p><u>배달</u> 안내</p>'],
    ['취소선', '<p><s>배달</s> 안내</p>'],
    ['제목 1', '<h1>배달 안내</h1>'],
    ['제목 2', '<h2>배달 안내</h2>'],
    ['제목 3', '<h3>배달 안내</h3>'],
    ['줄바꿈', '<p><br> 안내</p>'],
    ['글머리 기호 목록', '<ul><li><p>배달 안내</p></li></ul>'],
    ['번호 목록', '<ol><li><p>배달 안내</p></li></ol>'],
  ])('the tools apply %s', async (name, expectedHtml) => {
    const { select, html } = await open()
    select(1, 3)
    await use(name)
    expect(html()).toBe(expectedHtml)
  })

  it('the tools apply 본문', async () => {
    const { select, html } = await open('<h2>배달 안내</h2>')
    select(1, 3)
    await use('본문')
    expect(html()).toBe('<p>배달 안내</p>')
  })

  it('the tools show which formats apply at the cursor', async () => {
    const { select } = await open('<h2>배달 <strong>안내</strong></h2>')
    const pressedTools = () =>
      within(screen.getByRole('toolbar', { name: '서식' }))
        .getAllByRole('button', { pressed: true })
        .map((button) => button.getAttribute('aria-label'))
    select(5, 5)
    expect(pressedTools()).toEqual(['굵게', '제목 2'])
    select(2, 2)
    expect(pressedTools()).toEqual(['제목 2'])
    expect(tool('줄바꿈').hasAttribute('aria-pressed')).toBe(false)
  })

  it('arrow keys move between the tools, which have one tab stop', async () => {
    const { dom } = await open()
    const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops().map((button) => button.getAttribute('aria-label'))).toEqual(['굵게'])
    dom.focus()
    fireEvent.keyDown(dom, { key: 'F10', altKey: true })
    expect(document.activeElement).toBe(tool('굵게'))
    const go = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
    go('ArrowRight')
    expect(document.activeElement).toBe(tool('기울임'))
    go('ArrowLeft')
    go('ArrowLeft')
    expect(document.activeElement).toBe(tool('링크'))
    go('Home')
    go('End')
    expect(stops()).toEqual([tool('링크')])
    go('Escape')
    await vi.waitFor(() => expect(document.activeElement).toBe(dom))
  })
})

describe('[P-228] [P-229] an image in the editor', () => {
  const insert = async (url: string, alt: string) => {
    type('이미지 주소', url)
    type('대체 텍스트', alt)
    await pressDialogButton('넣기')
  }

  it('is inserted with URL and alternative text', async () => {
    const { html } = await open('')
    await use('이미지')
    await insert('/files/a.png', ' 택배 예시 ')
    expect(html()).toBe('<p><img src="/files/a.png" alt="택배 예시"></p>')
    await use('이미지')
    await insert('https://images.example/b.png', '배달 예시')
    expect(html()).toContain('<img src="https://images.example/b.png" alt="배달 예시">')
  })

  it.each([
    ['https://evil.example/a.png', '허용된 주소의 이미지만 사용할 수 있습니다.'],
    ['http://images.example/a.png', '허용된 주소의 이미지만 사용할 수 있습니다.'],
    ['https://images.example.evil.example/a.png', '허용된 주소의 이미지만 사용할 수 있습니다.'],
    ['//evil.example/a.png', '올바른 주소를 입력해주세요. (http:// 또는 https://)'],
    ['javascript:window.hacked=1', '올바른 주소를 입력해주세요. (http:// 또는 https://)'],
    ['', '올바른 주소를 입력해주세요. (http:// 또는 https://)'],
  ])('is rejected with the URL "%s"', async (url, text) => {
    const { html } = await open()
    await use('이미지')
    await insert(url, '예시')
    expect(complaint('image-url')).toEqual(expect.stringContaining(text))
    expect(document.activeElement?.id).toBe('image-url')
    await pressDialogButton('취소')
    expect(html()).toBe('<p>배달 안내</p>')
  })

  it('is rejected without alternative text', async () => {
    await open()
    await use('이미지')
    await insert('/files/a.png', ' ')
    expect(complaint('image-alt')).toContain('이미지를 설명하는 글을 입력해주세요.')
    expect(document.activeElement?.id).toBe('image-alt')
  })
})

describe('[P-228] [P-229] a link in the editor', () => {
  it('can be set on selected words, changed and removed', async () => {
    const { select, html } = await open()
    select(1, 3)
    await use('링크')
    type('링크 주소', 'https://example.go.kr/')
    await pressDialogButton('넣기')
    expect(html()).toBe('<p><a href="https://example.go.kr/">배달</a> 안내</p>')
    select(2, 2)
    await use('링크')
    expect(screen.getByLabelText<HTMLInputElement>('링크 주소').value).toBe('https://example.go.kr/')
    type('링크 주소', 'http://other.go.kr/')
    await pressDialogButton('넣기')
    expect(html()).toBe('<p><a href="http://other.go.kr/">배달</a> 안내</p>')
    select(2, 2)
    await use('링크')
    await pressDialogButton('링크 해제')
    expect(html()).toBe('<p>배달 안내</p>')
  })

  it('asks for a link text if nothing is selected', async () => {
    const { select, html } = await open()
    select(6, 6)
    await use('링크')
    type('링크 주소', 'https://example.go.kr/')
    await pressDialogButton('넣기')
    expect(complaint('link-text')).toContain('표시할 글을 입력해주세요.')
    type('표시할 글', '누리집')
    await pressDialogButton('넣기')
    expect(html()).toBe('<p>배달 안내<a href="https://example.go.kr/">누리집</a></p>')
  })

  it.each(['javascript:window.hacked=1', 'example.go.kr', '/board-faq', ''])(
    'is rejected with the URL "%s"',
    async (url) => {
      const { select, html } = await open()
      select(1, 3)
      await use('링크')
      type('링크 주소', url)
      await pressDialogButton('넣기')
      expect(complaint('link-url')).toContain('올바른 주소를 입력해주세요. (http:// 또는 https://)')
      fireEvent.keyDown(shownDialog() as Element, { key: 'Escape' })
      await waitOneTurn()
      expect(html()).toBe('<p>배달 안내</p>')
    },
  )
})

describe('[P-321] content pasted or dropped into the editor', () => {
  it('pasted text from a word processor keeps words, emphasis and lists', async () => {
    const { editor, html } = await open('')
    paste(editor, WORD_PROCESSOR_HTML)
    expect(html()).toBe(
      '<h1>제출 안내</h1><p>지원대상은 <strong>증빙자료</strong>를 <em>제출</em>해주세요.</p><ul><li><p>영수증</p></li><li><p>운송장</p></li></ul><ol><li><p>준비</p></li></ol><p>누르지 마세요 <a href="https://example.go.kr/">누리집</a></p>',
    )
  })

  it.each([
    [
      'a table with a space between its cells',
      '<table>\n<!--StartFragment-->\n <tr height=20>\n  <td>일시</td>\n  <td class=xl65><p>10월</p>\n<p>28일</p></td>\n </tr>\n <tr><th>문의<td>1644-5332\n<!--EndFragment--></table>',
      '<p>일시 10월 28일</p><p>문의 1644-5332</p>',
    ],
    [
      'content of an online editor, which is not bold as a whole',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-1"><p dir="ltr"><span style="color:#000">가 </span><b>나</b></p><ul><li><p>다</p></li></ul></b>',
      '<p>가 <strong>나</strong></p><ul><li><p>다</p></li></ul>',
    ],
    [
      'list items whose paragraphs have no end tags',
      '<p class=MsoListParagraph>가<p>나<p class=MsoListParagraph>다',
      '<ul><li><p>가</p></li></ul><p>나</p><ul><li><p>다</p></li></ul>',
    ],
  ])('pasted content is made readable: %s', async (_, pastedHtml, expectedHtml) => {
    const { editor, html } = await open('')
    paste(editor, pastedHtml)
    expect(html()).toBe(expectedHtml)
  })

  it('is rejected with a message if it is a file', async () => {
    const { editor, dom, html } = await open()
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      ...{
        clientX: 0,
        clientY: 0,
        dataTransfer: { files: [new File(['x'], 'a.png')], getData: () => '', types: ['Files'] },
      },
    })
    vi.spyOn(editor.view, 'posAtCoords').mockReturnValue({ pos: 1, inside: 0 })
    act(() => void dom.dispatchEvent(drop))
    await waitOneTurn()
    expect(drop.defaultPrevented).toBe(true)
    expect(shownDialog()?.textContent).toContain('파일은 넣을 수 없습니다.')
    await pressDialogButton()
    expect(html()).toBe('<p>배달 안내</p>')
  })

  it.each(HOSTILE_HTML)('[P-230] runs nothing: $name', async ({ html }) => {
    const { editor, dom } = await open(html)
    paste(editor, html)
    expect(dom.querySelectorAll('script, style, iframe, object, base, svg, math, form')).toHaveLength(0)
    for (const element of dom.querySelectorAll('*'))
      for (const { name } of element.attributes)
        expect(['href', 'src', 'alt', 'title', 'class', 'draggable', 'contenteditable']).toContain(name)
    for (const link of dom.querySelectorAll('[href]'))
      expect(link.getAttribute('href')).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/[^/]|#)/)
    expect((globalThis as { readonly hacked?: unknown }).hacked).toBeUndefined()
  })
})
