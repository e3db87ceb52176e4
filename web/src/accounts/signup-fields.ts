/** The fields of the signup form, under which the service's complaints are shown. */
export const signupFields = ['fullName', 'email', 'telephoneNumber', 'password', 'passwordConfirm'] as const;
