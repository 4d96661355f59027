const MARK = '(dihapus)';

/** Title of a deleted record where others still refer to it. */
export const deletedTitle = (title: string): string => `${title} ${MARK}`.trim();

export const isDeletedTitle = (title: string): boolean => title.endsWith(MARK);
