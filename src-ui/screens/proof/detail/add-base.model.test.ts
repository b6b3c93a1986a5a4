import { describe, expect, it } from 'vitest'
import { QueueWaitStopped } from '#app/admission/queue-gate.errors'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { answerNextDialog } from '#ui/testing/answer-next-dialog.ts'
import { aPdf } from '#ui/testing/page-world.tsx'
import { proofDetailWorld } from '#ui/testing/proof-detail-world.tsx'
import { makeAddBaseModel } from './add-base.model.ts'

/** Opens the page with one chosen file. `to` records the navigation. */
const open = async (answers: Parameters<typeof proofDetailWorld>[0] = {}) => {
  const world = proofDetailWorld(answers)
  const to: string[] = []
  const page = makeAddBaseModel(world.services, (address) => to.push(address))
  const loaded = page.load()
  const changes = () => world.log.filter((line) => /^(store|add)/.test(line))
  return { page, to, changes, loaded }
}
it('[P-090] the page that adds base files needs a chosen proof', async () => {
  const { to, loaded } = await open({ session: { proofId: '' } })
  await loaded
  expect(to).toEqual(['/aply-result'])
})

describe('[P-094] the page that adds base files, when it sends the files', () => {
  const ready = async (answers: Parameters<typeof proofDetailWorld>[0] = {}) => {
    const openedPage = await open(answers)
    await openedPage.loaded
    await openedPage.page.files.add([aPdf('배달.pdf')])
    return openedPage
  }

  it('reports success and opens the detail page', async () => {
    const { page, to, changes } = await ready()
    void page.register()
    expect((await answerNextDialog()).text).toBe('영업증빙자료가 성공적으로 등록되었습니다.')
    await expect.poll(() => to).toEqual(['/detail-page'])
    expect([changes(), page.files.entries.value]).toEqual([['store 배달.pdf', 'add 배달.pdf'], []])
  })

  it('[D3-141] stores no file twice after a rejection by the agency', async () => {
    const { page, to, changes } = await ready({ fails: { 'add 배달.pdf': refusedWith(400, '서버의 말: 배달.pdf') } })
    void page.register()
    expect((await answerNextDialog()).text).toBe('증빙자료 등록에 실패하였습니다.\n서버의 말: 배달.pdf')
    expect(page.files.entries.value.length).toBe(1)
    expect(to).toEqual([])
    void page.register()
    expect((await answerNextDialog()).text).toBe('영업증빙자료가 성공적으로 등록되었습니다.')
    expect(changes()).toEqual(['store 배달.pdf', 'add 배달.pdf', 'add 배달.pdf'])
  })

  it('[D3-747] says that the outcome is not known if the answer is lost', async () => {
    const { page } = await ready({ fails: { 'add 배달.pdf': NO_ANSWER } })
    void page.register()
    expect(await answerNextDialog()).toMatchObject({
      text: '증빙자료 등록에 실패하였습니다.',
      next: '접수되었는지 아직 확인하지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다. 입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
    })
  })

  it('[P-095] sends nothing if the person has stopped waiting', async () => {
    const { page, changes } = await ready({ refusal: new QueueWaitStopped() })
    await page.register()
    expect(dialogs.active.value).toBeNull()
    expect(changes()).toEqual([])
  })
})
