/** Words of the drafts of proof forms; those of every draft are among the general words. [D3-100] */
export const PROOF_DRAFT = {
  'draft.files': '보안을 위해 파일은 저장하지 않습니다. 다음 파일을 다시 선택해주세요: {names}',
} as const satisfies Record<string, string>
