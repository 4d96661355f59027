/** 0 empty, 1 weak, 2 fair, 3 strong. Only a hint; the schema decides. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (password.length < 8 || kinds < 2 || different < 5) return 1;
  return password.length >= 12 && kinds >= 3 && different >= 8 ? 3 : 2;
}
