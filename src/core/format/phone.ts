/** Indonesian mobile numbers as people type them: `08…`, `628…`, `+628…` (domain 3.0). */
const mobile = /^(?:\+?62|0)(8[1-9][0-9]{7,10})$/;

/** The stored form, `6281234567890`; spaces, dots, dashes and brackets are forgiven. Null when it is no mobile number. */
export const normalisePhone = (typed: string): string | null => {
  const national = mobile.exec(typed.replace(/[\s.()-]/g, ''))?.[1];
  return national ? `62${national}` : null;
};

/** `6281234567890` → `0812-3456-7890`. What is no mobile number is returned as it came. */
export const phone = (stored: string): string => {
  const national = normalisePhone(stored)?.slice(2);
  if (!national) return stored;
  const local = `0${national}`;
  return [local.slice(0, 4), local.slice(4, 8), local.slice(8)].join('-');
};
