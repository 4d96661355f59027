/** Refine builds English plurals with this package; Indonesian nouns have one form. */
const same = (name: string): string => name;

export default { plural: same, singular: same };
