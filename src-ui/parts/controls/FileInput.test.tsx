import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { FileInput } from './FileInput.tsx'

type Props = ComponentProps<typeof FileInput>

const CHOICE: Props['choice'] = { accept: '.pdf', isLocked: false, onFiles: () => {}, refusal: null }
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('[A-269] an upload field', () => {
  const file = (name: string) => new File(['x'], name)
  const draw = (props: Partial<Props>) =>
    render(
      <FileInput id="f" title="사업자등록증" isRequired words="파일 선택" dropWords="" choice={CHOICE} {...props} />,
    )
  const place = (problems: readonly string[], onFiles = CHOICE.onFiles) =>
    draw({
      choice: { ...CHOICE, problems, onFiles },
      children: (
        <ul>
          <li>먼저_고른_파일.pdf</li>
        </ul>
      ),
    })

  it('[D1-227] shows no alert while no file is rejected', () => {
    draw({ hint: '10MB까지\nPDF만' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['10MB까지', 'PDF만'])
  })

  it('[D2-440] outlines the camera and the chooser of a missing file', () => {
    const kinds = () => ['사진 촬영', '파일 선택'].map((words) => buttonKind(screen.getByText(words)))
    draw({})
    expect(kinds()).toEqual(['secondary', 'secondary'])
  })

  it('accepts only the first of several dragged files', () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>()
    place([], onFiles)
    fireEvent.change(box('사업자등록증 파일 선택'), { target: { files: [file('가.pdf')] } })
    const files = [file('나.pdf'), file('다.pdf')]
    fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files, types: ['Files'] } })
    expect(onFiles.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['가.pdf'], ['나.pdf']])
  })

  it('[D1-227] does not announce why the rules refuse its files, because that is announced elsewhere', () => {
    draw({ choice: { ...CHOICE, refusal: '첨부해주세요.' } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box('사업자등록증 파일 선택').getAttribute('aria-describedby')).toBe(
      screen.getByText('첨부해주세요.').closest('p')?.id,
    )
  })

  it('keeps the earlier file when a new file is rejected', () => {
    place(['파일 크기는 10MB를 초과할 수 없습니다.'])
    expect(screen.getByRole('alert').textContent).toContain('10MB')
    expect(screen.getByText('먼저_고른_파일.pdf').isConnected).toBe(true)
    expect(box('사업자등록증 파일 선택').getAttribute('aria-invalid')).toBe('true')
  })
})
