import { Lumbung } from './lumbung.mjs';

const { LUMBUNG_URL: url, LUMBUNG_KEY: key, LUMBUNG_SECRET: secret } = process.env;
const lumbung = new Lumbung({ url, key, secret });

console.log(await lumbung.balance());
