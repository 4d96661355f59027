import { expect, it } from 'vitest';
import { plnTokenOf } from '../../../src/core/format/pln-token';

const token = '14051098723412345678';

it.each([
  ['1405-1098-7234-1234-5678/BUDI SANTOSO/R1/900VA/13,3KWH', 'BUDI SANTOSO', 'R1', '900 VA', '13,3 kWh'],
  ['1405 1098 7234 1234 5678/SITI/R1M/1300/33.4', 'SITI', 'R1M', '1300 VA', '33,4 kWh'],
  ['14051098723412345678/CV A/B JAYA/B2/6600 VA/66 kwh', 'CV A/B JAYA', 'B2', '6600 VA', '66 kWh'],
  ['14051098723412345678', '', '', '', ''],
])('the line %s is a token with what belongs to it', (sn, name, tariff, power, kwh) => {
  expect(plnTokenOf(sn)).toEqual({ token, name, tariff, power, kwh });
});

it.each(['1234567890123456', 'MLBB-S271-90418-8823', '1405-1098-7234', ''])('%s is no token', (sn) => {
  expect(plnTokenOf(sn)).toBeNull();
});
