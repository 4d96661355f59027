import { useState } from 'react';
import { asApiError, ownError } from '../../api/api-error';
import { checkLogin, identifierOf, type LoginErrors, type LoginTyped } from './check-login';

interface LoginState {
  errors: LoginErrors;
  /** Error of the whole form, in Indonesian; a new object each time, so that a repeated one is announced again. */
  failure: { message: string } | null;
  busy: boolean;
}

const calm: LoginState = { errors: {}, failure: null, busy: false };

export function useLogin() {
  const [state, setState] = useState(calm);

  const submit = async (typed: LoginTyped): Promise<LoginErrors> => {
    const errors = checkLogin(typed);
    if (Object.keys(errors).length > 0) {
      setState({ ...calm, errors });
      return errors;
    }
    setState({ ...calm, busy: true });
    try {
      await send(typed);
      setState(calm);
    } catch (error) {
      setState({ ...calm, failure: { message: asApiError(error).message } });
    }
    return {};
  };

  return { ...state, submit };
}

// API validators load on demand: the page is usable without them.
async function send(typed: LoginTyped): Promise<void> {
  const { signIn } = await import('../../api/sign-in').catch(() => {
    throw ownError('OFFLINE');
  });
  await signIn({ identifier: identifierOf(typed.who), password: typed.password });
}
