import type { FirstCall } from './first-calls';

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

/** Timeout in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Runs in the head of a page behind the sign-in: sends the screen's first calls while the screen loads. Calls that need
 * a key wait for the stored permissions; an empty list disables the check. Errors are left to the code that takes the
 * answer.
 */
const script = `(function(calls,host){try{
var session=JSON.parse(localStorage.getItem('loginSession')),keys=JSON.parse(localStorage.getItem('permissions'));
var token=session&&session.accessToken,answers={},rows=JSON.parse(localStorage.getItem('page-size')),viewed=JSON.parse(localStorage.getItem('lists-with-view'))||[];
if(!token)return;
calls.forEach(function(call){
if(viewed.indexOf(call.list)>=0)return;
if(call.needs&&!(keys&&(!keys.length||keys.indexOf(call.needs)>=0)))return;
var path=call.paged&&rows>0?call.path.replace(/limit=[0-9]+/,'limit='+rows):call.path;
answers[path]=fetch(host+path,{headers:{accept:'application/json',authorization:'Bearer '+token},credentials:'omit',signal:AbortSignal.timeout(${TIMEOUT})});
answers[path].catch(function(){})});
window.firstAnswers={token:token,at:performance.now(),answers:answers}
}catch(e){}})`;

/** Empty without calls. `host` is the API's, or empty. */
export const firstCallsScript = (calls: readonly FirstCall[], host: string): string =>
  calls.length === 0 ? '' : `${script}(${json(calls)},${json(host)})`;

/** `<` could end the script element. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
