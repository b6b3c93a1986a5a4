import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FileList, FileRow } from './FileList.tsx'
import '#ui/testing/jsdom-dialog.ts'

describe('[A-269] the row of a file', () => {
  it('shows the name, the size and the state of the file', () => {
    const remove = vi.fn<() => void>()
    render(
      <FileList label="올린 파일">
        <FileRow
          name="영수증.pdf"
          size="2.4MB"
          state={{ is: 'ready', words: '첨부됨 (아직 제출 전)' }}
          remove={{ words: '파일 삭제 영수증.pdf', onPress: remove }}
        />
      </FileList>,
    )
    expect(screen.getByRole('listitem').textContent).toBe('영수증.pdf2.4MB · 첨부됨 (아직 제출 전)')
    // The text direction of the file name does not affect the rest of the line.
    expect(screen.getByText('영수증.pdf', { selector: 'bdi' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '파일 삭제 영수증.pdf' }))
    expect(remove).toHaveBeenCalledOnce()
  })

  it('shows the progress of an upload', () => {
    const state = { is: 'busy', percent: 64, words: '올리는 중 64%', progressName: '영수증.pdf 올리는 중' } as const
    const remove = { words: '올리기 중지 영수증.pdf', onPress: () => undefined }
    render(<FileRow name="영수증.pdf" size="2.4MB" state={state} remove={remove} />)
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '영수증.pdf 올리는 중' }).value).toBe(64)
  })
})
