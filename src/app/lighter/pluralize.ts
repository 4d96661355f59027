/** Refine makes plurals of English names with it. Indonesian has one form for one and for many. */
const same = (name: string): string => name;

export default { plural: same, singular: same };
