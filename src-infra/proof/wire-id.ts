/** Ids are numbers on the wire; one that is none goes as it is. */
export const wireId = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)
