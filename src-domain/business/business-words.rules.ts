export const NONE = '없음'
