/** Carriers that can be asked for what a business sent, by the names under which they are shown and sent, in this order. [P-081] [P-087] */
export const CARRIERS = ['롯데', '로젠', 'CJ대한통운', '한진', '굿스플로(착한택배/더착한택배)', '우체국'] as const

export type Carrier = (typeof CARRIERS)[number]
