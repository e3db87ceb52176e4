import { loginInput, signupInput } from '@besesaka/schema/accounts/inputs.ts';
import { me, sessionAnswer } from '@besesaka/schema/accounts/resources.ts';
import { get, post } from '#platform/calls.ts';

export const readMe = get('/api/me', me);
export const signUp = post('/api/signup', signupInput, sessionAnswer);
export const logIn = post('/api/login', loginInput, sessionAnswer);
export const logOut = post('/api/logout', null, null);
