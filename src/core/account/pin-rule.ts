/** Digits (domain 3.1). */
export const PIN_LENGTH = 6;
export const PIN_SHAPE = new RegExp(`^\\d{${PIN_LENGTH}}$`);

export const pinReasons = {
  shape: 'PIN harus 6 digit angka.',
  same: 'PIN terlalu mudah ditebak. Jangan pakai angka yang sama semua.',
  run: 'PIN terlalu mudah ditebak. Jangan pakai angka berurutan.',
  pattern: 'PIN terlalu mudah ditebak. Jangan pakai pola berulang.',
  common: 'PIN terlalu mudah ditebak. Pola ini terlalu sering dipakai orang.',
  birth: 'PIN terlalu mudah ditebak. Jangan pakai tanggal lahir Anda.',
} as const;

/** Keypad lines and their mirrors, near the top of every list of leaked PINs. */
const common = new Set([
  ...['123321', '321123', '456654', '654456', '789987', '987789', '123654', '456123', '789456', '321456'],
  ...['147258', '258369', '369258', '147369', '147852', '258147', '741852', '852741', '852963', '963852'],
  ...['159753', '753159', '159357', '357159', '951753', '753951', '357951', '951357', '456852', '852456'],
]);

/** Null if accepted. Only the server knows `birthDate` (`YYYY-MM-DD`), and only after KYC. */
export function pinError(pin: string, birthDate: string | null = null): string | null {
  if (!PIN_SHAPE.test(pin)) return pinReasons.shape;
  if (/^(\d)\1{5}$/.test(pin)) return pinReasons.same;
  if (isRun(pin, 1) || isRun(pin, -1)) return pinReasons.run;
  if (isPattern(pin)) return pinReasons.pattern;
  if (common.has(pin)) return pinReasons.common;
  return birthDate !== null && birthForms(birthDate).includes(pin) ? pinReasons.birth : null;
}

/** 123456 and 987654, also across the end: 789012. */
const isRun = (pin: string, step: 1 | -1): boolean =>
  [...pin].every(
    (digit, index) => index === 0 || Number(digit) === (Number(pin[index - 1]) + step + 10) % 10,
  );

/** 121212, 123123, 112233 and 111222. */
const isPattern = (pin: string): boolean =>
  /^(\d{2})\1{2}$/.test(pin) ||
  /^(\d{3})\1$/.test(pin) ||
  /^(\d)\1(\d)\2(\d)\3$/.test(pin) ||
  /^(\d)\1{2}(\d)\2{2}$/.test(pin);

function birthForms(birthDate: string): string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const short = year.slice(2);
  return [day + month + short, month + day + short, short + month + day, year + month, month + year];
}
