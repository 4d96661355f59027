import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { pinError, pinReasons } from '../../../src/core/account/pin-rule';

describe('a PIN', () => {
  it.each([
    ['', pinReasons.shape],
    ['12345', pinReasons.shape],
    ['1234567', pinReasons.shape],
    ['12a456', pinReasons.shape],
    ['１２３４５６', pinReasons.shape],
    ...[...'0123456789'].map((digit) => [digit.repeat(6), pinReasons.same]),
    ['123456', pinReasons.run],
    ['012345', pinReasons.run],
    ['456789', pinReasons.run],
    ['789012', pinReasons.run],
    ['654321', pinReasons.run],
    ['987654', pinReasons.run],
    ['210987', pinReasons.run],
    ['121212', pinReasons.pattern],
    ['909090', pinReasons.pattern],
    ['123123', pinReasons.pattern],
    ['846846', pinReasons.pattern],
    ['112233', pinReasons.pattern],
    ['884422', pinReasons.pattern],
    ['111222', pinReasons.pattern],
    ['777000', pinReasons.pattern],
    ['123321', pinReasons.common],
    ['147258', pinReasons.common],
    ['159753', pinReasons.common],
  ])('of "%s" is refused: %s', (pin, reason) => {
    expect(pinError(pin)).toBe(reason);
  });

  it.each(['170891', '081791', '910817', '199108', '081991'])(
    'of "%s" is refused to who was born on 17 August 1991, and to nobody else',
    (pin) => {
      expect(pinError(pin, '1991-08-17')).toBe(pinReasons.birth);
      expect(pinError(pin, '1987-02-03')).toBeNull();
      expect(pinError(pin)).toBeNull();
    },
  );

  it.each([DEMO_PIN, '739164', '135792', '112358', '001147', '908172'])('of "%s" is fine', (pin) => {
    expect(pinError(pin)).toBeNull();
  });

  it('leaves nearly all of a million to choose from', () => {
    let refused = 0;
    for (let count = 0; count < 1_000_000; count += 1) {
      if (pinError(String(count).padStart(6, '0'))) refused += 1;
    }
    expect(refused).toBeLessThan(5_000);
  });
});
