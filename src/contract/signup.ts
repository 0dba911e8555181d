import * as v from 'valibot';
import { newPassword } from './password-rules';
import { checkbox, code, emailAddress, requiredLine } from './text-rules';

/** What the sign-up call takes: specification, sections 3 and 5. */
export const signupSchema = v.object({
  firstName: requiredLine(),
  lastName: requiredLine(),
  email: emailAddress(),
  password: newPassword(),
  marketingConsent: checkbox(),
});

/** The sign-up form: the same, and the password a second time, which is compared and never sent by script. */
export const signupFormSchema = v.pipe(
  v.object({
    ...signupSchema.entries,
    confirmPassword: v.pipe(v.string(code('wrong-type')), v.nonEmpty(code('required'))),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      code('password-mismatch'),
    ),
    ['confirmPassword'],
  ),
);

export type Signup = v.InferOutput<typeof signupSchema>;
export type SignupForm = v.InferOutput<typeof signupFormSchema>;
export type SignupField = keyof SignupForm;
