import type { FirstCall } from './first-calls';

/** What the script below leaves for the portal: answers on their way, by path, asked with this token at this moment. */
export interface FirstAnswers {
  token: string;
  /** Milliseconds of the page's clock. */
  at: number;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    firstAnswers?: FirstAnswers;
  }
}

/** Milliseconds until an answer is given up. */
const TIMEOUT = 30_000;

/**
 * Runs in the head of a page behind the sign-in: asks what its screen will ask first, while the screen itself is still
 * on its way. What asks for a key waits until it is known who holds it; an empty list is no check. Nothing goes wrong
 * here: who takes an answer hears of it.
 */
const script = `(function(calls,host){try{
var session=JSON.parse(localStorage.getItem('loginSession')),keys=JSON.parse(localStorage.getItem('permissions'));
var token=session&&session.accessToken,answers={},rows=JSON.parse(localStorage.getItem('page-size'));
if(!token)return;
calls.forEach(function(call){
if(call.needs&&!(keys&&(!keys.length||keys.indexOf(call.needs)>=0)))return;
var path=call.paged&&rows>0?call.path.replace(/limit=[0-9]+/,'limit='+rows):call.path;
answers[path]=fetch(host+path,{headers:{accept:'application/json',authorization:'Bearer '+token},credentials:'omit',signal:AbortSignal.timeout(${TIMEOUT})});
answers[path].catch(function(){})});
window.firstAnswers={token:token,at:performance.now(),answers:answers}
}catch(e){}})`;

/** The script as it stands in a page; empty where there is nothing to ask. `host` is that of the API, or empty. */
export const firstCallsScript = (calls: readonly FirstCall[], host: string): string =>
  calls.length === 0 ? '' : `${script}(${json(calls)},${json(host)})`;

/** `<` could end the script element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
